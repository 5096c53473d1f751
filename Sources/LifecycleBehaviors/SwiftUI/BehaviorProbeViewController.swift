import UIKit

/// The controller beside a SwiftUI view that has behaviors: the screen that these are called with.
///
/// Apps receive it as the `viewController` of a behavior. ``LifecycleBehaviorDefaults`` are added to one that has a name.
package final class BehaviorProbeViewController: UIViewController {
  private let behaviors: [any ViewControllerLifecycleBehavior]
  /// The name that the view has as a screen; nil for a view that only has behaviors. A view that had a name remains a screen when
  /// the name is removed.
  package var nameOfView: String?
  private var attachment: BehaviorAttachment?
  private var ending: LifecycleSubscription?

  package init(_ behaviors: [any ViewControllerLifecycleBehavior], named nameOfView: String? = nil) {
    self.behaviors = behaviors
    self.nameOfView = nameOfView
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable, message: "A SwiftUI view creates the BehaviorProbeViewController of its behaviors")
  package required init?(coder: NSCoder) {
    fatalError("BehaviorProbeViewController is not created from an archive")
  }

  package override func viewDidLoad() {
    super.viewDidLoad()
    reportWithoutEffect()
    if nameOfView != nil { _ = hostForBehaviors(from: nil, isNeeded: true) }
    attachment = attach(behaviors, from: nil, isScreen: false)
  }

  private func reportWithoutEffect() {
    for case let behavior as any ViewControllerLifecycleBehavior & WithoutEffectInSwiftUI in behaviors {
      let type = type(of: behavior)
      LifecycleIssue.reportOnce(
        .noEffectInSwiftUI, "\(type) has no effect on a SwiftUI view: \(type.remedy)", of: type)
    }
  }

  /// SwiftUI has removed the view permanently. Its behaviors are removed in the next run-loop iteration: SwiftUI calls this
  /// inside an update, where behaviors must not set the state of views.
  package func end() {
    ending = LifecycleTime.current.schedule(after: 0) { [self] in
      ending = nil
      attachment?.remove()
    }
  }

  // MARK: The system's bars

  // They are left to the parent: SwiftUI's hosting controller reads the status bar's style of one of its children instead of its
  // own, and may read the rest there too. Source: siteline/swiftui-introspect, issue 311.
  #if !os(tvOS) && !os(visionOS)
    package override var preferredStatusBarStyle: UIStatusBarStyle {
      parent?.preferredStatusBarStyle ?? super.preferredStatusBarStyle
    }

    package override var prefersStatusBarHidden: Bool {
      parent?.prefersStatusBarHidden ?? super.prefersStatusBarHidden
    }

    package override var preferredStatusBarUpdateAnimation: UIStatusBarAnimation {
      parent?.preferredStatusBarUpdateAnimation ?? super.preferredStatusBarUpdateAnimation
    }

    package override var prefersHomeIndicatorAutoHidden: Bool {
      parent?.prefersHomeIndicatorAutoHidden ?? super.prefersHomeIndicatorAutoHidden
    }

    package override var preferredScreenEdgesDeferringSystemGestures: UIRectEdge {
      parent?.preferredScreenEdgesDeferringSystemGestures ?? super.preferredScreenEdgesDeferringSystemGestures
    }
  #endif
}

extension BehaviorProbeViewController: ContentlessChild {}
