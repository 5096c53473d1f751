import UIKit

extension ConformanceCase {
  /// R157, R158, W20 and W21: the controllers of menus and of the previews of context menus.
  static let menus: [ConformanceCase] = [
    ConformanceCase(
      "R157", "the name of a menu's class", needs: [.fingers, .iOS(14)], expecting: ["private true, known true"],
      otherwise: ["W33": ["private true, known false"]]
    ) { run in
      guard let menu = await menu(of: button(), in: run) else { return }
      run.logName(of: menu, known: "_UIContextMenu")
    },
    ConformanceCase(
      "R157", "the name of the class of a compact date picker", needs: [.fingers, .iOS(14)],
      expecting: ["private true, known true"], otherwise: ["W33": ["private true, known false"]]
    ) { run in
      let picker = UIDatePicker(frame: CGRect(x: 40, y: 200, width: 200, height: 44))
      if #available(iOS 13.4, *) { picker.preferredDatePickerStyle = .compact }
      guard let menu = await menu(of: picker, in: run) else { return }
      run.logName(of: menu, known: "_UIDatePicker")
    },
    ConformanceCase(
      "W20", "the presentation style of a menu is the untouched default", needs: [.fingers, .iOS(14)],
      expecting: ["default true, custom false"], otherwise: ["W20": ["default false, custom true"]]
    ) { run in
      guard let style = await menu(of: button(), in: run)?.modalPresentationStyle else { return }
      run.log("default \(style == UIViewController().modalPresentationStyle), custom \(style == .custom)")
    },
    ConformanceCase(
      "W21", "the preview of a context menu is presented itself, by UIKit's presentation controller", needs: [.fingers],
      expecting: ["presented true, contained false", "private true, known true"],
      otherwise: [
        "W21": ["presented false, contained true", "private true, known true"],
        "W33": ["presented true, contained false", "private true, known false"],
      ]
    ) { run in
      let owner = run.keep(MenuOwner(in: run))
      guard let menu = await hold(for: owner, in: run) else { return }
      run.log("presented \(menu === owner.preview), contained \(owner.preview.parent != nil)")
      guard let controller = menu.presentationController else { return }
      run.logName(of: controller, known: "_UIContextMenu")
    },
    ConformanceCase(
      "R158", "a tap on the preview of a context menu ends the menu", needs: [.fingers],
      expecting: ["commit", "presenting false", "completion"]
    ) { run in
      let owner = run.keep(MenuOwner(in: run))
      guard await hold(for: owner, in: run) != nil, let screen = run.window.rootViewController else { return }
      owner.logsCommit = true
      await run.gesture(.tapPreview(of: screen))
      await run.settle()
    },
  ]

  @MainActor
  private static func button() -> UIView {
    let button = UIButton(type: .system)
    button.frame = CGRect(x: 40, y: 200, width: 200, height: 44)
    button.setTitle("Menu", for: .normal)
    if #available(iOS 14.0, *) {
      button.menu = UIMenu(children: [UIAction(title: "Item") { _ in }])
      button.showsMenuAsPrimaryAction = true
    }
    return button
  }

  /// Shows a view on a screen, and opens its menu by a tap.
  @MainActor
  private static func menu(of view: UIView, in run: ConformanceRun) async -> UIViewController? {
    let screen = UIViewController()
    screen.view.addSubview(view)
    await run.show(screen)
    await run.gesture(.tapMenu(view))
    await run.settle()
    if screen.presentedViewController == nil { run.log("No menu was opened.") }
    return screen.presentedViewController
  }

  /// Shows a view with a context menu, and opens it.
  @MainActor
  private static func hold(for owner: MenuOwner, in run: ConformanceRun) async -> UIViewController? {
    let (screen, square) = (UIViewController(), UIView(frame: CGRect(x: 100, y: 200, width: 150, height: 150)))
    square.backgroundColor = .systemBlue
    square.addInteraction(UIContextMenuInteraction(delegate: owner))
    screen.view.addSubview(square)
    await run.show(screen)
    await run.gesture(.hold(square))
    await run.settle()
    if screen.presentedViewController == nil { run.log("No menu was opened.") }
    return screen.presentedViewController
  }
}

extension ConformanceRun {
  @MainActor
  fileprivate func logName(of object: NSObject, known prefix: String) {
    let name = String(describing: type(of: object))
    log("private \(name.hasPrefix("_UI")), known \(name.hasPrefix(prefix))")
  }
}

@MainActor
private final class MenuOwner: NSObject, UIContextMenuInteractionDelegate {
  let preview = UIViewController()
  var logsCommit = false
  private unowned let run: ConformanceRun

  init(in run: ConformanceRun) {
    self.run = run
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    UIContextMenuConfiguration(identifier: nil, previewProvider: { self.preview }) { _ in
      UIMenu(title: "", children: [UIAction(title: "Item") { _ in }])
    }
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {
    guard logsCommit else { return }
    run.log("commit")
    animator.addCompletion { [run] in
      run.log("presenting \(run.window.rootViewController?.presentedViewController != nil)")
      run.log("completion")
    }
  }
}
