/// A search bar and its results, presented over the nearest presentation context of the screen that has the bar (R47).
@preconcurrency @MainActor
open class UISearchController: UIViewController {
  open private(set) var searchResultsController: UIViewController?
  open private(set) var searchBar = UISearchBar()
  open weak var delegate: (any UISearchControllerDelegate)? {
    willSet { storedDelegate = newValue }
  }
  /// R133: the delegate that was set, whatever an override of `delegate` returns.
  weak var storedDelegate: (any UISearchControllerDelegate)?
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)? {
    willSet { storedSearchResultsUpdater = newValue }
  }
  /// R133: the updater that was set, whatever an override of `searchResultsUpdater` returns.
  weak var storedSearchResultsUpdater: (any UISearchResultsUpdating)?
  open var obscuresBackgroundDuringPresentation = true
  open var hidesNavigationBarDuringPresentation = true
  /// The navigation item that shows the bar, unless the bar is a subview of another view.
  weak var item: UINavigationItem?

  public init(searchResultsController: UIViewController?) {
    self.searchResultsController = searchResultsController
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .custom
    transitioningDelegate = self
    searchBar.didChangeText = { [weak self] in self?.search() }
  }

  public convenience init() {
    self.init(searchResultsController: nil)
  }

  public required init?(coder: NSCoder) {
    coder.fail(UISearchController.self)
    return nil
  }

  /// Setting it presents the search controller, or dismisses it with all that it presents.
  open var isActive: Bool {
    get { modal.presenting != nil && !modal.departure.isUnderWay }
    set {
      guard newValue != isActive else { return }
      if newValue {
        screenWithBar?.present(self, animated: true)
      } else {
        modal.presenting?.dismiss(animated: true)
      }
    }
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    guard let results = searchResultsController else { return }
    addChild(results)
    results.view.fill(view)
    view.addSubview(results.view)
    results.didMove(toParent: self)
    hideEmptyResults()
  }

  private var screenWithBar: UIViewController? {
    if let owner = item?.owner { return owner }
    var view = searchBar.superview
    while let current = view {
      if let controller = current.controller { return controller }
      view = current.superview
    }
    return nil
  }

  /// The results are in the hierarchy from the start. They are hidden while the search text is empty.
  private func hideEmptyResults() {
    searchResultsController?.viewIfLoaded?.isHidden = searchBar.text?.isEmpty ?? true
  }

  private func search() {
    hideEmptyResults()
    if isActive { storedSearchResultsUpdater?.updateSearchResults(for: self) }
  }

  fileprivate func didActivate() {
    storedDelegate?.didPresentSearchController(self)
    storedSearchResultsUpdater?.updateSearchResults(for: self)
  }
}

extension UISearchController: UIViewControllerTransitioningDelegate {
  public func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? {
    SearchPresentation(presentedViewController: presented, presenting: presenting)
  }
}

/// Calls the search controller's delegate for every presentation and dismissal, also for those that the app starts.
private final class SearchPresentation: UIPresentationController {
  private var search: UISearchController? { presentedViewController as? UISearchController }

  override var shouldPresentInFullscreen: Bool { false }

  override func presentationTransitionWillBegin() {
    if let search { search.storedDelegate?.willPresentSearchController(search) }
  }
  override func presentationTransitionDidEnd(_ completed: Bool) {
    search?.didActivate()
  }
  override func dismissalTransitionWillBegin() {
    if let search { search.storedDelegate?.willDismissSearchController(search) }
  }
  override func dismissalTransitionDidEnd(_ completed: Bool) {
    if completed, let search { search.storedDelegate?.didDismissSearchController(search) }
  }
}

@preconcurrency @MainActor
public protocol UISearchControllerDelegate: NSObjectProtocol {
  func willPresentSearchController(_ searchController: UISearchController)
  func didPresentSearchController(_ searchController: UISearchController)
  func willDismissSearchController(_ searchController: UISearchController)
  func didDismissSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
  public func willPresentSearchController(_ searchController: UISearchController) {}
  public func didPresentSearchController(_ searchController: UISearchController) {}
  public func willDismissSearchController(_ searchController: UISearchController) {}
  public func didDismissSearchController(_ searchController: UISearchController) {}
}

@preconcurrency @MainActor
public protocol UISearchResultsUpdating: NSObjectProtocol {
  func updateSearchResults(for searchController: UISearchController)
}

@preconcurrency @MainActor
open class UISearchBar: UIView, UITextInputTraits {
  var didChangeText: () -> Void = {}
  private let field = UISearchTextField()

  open var placeholder: String?
  open var text: String? {
    get { field.text }
    set {
      guard newValue != field.text else { return }
      field.text = newValue
      didChangeText()
    }
  }

  // MARK: The keyboard of the field

  open var returnKeyType: UIReturnKeyType {
    get { field.returnKeyType }
    set { field.returnKeyType = newValue }
  }
  open var keyboardType: UIKeyboardType {
    get { field.keyboardType }
    set { field.keyboardType = newValue }
  }
  open var isSecureTextEntry: Bool {
    get { field.isSecureTextEntry }
    set { field.isSecureTextEntry = newValue }
  }
  open var autocapitalizationType: UITextAutocapitalizationType {
    get { field.autocapitalizationType }
    set { field.autocapitalizationType = newValue }
  }
  open var autocorrectionType: UITextAutocorrectionType {
    get { field.autocorrectionType }
    set { field.autocorrectionType = newValue }
  }
  @available(iOS 10.0, *)
  open var textContentType: UITextContentType! {
    get { field.textContentType }
    set { field.textContentType = newValue }
  }

  /// The field fills the bar.
  @available(iOS 13.0, *)
  open var searchTextField: UISearchTextField {
    if field.superview == nil {
      field.fill(self)
      addSubview(field)
      field.addAction(UIAction { [weak self] _ in self?.didChangeText() }, for: .editingChanged)
    }
    return field
  }
}

@available(iOS 13.0, *)
@preconcurrency @MainActor
open class UISearchTextField: UITextField {}
