import UIKit

@MainActor
extension NSObjectProtocol where Self: UIViewController {
  /// How far this screen has come; nil while it has no behaviors.
  ///
  /// ```swift
  /// if let state = player.lifecycleState, state >= .appeared { hint.show() }
  /// ```
  /// It is `focused` while a `FocusBehavior` on the screen says so. Without one it is at most ``LifecycleState/appeared``.
  public var lifecycleState: LifecycleState? {
    lifecycleBehaviorViewController.map { max($0.host.state, LifecycleState.ofFocus(self) ?? .loaded) }
  }

  /// The state of this screen and its changes, to be read in a task.
  ///
  /// ```swift
  /// for await state in player.lifecycleStates(upTo: .focused) {
  ///   indicator.isOn = state == .focused
  /// }
  /// ```
  ///
  /// It begins with ``LifecycleState/loaded`` and, on a screen that is on screen, with what follows. No state is lost: states wait
  /// for their reader. It ends when the screen is released, and is removed from the screen when its reader is cancelled. Where
  /// behaviors are refused, it ends at once, and an issue is reported.
  /// - Parameters:
  ///   - highest: the highest state to tell of. With `focused` the screen is watched for focus while the stream exists.
  ///   - file: the file of the call, for issues.
  ///   - line: the line of the call, for issues.
  /// - Returns: the stream.
  public func lifecycleStates(
    upTo highest: LifecycleState = .appeared, file: StaticString = #fileID, line: UInt = #line
  ) -> AsyncStream<LifecycleState> {
    let (stream, continuation) = AsyncStream.makeStream(of: LifecycleState.self, bufferingPolicy: .unbounded)
    let reader = StreamedStates(continuation)
    let states = [.loaded, .visible, .appeared].filter { $0 < highest } + [highest]
    var behaviors: [any ViewControllerLifecycleBehavior] = []
    for state in states { behaviors.append(state.makeBehavior { _, isReached in reader.note(state, isReached) }) }
    let attachment = attach(behaviors, from: CallSite(file: file, line: line), mayRepeat: true)
    continuation.onTermination = { reason in
      guard case .cancelled = reason else { return }
      Task { @MainActor in attachment.remove(silently: true) }
    }
    return stream
  }
}

extension LifecycleState {
  /// Tells whether a screen is focused: returns `focused` or nil. Set by the module that watches the focus.
  @MainActor package static var ofFocus: (UIViewController) -> LifecycleState? = { _ in nil }
}

/// Sends the highest state that the screen has reached, and ends the stream when the behaviors are released.
@MainActor
private final class StreamedStates {
  private let continuation: AsyncStream<LifecycleState>.Continuation
  private var reached: Set<LifecycleState> = []
  private var last: LifecycleState?

  init(_ continuation: AsyncStream<LifecycleState>.Continuation) {
    self.continuation = continuation
  }

  deinit {
    continuation.finish()
  }

  func note(_ state: LifecycleState, _ isReached: Bool) {
    if isReached { reached.insert(state) } else { reached.remove(state) }
    guard let highest = reached.max(), highest != last else { return }
    last = highest
    continuation.yield(highest)
  }
}
