#if canImport(Combine)
  import Combine
  import LifecycleBehaviors
  import UIKit

  @MainActor
  extension NSObjectProtocol where Self: UIViewController {
    /// The changes of this screen's focus from now on, for Combine.
    ///
    /// ```swift
    /// subscription = focusPublisher().sink { [player] change in player.isPaused = !change.hasFocus }
    /// ```
    /// It attaches a ``FocusBehavior`` of its own, at once and not with the first subscriber. A change that is reported
    /// before the first subscription is not repeated. It sends on the main thread and finishes when the screen is released,
    /// which removes the behavior. Call it on the main thread once the view is loaded, and once: keep the publisher and
    /// share it.
    /// - Parameters:
    ///   - options: what takes the focus, which screens share it, and when to look.
    ///   - file: the file of the call, for issues.
    ///   - line: the line of the call, for issues.
    /// - Returns: a publisher for any number of subscribers.
    public func focusPublisher(
      _ options: FocusOptions = .attention, file: StaticString = #fileID, line: UInt = #line
    ) -> AnyPublisher<FocusChange, Never> {
      let ending = FocusSubject()
      let behavior = FocusBehavior(options) { change in
        ending.subject.send(change)
      }
      _ = attach([behavior], from: CallSite(file: file, line: line), mayRepeat: true)
      return ending.subject.eraseToAnyPublisher()
    }
  }

  /// Finishes its subject when the behavior that feeds it is released.
  private final class FocusSubject {
    let subject = PassthroughSubject<FocusChange, Never>()

    deinit {
      subject.send(completion: .finished)
    }
  }
#endif
