/// R56: an alert is presented like any controller. Choosing an action dismisses it and then runs the handler.
@preconcurrency @MainActor
open class UIAlertController: UIViewController {
  public enum Style: Int, Sendable {
    case actionSheet = 0
    case alert = 1
  }

  open private(set) var preferredStyle = Style.alert
  open private(set) var actions: [UIAlertAction] = []
  open private(set) var textFields: [UITextField]?
  open var message: String?
  open var preferredAction: UIAlertAction?

  public convenience init(title: String?, message: String?, preferredStyle: UIAlertController.Style) {
    self.init(nibName: nil, bundle: nil)
    self.title = title
    self.message = message
    self.preferredStyle = preferredStyle
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    modalPresentationStyle = .overFullScreen
  }

  public required init?(coder: NSCoder) {
    coder.fail(UIAlertController.self)
    return nil
  }

  open func addAction(_ action: UIAlertAction) {
    actions.append(action)
  }

  /// The fields are under each other, and the first has the keyboard when the alert has appeared.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    let field = UITextField(frame: CGRect(x: 0, y: 40 * CGFloat(textFields?.count ?? 0), width: 270, height: 40))
    textFields = (textFields ?? []) + [field]
    view.addSubview(field)
    configurationHandler?(field)
  }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    textFields?.first?.becomeFirstResponder()
  }

  /// The user taps an action.
  /// - Returns: whether the alert receives the tap.
  package func choose(_ action: UIAlertAction) -> Bool {
    guard actions.contains(action), action.isEnabled, modal.presenting != nil, !modal.departure.isUnderWay else {
      return false
    }
    dismiss(animated: true) { action.run() }
    return true
  }
}

@preconcurrency @MainActor
open class UIAlertAction: NSObject {
  public enum Style: Int, Sendable {
    case `default` = 0
    case cancel = 1
    case destructive = 2
  }

  open private(set) var title: String?
  open private(set) var style = Style.default
  open var isEnabled = true
  private var handler: ((UIAlertAction) -> Void)?

  public override init() {
    super.init()
  }

  public convenience init(title: String?, style: UIAlertAction.Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.init()
    self.title = title
    self.style = style
    self.handler = handler
  }

  fileprivate func run() {
    handler?(self)
  }
}
