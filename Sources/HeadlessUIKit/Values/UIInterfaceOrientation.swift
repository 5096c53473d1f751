public enum UIInterfaceOrientation: Int, Sendable {
  case unknown = 0
  case portrait = 1
  case portraitUpsideDown = 2
  case landscapeRight = 3
  case landscapeLeft = 4

  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }

  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

@available(iOS 13.0, *)
extension UIWindowScene {
  @available(iOS, introduced: 13.0, deprecated: 26.0)
  public var interfaceOrientation: UIInterfaceOrientation { World.current.orientation }
}
