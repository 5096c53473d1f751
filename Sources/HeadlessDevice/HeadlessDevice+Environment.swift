import UIKit

// What changes the room an app has and the looks of it. Each ends with one turn; transitions take virtual time.

extension HeadlessDevice {
  /// The user turns the device. An interface that supports it turns too: width and height are exchanged, and on a phone
  /// the height of a landscape is compact.
  ///
  /// Asked for `supportedInterfaceOrientations` is the topmost modal controller that fills the front window, or else the
  /// window's root; one that does not support it keeps the interface as it was.
  public func rotate(to orientation: UIInterfaceOrientation) {
    precondition(orientation != .unknown, "The device is turned to an orientation that is known")
    self.orientation = orientation
    guard world.supports(orientation) else { return turn() }
    let isPhone = world.traits.userInterfaceIdiom == .phone
    let traits = UITraitCollection(verticalSizeClass: isPhone && orientation.isLandscape ? .compact : .regular)
    let isTurned = world.isLandscape != orientation.isLandscape
    EnvironmentChange(of: scenes, in: world, traits: traits, size: { isTurned ? $0.turned : $0 }).run {
      world.turnInterface(to: orientation, traits: traits)
    }
    turn()
  }

  /// The user gives a scene of an iPad another size. It is inactive meanwhile. Below 600 points its width is compact.
  public func resize(_ scene: UIWindowScene, to size: CGSize) {
    precondition(world.traits.userInterfaceIdiom == .pad, "Only on an iPad do scenes have a size of their own")
    precondition(
      size.width > 0 && size.width.isFinite && size.height > 0 && size.height.isFinite,
      "A scene has a width and a height above 0, got \(size.width) and \(size.height)")
    let width: UIUserInterfaceSizeClass = size.width < 600 ? .compact : .regular
    activation.deactivate(scene)
    EnvironmentChange(of: [scene], in: world, traits: UITraitCollection(horizontalSizeClass: width)) { _ in size }.run()
    updateActivation()
    turn()
  }

  /// Changes the traits named in `traits`, such as to the dark style, in all scenes.
  public func setTraits(_ traits: UITraitCollection) {
    EnvironmentChange(of: scenes, in: world, traits: traits).run { world.addTraits(traits) }
    turn()
  }

  /// The system runs short of memory.
  public func warnOfMemory() {
    guard !isSuspended else { return }
    MemoryWarning.deliver(in: world)
    turn()
  }
}
