/// Named so that code may ask whether a controller is one; see Fidelity.md.
@MainActor
open class UISplitViewController: UIViewController {
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    notModelled("UISplitViewController")
  }

  public required init?(coder: NSCoder) {
    notModelled("UISplitViewController.init(coder:)")
  }
}
