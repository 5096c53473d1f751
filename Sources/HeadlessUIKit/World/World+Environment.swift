extension World {
  /// The traits of a scene that has its own, or else the device's.
  package func traits(of scene: UIWindowScene?) -> UITraitCollection {
    scene.flatMap { sceneTraits[ObjectIdentifier($0)] } ?? traits
  }

  package func size(of scene: UIWindowScene) -> CGSize {
    sceneSizes[ObjectIdentifier(scene)] ?? scene.screen.bounds.size
  }

  func keepEnvironment(of scene: UIWindowScene, size: CGSize, traits: UITraitCollection) {
    sceneSizes[ObjectIdentifier(scene)] = size
    sceneTraits[ObjectIdentifier(scene)] = traits
  }

  /// The interface turns to a supported orientation: the screen's bounds and traits as everybody reads them.
  package func turnInterface(to orientation: UIInterfaceOrientation, traits newTraits: UITraitCollection) {
    if orientation.isLandscape != isLandscape { screen.bounds.size = screen.bounds.size.turned }
    interfaceOrientation = orientation
    addTraits(newTraits)
  }

  package var isLandscape: Bool { interfaceOrientation.isLandscape }

  /// Traits of the device, for what belongs to no scene and for scenes to come.
  package func addTraits(_ newTraits: UITraitCollection) {
    traits = UITraitCollection(traitsFrom: [traits, newTraits])
  }

  package func forgetEnvironment(of scene: UIWindowScene) {
    sceneTraits[ObjectIdentifier(scene)] = nil
    sceneSizes[ObjectIdentifier(scene)] = nil
  }
}

extension CGSize {
  package var turned: CGSize { CGSize(width: height, height: width) }
}
