// Which way the interface is turned.

extension World {
  /// The interface turns to a supported orientation: the screen's bounds and traits as everybody reads them.
  package func turnInterface(to orientation: UIInterfaceOrientation, traits newTraits: UITraitCollection) {
    if orientation.isLandscape != isLandscape { screen.bounds.size = screen.bounds.size.turned }
    interfaceOrientation = orientation
    addTraits(newTraits)
  }

  package var isLandscape: Bool { interfaceOrientation.isLandscape }

  /// What every scene's front window supports.
  package func supports(_ orientation: UIInterfaceOrientation) -> Bool {
    let asked = UIInterfaceOrientationMask(rawValue: 1 << UInt(orientation.rawValue))
    return scenes.compactMap { $0.frontWindow()?.supportedOrientations }.allSatisfy { $0.contains(asked) }
  }
}

extension UIWindow {
  /// Those of the topmost modal controller that fills the window, or else of its root.
  fileprivate var supportedOrientations: UIInterfaceOrientationMask? {
    let filling = rootViewController?.allPresented.last { controller in
      let style = controller.modal.style
      return style == .fullScreen || style == .overFullScreen && !(controller is UIAlertController)
    }
    return (filling ?? rootViewController)?.supportedInterfaceOrientations
  }
}

extension CGSize {
  package var turned: CGSize { CGSize(width: height, height: width) }
}
