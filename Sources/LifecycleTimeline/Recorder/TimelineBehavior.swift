import LifecycleBehaviors
import UIKit

/// Has a recorder record this screen, for a recorder that does not record all of them.
///
/// ```swift
/// override func viewDidLoad() {
///   super.viewDidLoad()
///   addBehaviors([TimelineBehavior(recorder)])
/// }
/// ```
/// The recorder is made without ``TimelineContent/screens``; one that records all screens records this one once all the same:
///
/// ```swift
/// let recorder = TimelineRecorder(TimelineOptions(content: [.focus, .app]))
/// ```
/// It costs nothing while the recorder does not record: it has no code for the moments of an appearance. It keeps the
/// recorder.
///
/// ## Topics
///
/// ### Making one
///
/// - ``init(_:)``
public struct TimelineBehavior: ViewControllerLifecycleBehavior {
  private let recorder: TimelineRecorder

  /// Makes a behavior.
  /// - Parameter recorder: the recorder, which may be started before or later.
  public init(_ recorder: TimelineRecorder) {
    self.recorder = recorder
  }

  /// Makes the state of one attachment.
  /// - Returns: an object that ends the recording of the screen.
  public func makeCoordinator() -> some AnyObject {
    TimelineBehaviorState(recorder)
  }

  public func afterAttaching(_ viewController: UIViewController, context: Context) {
    context.coordinator(as: TimelineBehaviorState.self).begin(viewController)
  }
}

/// Has one screen recorded until it is released: when the behavior is removed, silently or not.
@MainActor
private final class TimelineBehaviorState {
  private let recorder: TimelineRecorder
  private weak var screen: UIViewController?

  init(_ recorder: TimelineRecorder) {
    self.recorder = recorder
  }

  func begin(_ screen: UIViewController) {
    self.screen = screen
    recorder.add(screen)
  }

  deinit {
    guard let screen else { return }
    MainThread.run { [recorder] in recorder.remove(screen) }
  }
}
