import UIKit

extension ConformanceCase {
  /// R55 and R56: dismissals by the user, and alerts.
  static let dragsAndAlerts: [ConformanceCase] = [
    ConformanceCase(
      "R55", "a sheet is dragged down", needs: [.fingers],
      expecting: ["shouldDismiss", "willDismiss", "B.wD(t)", "B.dD(t)", "didDismiss"]
    ) { run in
      run.calls = [.wA, .iA, .dA, .wD, .dD]
      let sheet = run.modal("B", .pageSheet)
      await present(sheet, logging: .everyCall, in: run)
      await run.gesture(.dragSheet(sheet, .finished))
      await run.settle()
    },
    ConformanceCase(
      "R55", "a sheet is dragged a little down, and let go", needs: [.fingers],
      expecting: ["shouldDismiss", "willDismiss", "B.wD(t)", "B.wA(t)", "B.iA(t)", "B.dA(t)"]
    ) { run in
      run.calls = [.wA, .iA, .dA, .wD, .dD]
      let sheet = run.modal("B", .pageSheet)
      await present(sheet, logging: .everyCall, in: run)
      await run.gesture(.dragSheet(sheet, .letGo))
      await run.settle()
    },
    ConformanceCase(
      "R55", "a sheet that is modal cannot be dragged down", needs: [.fingers], expecting: ["didAttemptToDismiss"]
    ) { run in
      run.calls = .appearance
      let sheet = run.modal("B", .pageSheet)
      sheet.isModalInPresentation = true
      await present(sheet, logging: .withoutShouldDismiss, in: run)
      await run.gesture(.dragSheet(sheet, .finished))
      await run.settle()
    },
    ConformanceCase(
      "R55", "a presented stack with a screen that is modal cannot be dragged down", needs: [.fingers],
      expecting: ["didAttemptToDismiss"]
    ) { run in
      run.calls = .appearance
      let screen = run.screen("C")
      screen.isModalInPresentation = true
      let sheet = run.navigation(screen)
      sheet.modalPresentationStyle = .pageSheet
      await present(sheet, logging: .withoutShouldDismiss, in: run)
      await run.gesture(.dragSheet(sheet, .finished))
      await run.settle()
    },
    ConformanceCase(
      "R55", "a sheet whose delegate does not allow it cannot be dragged down", needs: [.fingers],
      expecting: ["didAttemptToDismiss"]
    ) { run in
      run.calls = .appearance
      let sheet = run.modal("B", .pageSheet)
      await present(sheet, logging: .withoutShouldDismiss, allowing: false, in: run)
      await run.gesture(.dragSheet(sheet, .finished))
      await run.settle()
    },
    ConformanceCase(
      "R55", "the app dismisses a sheet: the delegate is not called", expecting: ["B.wD(t)", "B.dD(t)"]
    ) { run in
      run.calls = .appearance
      let sheet = run.modal("B", .pageSheet)
      await present(sheet, logging: .everyCall, in: run)
      sheet.dismiss(animated: true)
      await run.settle()
    },
    ConformanceCase(
      "R56", "an action's handler runs when the alert is dismissed", needs: [.fingers],
      expecting: ["handler", "A presents nil"]
    ) { run in
      run.calls = []
      let screen = run.screen("A")
      await run.show(screen)
      let (alert, action) = alert { [unowned screen] in
        run.log("handler")
        run.logPresented(by: screen)
      }
      screen.present(alert, animated: true)
      await run.settle()
      await run.gesture(.tapAction(action, in: alert))
      await run.settle()
    },
    ConformanceCase(
      "R56", "an action's handler may present at once", needs: [.fingers], expecting: ["A presents B"]
    ) { run in
      run.calls = []
      let (screen, modal) = (run.screen("A"), run.modal("B", .overFullScreen))
      await run.show(screen)
      let (alert, action) = alert { [unowned screen] in screen.present(modal, animated: true) }
      screen.present(alert, animated: true)
      await run.settle()
      await run.gesture(.tapAction(action, in: alert))
      await run.settle()
      run.logPresented(by: screen)
    },
    ConformanceCase("R56", "the app dismisses an alert: no handler runs", expecting: ["A presents nil"]) { run in
      run.calls = []
      let screen = run.screen("A")
      await run.show(screen)
      let (alert, _) = alert { run.log("handler") }
      screen.present(alert, animated: true)
      await run.settle()
      screen.dismiss(animated: true)
      await run.settle()
      run.logPresented(by: screen)
    },
    ConformanceCase(
      "R56", "an alert is in the same window, which stays key", expecting: ["same window true", "key true"]
    ) { run in
      run.calls = []
      let screen = run.screen("A")
      await run.show(screen)
      let (alert, _) = alert {}
      screen.present(alert, animated: true)
      await run.settle()
      run.log("same window \(alert.view.window === run.window)")
      run.log("key \(run.window.isKeyWindow)")
    },
    ConformanceCase(
      "R138", "a menu is presented over the screen, which goes on being visible", needs: [.fingers],
      expecting: ["presented true"]
    ) { run in
      run.calls = .appearance
      let screen = await openMenu(in: run)
      run.log("presented \(screen.presentedViewController != nil)")
    },
    ConformanceCase(
      "W16", "the window of the screen stays key under a menu", needs: [.fingers], expecting: ["key true"],
      otherwise: ["W16": ["key false"]]
    ) { run in
      run.calls = []
      _ = await openMenu(in: run)
      run.log("key \(run.window.isKeyWindow)")
    },
  ]

  /// Shows a screen with a button, and opens its menu.
  @MainActor
  private static func openMenu(in run: ConformanceRun) async -> UIViewController {
    let screen = run.screen("A")
    let button = UIButton(type: .system)
    button.frame = CGRect(x: 40, y: 200, width: 200, height: 44)
    button.setTitle("Menu", for: .normal)
    if #available(iOS 14.0, *) {
      button.menu = UIMenu(children: [UIAction(title: "Item") { _ in }])
      button.showsMenuAsPrimaryAction = true
    }
    screen.view.addSubview(button)
    await run.show(screen)
    await run.gesture(.tap(button))
    await run.settle()
    return screen
  }

  /// Presents `sheet` from a screen A, with a delegate, and removes the lines.
  @MainActor
  private static func present(
    _ sheet: UIViewController, logging calls: Set<LoggedDelegate.Call>, allowing allows: Bool = true,
    in run: ConformanceRun
  ) async {
    let presenter = run.screen("A")
    await run.show(presenter)
    let delegate = run.delegate(logging: calls)
    delegate.allows = allows
    sheet.presentationController?.delegate = delegate
    presenter.present(sheet, animated: true)
    await run.settle()
    run.forget()
  }

  @MainActor
  private static func alert(
    handler: @escaping @MainActor () -> Void
  ) -> (UIAlertController, UIAlertAction) {
    let alert = UIAlertController(title: "Alert", message: nil, preferredStyle: .alert)
    let action = UIAlertAction(title: "OK", style: .default) { _ in handler() }
    alert.addAction(action)
    return (alert, action)
  }
}

extension Set<LoggedDelegate.Call> {
  fileprivate static var everyCall: Self { withoutShouldDismiss.union([.shouldDismiss]) }
  /// A refused drag asks first, or does not ask: the rule does not say.
  fileprivate static var withoutShouldDismiss: Self { [.willDismiss, .didDismiss, .didAttemptToDismiss] }
}
