import FocusBehavior
import HeadlessDevice
import TestSupport
import Testing
import UIKit

// Menus and a player's full screen (R138): presented controllers that belong to the screen below them.

@MainActor
@Suite(.everyAnswer)
struct FocusMenuTests {
  private func openAndCloseMenu(_ app: FocusApp, preview: UIViewController? = nil) {
    let a = app.screen("A")
    app.launch(showing: UINavigationController(rootViewController: a))
    #expect(app.device.openMenu(of: a, preview: preview))
    app.settle()
    #expect(a.presentedViewController != nil)
    app.device.closeMenu(of: a)
    app.settle()
    #expect(a.presentedViewController == nil)
  }

  @Test("A menu takes no focus under any preset")
  func presets() {
    ExpectedFocus.always(["A gained appeared"]).check { openAndCloseMenu($0) }
  }

  @Test("A menu leaves the focus with its screen: a screen in a window beside that one gains nothing")
  func besides() {
    let app = FocusApp(.attention, on: .phone)
    let a = app.screen("A")
    app.launch(showing: a)
    let beside = app.device.openWindow(showing: app.screen("B"), makingKey: false)
    beside.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    #expect(app.device.openMenu(of: a))
    app.settle()
    #expect(app.log.flush() == ["A gained appeared"])
  }

  @Test("Options that list menus lose focus to them")
  func listed() {
    let app = FocusApp([.menu], on: .phone)
    openAndCloseMenu(app)
    #expect(app.log.flush() == ["A gained appeared", "A lost covered by menu", "A gained uncovered"])
  }

  @Test("A compact date picker takes no focus under any preset")
  func datePicker() {
    ExpectedFocus.always(["A gained appeared"]).check { app in
      let a = app.screen("A")
      app.launch(showing: a)
      let picker = UIDatePicker(frame: CGRect(x: 0, y: 100, width: 200, height: 40))
      picker.preferredDatePickerStyle = .compact
      a.view.addSubview(picker)
      app.settle()
      app.device.tap(picker)
      app.settle()
      #expect(a.presentedViewController != nil)
      app.device.closeMenu(of: a)
      app.settle()
    }
  }

  @Test(
    "The preview of a context menu gains no focus whatever its style, and has it once it is pushed",
    arguments: [.automatic, .fullScreen, .overFullScreen, .popover, .formSheet] as [UIModalPresentationStyle])
  func preview(style: UIModalPresentationStyle) {
    ExpectedFocus.always(["A gained appeared", "A lost pushedOver", "B gained appeared"]).check { app in
      let b = app.screen("B")
      b.modalPresentationStyle = style
      openAndCloseMenu(app, preview: b)
      b.parent?.unembed(b)
      let nav = app.device.keyWindow?.rootViewController as? UINavigationController
      nav?.pushViewController(b, animated: true)
      app.settle()
    }
  }

  @Test("A preview that the user taps is presented by the app, and is a screen then")
  func committed() {
    ExpectedFocus.lines(
      ["A gained appeared", "A lost covered by sheet", "B gained appeared"], for: [.attention, .media, .analytics],
      others: ["A gained appeared", "B gained appeared"]
    ).check { app in
      let (a, b) = (app.screen("A"), app.screen("B"))
      b.modalPresentationStyle = .pageSheet
      app.launch(showing: a)
      let previews = Previews(of: b)
      a.view.addInteraction(UIContextMenuInteraction(delegate: previews))
      #expect(app.device.openContextMenu(on: a.view))
      app.settle()
      #expect(b.screenFocus?.reason == .notAppeared && b.screenOpening == nil)
      #expect(app.device.tapPreview(of: a))
      app.settle()
      #expect(b.screenOpening?.reason == .presented)
    }
  }

  @Test("The display link that the preview of a context menu requests is paused in the background")
  func previewInBackground() {
    let app = FocusApp(.attention.sampled(.displayLink(framesPerSecond: 60)), on: .phone)
    let a = UIViewController()
    app.launch(showing: a)
    #expect(app.device.openMenu(of: a, preview: app.screen("B")))
    app.settle()
    #expect(app.device.displayLinks.map(\.isPaused) == [false])
    app.device.pressHome()
    app.settle()
    #expect(app.device.displayLinks.map(\.isPaused) == [true])
  }

