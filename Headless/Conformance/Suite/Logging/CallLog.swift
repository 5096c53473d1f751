import UIKit

/// The callbacks of one view controller: which are written, and what runs inside them.
@MainActor
final class CallLog {
  let name: String
  var calls: Set<LoggedCall>
  /// Callbacks that are written the first time only: UIKit may repeat layout.
  var writesOnce: Set<LoggedCall> = []
  var inside: [LoggedCall: @MainActor () -> Void] = [:]
  private let run: ConformanceRun
  private var written: Set<LoggedCall> = []

  init(_ name: String, in run: ConformanceRun, calls: Set<LoggedCall>) {
    self.name = name
    self.run = run
    self.calls = calls
  }

  /// `A.viewDidLoad`
  func write(_ call: LoggedCall, _ argument: String = "") {
    let isFirst = written.insert(call).inserted
    if calls.contains(call), isFirst || !writesOnce.contains(call) { run.log("\(name).\(call)\(argument)") }
    inside[call]?()
  }

  /// `A.wA(t)`
  func write(_ call: LoggedCall, animated: Bool) {
    write(call, animated ? "(t)" : "(f)")
  }

  /// `A.wM(nav)`
  func write(_ call: LoggedCall, parent: UIViewController?) {
    write(call, "(\(Self.name(of: parent)))")
  }

  /// How the lines name a controller, or its absence.
  static func name(of controller: UIViewController?) -> String {
    guard let controller else { return "nil" }
    return switch controller {
    case let controller as any LoggedController: controller.log.name
    case is UINavigationController: "nav"
    case is UITabBarController: "tab"
    case is UIPageViewController: "page"
    case is UISplitViewController: "split"
    default: "\(type(of: controller))"
    }
  }
}

/// A view controller that writes its callbacks.
@MainActor
protocol LoggedController: UIViewController {
  var log: CallLog { get }
}

extension LoggedController {
  /// Runs `body` inside the callback, after it has been written.
  func inside(_ call: LoggedCall, _ body: @escaping @MainActor () -> Void) {
    log.inside[call] = body
  }
}
