/// A new size, new traits or both for some of the scenes. The change is announced to their controllers, applied, and
/// animated.
@MainActor
package struct EnvironmentChange {
  private let world: World
  private let scenes: [UIWindowScene]
  private let newTraits: UITraitCollection
  private let newSize: (CGSize) -> CGSize

  package init(
    of scenes: [UIWindowScene], in world: World, traits: UITraitCollection,
    size newSize: @escaping (CGSize) -> CGSize = { $0 }
  ) {
    self.scenes = scenes
    self.world = world
    newTraits = traits
    self.newSize = newSize
  }

  /// Sizes and traits have their old values during the announcements, and their new ones afterwards.
  /// - Parameter apply: changes what belongs to no scene.
  package func run(apply: () -> Void = {}) {
    let changes = scenes.map { scene in
      let size = world.size(of: scene)
      let traits = world.traits(of: scene)
      return SceneChange(
        of: scene, from: size, to: newSize(size), from: traits,
        to: UITraitCollection(traitsFrom: [traits, newTraits]))
    }
    let animations = changes.map { $0.announce() }
    apply()
    changes.forEach { $0.apply(in: world) }
    world.keyboard.update()
    animations.forEach { $0() }
  }
}

/// The change of one scene.
@MainActor
private struct SceneChange {
  private let scene: UIWindowScene
  private let oldSize: CGSize
  private let newSize: CGSize
  private let oldTraits: UITraitCollection
  private let newTraits: UITraitCollection
  /// The windows that have the size of the scene. A window of another size keeps it.
  private let resized: [UIWindow]

  init(
    of scene: UIWindowScene, from oldSize: CGSize, to newSize: CGSize, from oldTraits: UITraitCollection,
    to newTraits: UITraitCollection
  ) {
    self.scene = scene
    self.oldSize = oldSize
    self.newSize = newSize
    self.oldTraits = oldTraits
    self.newTraits = newTraits
    resized = oldSize == newSize ? [] : scene.windows.filter { $0.bounds.size == oldSize }
  }

  /// The will-calls, traits before size. Each controller calls its own children.
  /// - Returns: a closure that starts the animation.
  func announce() -> () -> Void {
    // R161: another scene in front is announced to nobody.
    let isOfFront = oldTraits.activeAppearance != newTraits.activeAppearance
    guard oldSize != newSize || oldTraits != newTraits && !isOfFront else { return {} }
    let animations = scene.windows.filter(\.isOnScreen).map(announce)
    return { animations.forEach { $0() } }
  }

  private func announce(in window: UIWindow) -> () -> Void {
    guard let root = window.rootViewController else { return {} }
    let controllers = [root] + root.allPresented
    let transition = Transition(from: nil, to: nil, in: window, isAnimated: true)
    transition.offer(by: controllers.filter { $0.runningTransition == nil })
    for controller in controllers where controller.isViewLoaded {
      let container: any UIContentContainer = controller.modal.controller ?? controller
      if changesSizeClass { container.willTransition(to: newTraits, with: transition) }
      if resized.contains(window) { container.viewWillTransition(to: newSize, with: transition) }
    }
    return { transition.run { _ in } }
  }

  func apply(in world: World) {
    world.keepEnvironment(of: scene, size: newSize, traits: newTraits)
    resized.forEach { $0.frame.size = newSize }
    if oldTraits != newTraits { scene.windows.forEach { $0.traitsDidChange(from: oldTraits) } }
  }

  private var changesSizeClass: Bool {
    oldTraits.horizontalSizeClass != newTraits.horizontalSizeClass
      || oldTraits.verticalSizeClass != newTraits.verticalSizeClass
  }
}

extension UIView {
  /// From the outside inwards, and a controller before its view.
  fileprivate func traitsDidChange(from old: UITraitCollection) {
    controller?.followTraits()
    controller?.traitCollectionDidChange(old)
    traitCollectionDidChange(old)
    for subview in subviews where subview.superview === self {
      subview.traitsDidChange(from: old)
    }
  }
}

extension UIViewController {
  /// The controllers that this controller and those below it present, nearest first.
  var allPresented: [UIViewController] {
    let own = modal.presented.map { [$0] + $0.allPresented } ?? []
    return own + children.flatMap(\.allPresented)
  }
}
