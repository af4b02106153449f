import Testing

@testable import LetGoSync

struct GitURLTests {
  @Test(arguments: [
    ("https://host/path.git", "https://host/path.git"),
    ("https://token@host/path", "https://host/path"),
    ("ssh://git@host:22/path", "ssh://git@host:22/path"),
    ("git@host:path/to.git", "git@host:path/to.git"), ("host:path", "host:path"),
    ("file:///srv/my things.git", nil), ("file:///srv/things.git", "file:///srv/things.git"),
    ("/srv/my things.git", "/srv/my things.git"), ("https://host/a@b:c", "https://host/a@b:c"),
  ])
  func `an address is taken as it is, and shown without what may be a token`(
    text: String,
    shown: String?
  ) throws {
    #expect((try? GitURL(text))?.shown == shown)
    #expect((try? GitURL(text))?.text == shown.map { _ in text })
  }

  @Test(arguments: [
    ("", GitURL.Refusal.empty), ("-x", .form), ("--upload-pack=touch /tmp/x", .form),
    ("ext::sh -c date", .form), ("fd::17", .form), ("transport::https://host/x", .form),
    ("git://host/x", .form), ("ftp://host/x", .form), ("ssh://-oProxyCommand=x/y", .form),
    ("ssh://me@-oProxyCommand=x/y", .form), ("-oProxyCommand=x:y", .form),
    ("me@-oProxyCommand=x:y", .form), ("host:-x", .form), ("host:", .form), ("nothing", .form),
    ("relative/path", .form), ("https:///path", .form), ("https://host/\u{1B}[2J", .form),
    ("https://host/a\nb", .form), ("https://me:secret@host/x", .password),
    ("ssh://me:secret@host/x", .password),
  ])
  func `what could run a program, or holds a password, is refused`(
    text: String,
    refusal: GitURL.Refusal
  ) {
    #expect(throws: refusal) { try GitURL(text) }
  }
}
