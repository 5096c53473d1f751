import Foundation

/// A disk that is full, also for root. It is one for the whole process: use it in an exit test.
public enum FullDisk {
  /// Writing fails from now on where a file would become longer.
  /// - Parameter bytes: how long files may be; what fits is written.
  public static func begin(after bytes: Int = 0) {
    signal(SIGXFSZ, SIG_IGN)
    limit(to: rlim_t(bytes))
  }

  /// There is room again.
  public static func end() {
    limit(to: current.rlim_max)
  }

  #if canImport(Darwin)
    private static let size = RLIMIT_FSIZE
  #else
    private static let size = Int32(RLIMIT_FSIZE.rawValue)
  #endif

  private static var current: rlimit {
    var limit = rlimit()
    getrlimit(size, &limit)
    return limit
  }

  private static func limit(to bytes: rlim_t) {
    var limit = current
    limit.rlim_cur = bytes
    precondition(setrlimit(size, &limit) == 0)
  }
}
