import Foundation

#if canImport(os)
  import os

  extension AttentionLogger {
    static func system(_ subsystem: String) -> any AttentionLogOutput {
      if #available(iOS 15.0, tvOS 15.0, *) { return SystemLog(subsystem) }
      return OldSystemLog(subsystem)
    }
  }

  @available(iOS 15.0, tvOS 15.0, *)
  @MainActor
  private final class SystemLog: AttentionLogOutput {
    private let log: OldSystemLog
    private let signposter: OSSignposter
    private var interval: OSSignpostIntervalState?

    init(_ subsystem: String) {
      log = OldSystemLog(subsystem)
      signposter = OSSignposter(subsystem: subsystem, category: .pointsOfInterest)
    }

    func write(_ line: String) {
      log.write(line)
    }

    func beginScreen(_ name: String) {
      interval = signposter.beginInterval("screen", id: signposter.makeSignpostID(), "\(name, privacy: .public)")
    }

    func endScreen() {
      guard let interval else { return }
      signposter.endInterval("screen", interval)
      self.interval = nil
    }
  }

  @MainActor
  private final class OldSystemLog: AttentionLogOutput {
    private let log: OSLog

    init(_ subsystem: String) {
      log = OSLog(subsystem: subsystem, category: "attention")
    }

    func write(_ line: String) {
      os_log("%{public}@", log: log, type: .default, line as NSString)
    }

    func beginScreen(_ name: String) {}

    func endScreen() {}
  }
#else
  extension AttentionLogger {
    static func system(_ subsystem: String) -> any AttentionLogOutput { StandardError(subsystem) }
  }

  @MainActor
  private final class StandardError: AttentionLogOutput {
    private let subsystem: String

    init(_ subsystem: String) {
      self.subsystem = subsystem
    }

    func write(_ line: String) {
      FileHandle.standardError.write(Data("\(subsystem) attention: \(line)\n".utf8))
    }

    func beginScreen(_ name: String) {}

    func endScreen() {}
  }
#endif
