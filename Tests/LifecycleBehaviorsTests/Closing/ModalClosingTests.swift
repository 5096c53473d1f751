import HeadlessDevice
import LifecycleBehaviors
import TestSupport
import Testing
import UIKit

/// Presented controllers and what is in them.
@MainActor
@Suite(.everyAnswer)
struct ModalClosingTests {
  let app = ClosingApp(HeadlessDevice(idiom: .pad))
  let root: UIViewController

  let window: UIWindow

  init() {
    root = app.screen("A")
    window = app.device.launch(showing: root)
    app.log.flush()
  }

  /// A stack in place of the root.
  private func stack() -> UINavigationController {
    let nav = app.navigation("A")
    window.rootViewController = nav
    app.settle()
    app.push("B", onto: nav)
    app.log.flush()
    return nav
  }

  @Test("28, 29: presented and dismissed; what is below stays", arguments: [true, false])
  func dismiss(animated: Bool) {
    for style in [UIModalPresentationStyle.fullScreen, .pageSheet, .popover, .currentContext, .overFullScreen] {
      app.present(app.screen("B"), over: root, style, animated: animated)
      root.dismiss(animated: animated)
      #expect(app.closings() == ["B presented", "B went: dismissed"])
    }
  }

  @Test("23, 30: a dismissed navigation controller takes all its screens along")
  func dismissNavigation() {
    let nav = app.navigation("B", "C", "D")
    app.present(nav, over: root, .fullScreen, animated: true)
    app.push("E", onto: nav)
    #expect(app.log.flush() == ["D presented", "E pushed"])
    root.dismiss(animated: true)
    #expect(app.closings().sorted() == ["D went: dismissed", "E went: dismissed"])
  }

  @Test("31: several modals dismissed at once, of which UIKit calls the top one only")
  func dismissSeveral() {
    app.present(app.screen("B"), over: root, .fullScreen)
    app.present(app.screen("C"), over: root.presentedViewController!, .fullScreen)
    app.present(app.screen("E"), over: root.presentedViewController!.presentedViewController!, .fullScreen)
    app.log.flush()
    root.dismiss(animated: true)
    #expect(app.closings().sorted() == ["B went: dismissed", "C went: dismissed", "E went: dismissed"])
  }

  @Test("32, 33: a sheet that is dragged down is a gesture; one that is let go stays")
  func sheetDrag() throws {
    let sheet = app.screen("S")
    app.present(sheet, over: root)
    app.log.flush()
    try #require(app.device.beginSheetDrag(of: sheet)).cancel()
    #expect(app.closings() == [])
    try #require(app.device.beginSheetDrag(of: sheet)).finish()
    #expect(app.closings() == ["S went: dismissed by gesture"])
  }

  @Test("D7: the covered screens of a stack in a sheet that is dragged down went by a gesture, too")
  func stackInSheetDrag() throws {
    let nav = app.navigation("B")
    app.present(nav, over: root)
    app.push("C", onto: nav)
    app.log.flush()
    try #require(app.device.beginSheetDrag(of: nav)).finish()
    #expect(app.closings().sorted() == ["B went: dismissed by gesture", "C went: dismissed by gesture"])
  }

  @Test("34: a sheet that refuses to be dragged down stays")
  func refused() {
    let sheet = app.screen("S")
    sheet.isModalInPresentation = true
    app.present(sheet, over: root)
    app.log.flush()
    app.device.beginSheetDrag(of: sheet)?.finish()
    #expect(app.closings() == [])
    #expect(sheet.screenOpening == ScreenOpening(.presented))
  }

  @Test("35: a tap beside a popover is no gesture")
  func popover() {
    let popover = app.screen("P")
    app.present(popover, over: root, .popover)
    app.log.flush()
    #expect(app.device.tapOutside(popover))
    #expect(app.closings() == ["P went: dismissed"])
  }

  @Test("36: an alert that ends closes nothing else")
  func alert() {
    let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
    let action = UIAlertAction(title: "OK", style: .default)
    alert.addAction(action)
    app.present(alert, over: root, animated: true)
    app.device.tap(action, in: alert)
    #expect(app.closings() == [])
  }

  @Test("37: a dismissal whose completion presents another: dismissed, and not replaced")
  func dismissAndPresent() {
    app.present(app.screen("B"), over: root, .fullScreen)
    app.log.flush()
    let next = app.screen("C")
    root.dismiss(animated: true) { [root] in root.present(next, animated: true) }
    #expect(app.closings().sorted() == ["B went: dismissed", "C presented"])
  }

