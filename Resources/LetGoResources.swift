/// The texts of this folder, built into the program.
package enum Resources {
  /// The scripts that make the store, one a version, in order.
  package static let storeVersions: [String] = [
    String(decoding: PackageResources.store_1_sql, as: UTF8.self),
    String(decoding: PackageResources.store_2_sql, as: UTF8.self),
  ]
}
