import LetGoSystem

/// What the machine has to work with.
enum Processors {
  /// How many threads are worth having for one list: as many as can run at once, up to where reading
  /// and writing, which one at a time does, take as long as all the rest.
  static var count: Int { min(max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))), 4) }
}