  @Test("38: a screen that is popped although its navigation controller has presented a modal: the modal stays")
  func popPresenter() {
    let nav = stack()
    app.present(app.screen("M"), over: nav.viewControllers[1])
    nav.popViewController(animated: false)
    #expect(app.closings() == ["M presented", "B went: popped"])
    #expect(nav.presentedViewController?.screenOpening == ScreenOpening(.presented))
  }

  @Test("39: a modal in the context of a screen goes with the screen")
  func currentContext() {
    let nav = stack()
    let context = nav.viewControllers[1]
    context.definesPresentationContext = true
    app.present(app.screen("M"), over: context, .currentContext)
    app.log.flush()
    nav.popViewController(animated: false)
    #expect(app.closings().sorted() == ["B went: popped", "M went: popped"])
  }

  @Test("D7: a modal in the context of a screen that is swiped away goes by a gesture, too")
  func currentContextInSwipe() throws {
    let nav = stack()
    let context = nav.viewControllers[1]
    context.definesPresentationContext = true
    app.present(app.screen("M"), over: context, .overCurrentContext)
    app.log.flush()
    try #require(app.device.beginSwipeBack(in: nav)).finish()
    #expect(app.closings().sorted() == ["B went: popped by gesture", "M went: popped by gesture"])
  }

  @Test("40: under a full-screen modal everything stays in place: the root, a modal, and what is in them")
  func covered() {
    let nav = app.navigation("N")
    app.present(nav, over: root, .fullScreen)
    app.present(app.screen("M"), over: nav, .fullScreen)
    #expect(app.closings() == ["N presented", "M presented"])
    #expect(root.screenOpening == ScreenOpening(.root))
  }

  @Test("42: two dismissals at once close it once; one during the presentation, too")
  func dismissTwice() {
    app.present(app.screen("B"), over: root, animated: true)
    root.dismiss(animated: true)
    root.dismiss(animated: true)
    #expect(app.closings() == ["B presented", "B went: dismissed"])
  }

  @Test("D4: popped and dismissed in one turn: all screens of the tree are dismissed")
  func popAndDismiss() {
    let nav = app.navigation("B")
    app.present(nav, over: root, .fullScreen)
    app.push("C", onto: nav)
    app.log.flush()
    nav.popViewController(animated: false)
    root.dismiss(animated: false)
    #expect(app.closings().sorted() == ["B went: dismissed", "C went: dismissed"])
  }

  @Test("45: the preview of a menu is no stay; pushed when the menu closes it is one")
  func pushPreview() {
    let nav = stack()
    let preview = app.screen("P")
    #expect(app.device.openMenu(of: nav.viewControllers[1], preview: preview))
    #expect(app.closings() == [])
    #expect(preview.screenOpening == nil)
    app.device.closeMenu(of: nav.viewControllers[1])
    app.settle()
    preview.parent?.unembed(preview)
    nav.pushViewController(preview, animated: true)
    #expect(app.closings() == ["P pushed"])
    #expect(preview.screenOpening == ScreenOpening(.pushed))
    nav.popViewController(animated: true)
    #expect(app.closings() == ["P went: popped"])
  }

  @Test("45: a child that is a menu's preview for a time is not closed meanwhile; one that does not come back is")
  func previewOfChild() {
    let child = app.screen("P")
    app.embed(child, in: root)
    #expect(app.closings() == ["P added"])
    root.unembed(child)
    #expect(app.device.openMenu(of: root, preview: child))
    #expect(app.closings() == [])
    app.device.closeMenu(of: root)
    #expect(app.closings() == ["P went: removed"])
  }

  @Test("43: a search that ends dismisses its results; the next search is a new stay")
  func search() {
    let results = app.screen("R")
    let search = UISearchController(searchResultsController: results)
    app.present(search, over: root, animated: true)
    #expect(app.log.flush() == ["R presented"])
    search.dismiss(animated: true)
    #expect(app.closings() == ["R went: dismissed"])
    root.present(search, animated: true)
    #expect(app.closings() == ["R presented again"])
  }

  @Test("44: a screen that is popped while it searches goes, and its results stay until the search is dismissed")
  func popSearching() {
    let nav = stack()
    let results = app.screen("R")
    let search = UISearchController(searchResultsController: results)
    app.present(search, over: nav.viewControllers[1], animated: true)
    #expect(app.log.flush() == ["R presented"])
    nav.popViewController(animated: false)
    #expect(app.closings() == ["B went: popped"])
    search.dismiss(animated: true)
    #expect(app.closings() == ["R went: dismissed"])
  }
}
