import FocusBehavior
import HeadlessDevice
import TestSupport
import Testing
import UIKit

// Everything that may be presented over a screen, under each preset and with both engines.

@MainActor
@Suite(.everyAnswer)
struct FocusPolicyCoverTests {
  private func presenting(_ style: UIModalPresentationStyle, on idiom: UIUserInterfaceIdiom = .phone)
    -> (FocusApp) -> Void
  {
    { app in
      let a = app.screen("A")
      app.launch(showing: UINavigationController(rootViewController: a))
      let b = app.screen("B")
      app.present(b, style, on: a)
      app.dismiss(b)
    }
  }

  private let covers: [FocusPolicy] = [.attention, .media, .analytics]
  private let untouched = ["A gained appeared", "B gained appeared", "B lost disappeared"]

  @Test(
    "fullScreen removes the view, under every policy",
    arguments: [UIModalPresentationStyle.fullScreen, .currentContext])
  func fullScreen(style: UIModalPresentationStyle) {
    ExpectedFocus.always([
      "A gained appeared", "A lost covered by opaque", "B gained appeared", "B lost disappeared", "A gained uncovered",
    ]).check { presenting(style)($0) }
  }

  @Test(
    "overFullScreen leaves the view below",
    arguments: [UIModalPresentationStyle.overFullScreen, .overCurrentContext, .custom])
  func overFullScreen(style: UIModalPresentationStyle) {
    ExpectedFocus.lines(
      [
        "A gained appeared", "A lost covered by transparent", "B gained appeared", "B lost disappeared",
        "A gained uncovered",
      ], for: covers, others: untouched
    ).check { presenting(style)($0) }
  }

  @Test("Page and form sheets", arguments: [UIModalPresentationStyle.pageSheet, .formSheet, .automatic])
  func sheets(style: UIModalPresentationStyle) {
    ExpectedFocus.lines(
      [
        "A gained appeared", "A lost covered by sheet", "B gained appeared", "B lost disappeared", "A gained uncovered",
      ],
      for: covers, others: untouched
    ).check { presenting(style)($0) }
  }

  @Test("A sheet with an undimmed detent leaves the screen usable; only analytics counts it")
  func undimmedSheet() {
    ExpectedFocus.lines(
      [
        "A gained appeared", "A lost covered by undimmedSheet", "B gained appeared", "B lost disappeared",
        "A gained uncovered",
      ], for: [.analytics], others: untouched
    ).check { app in
      let a = app.screen("A")
      app.launch(showing: a)
      let b = app.screen("B")
      b.modalPresentationStyle = .pageSheet
      b.sheetPresentationController?.largestUndimmedDetentIdentifier = .medium
      app.present(b, .pageSheet, on: a)
      app.dismiss(b)
    }
  }

  @Test("A popover", arguments: [UIUserInterfaceIdiom.phone, .pad])
  func popover(idiom: UIUserInterfaceIdiom) {
    ExpectedFocus.lines(
      [
        "A gained appeared", "A lost covered by popover", "B gained appeared", "B lost disappeared",
        "A gained uncovered",
      ], for: [.attention, .analytics], others: untouched
    ).check(on: idiom) { app in
      let a = app.screen("A")
      app.launch(showing: a)
      let b = app.screen("B")
      b.modalPresentationStyle = .popover
      b.popoverPresentationController?.sourceView = a.view
      app.present(b, .popover, on: a)
      app.dismiss(b)
    }
  }

  @Test("An alert and an action sheet", arguments: [UIAlertController.Style.alert, .actionSheet])
  func alerts(style: UIAlertController.Style) {
    ExpectedFocus.lines(
      ["A gained appeared", "A lost alert by alert", "A gained uncovered"], for: [.attention],
      others: ["A gained appeared"]
    ).check { app in
      let a = app.screen("A")
      app.launch(showing: a)
      let alert = UIAlertController(title: "Delete?", message: nil, preferredStyle: style)
      let action = UIAlertAction(title: "OK", style: .default)
      alert.addAction(action)
      alert.popoverPresentationController?.sourceView = a.view
      a.present(alert, animated: true)
      app.settle()
      app.device.tap(action, in: alert)
      app.settle()
    }
  }

  @Test("A search controller")
  func search() {
    ExpectedFocus.lines(
      ["A gained appeared", "A lost covered by search", "A gained uncovered"], for: [.attention],
      others: ["A gained appeared"]
    ).check { app in
      let a = app.screen("A")
      a.definesPresentationContext = true
      let search = UISearchController(searchResultsController: nil)
      a.navigationItem.searchController = search
      app.launch(showing: UINavigationController(rootViewController: a))
      search.isActive = true
      app.settle()
      search.isActive = false
      app.settle()
    }
  }

  @Test("Of nested modals the nearest is the cover; dismissed together, the screen below gains once")
  func nested() {
    let covered = [
      "A gained appeared", "A lost covered by sheet", "B gained appeared", "B lost covered by sheet",
      "C gained appeared", "C lost disappeared", "B lost disappeared",
    ]
    // B reports its own disappearance as a change of the reason: it had lost its focus already.
    let lines = covered.dropLast() + ["B still lost disappeared", "A gained uncovered"]
    ExpectedFocus.lines(
      Array(lines), for: covers,
      others: [
        "A gained appeared", "B gained appeared", "C gained appeared", "C lost disappeared", "B lost disappeared",
      ]
    ).check { app in
      let (a, b, c) = (app.screen("A"), app.screen("B"), app.screen("C"))
      app.launch(showing: a)
      app.present(b, .pageSheet, on: a)
      app.present(c, .formSheet, on: b)
      app.dismiss(a)
    }
  }

  @Test("A modal covers until its dismissal is complete, also when a drag is cancelled")
  func halfDismissed() {
    ExpectedFocus.lines(
      ["A gained appeared", "A lost covered by sheet", "B gained appeared"], for: covers,
      others: ["A gained appeared", "B gained appeared"]
    ).check { app in
      let (a, b) = (app.screen("A"), app.screen("B"))
      app.launch(showing: a)
      app.present(b, .pageSheet, on: a)
      let drag = app.device.beginSheetDrag(of: b)
      app.settle()
      drag?.cancel()
      app.settle()
      b.dismiss(animated: true)
      app.device.advance(by: 0.2)
    }
  }

  @Test("A screen embedded in a container, for which the root presents")
  func embedded() {
    ExpectedFocus.lines(
      [
        "root gained appeared", "child gained appeared", "root lost covered by sheet", "child lost covered by sheet",
        "root gained uncovered", "child gained uncovered",
      ], for: covers, others: ["root gained appeared", "child gained appeared"]
    ).check { app in
      let (root, child) = (app.screen("root"), app.screen("child"))
      app.launch(showing: UINavigationController(rootViewController: root))
      root.embed(child)
      app.settle()
      let sheet = UIViewController()
      app.present(sheet, .pageSheet, on: child)
      app.dismiss(sheet)
    }
  }
}
