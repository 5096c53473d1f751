import HeadlessDevice
import HeadlessTestSupport
import Testing
import UIKit

@MainActor
@Suite(.everyAnswer)
struct ContextMenuTests {
  let device = HeadlessDevice()
  let log = Transcript()
  let screen = UIViewController()
  let square = UIView(frame: CGRect(x: 0, y: 200, width: 100, height: 100))
  let owner: MenuOwner

  init() {
    owner = MenuOwner(log)
    square.addInteraction(UIContextMenuInteraction(delegate: owner))
    device.launch(showing: UINavigationController(rootViewController: screen))
    screen.view.addSubview(square)
    device.finishTransitions()
  }

  @Test("R158: a hold opens the menu with its preview, and a tap beside it closes both")
  func closed() {
    #expect(device.openContextMenu(on: square))
    device.finishTransitions()
    #expect(screen.presentedViewController != nil)
    #expect(owner.preview.viewIfLoaded?.window != nil)
    device.closeMenu(of: screen)
    device.finishTransitions()
    #expect(screen.presentedViewController == nil)
    #expect(owner.preview.viewIfLoaded?.window == nil)
    #expect(log.flush() == ["display", "displayed", "end", "ended"])
  }

  @Test("R158: a tap on the preview commits, and the preview can be pushed when the menu has gone")
  func committed() {
    owner.commit = { [screen, owner] in
      owner.preview.willMove(toParent: nil)
      owner.preview.removeFromParent()
      screen.show(owner.preview, sender: nil)
    }
    device.openContextMenu(on: square)
    device.finishTransitions()
    #expect(device.tapPreview(of: screen))
    device.finishTransitions()
    device.finishTransitions()
    #expect(screen.navigationController?.topViewController === owner.preview)
    #expect(log.flush() == ["display", "displayed", "commit", "end", "committed", "ended"])
  }

  @Test("A hold on a view without an interaction, or whose delegate has no configuration, opens nothing")
  func none() {
    let other = UIView(frame: CGRect(x: 200, y: 200, width: 100, height: 100))
    screen.view.addSubview(other)
    #expect(!device.openContextMenu(on: other))
    owner.hasMenu = false
    #expect(!device.openContextMenu(on: square))
    #expect(!device.tapPreview(of: screen))
  }

  @Test("A hold on a control with an enabled interaction opens the menu that it makes; a tap if that is primary")
  func control() {
    let control = MenuControl(log)
    control.frame = CGRect(x: 200, y: 200, width: 100, height: 100)
    control.addAction(UIAction { [log] _ in log.record("action") }, for: .touchUpInside)
    screen.view.addSubview(control)
    #expect(control.contextMenuInteraction == nil)
    #expect(!device.openContextMenu(on: control))
    control.isContextMenuInteractionEnabled = true
    #expect(control.contextMenuInteraction?.view === control)
    #expect(device.tap(control))
    #expect(log.flush() == ["action"])
    control.showsMenuAsPrimaryAction = true
    for open in [device.openContextMenu(on:), device.tap] {
      #expect(open(control))
      device.finishTransitions()
      #expect(screen.presentedViewController != nil)
      device.closeMenu(of: screen)
      device.finishTransitions()
      #expect(log.flush() == ["display", "end"])
    }
    control.isContextMenuInteractionEnabled = false
    #expect(!device.openContextMenu(on: control))
    #expect(device.tap(control))
    #expect(log.flush() == ["action"])
  }

  @Test("A button with a menu has an interaction, and a hold opens the menu")
  func button() {
    let button = UIButton(frame: CGRect(x: 200, y: 200, width: 100, height: 100))
    screen.view.addSubview(button)
    #expect(!device.openContextMenu(on: button))
    button.menu = UIMenu()
    #expect(button.isContextMenuInteractionEnabled)
    #expect(device.openContextMenu(on: button))
    device.finishTransitions()
    device.closeMenu(of: screen)
    device.finishTransitions()
    button.menu = nil
    #expect(!button.isContextMenuInteractionEnabled)
  }

  @Test("The menu, its preview and its interaction are released")
  func released() {
    weak var interaction: UIContextMenuInteraction?
    weak var preview: UIViewController?
    do {
      let owner = MenuOwner(log)
      let view = UIView(frame: CGRect(x: 200, y: 200, width: 100, height: 100))
      let new = UIContextMenuInteraction(delegate: owner)
      interaction = new
      preview = owner.preview
      view.addInteraction(new)
      screen.view.addSubview(view)
      #expect(device.openContextMenu(on: view))
      device.finishTransitions()
      device.closeMenu(of: screen)
      device.finishTransitions()
      view.removeFromSuperview()
    }
    device.turn()
    #expect(interaction == nil)
    #expect(preview == nil)
  }
}

@MainActor
final class MenuOwner: NSObject, UIContextMenuInteractionDelegate {
  let preview = UIViewController()
  var hasMenu = true
  var commit: () -> Void = {}
  private let log: Transcript

  init(_ log: Transcript) {
    self.log = log
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    hasMenu ? UIContextMenuConfiguration(identifier: nil, previewProvider: { [preview] in preview }) : nil
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    log.record("display")
    animator?.addCompletion { [log] in log.record("displayed") }
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {
    log.record("commit")
    animator.addCompletion { [log, commit] in
      log.record("committed")
      commit()
    }
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    log.record("end")
    animator?.addCompletion { [log] in log.record("ended") }
  }
}

/// A control with a menu of its own.
private final class MenuControl: UIControl {
  private let log: Transcript

  init(_ log: Transcript) {
    self.log = log
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? { UIContextMenuConfiguration() }

  override func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    log.record("display")
  }

  override func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    log.record("end")
  }
}
