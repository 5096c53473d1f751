import Foundation
import SuspendBehavior

/// Reads what a record says of the process, the app and the device.
struct ProcessFacts: Sendable {
  var process: @Sendable () -> RunRecord.Process
  /// The calendar's clock; seconds since 1970.
  var wall: @Sendable () -> TimeInterval
  /// Whether a debugger, the simulator or a test may end this process at any time.
  var isDevelopment: @Sendable () -> Bool

  /// Those of this process, on this device. Tests replace it.
  @MainActor static var current = ProcessFacts.system

  static let system = ProcessFacts(
    process: { RunRecord.Process(bundle: bundle, builds: "\(app) \(systemBuild)", boot: boot) },
    wall: { Date().timeIntervalSince1970 },
    isDevelopment: {
      Debugger.isAttached || isSimulator || ProcessInfo.processInfo.environment["XCTestConfigurationFilePath"] != nil
    })

  /// The app that this process is.
  static var bundle: String { Bundle.main.bundleIdentifier ?? ProcessInfo.processInfo.processName }

  private static var app: String {
    let info = Bundle.main.infoDictionary ?? [:]
    let version = info["CFBundleShortVersionString"] as? String ?? "-"
    return "\(version) (\(info["CFBundleVersion"] as? String ?? "-"))"
  }
}
