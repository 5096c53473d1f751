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
    nil
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

  // MARK: Questions to a child

  // They are left to the parent: SwiftUI's hosting controller reads the status bar's style of one of its children instead of its
  // own, and may read the rest there too. Source: siteline/swiftui-introspect, issue 311. LifecycleBehaviorViewController has the
  // same list.
  #if !os(tvOS) && !os(visionOS)
    private var isAsking = false

    package override var preferredStatusBarStyle: UIStatusBarStyle {
      answer(of: \.preferredStatusBarStyle) ?? super.preferredStatusBarStyle
    }

    package override var prefersStatusBarHidden: Bool {
      answer(of: \.prefersStatusBarHidden) ?? super.prefersStatusBarHidden
    }

    package override var preferredStatusBarUpdateAnimation: UIStatusBarAnimation {
      answer(of: \.preferredStatusBarUpdateAnimation) ?? super.preferredStatusBarUpdateAnimation
    }

    package override var prefersHomeIndicatorAutoHidden: Bool {
      answer(of: \.prefersHomeIndicatorAutoHidden) ?? super.prefersHomeIndicatorAutoHidden
    }

    package override var preferredScreenEdgesDeferringSystemGestures: UIRectEdge {
      answer(of: \.preferredScreenEdgesDeferringSystemGestures) ?? super.preferredScreenEdgesDeferringSystemGestures
    }

    @available(iOS 14.0, *)
    package override var prefersPointerLocked: Bool {
      answer(of: \.prefersPointerLocked) ?? super.prefersPointerLocked
    }

    package override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
      answer(of: \.supportedInterfaceOrientations) ?? super.supportedInterfaceOrientations
    }

    @available(iOS, introduced: 6.0, deprecated: 16.0)
    package override var shouldAutorotate: Bool { answer(of: \.shouldAutorotate) ?? super.shouldAutorotate }

    // The SDK of iOS 26 came with Swift 6.2.
    #if compiler(>=6.2)
      @available(iOS 26.0, *)
      package override var prefersInterfaceOrientationLocked: Bool {
        answer(of: \.prefersInterfaceOrientationLocked) ?? super.prefersInterfaceOrientationLocked
      }
    #endif

    /// Nil where the parent asks this child in order to answer.
    private func answer<Answer>(of question: KeyPath<UIViewController, Answer>) -> Answer? {
      guard let parent, !isAsking else { return nil }
      isAsking = true
      defer { isAsking = false }
      return parent[keyPath: question]
    }
  #endif
}

extension BehaviorProbeViewController: ContentlessChild {}
