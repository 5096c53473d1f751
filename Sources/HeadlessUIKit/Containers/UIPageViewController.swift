/// Named so that code may ask whether a controller is one; see Fidelity.md.
@MainActor
open class UIPageViewController: UIViewController {
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    notModelled("UIPageViewController")
  }

  public required init?(coder: NSCoder) {
    notModelled("UIPageViewController.init(coder:)")
  }
}
