import Foundation
import PseudoTerminal
import Testing

/// What is handed out of a release holds what the program itself says.
struct PackageTests {
  private static let resources =
    URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().path
    + "/Resources"

  @Test func `the package has the program, its manual and its completions, the same each time`()
    throws
  {
    let sandbox = try Sandbox()
    let program = builtProduct("letgo")
    // To press a debug build takes longer than all the rest.
    sandbox.set("DPKG_DEB_COMPRESSOR_TYPE", "none")
    for name in ["one.deb", "two.deb"] {
      let made = try sandbox.shell("sh '\(Self.resources)/package' '\(program)' \(name)")
      #expect(made.code == 0, "\(made.errors)")
    }
    #expect(try sandbox.shell("cmp one.deb two.deb").code == 0)

    #expect(try sandbox.shell("dpkg-deb -x one.deb root").code == 0)
    let version = try sandbox.run("--version").output
    #expect(try sandbox.shell("root/usr/bin/letgo --version").output == version)
    let field = try sandbox.shell("printf 'letgo %s\\n' \"$(dpkg-deb -f one.deb Version)\"")
    #expect(field.output == version)
    for (command, path) in [
      ("help manual", "<(zcat root/usr/share/man/man1/letgo.1.gz)"),
      ("completions bash", "root/usr/share/bash-completion/completions/letgo"),
      ("completions zsh", "root/usr/share/zsh/vendor-completions/_letgo"),
      ("completions fish", "root/usr/share/fish/vendor_completions.d/letgo.fish"),
    ] {
      #expect(try sandbox.shell("cmp <(letgo \(command)) \(path)").code == 0, "\(command)")
    }
    sandbox.set("LC_ALL", "de_DE.UTF-8")
    let german = "cmp <(letgo help manual) <(zcat root/usr/share/man/de/man1/letgo.1.gz)"
    #expect(try sandbox.shell(german).code == 0)
  }

  @Test func `the README is a page that needs nothing else, light and dark`() throws {
    let page = try Sandbox().shell("sh '\(Self.resources)/page' '\(Self.resources)/../README.md'")
      .output

    #expect(page.hasPrefix("<!doctype html>\n<html lang=\"en\">"))
    #expect(page.hasSuffix("</body>\n</html>\n"))
    #expect(page.contains("prefers-color-scheme: dark"))
    #expect(page.contains("<td><code>verdict</code></td>"))
    #expect(page.contains("<pre><code"))
    #expect(page.contains("<img src=\"data:image/svg+xml;base64,"))
    let rest = page.replacing("src=\"data:", with: "")
    for outside in ["<script", "<link", "src=", "@import", "url("] {
      #expect(!rest.contains(outside), "\(outside)")
    }
  }

  @Test func `a release of another version than the program's is refused`() throws {
    let result = try Sandbox().shell("sh '\(Self.resources)/release' 99.0")

    #expect(result.code == 2)
    #expect(result.errors.contains("Sources/LetGoCLI/Version.swift says"))
  }
}
