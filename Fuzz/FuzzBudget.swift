import HeadlessDevice
import UIKit

/// A limit of what an app may do or use.
///
/// ```swift
/// fuzz.expecting(.noWork(while: .background)).expecting(.memory(growsAtMost: 1_000_000))
/// ```
///
/// ## Topics
///
/// - ``noWork(while:)``
/// - ``turns(atMost:while:)``
/// - ``memory(growsAtMost:)``
/// - ``State``
public struct FuzzBudget: Hashable, Sendable {
  /// When a budget of turns counts.
  public enum State: Hashable, Sendable {
    /// The app is in the background.
    case background
    /// The app is not active, or a modal screen or an alert covers its screens.
    case notInFront
    /// The app is active, and nothing covers its screens.
    case inFront
  }

  enum Limit: Hashable {
    case turns(Int, State)
    case memory(Int)
  }

  let limit: Limit

  /// No turn of the main run loop while the state lasts, after its first second: no timer, no display link, no layout.
  ///
  /// Display links, animations and the time of behaviors count. Foundation's timers do not.
  public static func noWork(while state: State) -> FuzzBudget {
    turns(atMost: 0, while: state)
  }

  /// At most this many turns of the main run loop in one wait, while the state lasts, after its first second.
  /// - Precondition: not negative.
  public static func turns(atMost count: Int, while state: State) -> FuzzBudget {
    precondition(count >= 0, "turns(atMost:while:) takes a number from 0 up, got \(count)")
    return FuzzBudget(limit: .turns(count, state))
  }

  /// The memory of the process grows by at most this many bytes from the first tenth of a run to its end. The app is launched and
  /// closed in each journey, so what grows is what an app never gives back.
  /// - Precondition: not negative.
  public static func memory(growsAtMost bytes: Int) -> FuzzBudget {
    precondition(bytes >= 0, "memory(growsAtMost:) takes bytes from 0 up, got \(bytes)")
    return FuzzBudget(limit: .memory(bytes))
  }
}

extension FuzzBudget.State: CustomStringConvertible {
  public var description: String {
    switch self {
    case .background: "in the background"
    case .notInFront: "while not in front"
    case .inFront: "while in front"
    }
  }

  @MainActor
  func isState(of app: FuzzedApp) -> Bool {
    guard app.device.isRunning, !app.device.isSuspended else { return false }
    let state = UIApplication.shared.applicationState
    let isCovered = app.visibleScreen?.presentingViewController != nil
    return switch self {
    case .background: state == .background
    case .notInFront: state != .active || isCovered
    case .inFront: state == .active && !isCovered
    }
  }
}

extension FuzzBudget {
  @MainActor
  var turnCheck: TurnBudgetCheck? {
    guard case .turns(let count, let state) = limit else { return nil }
    return TurnBudgetCheck(atMost: count, while: state)
  }
}
