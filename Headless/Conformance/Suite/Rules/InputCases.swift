import UIKit

extension ConformanceCase {
  /// R96 to R98, R100, R104 to R106, and W7. Those about the keyboard are in ``keyboard``.
  static let input: [ConformanceCase] =
    [
      ConformanceCase("R96", "outside of a window nothing becomes first responder", expecting: ["returned false"]) {
        run in
        run.log("returned \(UITextField().becomeFirstResponder())")
      },
      ConformanceCase(
        "R96", "what can become first responder",
        expecting: ["view false", "controller false", "text field true", "text view true"]
      ) { run in
        let screen = UIViewController()
        let responders: [(String, UIView)] = [
          ("view", UIView()), ("text field", UITextField()), ("text view", UITextView()),
        ]
        for (_, view) in responders { screen.view.addSubview(view) }
        await run.show(screen)
        run.log("view \(responders[0].1.canBecomeFirstResponder)")
        run.log("controller \(screen.canBecomeFirstResponder)")
        for (name, view) in responders.dropFirst() { run.log("\(name) \(view.canBecomeFirstResponder)") }
      },
      ConformanceCase(
        "R96", "a window has one first responder",
        expecting: ["returned true", "A true, B false", "returned true", "A false, B true"]
      ) { run in
        let fields = await run.showFields("A", "B")
        for field in fields {
          run.log("returned \(field.becomeFirstResponder())")
          await run.settle()
          logFirst(fields, in: run)
        }
      },
      ConformanceCase(
        "R96", "a view and a controller that can become first responder do, one at a time, while they are in a window",
        expecting: ["view true false", "controller false true", "outside false false", "returned false"]
      ) { run in
        let (screen, view, child) = (UIViewController(), ResponsiveView(), ResponsiveScreen())
        screen.view.addSubview(view)
        screen.embed(child)
        await run.show(screen)
        view.becomeFirstResponder()
        run.log("view \(view.isFirstResponder) \(child.isFirstResponder)")
        child.becomeFirstResponder()
        run.log("controller \(view.isFirstResponder) \(child.isFirstResponder)")
        screen.unembed(child)
        run.log("outside \(view.isFirstResponder) \(child.isFirstResponder)")
        run.log("returned \(child.becomeFirstResponder())")
        await run.settle()
      },
      ConformanceCase(
        "R96", "a field of a screen can begin from viewIsAppearing on, where the screen has a window",
        expecting: ["A.viewDidLoad", "false", "A.wA(f)", "false", "A.iA(f)", "true"]
      ) { run in
        run.calls = [.viewDidLoad, .wA, .iA]
        let (screen, field) = (run.screen("A"), UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40)))
        for call in run.calls {
          screen.inside(call) { [unowned screen] in
            if field.superview == nil { screen.view.addSubview(field) }
            run.log("\(field.becomeFirstResponder())")
          }
        }
        run.window.rootViewController = screen
        await run.settle()
      },
      ConformanceCase(
        "R97", "from field to field: the old one ends before the new one is first responder",
        expecting: ["A.shouldEnd", "A.didEnd", "A false, B false", "B.didBegin", "A false, B true", "returned true"]
      ) { run in
        let fields = await run.showFields("A", "B", logging: [.shouldEnd, .didEnd, .didBegin])
        await run.begin(fields[0])
        fields[0].inside(.didEnd) { logFirst(fields, in: run) }
        fields[1].inside(.didBegin) { logFirst(fields, in: run) }
        run.log("returned \(fields[1].becomeFirstResponder())")
      },
      ConformanceCase(
        "R97", "the new field's delegate refuses: the old field stays first responder",
        expecting: ["returned false", "A true, B false"]
      ) { run in
        let fields = await run.showFields("A", "B", logging: [.didEnd, .didBegin])
        await run.begin(fields[0])
        fields[1].mayBegin = false
        run.log("returned \(fields[1].becomeFirstResponder())")
        logFirst(fields, in: run)
      },
      ConformanceCase(
        "R97", "the old field's delegate refuses: the old field stays first responder",
        expecting: ["returned false", "A true, B false"]
      ) { run in
        let fields = await run.showFields("A", "B", logging: [.didEnd, .didBegin])
        await run.begin(fields[0])
        fields[0].mayEnd = false
        run.log("returned \(fields[1].becomeFirstResponder())")
        logFirst(fields, in: run)
        fields[0].mayEnd = true
      },
      ConformanceCase(
        "W7", "from field to field: the new one is asked before the old one",
        expecting: ["B.shouldBegin", "A.shouldEnd", "A.didEnd", "B.didBegin"],
        otherwise: ["W7": ["A.shouldEnd", "B.shouldBegin", "A.didEnd", "B.didBegin"]]
      ) { run in
        let fields = await run.showFields("A", "B", logging: [.shouldBegin, .shouldEnd, .didEnd, .didBegin])
        await run.begin(fields[0])
        fields[1].becomeFirstResponder()
      },
      ConformanceCase(
        "W7", "an alert takes first responder status from a field, and gives it back",
        expecting: ["under the alert: A false", "afterwards: A true"],
        otherwise: ["W7-alerts": ["under the alert: A true", "afterwards: A true"]]
      ) { run in
        let field = await run.showFields("A")[0]
        await run.begin(field)
        let alert = UIAlertController(title: "Alert", message: nil, preferredStyle: .alert)
        run.window.rootViewController?.present(alert, animated: true)
        await run.settleKeyboard()
        run.log("under the alert: A \(field.isFirstResponder)")
        alert.dismiss(animated: true)
        await run.settleKeyboard()
        run.log("afterwards: A \(field.isFirstResponder)")
      },
      ConformanceCase(
        "R98", "reading canBecomeFirstResponder calls the delegate", expecting: ["reading", "A.shouldBegin"]
      ) { run in
        let field = await run.showFields("A", logging: [.shouldBegin])[0]
        run.log("reading")
        _ = field.canBecomeFirstResponder
      },
      ConformanceCase(
        "R100", "a field that leaves its window resigns, whatever its delegate says",
        expecting: ["A.didEnd", "A false"]
      ) { run in
        let field = await run.showFields("A", logging: [.didEnd])[0]
        await run.begin(field)
        field.mayEnd = false
        field.removeFromSuperview()
        logFirst([field], in: run)
      },
      ConformanceCase(
        "R141", "a field that leaves its window is asked to resign, and resigns whatever it answers",
        expecting: ["asked A", "A false"]
      ) { run in
        let field = await stubbornField(in: run)
        field.removeFromSuperview()
        run.log("A \(field.isFirstResponder)")
      },
      ConformanceCase(
        "W17", "endEditing by force ends editing without a call of resignFirstResponder",
        expecting: ["A false"], otherwise: ["W17": ["asked A", "A false"]]
      ) { run in
        let field = await stubbornField(in: run)
        run.window.endEditing(true)
        run.log("A \(field.isFirstResponder)")
      },
      ConformanceCase(
        "W17", "a presentation ends editing without a call of resignFirstResponder",
        expecting: ["A false"], otherwise: ["W17": ["asked A", "A false"]]
      ) { run in
        let field = await stubbornField(in: run)
        run.calls = []
        run.window.rootViewController?.present(run.modal("B"), animated: false)
        await run.settle()
        run.log("A \(field.isFirstResponder)")
      },
      ConformanceCase("R100", "a field that moves inside its window goes on editing", expecting: ["A true"]) { run in
        let field = await run.showFields("A", logging: [.shouldEnd, .didEnd])[0]
        await run.begin(field)
        let box = UIView()
        run.window.rootViewController?.view.addSubview(box)
        box.addSubview(field)
        logFirst([field], in: run)
      },
      ConformanceCase(
        "R100", "endEditing by force: the field resigns, whatever its delegate says",
        expecting: ["A.didEnd", "A false"]
      ) { run in
        let field = await run.showFields("A", logging: [.didEnd])[0]
        await run.begin(field)
        field.mayEnd = false
        run.window.endEditing(true)
        logFirst([field], in: run)
      },
      ConformanceCase(
        "R100", "endEditing without force asks the delegate",
        expecting: ["A.shouldEnd", "returned false", "A true", "A.shouldEnd", "A.didEnd", "returned true", "A false"]
      ) { run in
        let field = await run.showFields("A", logging: [.shouldEnd, .didEnd])[0]
        await run.begin(field)
        for mayEnd in [false, true] {
          field.mayEnd = mayEnd
          run.log("returned \(run.window.endEditing(false))")
          logFirst([field], in: run)
        }
      },
      ConformanceCase(
        "R104", "a push ends editing, and the pop restores it", expecting: ["A.didEnd", "A false", "A true"],
        otherwise: ["W25": ["A.didEnd", "A false", "A false"]]
      ) { run in
        let (screen, field) = (UIViewController(), LoggedField("A", in: run, logging: [.didEnd]))
        screen.view.addSubview(field)
        let navigation = UINavigationController(rootViewController: screen)
        await run.show(navigation)
        await run.begin(field)
        navigation.pushViewController(UIViewController(), animated: true)
        await run.settle()
        logFirst([field], in: run)
        navigation.popViewController(animated: true)
        await run.settle()
        logFirst([field], in: run)
      },
      restoring(after: .fullScreen, "a full screen presentation"),
      restoring(after: .pageSheet, "a sheet"),
      ConformanceCase("R104", "a full screen presentation ends editing", expecting: ["A.didEnd", "A false"]) { run in
        let field = await run.showFields("A", logging: [.didEnd])[0]
        await run.begin(field)
        let screen = UIViewController()
        screen.modalPresentationStyle = .fullScreen
        run.window.rootViewController?.present(screen, animated: true)
        await run.settle()
        logFirst([field], in: run)
      },
      ConformanceCase(
        "R105", "a hidden or transparent field becomes first responder, a disabled one does not",
        expecting: ["hidden true", "transparent true", "disabled false"]
      ) { run in
        let fields = await run.showFields("A", "B", "C")
        fields[0].isHidden = true
        fields[1].alpha = 0
        fields[2].isEnabled = false
        for (name, field) in zip(["hidden", "transparent", "disabled"], fields) {
          run.log("\(name) \(field.becomeFirstResponder())")
          await run.settle()
        }
      },
    ] + responderChain + keyboard

  /// `A true, B false`
  @MainActor
  private static func logFirst(_ fields: [LoggedField], in run: ConformanceRun) {
    let states = zip(["A", "B"], fields).map { "\($0) \($1.isFirstResponder)" }
    run.log(states.joined(separator: ", "))
  }
}

