/// The texts of this folder, built into the program.
package enum Resources {
  /// The scripts that make the store, one a version, in order.
  package static let storeVersions: [String] = [
    String(decoding: PackageResources.store_1_sql, as: UTF8.self),
    String(decoding: PackageResources.store_2_sql, as: UTF8.self),
  ]

  /// The script by which bash completes letgo's lines.
  package static var bashCompletion: String {
    String(decoding: PackageResources.letgo_bash, as: UTF8.self)
  }

  /// The script by which zsh does, for its `fpath` or to be read.
  package static var zshCompletion: String {
    String(decoding: PackageResources.letgo_zsh, as: UTF8.self)
  }

  /// The script by which fish does.
  package static var fishCompletion: String {
    String(decoding: PackageResources.letgo_fish, as: UTF8.self)
  }
}
