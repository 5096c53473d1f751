extension World {
  /// - Returns: the traits of a scene that has its own, or else those of the device.
  package func traits(of scene: UIWindowScene?) -> UITraitCollection {
    scene.flatMap { sceneTraits[ObjectIdentifier($0)] } ?? traits
  }

  package func size(of scene: UIWindowScene) -> CGSize {
    sceneSizes[ObjectIdentifier(scene)] ?? scene.screen.bounds.size
  }

  /// Where a scene is on the screen (R183).
  func origin(of scene: UIWindowScene) -> CGPoint {
    sceneOrigins[ObjectIdentifier(scene)] ?? .zero
  }

  package func move(_ scene: UIWindowScene, to origin: CGPoint) {
    sceneOrigins[ObjectIdentifier(scene)] = origin
  }

  func keepEnvironment(of scene: UIWindowScene, size: CGSize, traits: UITraitCollection) {
    sceneSizes[ObjectIdentifier(scene)] = size
    sceneTraits[ObjectIdentifier(scene)] = traits
  }

  /// Adds traits of the device, for what belongs to no scene and for future scenes.
  package func addTraits(_ newTraits: UITraitCollection) {
    traits = UITraitCollection(traitsFrom: [traits, newTraits])
  }

  package func forgetEnvironment(of scene: UIWindowScene) {
    sceneTraits[ObjectIdentifier(scene)] = nil
    sceneSizes[ObjectIdentifier(scene)] = nil
    sceneOrigins[ObjectIdentifier(scene)] = nil
  }
}
