@preconcurrency @MainActor
open class UIScreen: NSObject {
  @available(iOS, introduced: 2.0, deprecated: 26.0)
  open class var main: UIScreen { World.current.screen }

  /// As wide and high as the interface, so they follow its orientation.
  open internal(set) var bounds: CGRect
  open private(set) var maximumFramesPerSecond: Int

  package init(size: CGSize, maximumFramesPerSecond: Int) {
    bounds = CGRect(origin: .zero, size: size)
    self.maximumFramesPerSecond = maximumFramesPerSecond
    super.init()
  }
}
