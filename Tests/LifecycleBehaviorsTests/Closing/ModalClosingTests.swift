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

  @Test(
    "A modal was presented, and is dismissed once, also by two calls; what is below stays", arguments: [true, false])
  func dismiss(animated: Bool) {
    for style in [UIModalPresentationStyle.fullScreen, .pageSheet, .popover, .currentContext, .overFullScreen] {
      app.present(app.screen("B"), over: root, style, animated: animated)
      root.dismiss(animated: animated)
      root.dismiss(animated: animated)
      #expect(app.closings() == ["B presented", "B went: dismissed"])
    }
  }

  @Test(
    "Two calls, of the middle of three or of the topmost and the middle, dismiss both, each of them once (R191)",
    arguments: [true, false], [true, false])
  func dismissTwice(isByTop: Bool, animated: Bool) {
    for style in [UIModalPresentationStyle.fullScreen, .pageSheet, .overFullScreen] {
      let (middle, top) = (app.screen("B"), app.screen("C"))
      app.present(middle, over: root, style)
      app.present(top, over: middle, style)
      app.log.flush()
      (isByTop ? top : middle).dismiss(animated: animated)
      middle.dismiss(animated: animated)
      #expect(app.closings().sorted() == ["B went: dismissed", "C went: dismissed"])
      #expect(root.presentedViewController == nil)
    }
  }

  @Test("What is presented over a root that was replaced has gone with it, although it is in the window still (R189)")
  func newRootUnderModal() {
    let modal = app.screen("M")
    app.present(modal, over: root, .overFullScreen)
    app.log.flush()
    window.rootViewController = UIViewController()
    #expect(app.closings().sorted() == ["A went: replaced", "M went: replaced"])
    #expect(modal.view.window === window && modal.screenOpening == nil)
    modal.dismiss(animated: true)
    #expect(app.closings() == [])
    #expect(modal.view.window == nil)
  }

  @Test("A dismissed navigation controller takes all its screens along")
  func dismissNavigation() {
    let nav = app.navigation("B", "C", "D")
    app.present(nav, over: root, .fullScreen, animated: true)
    app.push("E", onto: nav)
    #expect(app.log.flush() == ["D presented", "E pushed"])
    root.dismiss(animated: true)
    #expect(app.closings().sorted() == ["D went: dismissed", "E went: dismissed"])
  }

  @Test("Several modals dismissed at once, of which UIKit calls the top one only")
  func dismissSeveral() {
    app.present(app.screen("B"), over: root, .fullScreen)
    app.present(app.screen("C"), over: root.presentedViewController!, .fullScreen)
    app.present(app.screen("E"), over: root.presentedViewController!.presentedViewController!, .fullScreen)
    app.log.flush()
    root.dismiss(animated: true)
    #expect(app.closings().sorted() == ["B went: dismissed", "C went: dismissed", "E went: dismissed"])
  }

  @Test("A sheet that is dragged down is a gesture; one that is let go stays")
  func sheetDrag() throws {
    let sheet = app.screen("S")
    app.present(sheet, over: root)
    app.log.flush()
    try #require(app.device.beginSheetDrag(of: sheet)).cancel()
    #expect(app.closings() == [])
    try #require(app.device.beginSheetDrag(of: sheet)).finish()
    #expect(app.closings() == ["S went: dismissed by gesture"])
  }

  @Test("The covered screens of a stack in a sheet that is dragged down went by a gesture, too")
  func stackInSheetDrag() throws {
    let nav = app.navigation("B")
    app.present(nav, over: root)
    app.push("C", onto: nav)
    app.log.flush()
    try #require(app.device.beginSheetDrag(of: nav)).finish()
    #expect(app.closings().sorted() == ["B went: dismissed by gesture", "C went: dismissed by gesture"])
  }

  @Test("A tap beside a popover is no gesture")
  func popover() {
    let popover = app.screen("P")
    app.present(popover, over: root, .popover)
    app.log.flush()
    #expect(app.device.tapOutside(popover))
    #expect(app.closings() == ["P went: dismissed"])
  }

  @Test("A dismissal whose completion presents another: dismissed, and not replaced")
  func dismissAndPresent() {
    app.present(app.screen("B"), over: root, .fullScreen)
    app.log.flush()
    let next = app.screen("C")
    root.dismiss(animated: true) { [root] in root.present(next, animated: true) }
    #expect(app.closings().sorted() == ["B went: dismissed", "C presented"])
  }

  @Test("A screen that is popped although its navigation controller has presented a modal: the modal stays")
  func popPresenter() {
    let nav = stack()
    app.present(app.screen("M"), over: nav.viewControllers[1])
    nav.popViewController(animated: false)
    #expect(app.closings() == ["M presented", "B went: popped"])
    #expect(nav.presentedViewController?.screenOpening == ScreenOpening(.presented))
  }

  @Test(
    "A modal in the context of a screen goes with the screen, by a gesture if the screen does",
    arguments: [false, true])
  func currentContext(isSwipe: Bool) throws {
    let nav = stack()
    let context = nav.viewControllers[1]
    context.definesPresentationContext = true
    app.present(app.screen("M"), over: context, isSwipe ? .overCurrentContext : .currentContext)
    app.log.flush()
    if isSwipe {
      try #require(app.device.beginSwipeBack(in: nav)).finish()
      #expect(app.closings().sorted() == ["B went: popped by gesture", "M went: popped by gesture"])
    } else {
      nav.popViewController(animated: false)
      #expect(app.closings().sorted() == ["B went: popped", "M went: popped"])
    }
  }

  @Test("Under a full-screen modal everything stays in place: the root, a modal, and what is in them")
  func covered() {
    let nav = app.navigation("N")
    app.present(nav, over: root, .fullScreen)
    app.present(app.screen("M"), over: nav, .fullScreen)
    #expect(app.closings() == ["N presented", "M presented"])
    #expect(root.screenOpening == ScreenOpening(.root))
  }

  @Test("A screen that is put on a stack under a full-screen modal came to the stack, and not as a root")
  func underModal() {
    let nav = app.navigation("A")
    root.view.window?.rootViewController = nav
    app.settle()
    app.present(app.screen("login"), over: nav, .fullScreen)
    app.log.flush()
    nav.setViewControllers([app.screen("B"), app.screen("C")], animated: false)
    nav.dismiss(animated: true)
    #expect(app.closings().contains { ["C added", "C pushed"].contains($0) })
  }

  @Test("Popped and dismissed in one turn: all screens of the tree are dismissed")
  func popAndDismiss() {
    let nav = app.navigation("B")
    app.present(nav, over: root, .fullScreen)
    app.push("C", onto: nav)
    app.log.flush()
    nav.popViewController(animated: false)
    root.dismiss(animated: false)
    // W27, W30: the pop is seen an iteration before UIKit says of the dismissal, unless that has begun (W2).
    let rules = app.device.weakRules
    let isSeen =
      rules.iterationsIncludeTheirLayout || rules.modalFlagsHoldFromTheCall || rules.plainPresentationStartsAtOnce
    #expect(app.closings().sorted() == ["B went: dismissed", "C went: \(isSeen ? "dismissed" : "popped")"])
  }

  @Test("The preview of a menu is no stay; pushed when the menu closes it is one")
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

  @Test("A child that is a menu's preview for a time is not closed meanwhile; one that does not come back is")
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

  @Test("A search that ends dismisses its results; the next search is a new stay")
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

  @Test("A screen that is popped while it searches goes, and its results stay until the search is dismissed")
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
