import FocusBehavior
import HeadlessDevice
import TestSupport
import Testing
import UIKit

// Everything that may be presented over a screen, under each preset and with both engines.

@MainActor
@Suite(.everyAnswer)
struct FocusPresetCoverTests {
  nonisolated private static let all = FocusPreset.allCases
  nonisolated private static let covers: [FocusPreset] = [.attention, .media, .analytics]

  /// What A and B report when B is presented over A and dismissed.
  private func covered(by kind: String, for presets: [FocusPreset]) -> ExpectedFocus {
    .lines(
      [
        "A gained appeared", "A lost covered by \(kind)", "B gained appeared", "B lost dismissed",
        "A gained uncovered",
      ], for: presets, others: ["A gained appeared", "B gained appeared", "B lost dismissed"])
  }

  @Test(
    "What is presented takes the focus until it is dismissed, under the presets that count it",
    arguments: [
      (.fullScreen, "opaque", all), (.currentContext, "opaque", all),
      (.overFullScreen, "transparent", covers), (.overCurrentContext, "transparent", covers),
      (.custom, "transparent", covers),
      (.pageSheet, "sheet", covers), (.formSheet, "sheet", covers), (.automatic, "sheet", covers),
      (.popover, "popover", [.attention, .analytics]),
    ] as [(UIModalPresentationStyle, String, [FocusPreset])])
  func presented(style: UIModalPresentationStyle, kind: String, presets: [FocusPreset]) {
    for idiom in [UIUserInterfaceIdiom.phone, .pad] {
      covered(by: kind, for: presets).check(on: idiom) { app in
        let (a, b) = (app.screen("A"), app.screen("B"))
        app.launch(showing: UINavigationController(rootViewController: a))
        b.modalPresentationStyle = style
        b.popoverPresentationController?.sourceView = a.view
        app.present(b, style, on: a)
        app.dismiss(b)
      }
    }
  }

  @Test("A sheet with an undimmed detent leaves the screen usable; only analytics counts it")
  func undimmedSheet() {
    covered(by: "undimmedSheet", for: [.analytics]).check { app in
      let a = app.screen("A")
      app.launch(showing: a)
      let b = app.screen("B")
      b.modalPresentationStyle = .pageSheet
      b.sheetPresentationController?.largestUndimmedDetentIdentifier = .medium
      app.present(b, .pageSheet, on: a)
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
      "C gained appeared", "C lost dismissed", "B lost dismissed",
    ]
    // B reports its own disappearance as a change of the reason: it had lost its focus already.
    let lines = covered.dropLast() + ["B still lost dismissed", "A gained uncovered"]
    ExpectedFocus.lines(
      Array(lines), for: Self.covers,
      others: [
        "A gained appeared", "B gained appeared", "C gained appeared", "C lost dismissed", "B lost dismissed",
      ]
    ).check { app in
      let (a, b, c) = (app.screen("A"), app.screen("B"), app.screen("C"))
      app.launch(showing: a)
      app.present(b, .pageSheet, on: a)
      app.present(c, .formSheet, on: b)
      app.dismiss(a)
    }
  }

  @Test(
    "What is presented over a popover or an alert that does not count covers the screen below too",
    arguments: [UIModalPresentationStyle.fullScreen, .pageSheet])
  func overUncounted(style: UIModalPresentationStyle) {
    for preset in [FocusPreset.media, .analytics] {
      for sampling in [nil, FocusSampling.displayLink(framesPerSecond: 60)] {
        let app = FocusApp(preset.options.sampled(sampling), on: .phone)
        let a = app.screen("A")
        app.launch(showing: a)
        let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
        a.present(alert, animated: true)
        app.settle()
        let modal = UIViewController()
        app.present(modal, style, on: alert)
        app.dismiss(modal)
        let kind = style == .fullScreen ? "opaque" : "sheet"
        #expect(app.log.flush() == ["A gained appeared", "A lost covered by \(kind)", "A gained uncovered"])
      }
    }
  }

  @Test("A modal covers until its dismissal is complete, also when a drag is cancelled")
  func halfDismissed() {
    ExpectedFocus.lines(
      ["A gained appeared", "A lost covered by sheet", "B gained appeared"], for: Self.covers,
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
      ], for: Self.covers, others: ["root gained appeared", "child gained appeared"]
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
