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
  public convenience init(_ name: String, in transcript: Transcript) {
    self.init([RecordingBehavior(name, in: transcript)])
    title = name
  }

  public required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    attachment = addBehaviors(behaviors)
  }
}

/// A behavior that runs code inside the moments it is given, after writing them into a transcript.
@MainActor
public struct ActingBehavior: ViewControllerLifecycleBehavior {
  public enum Moment: String, CaseIterable, Sendable {
    case afterAttaching, afterLoading, beforeAppearing, duringAppearing, afterAppearing, beforeDisappearing
    case afterDisappearing, beforeDetaching
  }

  private let name: String
  private let transcript: Transcript
  private let moment: Moment
  private let act: @MainActor (UIViewController) -> Void

  public init(
    _ name: String, in transcript: Transcript, at moment: Moment, act: @escaping @MainActor (UIViewController) -> Void
  ) {
    self.name = name
    self.transcript = transcript
    self.moment = moment
    self.act = act
  }

  private func receive(_ received: Moment, _ viewController: UIViewController) {
    transcript.record("\(name) \(received.rawValue)")
    if received == moment { act(viewController) }
  }

  public func afterAttaching(_ viewController: UIViewController, context: Context) {
    receive(.afterAttaching, viewController)
  }
  public func afterLoading(_ viewController: UIViewController, context: Context) {
    receive(.afterLoading, viewController)
  }
  public func beforeAppearing(_ viewController: UIViewController, context: Context) {
    receive(.beforeAppearing, viewController)
  }
  public func duringAppearing(_ viewController: UIViewController, context: Context) {
    receive(.duringAppearing, viewController)
  }
  public func afterAppearing(_ viewController: UIViewController, context: Context) {
    receive(.afterAppearing, viewController)
  }
  public func beforeDisappearing(_ viewController: UIViewController, context: Context) {
    receive(.beforeDisappearing, viewController)
  }
  public func afterDisappearing(_ viewController: UIViewController, context: Context) {
    receive(.afterDisappearing, viewController)
  }
  public func beforeDetaching(_ viewController: UIViewController, context: Context) {
    receive(.beforeDetaching, viewController)
  }
}
