import UIKit

extension ConformanceCase {
  /// R99, R101 to R103, and R123: editing and the keyboard.
  static let keyboard: [ConformanceCase] = [
    ConformanceCase(
      "R99", "a field begins: the delegate, a notification and an event",
      expecting: ["A.shouldBegin", "A.didBegin", "editingDidBegin", "textDidBeginEditing", "returned true"]
    ) { run in
      let field = await run.showFields("A", logging: [.shouldBegin])[0]
      let began = Announcements(of: .editingDidBegin, UITextField.textDidBeginEditingNotification, field, in: run)
      field.inside(.didBegin) { began.add("A.didBegin") }
      let result = field.becomeFirstResponder()
      began.log()
      run.log("returned \(result)")
    },
    ConformanceCase(
      "R99", "a field ends: the delegate, a notification and an event",
      expecting: ["A.shouldEnd", "A.didEnd", "editingDidEnd", "textDidEndEditing", "returned true"]
    ) { run in
      let field = await run.showFields("A", logging: [.shouldEnd])[0]
      await run.begin(field)
      let ended = Announcements(of: .editingDidEnd, UITextField.textDidEndEditingNotification, field, in: run)
      field.inside(.didEnd) { ended.add("A.didEnd") }
      let result = field.resignFirstResponder()
      ended.log()
      run.log("returned \(result)")
    },
    ConformanceCase("R99", "a field that is first responder already is silent", expecting: ["returned true"]) { run in
      let field = await run.showFields("A", logging: [.shouldBegin, .didBegin, .shouldEnd, .didEnd])[0]
      await run.begin(field)
      run.log("returned \(field.becomeFirstResponder())")
    },
    ConformanceCase(
      "R99", "the keyboard's willShow is posted before didBegin, inside the call; didShow after the animation",
      needs: [.keyboard],
      expecting: ["A.shouldBegin", "keyboard.willShow", "A.didBegin", "returned", "keyboard.didShow"]
    ) { run in
      let field = await run.showFields("A", logging: [.shouldBegin, .didBegin])[0]
      run.writeKeyboard(.willShow, .didShow)
      field.becomeFirstResponder()
      run.log("returned")
      await run.settleKeyboard()
    },
    ConformanceCase(
      "R99", "the keyboard's willHide is posted before didEnd", needs: [.keyboard],
      expecting: ["A.shouldEnd", "keyboard.willHide", "A.didEnd"]
    ) { run in
      let field = await run.showFields("A", logging: [.shouldEnd, .didEnd])[0]
      await run.begin(field)
      run.writeKeyboard(.willHide)
      field.resignFirstResponder()
      await run.settleKeyboard()
    },
    ConformanceCase(
      "R167", "the object of a keyboard's notification is the screen", needs: [.keyboard, .iOS(17)],
      expecting: ["screen true"]
    ) { run in
      let field = await run.showFields("A")[0]
      run.observe(UIResponder.keyboardWillShowNotification) { [weak run] notification in
        run?.forget()
        run?.log("screen \(notification.object is UIScreen)")
      }
      field.becomeFirstResponder()
      await run.settleKeyboard()
    },
    ConformanceCase(
      "R183", "the keyboard's frame ends with the screen, in the coordinates of the screen", needs: [.keyboard],
      expecting: ["ends with the screen true"]
    ) { run in
      let field = await run.showFields("A")[0]
      let screen = run.window.windowScene?.screen
      run.observe(UIResponder.keyboardWillShowNotification) { [weak run] notification in
        let frame = (notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue
        run?.forget()
        run?.log("ends with the screen \(frame?.maxY == screen?.coordinateSpace.bounds.maxY)")
      }
      field.becomeFirstResponder()
      await run.settleKeyboard()
    },
    ConformanceCase(
      "R101", "the keyboard's notifications when it is shown", needs: [.keyboard],
      expecting: ["keyboard.willChangeFrame", "keyboard.willShow", "keyboard.didChangeFrame", "keyboard.didShow"]
    ) { run in
      let field = await run.showFields("A")[0]
      run.writeKeyboard(.willChangeFrame, .willShow, .didChangeFrame, .didShow, .willHide, .didHide)
      field.becomeFirstResponder()
      await run.settleKeyboard()
    },
    ConformanceCase(
      "R101", "the keyboard's notifications when it is hidden", needs: [.keyboard],
      expecting: ["keyboard.willChangeFrame", "keyboard.willHide", "keyboard.didChangeFrame", "keyboard.didHide"]
    ) { run in
      let field = await run.showFields("A")[0]
      await run.begin(field)
      run.writeKeyboard(.willChangeFrame, .willShow, .didChangeFrame, .didShow, .willHide, .didHide)
      field.resignFirstResponder()
      await run.settleKeyboard()
    },
    ConformanceCase(
      "R101", "what the userInfo of keyboardWillShow has", needs: [.keyboard],
      expecting: ["begin true", "end true", "duration 0.25", "curve 7", "isLocal true"]
    ) { run in
      let field = await run.showFields("A")[0]
      run.observe(UIResponder.keyboardWillShowNotification) { [weak run] notification in
        let info = notification.userInfo ?? [:]
        let duration = info[UIResponder.keyboardAnimationDurationUserInfoKey] as? Double ?? -1
        run?.forget()
        run?.log("begin \(info[UIResponder.keyboardFrameBeginUserInfoKey] != nil)")
        run?.log("end \(info[UIResponder.keyboardFrameEndUserInfoKey] != nil)")
        run?.log("duration \(duration)")
        run?.log("curve \(info[UIResponder.keyboardAnimationCurveUserInfoKey] as? Int ?? -1)")
        run?.log("isLocal \(info[UIResponder.keyboardIsLocalUserInfoKey] as? Bool ?? false)")
      }
      field.becomeFirstResponder()
      await run.settleKeyboard()
    },
    ConformanceCase("R149", "the curve of the keyboard is a UIView.AnimationCurve", expecting: ["true"]) { run in
      run.log("\(UIView.AnimationCurve(rawValue: 7) != nil)")
    },
    ConformanceCase(
      "R102", "from field to field the keyboard stays", needs: [.keyboard], expecting: ["A.didEnd", "B.didBegin"]
    ) { run in
      let fields = await run.showFields("A", "B", logging: [.didEnd, .didBegin])
      await run.begin(fields[0])
      run.writeKeyboard(.willHide, .didHide)
      fields[1].becomeFirstResponder()
      await run.settleKeyboard()
    },
    ConformanceCase(
      "R103", "an alert hides the keyboard, and its dismissal shows it again", needs: [.keyboard],
      expecting: ["keyboard.willHide", "dismissing", "keyboard.willShow"]
    ) { run in
      let field = await run.showFields("A")[0]
      await run.begin(field)
      run.writeKeyboard(.willHide, .willShow)
      let alert = UIAlertController(title: "Alert", message: nil, preferredStyle: .alert)
      run.window.rootViewController?.present(alert, animated: true)
      await run.settleKeyboard()
      run.log("dismissing")
      alert.dismiss(animated: true)
      await run.settleKeyboard()
    },
    ConformanceCase(
      "R103", "a sheet ends editing and hides the keyboard, and its dismissal restores both", needs: [.keyboard],
      expecting: ["keyboard.willHide", "A.didEnd", "dismissing", "keyboard.willShow", "first responder true"],
      otherwise: ["W25": ["keyboard.willHide", "A.didEnd", "dismissing", "first responder false"]]
    ) { run in
      let field = await run.showFields("A", logging: [.didEnd])[0]
      await run.begin(field)
      run.writeKeyboard(.willHide, .willShow)
      let sheet = UIViewController()
      sheet.modalPresentationStyle = .pageSheet
      run.window.rootViewController?.present(sheet, animated: true)
      await run.settleKeyboard()
      run.log("dismissing")
      sheet.dismiss(animated: true)
      await run.settleKeyboard()
      run.log("first responder \(field.isFirstResponder)")
    },
    ConformanceCase(
      "R103", "a form sheet leaves the keyboard and the first responder", needs: [.keyboard],
      expecting: ["disables automatic dismissal true", "first responder true"]
    ) { run in
      let field = await run.showFields("A")[0]
      await run.begin(field)
      run.writeKeyboard(.willHide, .willShow)
      let sheet = UIViewController()
      sheet.modalPresentationStyle = .formSheet
      run.log("disables automatic dismissal \(sheet.disablesAutomaticKeyboardDismissal)")
      run.window.rootViewController?.present(sheet, animated: true)
      await run.settleKeyboard()
      run.log("first responder \(field.isFirstResponder)")
    },
    ConformanceCase(
      "R103", "a controller that disables the automatic dismissal leaves the keyboard", needs: [.keyboard],
      expecting: ["first responder true"]
    ) { run in
      let field = await run.showFields("A")[0]
      await run.begin(field)
      run.writeKeyboard(.willHide, .willShow)
      let sheet = KeyboardKeepingSheet()
      sheet.modalPresentationStyle = .formSheet
      run.window.rootViewController?.present(sheet, animated: true)
      await run.settleKeyboard()
      run.log("first responder \(field.isFirstResponder)")
    },
    ConformanceCase(
      "R123", "the keyboard's frame is read as a CGRect", needs: [.keyboard], expecting: ["CGRect true"]
    ) { run in
      let field = await run.showFields("A")[0]
      run.observe(UIResponder.keyboardWillShowNotification) { [weak run] notification in
        run?.forget()
        run?.log("CGRect \(notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect != nil)")
      }
      field.becomeFirstResponder()
      await run.settleKeyboard()
    },
  ]
}

/// The announcements by which a text field begins or ends editing. The rules give no order among these, so they are written in that of the
/// alphabet.
@MainActor
private final class Announcements: NSObject {
  private let run: ConformanceRun
  private let event: String
  private var all: [String] = []

  init(of event: UIControl.Event, _ name: Notification.Name, _ field: UITextField, in run: ConformanceRun) {
    self.run = run
    self.event = event == .editingDidBegin ? "editingDidBegin" : "editingDidEnd"
    super.init()
    field.addTarget(self, action: Self.selector, for: event)
    run.observe(name) { [weak self] _ in
      self?.add(event == .editingDidBegin ? "textDidBeginEditing" : "textDidEndEditing")
    }
  }

  func add(_ line: String) { all.append(line) }

  func log() {
    for line in all.sorted() { run.log(line) }
  }

  #if canImport(ObjectiveC)
    private static let selector = #selector(receive(_:))

    @objc private func receive(_ sender: AnyObject) { add(event) }
  #else
    private static var selector: Selector { Selector(Announcements.receive) }

    private func receive(_ sender: AnyObject) { add(event) }
  #endif
}

private final class KeyboardKeepingSheet: UIViewController {
  override var disablesAutomaticKeyboardDismissal: Bool { true }
}
