import Foundation
import LifecycleTimeline

/// A step of a ``LifecycleReplay`` that cannot be played.
///
/// ```swift
/// do {
///   let difference = try await replay.play()
///   #expect(difference.isEmpty, "\(difference)")
/// } catch let error as LifecycleReplayError where error.reason == .needsDevice {
///   print("not on UIKit: \(error.step.line)")
/// }
/// ```
public struct LifecycleReplayError: Error, Hashable, Sendable {
  /// Why a step cannot be played.
  public enum Reason: Hashable, Sendable {
    /// The system or a finger does it, such as Home or a swipe that is cancelled: only the stand-in's device can.
    case needsDevice
    /// A replay has no way to do it, such as to open a second window.
    case notSupported
    /// It needs a screen that is not there now: in words.
    case notPossible(String)
  }

  /// The step.
  public let step: TimelineStep
  /// Why it cannot be played.
  public let reason: Reason

  init(_ step: TimelineStep, _ reason: Reason) {
    self.step = step
    self.reason = reason
  }
}

extension LifecycleReplayError: CustomStringConvertible, LocalizedError {
  /// The step, its time, and the reason.
  public var description: String {
    "The step '\(step.line)' at \(String(format: "%.3f s", step.time)) \(reason)."
  }

  /// The same as ``description``.
  public var errorDescription: String? { description }
}

extension LifecycleReplayError.Reason: CustomStringConvertible {
  /// The end of a sentence that begins with the step.
  public var description: String {
    switch self {
    case .needsDevice: "needs the stand-in's device: on UIKit a program cannot do it"
    case .notSupported: "is not supported by LifecycleReplay"
    case .notPossible(let what): "is not possible: \(what)"
    }
  }
}
