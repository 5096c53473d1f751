#if canImport(Combine)
  import Combine
  import LifecycleBehaviors
  import UIKit

  @MainActor
  extension NSObjectProtocol where Self: UIViewController {
    /// The changes of this screen's focus from now on, for Combine.
    ///
    /// It attaches a ``FocusBehavior`` of its own, at once and not with the first subscriber; what is told before
    /// anybody subscribes is not repeated. It sends on the main thread and finishes when the behavior leaves with the
    /// screen. Call it on the main thread once the view is loaded, and once: keep the publisher and share it.
    /// - Parameters:
    ///   - policy: what takes the user's attention from the screen.
    ///   - group: those of whom only the most recently used has focus; nil for a screen that has it by itself.
    ///   - sampling: how the screen is looked at between the events that UIKit announces.
    public func focusPublisher(
      policy: FocusPolicy = .attention, in group: FocusGroup? = nil, sampling: FocusSampling = .standard
    ) -> AnyPublisher<FocusChange, Never> {
      let ending = FocusSubject()
      let behavior = FocusBehavior(policy: policy, in: group, sampling: sampling) { change in
        ending.subject.send(change)
      }
      _ = attach([behavior], from: nil)
      return ending.subject.eraseToAnyPublisher()
    }
  }

  /// Finishes its subject when the behavior that feeds it is gone.
  private final class FocusSubject {
    let subject = PassthroughSubject<FocusChange, Never>()

    deinit {
      subject.send(completion: .finished)
    }
  }
#endif