  @Test("A menu over a sheet leaves the sheet as the cover of the screen below")
  func overSheet() {
    let app = FocusApp(.attention, on: .phone)
    let (a, b) = (app.screen("A"), app.screen("B"))
    app.launch(showing: a)
    app.present(b, .pageSheet, on: a)
    _ = app.log.flush()
    app.device.openMenu(of: b)
    app.settle()
    app.device.closeMenu(of: b)
    app.settle()
    #expect(app.log.flush() == [])
    app.dismiss(b)
    #expect(app.log.flush() == ["B lost dismissed", "A gained uncovered"])
  }

  @Test(
    "The full screen of a screen's own player takes no focus; Home does",
    arguments: [UIModalPresentationStyle.fullScreen, .overFullScreen, .custom])
  func fullScreenPlayer(style: UIModalPresentationStyle) {
    ExpectedFocus.lines(
      ["A gained appeared", "A lost appInactive", "A still lost appBackground", "A gained appActive"],
      for: [.attention, .privacy], others: ["A gained appeared", "A lost appBackground", "A gained appActive"]
    ).check { app in
      let a = app.screen("A")
      app.launch(showing: UINavigationController(rootViewController: a))
      var player = app.device.enlargePlayer(of: a, style: style)
      app.settle()
      #expect(player != nil && a.screenFocus?.hasFocus == true)
      player.map(app.device.shrinkPlayer)
      app.settle()
      player = app.device.enlargePlayer(of: a, style: style)
      app.settle()
      app.device.pressHome()
      app.device.advance(by: 1)
      app.device.openApp()
      app.settle()
      player.map(app.device.shrinkPlayer)
      app.settle()
    }
  }

  @Test("Options that list it lose focus to a player's full screen")
  func listedPlayer() {
    let app = FocusApp([.fullScreenPlayer], on: .phone)
    let a = app.screen("A")
    app.launch(showing: a)
    let player = app.device.enlargePlayer(of: a)
    app.settle()
    player.map(app.device.shrinkPlayer)
    app.settle()
    #expect(app.log.flush() == ["A gained appeared", "A lost covered by fullScreenPlayer", "A gained uncovered"])
  }

  @Test("A screen that is closed under its player's full screen loses focus")
  func closedUnderPlayer() {
    let app = FocusApp(.attention, on: .phone)
    let (root, a) = (app.screen("root"), app.screen("A"))
    let nav = UINavigationController(rootViewController: root)
    app.launch(showing: nav)
    nav.pushViewController(a, animated: false)
    app.settle()
    _ = app.log.flush()
    let player = app.device.enlargePlayer(of: a)
    app.settle()
    nav.popViewController(animated: false)
    app.settle()
    player.map(app.device.shrinkPlayer)
    app.settle()
    #expect(app.log.flush() == ["A lost popped", "root gained appeared"])
  }

  @Test("An ignored cover takes no focus; what it presents does")
  func ignored() {
    let app = FocusApp(.attention, on: .phone)
    let a = app.screen("A")
    app.launch(showing: a)
    a.addBehaviors([
      FocusBehavior(.attention.ignoringCovers { $0 is ToastViewController }.ignoringCovers { $0.title == "banner" }) {
        [log = app.log] change in log.record("toast-proof \(change.kind) \(change.reason.name)")
      }
    ])
    app.settle()
    _ = app.log.flush()
    let toast = ToastViewController()
    app.present(toast, .overFullScreen, on: a)
    #expect(app.log.flush() == ["A lost covered by transparent"])
    app.present(UIViewController(), .pageSheet, on: toast)
    #expect(app.log.flush() == ["toast-proof lost covered"])
    toast.dismiss(animated: true)
    app.settle()
    a.dismiss(animated: true)
    app.settle()
    #expect(app.log.flush().sorted() == ["A gained uncovered", "toast-proof gained uncovered"])
  }
}

/// Presents the preview that is tapped.
@MainActor
private final class Previews: NSObject, UIContextMenuInteractionDelegate {
  private let preview: UIViewController

  init(of preview: UIViewController) {
    self.preview = preview
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    UIContextMenuConfiguration(identifier: nil, previewProvider: { [preview] in preview })
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {
    animator.addCompletion { [preview, weak interaction] in
      if let parent = preview.parent { parent.unembed(preview) }
      let screen = interaction?.view?.next as? UIViewController
      screen?.present(preview, animated: true)
    }
  }
}

private final class ToastViewController: UIViewController {}
