import FocusBehavior
import HeadlessDevice
import TestSupport
import Testing
import UIKit

// What may be presented over a screen, under each preset and with both engines.

@MainActor
@Suite(.everyAnswer)
struct FocusPolicyCoverTests {
  private func presenting(_ style: UIModalPresentationStyle, on idiom: UIUserInterfaceIdiom = .phone)
    -> (FocusStage) -> Void
  {
    { stage in
      let a = stage.screen("A")
      stage.launch(showing: UINavigationController(rootViewController: a))
      let b = stage.screen("B")
      stage.present(b, style, on: a)
      stage.dismiss(b)
    }
  }

  private let covers: [FocusPolicy] = [.attention, .media, .analytics]
  private let untouched = ["A gained appeared", "B gained appeared", "B lost disappeared"]

  @Test(
    "fullScreen takes the view away, whatever counts",
    arguments: [UIModalPresentationStyle.fullScreen, .currentContext])
  func fullScreen(style: UIModalPresentationStyle) {
    ExpectedFocus.always([
      "A gained appeared", "A lost covered by opaque", "B gained appeared", "B lost disappeared", "A gained uncovered",
    ]).check { presenting(style)($0) }
  }

  @Test(
    "overFullScreen leaves the view beneath", arguments: [UIModalPresentationStyle.overFullScreen, .overCurrentContext])
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

  @Test("A sheet with an undimmed detent leaves the screen usable; statistics count it as a screen")
  func undimmedSheet() {
    ExpectedFocus.lines(
      [
        "A gained appeared", "A lost covered by undimmedSheet", "B gained appeared", "B lost disappeared",
        "A gained uncovered",
      ], for: [.analytics], others: untouched
    ).check { stage in
      let a = stage.screen("A")
      stage.launch(showing: a)
      let b = stage.screen("B")
      b.modalPresentationStyle = .pageSheet
      b.sheetPresentationController?.largestUndimmedDetentIdentifier = .medium
      stage.present(b, .pageSheet, on: a)
      stage.dismiss(b)
    }
  }

  @Test("A popover", arguments: [UIUserInterfaceIdiom.phone, .pad])
  func popover(idiom: UIUserInterfaceIdiom) {
    ExpectedFocus.lines(
      [
        "A gained appeared", "A lost covered by popover", "B gained appeared", "B lost disappeared",
        "A gained uncovered",
      ], for: [.attention, .analytics], others: untouched
    ).check(on: idiom) { stage in
      let a = stage.screen("A")
      stage.launch(showing: a)
      let b = stage.screen("B")
      b.modalPresentationStyle = .popover
      b.popoverPresentationController?.sourceView = a.view
      stage.present(b, .popover, on: a)
      stage.dismiss(b)
    }
  }

  @Test("An alert and an action sheet", arguments: [UIAlertController.Style.alert, .actionSheet])
  func alerts(style: UIAlertController.Style) {
    ExpectedFocus.lines(
      ["A gained appeared", "A lost alert by alert", "A gained uncovered"], for: [.attention],
      others: ["A gained appeared"]
    ).check { stage in
      let a = stage.screen("A")
      stage.launch(showing: a)
      let alert = UIAlertController(title: "Delete?", message: nil, preferredStyle: style)
      let action = UIAlertAction(title: "OK", style: .default)
      alert.addAction(action)
      alert.popoverPresentationController?.sourceView = a.view
      a.present(alert, animated: true)
      stage.settle()
      stage.device.tap(action, in: alert)
      stage.settle()
    }
  }

  @Test("A search controller")
  func search() {
    ExpectedFocus.lines(
      ["A gained appeared", "A lost covered by search", "A gained uncovered"], for: [.attention],
      others: ["A gained appeared"]
    ).check { stage in
      let a = stage.screen("A")
      a.definesPresentationContext = true
      let search = UISearchController(searchResultsController: nil)
      a.navigationItem.searchController = search
      stage.launch(showing: UINavigationController(rootViewController: a))
      search.isActive = true
      stage.settle()
      search.isActive = false
      stage.settle()
    }
  }

  @Test("Of nested modals the nearest is the cover; dismissed together, the screen below gains once")
  func nested() {
    let covered = [
      "A gained appeared", "A lost covered by sheet", "B gained appeared", "B lost covered by sheet",
      "C gained appeared", "C lost disappeared", "B lost disappeared",
    ]
    // B is told of its end by its own disappearance: it had lost its focus already.
    let told = covered.dropLast() + ["B still lost disappeared", "A gained uncovered"]
    ExpectedFocus.lines(
      Array(told), for: covers,
      others: [
        "A gained appeared", "B gained appeared", "C gained appeared", "C lost disappeared", "B lost disappeared",
      ]
    ).check { stage in
      let (a, b, c) = (stage.screen("A"), stage.screen("B"), stage.screen("C"))
      stage.launch(showing: a)
      stage.present(b, .pageSheet, on: a)
      stage.present(c, .formSheet, on: b)
      stage.dismiss(a)
    }
  }

  @Test("A modal on its way out covers until it is gone, also when it is let go half-way")
  func halfDismissed() {
    ExpectedFocus.lines(
      ["A gained appeared", "A lost covered by sheet", "B gained appeared"], for: covers,
      others: ["A gained appeared", "B gained appeared"]
    ).check { stage in
      let (a, b) = (stage.screen("A"), stage.screen("B"))
      stage.launch(showing: a)
      stage.present(b, .pageSheet, on: a)
      let drag = stage.device.beginSheetDrag(of: b)
      stage.settle()
      drag?.cancel()
      stage.settle()
      b.dismiss(animated: true)
      stage.device.advance(by: 0.2)
    }
  }

  @Test("A screen embedded in a container, in whose name the root presents")
  func embedded() {
    ExpectedFocus.lines(
      [
        "root gained appeared", "child gained appeared", "root lost covered by sheet", "child lost covered by sheet",
        "root gained uncovered", "child gained uncovered",
      ], for: covers, others: ["root gained appeared", "child gained appeared"]
    ).check { stage in
      let (root, child) = (stage.screen("root"), stage.screen("child"))
      stage.launch(showing: UINavigationController(rootViewController: root))
      root.embed(child)
      stage.settle()
      let sheet = UIViewController()
      stage.present(sheet, .pageSheet, on: child)
      stage.dismiss(sheet)
    }
  }
}
