/// On or off. A tap turns it.
@preconcurrency @MainActor
open class UISwitch: UIControl {
  open var isOn = false

  open func setOn(_ on: Bool, animated: Bool) {
    isOn = on
  }

  package override func takeTap() -> Bool {
    guard isEnabled else { return false }
    isOn.toggle()
    sendValueChanged()
    return true
  }
}
