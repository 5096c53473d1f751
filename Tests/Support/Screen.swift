import LifecycleBehaviors
import LifecycleTestKit
import UIKit

/// A screen with behaviors: they are added in `viewDidLoad`, as an app does it.
@MainActor
open class Screen: UIViewController {
  private let behaviors: [any ViewControllerLifecycleBehavior]
  public private(set) var attachment: BehaviorAttachment?

  public init(_ behaviors: [any ViewControllerLifecycleBehavior] = []) {
    self.behaviors = behaviors
    super.init(nibName: nil, bundle: nil)
  }

  /// A screen with one recording behavior.
  public convenience init(_ name: String, in transcript: LifecycleTranscript) {
    self.init([RecordingBehavior(name, in: transcript)])
    title = name
  }

  public required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    // A group without members, where there are no behaviors, so that the hidden child exists from the beginning.
    attachment = addBehaviors(behaviors.isEmpty ? [BehaviorGroup([])] : behaviors)
  }
}

/// A behavior that runs code inside one moment, and writes each moment that leads to a stage into a transcript.
@MainActor
public struct ActingBehavior: ViewControllerLifecycleBehavior {
  /// The moments that it may act in, in the order in which they are delivered.
  public nonisolated static let moments: [LifecycleMoment] = [
    .afterAttaching, .afterLoading, .beforeAppearing, .duringAppearing, .afterAppearing, .beforeDisappearing,
    .afterDisappearing, .beforeDetaching,
  ]

  private let name: String
  private let transcript: LifecycleTranscript
  private let moment: LifecycleMoment
  private let act: @MainActor (UIViewController) -> Void

  public init(
    _ name: String, in transcript: LifecycleTranscript, at moment: LifecycleMoment,
    act: @escaping @MainActor (UIViewController) -> Void
  ) {
    self.name = name
    self.transcript = transcript
    self.moment = moment
    self.act = act
  }

  public func receive(_ received: LifecycleMoment, on viewController: UIViewController, context: Context) {
    guard Self.moments.contains(received) else { return }
    transcript.record("\(name) \(received.name)")
    if received == moment { act(viewController) }
  }
}
