import UIKit

/// A screen that writes each of UIKit's callbacks into a transcript, in the shorthand of the rules:
/// `A.wA(t)` is `viewWillAppear(true)` of the screen named A, `A.dM(nil)` its `didMove(toParent: nil)`.
@MainActor
open class LoggedViewController: UIViewController {
  public let name: String
  public let transcript: any LineRecording
  /// Also write `wL` and `dL`, which may repeat.
  public var logsLayout = false
  /// Runs inside the callback named by the key, such as `"wA"`, after it has been written.
  public var inside: [String: @MainActor (LoggedViewController) -> Void] = [:]

  public init(_ name: String, in transcript: any LineRecording) {
    self.name = name
    self.transcript = transcript
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  private func log(_ event: String, _ argument: String = "") {
    transcript.record("\(name).\(event)\(argument)")
    inside[event]?(self)
  }

  private func log(_ event: String, _ animated: Bool) {
    log(event, animated ? "(t)" : "(f)")
  }

  private func log(_ event: String, _ parent: UIViewController?) {
    let name = parent.map { ($0 as? LoggedViewController)?.name ?? Self.shortName(of: $0) }
    log(event, "(\(name ?? "nil"))")
  }

  private static func shortName(of controller: UIViewController) -> String {
    switch controller {
    case is UINavigationController: "nav"
    case is UITabBarController: "tab"
    case is UIPageViewController: "page"
    case is UISplitViewController: "split"
    default: String(describing: type(of: controller))
    }
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    log("viewDidLoad")
  }
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    log("wA", animated)
  }
  open override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    log("iA", animated)
  }
  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    log("dA", animated)
  }
  open override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    log("wD", animated)
  }
  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    log("dD", animated)
  }
  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    if logsLayout { log("wL") }
  }
  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    if logsLayout { log("dL") }
  }
  open override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    log("wM", parent)
  }
  open override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    log("dM", parent)
  }
}

extension UIViewController {
  /// The canonical way to embed: addChild, addSubview, didMove(toParent:).
  public func embed(_ child: UIViewController) {
    addChild(child)
    view.addSubview(child.view)
    child.didMove(toParent: self)
  }

  /// The canonical way back: willMove(toParent: nil), removeFromSuperview, removeFromParent.
  public func unembed(_ child: UIViewController) {
    child.willMove(toParent: nil)
    child.viewIfLoaded?.removeFromSuperview()
    child.removeFromParent()
  }
}
