@preconcurrency @MainActor
open class UITabBar: UIView {
  open var isTranslucent = true
  open var barTintColor: UIColor?
}
