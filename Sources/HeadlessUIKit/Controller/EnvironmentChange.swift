/// A scene's new size, new traits or both: announced to its controllers, applied, and animated to its end.
@MainActor
package struct EnvironmentChange {
  private let scene: UIWindowScene
  private let world: World
  private let oldSize: CGSize
  private let newSize: CGSize
  private let oldTraits: UITraitCollection
  private let newTraits: UITraitCollection

  package init(
    of scene: UIWindowScene, in world: World, to size: CGSize? = nil, traits: UITraitCollection = UITraitCollection()
  ) {
    self.scene = scene
    self.world = world
    oldSize = world.size(of: scene)
    newSize = size ?? oldSize
    oldTraits = world.traits(of: scene)
    newTraits = UITraitCollection(traitsFrom: [oldTraits, traits])
  }

  package func run() {
    guard oldSize != newSize || oldTraits != newTraits else { return }
    // A window of a size of its own keeps it.
    let resized = scene.windows.filter { $0.bounds.size == oldSize }
    let transitions = scene.windows.filter(\.isOnScreen).map { window in
      announce(in: window, newSize: resized.contains(window) ? newSize : window.bounds.size)
    }
    world.sceneSizes[ObjectIdentifier(scene)] = newSize
    world.sceneTraits[ObjectIdentifier(scene)] = newTraits
    resized.forEach { $0.frame.size = newSize }
    if oldTraits != newTraits { scene.windows.forEach { $0.traitsDidChange(from: oldTraits) } }
    transitions.forEach { $0() }
  }

  /// The will-calls, traits before size. Each controller tells its own children. Answers what starts the animation.
  private func announce(in window: UIWindow, newSize: CGSize) -> () -> Void {
    guard let root = window.rootViewController else { return {} }
    let controllers = [root] + root.allPresented
    let transition = Transition(from: nil, to: nil, in: window, isAnimated: true)
    let carriers = controllers.filter { $0.runningTransition == nil }
    carriers.forEach { $0.runningTransition = transition }
    for controller in controllers where controller.isViewLoaded {
      if changesSizeClass { controller.willTransition(to: newTraits, with: transition) }
      if newSize != window.bounds.size { controller.viewWillTransition(to: newSize, with: transition) }
    }
    return {
      transition.run { [unowned transition] _ in
        for controller in carriers where controller.runningTransition === transition {
          controller.runningTransition = nil
        }
      }
    }
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
  /// What this controller and those below it present, nearest first.
  var allPresented: [UIViewController] {
    let own = modal.presented.map { [$0] + $0.allPresented } ?? []
    return own + children.flatMap(\.allPresented)
  }
}
