/// The system's sheet for sharing: a popover where the width is regular, which needs a source, and a sheet elsewhere. The
/// user can only dismiss it here.
@preconcurrency @MainActor
open class UIActivityViewController: UIViewController {
  /// The shared items; for tests.
  package let activityItems: [Any]

  public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    self.activityItems = activityItems
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .popover
  }

  public required init?(coder: NSCoder) {
    coder.fail(UIActivityViewController.self)
    return nil
  }
}

/// A service of the app's own in the sheet for sharing, which does not list it here.
open class UIActivity: NSObject {}
