// Which way the interface is turned.

extension World {
  /// Rotates the interface to a supported orientation: changes the bounds of the screen and the traits.
  package func turnInterface(to orientation: UIInterfaceOrientation, traits newTraits: UITraitCollection) {
    if orientation.isLandscape != isLandscape { screen.bounds.size = screen.bounds.size.turned }
    interfaceOrientation = orientation
    addTraits(newTraits)
  }

  package var isLandscape: Bool { interfaceOrientation.isLandscape }

  /// - Returns: whether the front window of every scene supports the orientation.
  package func supports(_ orientation: UIInterfaceOrientation) -> Bool {
    let mask = UIInterfaceOrientationMask(rawValue: 1 << UInt(orientation.rawValue))
    return scenes.compactMap { $0.frontWindow()?.supportedOrientations }.allSatisfy { $0.contains(mask) }
  }
}

extension UIWindow {
  /// The orientations of the topmost modal controller that fills the window, or else of its root.
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
