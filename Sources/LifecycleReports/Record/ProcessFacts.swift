import Foundation
import LifecycleBehaviors
import SuspendBehavior

/// Reads what a record says of the process, the app and the device.
struct ProcessFacts: Sendable {
  var process: @Sendable () -> RunRecord.Process
  /// The calendar's clock; seconds since 1970.
  var wall: @Sendable () -> TimeInterval
  /// Why anything may end this process; nil for an app as users have it.
  var development: @Sendable () -> String?
  /// Whether a process with this identifier runs that began then.
  var isAlive: @Sendable (_ identifier: Int32, _ began: String?) -> Bool
  /// Bytes that the app may still use; nil where the system does not say. The system may move its limit.
  var memoryLeft: @Sendable () -> Int?
  var isHot: @Sendable () -> Bool

  /// Those of this process, on this device. Tests replace it.
  @MainActor static var current = ProcessFacts.system

  static let system = ProcessFacts(
    process: {
      RunRecord.Process(
        run: UUID().uuidString, identifier: ProcessInfo.processInfo.processIdentifier,
        began: began(ProcessInfo.processInfo.processIdentifier), bundle: bundle, app: app, system: systemBuild,
        boot: boot)
    },
    wall: { Date().timeIntervalSince1970 },
    development: {
      if Debugger.isAttached { return "a debugger" }
      if isSimulator { return "the simulator" }
      return ProcessInfo.processInfo.environment["XCTestConfigurationFilePath"] == nil ? nil : "a test"
    },
    isAlive: { identifier, began in
      identifier != ProcessInfo.processInfo.processIdentifier && began != nil && Self.began(identifier) == began
    },
    memoryLeft: { memoryLeftOfApp }, isHot: { isDeviceHot })

  /// The app, or the extension, that this process is.
  static var bundle: String { Bundle.main.bundleIdentifier ?? ProcessInfo.processInfo.processName }

  private static var app: String {
    let info = Bundle.main.infoDictionary ?? [:]
    let version = info["CFBundleShortVersionString"] as? String ?? "-"
    return "\(version) (\(info["CFBundleVersion"] as? String ?? "-"))"
  }
}
