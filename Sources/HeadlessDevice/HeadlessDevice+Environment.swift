import UIKit

// What changes the room an app has and the looks of it. Each ends with one turn; transitions take virtual time.

extension HeadlessDevice {
  public var orientation: UIInterfaceOrientation { world.orientation }

  /// The user turns the device. Width and height are exchanged; on a phone the height of a landscape is compact.
  public func rotate(to orientation: UIInterfaceOrientation) {
    precondition(orientation != .unknown, "The device is turned to an orientation that is known")
    let isTurned = orientation.isLandscape != world.orientation.isLandscape
    world.orientation = orientation
    guard isTurned else { return turn() }
    let isPhone = world.traits.userInterfaceIdiom == .phone
    let height: UIUserInterfaceSizeClass = isPhone && orientation.isLandscape ? .compact : .regular
    change(to: UITraitCollection(verticalSizeClass: height)) { CGSize(width: $0.height, height: $0.width) }
  }

  /// The user gives a scene of an iPad another size. It is inactive meanwhile. Below 600 points its width is compact.
  public func resize(_ scene: UIWindowScene, to size: CGSize) {
    precondition(world.traits.userInterfaceIdiom == .pad, "Only on an iPad do scenes have a size of their own")
    let width: UIUserInterfaceSizeClass = size.width < 600 ? .compact : .regular
    activation.deactivate(scene)
    EnvironmentChange(of: scene, in: world, to: size, traits: UITraitCollection(horizontalSizeClass: width)).run()
    updateActivation()
    turn()
  }

  /// Changes the traits named in `traits`, such as to the dark style, in all scenes.
  public func setTraits(_ traits: UITraitCollection) {
    change(to: traits) { $0 }
  }

  /// The system runs short of memory.
  public func warnOfMemory() {
    guard !isSuspended else { return }
    MemoryWarning.deliver(in: world)
    turn()
  }

  private func change(to traits: UITraitCollection, size: (CGSize) -> CGSize) {
    for scene in scenes {
      EnvironmentChange(of: scene, in: world, to: size(world.size(of: scene)), traits: traits).run()
    }
    world.traits = UITraitCollection(traitsFrom: [world.traits, traits])
    turn()
  }
}
