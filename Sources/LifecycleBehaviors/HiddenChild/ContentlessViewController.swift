import UIKit

/// A child view controller that the framework adds to a screen, and that has no content: the
/// ``LifecycleBehaviorViewController`` of a UIKit screen, or the empty child that receives the behaviors of a SwiftUI view.
///
/// In code that runs for every view controller of an app, skip the instances of this class.
public class ContentlessViewController: UIViewController {
  init() {
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) {
    nil
  }

  /// - Parameter property: its #function.
  /// - Returns: the controller to ask instead; nil to use UIKit's default.
  func controllerToAsk(for property: String) -> UIViewController? { nil }

  // UIKit reads these properties from a child only if its parent delegates them to it, for example to `children.last`. Then
  // another controller provides the value.
  #if !os(tvOS) && !os(visionOS)
    private var isAsking = false

    public override var preferredStatusBarStyle: UIStatusBarStyle {
      answer(of: \.preferredStatusBarStyle) ?? super.preferredStatusBarStyle
    }

    public override var prefersStatusBarHidden: Bool {
      answer(of: \.prefersStatusBarHidden) ?? super.prefersStatusBarHidden
    }

    public override var preferredStatusBarUpdateAnimation: UIStatusBarAnimation {
      answer(of: \.preferredStatusBarUpdateAnimation) ?? super.preferredStatusBarUpdateAnimation
    }

    public override var prefersHomeIndicatorAutoHidden: Bool {
      answer(of: \.prefersHomeIndicatorAutoHidden) ?? super.prefersHomeIndicatorAutoHidden
    }

    public override var preferredScreenEdgesDeferringSystemGestures: UIRectEdge {
      answer(of: \.preferredScreenEdgesDeferringSystemGestures) ?? super.preferredScreenEdgesDeferringSystemGestures
    }

    @available(iOS 14.0, *)
    public override var prefersPointerLocked: Bool {
      answer(of: \.prefersPointerLocked) ?? super.prefersPointerLocked
    }

    public override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
      answer(of: \.supportedInterfaceOrientations) ?? super.supportedInterfaceOrientations
    }

    @available(iOS, introduced: 6.0, deprecated: 16.0)
    public override var shouldAutorotate: Bool { answer(of: \.shouldAutorotate) ?? super.shouldAutorotate }

    // The SDK of iOS 26 came with Swift 6.2.
    #if compiler(>=6.2)
      @available(iOS 26.0, *)
      public override var prefersInterfaceOrientationLocked: Bool {
        answer(of: \.prefersInterfaceOrientationLocked) ?? super.prefersInterfaceOrientationLocked
      }
    #endif

    /// Nil if the other controller reads the property from this one.
    private func answer<Answer>(
      of question: KeyPath<UIViewController, Answer>, property: String = #function
    ) -> Answer? {
      guard !isAsking, let controller = controllerToAsk(for: property) else { return nil }
      isAsking = true
      defer { isAsking = false }
      return controller[keyPath: question]
    }
  #endif
}
