public enum UIModalPresentationStyle: Int, Sendable {
  case fullScreen = 0
  case pageSheet = 1
  case formSheet = 2
  case currentContext = 3
  case custom = 4
  case overFullScreen = 5
  case overCurrentContext = 6
  case popover = 7
  case none = -1
  @available(iOS 13.0, *)
  case automatic = -2

  /// R113, R137: the style that `modalPresentationStyle` returns, which is never `.automatic`.
  @MainActor
  var resolved: UIModalPresentationStyle {
    guard self == .automatic else { return self }
    return World.current.systemVersion >= 18 ? .formSheet : .pageSheet
  }

  /// R50: the presenting view leaves its window, and its controllers disappear.
  var removesPresenter: Bool {
    self == .fullScreen || self == .currentContext
  }

  /// R55: a finger can drag it down.
  var isSheet: Bool {
    self == .pageSheet || self == .formSheet
  }

  /// R47: the presenter is the nearest ancestor that defines a presentation context.
  var usesCurrentContext: Bool {
    self == .currentContext || self == .overCurrentContext
  }
}

public enum UIModalTransitionStyle: Int, Sendable {
  case coverVertical = 0
  case flipHorizontal = 1
  case crossDissolve = 2
  case partialCurl = 3
}

@available(iOS 18.0, *)
extension UIViewController {
  /// How a controller is shown and hidden again, where its style leaves that open.
  open class Transition: NSObject {}
}
