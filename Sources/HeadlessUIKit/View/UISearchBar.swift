@preconcurrency @MainActor
open class UISearchBar: UIView {
  var didChangeText: () -> Void = {}

  open var placeholder: String?
  open var text: String? {
    didSet { if oldValue != text { didChangeText() } }
  }
}
