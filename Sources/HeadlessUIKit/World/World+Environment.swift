extension World {
  /// The traits of a scene that has its own, or else the device's.
  package func traits(of scene: UIWindowScene?) -> UITraitCollection {
    scene.flatMap { sceneTraits[ObjectIdentifier($0)] } ?? traits
  }

  package func size(of scene: UIWindowScene) -> CGSize {
    sceneSizes[ObjectIdentifier(scene)] ?? scene.screen.bounds.size
  }

  package func forgetEnvironment(of scene: UIWindowScene) {
    sceneTraits[ObjectIdentifier(scene)] = nil
    sceneSizes[ObjectIdentifier(scene)] = nil
  }
}
