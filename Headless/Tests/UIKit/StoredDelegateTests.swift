import HeadlessDevice
import LifecycleTestKit
import TestSupport
import Testing
import UIKit

/// R133: UIKit's containers use the stored delegate, not the value that an override of the property returns.
@MainActor
@Suite(.oneDevice)
struct StoredDelegateTests: FixtureSuite {
  private final class ProxyingTabBarController: UITabBarController {
    var proxy: LoggedDelegate?

    override var delegate: (any UITabBarControllerDelegate)? {
      get { nil }
      set { super.delegate = proxy }
    }
  }

  private final class ProxyingPageViewController: UIPageViewController {
    var proxy: LoggedBook?

    override var dataSource: (any UIPageViewControllerDataSource)? {
      get { nil }
      set { super.dataSource = proxy }
    }
    override var delegate: (any UIPageViewControllerDelegate)? {
      get { nil }
      set { super.delegate = proxy }
    }
  }

  private final class ProxyingSplitViewController: UISplitViewController {
    var proxy: LoggedSplitDelegate?

    override var delegate: (any UISplitViewControllerDelegate)? {
      get { nil }
      set { super.delegate = proxy }
    }
  }

  private final class ProxyingSearchController: UISearchController {
    var proxy: LoggedSearchDelegate?

    override var delegate: (any UISearchControllerDelegate)? {
      get { nil }
      set { super.delegate = proxy }
    }
    override var searchResultsUpdater: (any UISearchResultsUpdating)? {
      get { nil }
      set { super.searchResultsUpdater = proxy }
    }
  }

  private final class ProxyingField: UITextField {
    var proxy: InputDelegate?

    override var delegate: (any UITextFieldDelegate)? {
      get { nil }
      set { super.delegate = proxy }
    }
  }

  private final class ProxyingTextView: UITextView {
    var proxy: InputDelegate?

    override var delegate: (any UIScrollViewDelegate)? {
      get { nil }
      set { super.delegate = proxy }
    }
  }

  private final class InputDelegate: LoggedObject, UITextFieldDelegate, UITextViewDelegate {
    func textFieldDidBeginEditing(_ textField: UITextField) { log.record("field begins") }
    func textViewDidBeginEditing(_ textView: UITextView) { log.record("text begins") }
    func scrollViewDidScroll(_ scrollView: UIScrollView) { log.record("scrolls") }
  }

  /// Overrides the link to its presented controller with nil.
  private final class SecretivePresenter: UIViewController {
    override var presentedViewController: UIViewController? { nil }
  }

  private final class SecretiveModal: UIViewController {
    override var presentingViewController: UIViewController? { nil }
  }

  let fixture = LoggedDevice()

  @Test("R133: a tab bar controller calls the proxy that was stored")
  func tabs() {
    let tabs = ProxyingTabBarController()
    tabs.proxy = LoggedDelegate(log)
    tabs.delegate = nil
    let second = log.screen("B")
    tabs.viewControllers = [log.screen("A"), second]
    device.launch(showing: tabs)
    _ = log.flush()
    device.tapTab(second, in: tabs)
    #expect(log.flush().filter { $0.contains("elect") } == ["shouldSelect B", "didSelect B"])
  }

  @Test("R133: a page view controller calls the stored proxy of its delegate and of its data source")
  func pages() {
    let pages = ProxyingPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    let (a, b) = (log.screen("A"), log.screen("B"))
    pages.proxy = LoggedBook([a, b], log: log)
    pages.delegate = nil
    pages.dataSource = nil
    pages.setViewControllers([a], direction: .forward, animated: false)
    device.launch(showing: pages)
    _ = log.flush()
    #expect(device.beginPageSwipe(in: pages, toward: .forward) != nil)
    #expect(log.flush().first == "willTransition B")
  }

  @Test("R133: a split view controller calls the proxy that was stored")
  func split() {
    let split = ProxyingSplitViewController()
    split.proxy = LoggedSplitDelegate(log)
    split.delegate = nil
    split.preferredDisplayMode = .secondaryOnly
    #expect(log.flush() == ["willChangeTo secondaryOnly"])
  }

  @Test("R133: a search controller calls the proxies that were stored")
  func search() {
    let screen = UIViewController()
    device.launch(showing: screen)
    let search = ProxyingSearchController()
    search.proxy = LoggedSearchDelegate(log)
    search.delegate = nil
    search.searchResultsUpdater = nil
    screen.navigationItem.searchController = search
    search.isActive = true
    device.advance(by: 1)
    search.searchBar.text = "x"
    search.isActive = false
    device.advance(by: 1)
    #expect(
      log.flush() == ["willPresent", "didPresent", "update ''", "update 'x'", "willDismiss", "didDismiss"])
  }

  @Test("R133: a text field, a text view and any scroll view call the proxy that was stored")
  func input() {
    let screen = UIViewController()
    device.launch(showing: screen)
    let field = ProxyingField()
    let text = ProxyingTextView()
    let delegate = InputDelegate(log)
    (field.proxy, text.proxy) = (delegate, delegate)
    field.delegate = nil
    text.delegate = nil
    screen.view.addSubview(field)
    screen.view.addSubview(text)
    field.becomeFirstResponder()
    text.becomeFirstResponder()
    text.contentOffset = CGPoint(x: 0, y: 9)
    #expect(log.flush() == ["field begins", "text begins", "scrolls"])
  }

  @Test("R133: a dismissal uses the stored links, whatever their overrides return")
  func links() {
    let presenter = SecretivePresenter()
    device.launch(showing: presenter)
    let modal = SecretiveModal()
    for receiver in [presenter, modal] {
      presenter.present(modal, animated: false)
      device.finishTransitions()
      #expect(modal.viewIfLoaded?.window != nil)
      receiver.dismiss(animated: false)
      device.finishTransitions()
      #expect(modal.viewIfLoaded?.window == nil)
    }
  }
}
