/// The view of a hosting controller. It takes only SwiftUI's own subviews.
///
/// Source: what SwiftUI logs from iOS 18 on, as in scenee/FloatingPanel, issue 688.
final class HostingView: UIView {
  private(set) var faults: [String] = []
  private var isUpdating = false

  /// Runs `changes`, in which SwiftUI itself adds subviews.
  func update(_ changes: () -> Void) {
    isUpdating = true
    changes()
    isUpdating = false
  }

  override func didAddSubview(_ subview: UIView) {
    super.didAddSubview(subview)
    guard !isUpdating else { return }
    faults.append("Adding \(type(of: subview)) as a subview of UIHostingController.view is not supported")
  }
}
