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

  /// What the delegate of a popover or a sheet answers in a compact width.
  enum Adaptation: CaseIterable {
    case unanswered, keepsStyle, fullScreen, overFullScreen

    var style: UIModalPresentationStyle? {
      switch self {
      case .unanswered: nil
      case .keepsStyle: UIModalPresentationStyle.none
      case .fullScreen: .fullScreen
      case .overFullScreen: .overFullScreen
      }
    }
  }

  @Test(
    "A popover covers as what it is shown: where the width is compact as a sheet, unless its delegate decides otherwise",
    arguments: Adaptation.allCases, [UIUserInterfaceIdiom.phone, .pad])
  func popover(adaptation: Adaptation, idiom: UIUserInterfaceIdiom) {
    let shown: (kind: String, presets: [FocusPreset]) =
      switch (idiom, adaptation) {
      case (.pad, _), (_, .keepsStyle): ("popover", [.attention, .analytics])
      case (_, .overFullScreen): ("transparent", Self.covers)
      case (_, .fullScreen): ("opaque", Self.all)
      case (_, .unanswered): ("sheet", Self.covers)
      }
    present(.popover, adaptation, idiom, shown.kind, shown.presets)
  }

  @Test("A form sheet that its delegate adapts to full screen removes the screen below", arguments: [true, false])
  func adaptedSheet(isAnimated: Bool) {
    present(.formSheet, .fullScreen, .phone, "opaque", Self.all, isAnimated: isAnimated)
  }

  /// Presents B over A, whose kind of cover is read while B is shown: a loss at the start of a presentation names what B is until then.
  private func present(
    _ style: UIModalPresentationStyle, _ adaptation: Adaptation, _ idiom: UIUserInterfaceIdiom,
    _ kind: String, _ presets: [FocusPreset], isAnimated: Bool = true
  ) {
    covered(by: kind, for: presets).check(on: idiom) { app in
      let (a, b) = (app.screen("A"), app.screen("B"))
      app.launch(showing: UINavigationController(rootViewController: a))
      b.modalPresentationStyle = style
      b.popoverPresentationController?.sourceView = a.view
      let delegate = adaptation.style.map { AdaptationDelegate($0) }
      b.presentationController?.delegate = delegate
      a.present(b, animated: isAnimated)
      app.settle()
      withExtendedLifetime(delegate) { app.dismiss(b) }
    }
  }

  @Test("A popover of an iPad becomes a sheet where its window is made narrow, and pauses a video then")
  func narrowed() {
    let app = FocusApp(.media, on: .pad)
    let (a, b) = (app.screen("A"), app.screen("B"))
    app.launch(showing: a)
    b.modalPresentationStyle = .popover
    b.popoverPresentationController?.sourceView = a.view
    app.present(b, .popover, on: a)
    #expect(app.log.flush() == ["A gained appeared", "B gained appeared"])
    app.device.resize(app.device.scenes[0], to: CGSize(width: 320, height: 1024))
    app.settle()
    #expect(app.log.flush() == ["A lost covered by sheet"])
  }

  @Test(
    "A sheet leaves the screen usable while it rests at an undimmed detent, and takes the focus when it is pulled higher"
  )
  func undimmedSheet() {
    covered(by: "undimmedSheet", for: [.analytics]).check { app in
      let a = app.screen("A")
      app.launch(showing: a)
      let b = app.screen("B")
      b.modalPresentationStyle = .pageSheet
      b.sheetPresentationController?.detents = [.medium(), .large()]
      b.sheetPresentationController?.largestUndimmedDetentIdentifier = .medium
      app.present(b, .pageSheet, on: a)
      app.dismiss(b)
    }
    let app = FocusApp(.attention, on: .phone)
    let (a, b) = (app.screen("A"), app.screen("B"))
    app.launch(showing: a)
    b.modalPresentationStyle = .pageSheet
    let sheet = b.sheetPresentationController
    sheet?.detents = [.medium(), .large()]
    sheet?.largestUndimmedDetentIdentifier = .medium
    app.present(b, .pageSheet, on: a)
    for height in [UISheetPresentationController.Detent.Identifier.large, .medium] {
      sheet?.selectedDetentIdentifier = height
      app.settle()
    }
    #expect(
      app.log.flush() == ["A gained appeared", "B gained appeared", "A lost covered by sheet", "A gained uncovered"])
  }

  @Test("A sheet that has no height at which it is undimmed dims the screen")
  func dimmedSheet() {
    covered(by: "sheet", for: Self.covers).check { app in
      let (a, b) = (app.screen("A"), app.screen("B"))
      app.launch(showing: a)
      b.modalPresentationStyle = .pageSheet
      b.sheetPresentationController?.largestUndimmedDetentIdentifier = .medium
      app.present(b, .pageSheet, on: a)
      app.dismiss(b)
    }
  }

  @Test(
    "An alert in a window of its own is an alert, and pauses no video; a window that shows more than it does",
    arguments: [true, false])
  func alertInWindow(isAlone: Bool) {
    let loss = isAlone ? "A lost alert by alert" : "A lost windowNotKey"
    ExpectedFocus.lines(
      ["A gained appeared", loss, isAlone ? "A gained uncovered" : "A gained windowKey"],
      for: isAlone ? [.attention] : [.attention, .media, .privacy], others: ["A gained appeared"]
    ).check { app in
      app.launch(showing: app.screen("A"))
      let root = UIViewController()
      if !isAlone { root.view.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))) }
      let window = UIWindow(windowScene: app.device.scenes[0])
      window.rootViewController = root
      window.windowLevel = .alert
      window.makeKeyAndVisible()
      let alert = UIAlertController(title: "Offline", message: nil, preferredStyle: .alert)
      let action = UIAlertAction(title: "OK", style: .default) { _ in app.device.close(window) }
      alert.addAction(action)
      root.present(alert, animated: true)
      app.settle()
      #expect(window.isKeyWindow)
      app.device.tap(action, in: alert)
      app.settle()
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
