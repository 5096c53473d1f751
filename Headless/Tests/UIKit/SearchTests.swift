import HeadlessDevice
import HeadlessTestSupport
import Testing
import UIKit

/// R47, R50: a search controller is a presented controller.
@MainActor
@Suite(.oneDevice)
struct SearchTests: FixtureSuite {
  let fixture = LaunchedStack()
  let delegate: LoggedSearchDelegate

  init() {
    delegate = LoggedSearchDelegate(fixture.log)
  }

  private func addSearch(results: UIViewController? = nil) -> UISearchController {
    let search = UISearchController(searchResultsController: results)
    search.delegate = delegate
    a.navigationItem.searchController = search
    return search
  }

  @Test(
    "R50: a search is presented over its screen, which receives no callback; the delegate is called before and after")
  func overItsScreen() {
    let search = addSearch()
    #expect(!search.isActive)
    search.isActive = true
    #expect(search.isActive)
    #expect(log.flush() == [])
    device.advance(by: 1)
    #expect(log.flush() == ["willPresent", "didPresent"])
    #expect(a.presentedViewController === search)
    #expect(a.view.window != nil)
    search.isActive = false
    #expect(!search.isActive)
    device.advance(by: 1)
    #expect(log.flush() == ["willDismiss", "didDismiss"])
    #expect(a.presentedViewController == nil)
  }

  @Test("The keyboard of a search bar is that of its field")
  func keyboard() {
    let bar = UISearchBar()
    bar.keyboardType = .webSearch
    bar.returnKeyType = .done
    bar.autocapitalizationType = .none
    bar.autocorrectionType = .no
    bar.isSecureTextEntry = true
    bar.textContentType = .location
    let field = bar.searchTextField
    #expect(field.keyboardType == .webSearch)
    #expect(field.returnKeyType == .done)
    #expect(field.autocapitalizationType == .none)
    #expect(field.autocorrectionType == .no)
    #expect(field.isSecureTextEntry)
    #expect(field.textContentType == .location)
  }

  @Test("R47: a search is presented by the nearest presentation context, or by the root", arguments: [true, false])
  func presenter(definesContext: Bool) {
    let search = addSearch()
    a.definesPresentationContext = definesContext
    search.isActive = true
    device.advance(by: 1)
    #expect(search.presentingViewController === (definesContext ? a : nav))
  }

  @Test(
    "R47: a search bar in the view of a screen belongs to that screen; without a screen it presents no search")
  func barInView() {
    let search = UISearchController(searchResultsController: nil)
    search.isActive = true
    #expect(!search.isActive)
    a.definesPresentationContext = true
    let box = UIView()
    a.view.addSubview(box)
    box.addSubview(search.searchBar)
    search.isActive = true
    #expect(search.presentingViewController === a)
  }

  @Test("R53: the end of a search also dismisses what it presents")
  func withModal() {
    let search = addSearch()
    search.isActive = true
    device.advance(by: 1)
    let sheet = log.screen("S")
    search.present(sheet, animated: true)
    device.advance(by: 1)
    _ = log.flush()
    search.isActive = false
    device.advance(by: 1)
    #expect(log.flush() == ["willDismiss", "S.wD(t)", "S.dD(t)", "didDismiss"])
    #expect(!search.isActive)
    #expect(sheet.presentingViewController == nil)
  }

  @Test("R13: the results appear and disappear with the search, and their view is hidden until there is text")
  func results() {
    let results = log.screen("results")
    let search = addSearch(results: results)
    search.isActive = true
    device.advance(by: 1)
    #expect(log.flush().contains("results.dA(t)") && results.view.isHidden)
    search.searchBar.text = "x"
    #expect(!results.view.isHidden)
    search.isActive = false
    device.advance(by: 1)
    #expect(log.flush().contains("results.dD(t)"))
  }

  @Test("The bar's field can be first responder; what is typed there is the bar's text, and updates the results")
  func field() {
    let search = addSearch()
    search.searchResultsUpdater = delegate
    let field = search.searchBar.searchTextField
    a.view.addSubview(search.searchBar)
    search.isActive = true
    device.advance(by: 1)
    _ = log.flush()
    #expect(field.becomeFirstResponder())
    #expect(device.typeText("ab"))
    #expect(search.searchBar.text == "ab")
    #expect(log.flush() == ["update 'a'", "update 'ab'"])
  }
}
