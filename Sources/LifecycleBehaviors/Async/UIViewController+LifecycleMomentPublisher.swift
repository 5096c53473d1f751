#if canImport(Combine)
  import Combine
  import UIKit

  @MainActor
  extension NSObjectProtocol where Self: UIViewController {
    /// The moments of this screen from now on, for Combine.
    ///
    /// ```swift
    /// subscription = lifecycleMomentPublisher().sink { [log] event in log.debug("inbox \(event)") }
    /// ```
    /// It is attached at once and not with the first subscriber. A moment that is delivered before the first subscription is
    /// not repeated, nor are those that have passed. It sends on the main thread, inside the moment, and finishes when the screen
    /// is released. Call it on the main thread once the view is loaded, and once: keep the publisher and share it.
    /// - Parameters:
    ///   - file: the file of the call, for issues.
    ///   - line: the line of the call, for issues.
    /// - Returns: a publisher for any number of subscribers.
    public func lifecycleMomentPublisher(
      file: StaticString = #fileID, line: UInt = #line
    ) -> AnyPublisher<ReceivedMoment, Never> {
      let ending = MomentSubject()
      observeLifecycleMoments(file: file, line: line) { ending.subject.send($0) }
      return ending.subject.eraseToAnyPublisher()
    }
  }

  /// Finishes its subject when the behavior that feeds it is released.
  private final class MomentSubject {
    let subject = PassthroughSubject<ReceivedMoment, Never>()

    deinit {
      subject.send(completion: .finished)
    }
  }
#endif