extension ConformanceCase {
  private static func restoring(after style: UIModalPresentationStyle, _ name: String) -> ConformanceCase {
    ConformanceCase(
      "W25", "after \(name) the field is first responder again", expecting: ["A false", "A true"],
      otherwise: ["W25": ["A false", "A false"]]
    ) { run in
      run.calls = []
      let field = await run.showFields("A")[0]
      await run.begin(field)
      run.window.rootViewController?.present(run.modal("B", style), animated: true)
      await run.settleKeyboard()
      run.log("A \(field.isFirstResponder)")
      run.window.rootViewController?.dismiss(animated: true)
      await run.settleKeyboard()
      run.log("A \(field.isFirstResponder)")
    }
  }

  /// A field that is being edited, and refuses to resign.
  @MainActor
  private static func stubbornField(in run: ConformanceRun) async -> UITextField {
    let (screen, field) = (UIViewController(), StubbornField())
    field.asked = { run.log("asked A") }
    screen.view.addSubview(field)
    await run.show(screen)
    field.becomeFirstResponder()
    await run.settle()
    return field
  }
}

private final class StubbornField: UITextField {
  var asked: () -> Void = {}

  override func resignFirstResponder() -> Bool {
    asked()
    return false
  }
}

private final class ResponsiveView: UIView {
  override var canBecomeFirstResponder: Bool { true }
}

private final class ResponsiveScreen: UIViewController {
  override var canBecomeFirstResponder: Bool { true }
}
