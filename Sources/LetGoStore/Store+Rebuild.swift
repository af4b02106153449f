extension Store {
  /// Makes all tables anew from the ops alone, which stay as they are.
  package func rebuild() throws {
    try database.transaction { try Projection(database: database).rebuild() }
  }
}
