import UIKit

// Changes of size, orientation, traits and memory. Each call is a turn; transitions take virtual time.

extension HeadlessDevice {
  /// The user turns the device. If the interface supports the orientation, it turns too: width and height are
  /// exchanged, and on a phone the height in landscape is compact.
  ///
  /// `supportedInterfaceOrientations` is read from the topmost modal controller that fills the front window, or else
  /// from the window's root. If it does not contain the orientation, the interface stays as it is.
  /// - Parameter orientation: how the user holds the device from now on.
  public func rotate(to orientation: UIInterfaceOrientation) {
    precondition(orientation != .unknown, "rotate(to:) takes a known orientation, got .unknown")
    self.orientation = orientation
    guard world.supports(orientation) else { return turn() }
    let isPhone = world.traits.userInterfaceIdiom == .phone
    let traits = UITraitCollection(verticalSizeClass: isPhone && orientation.isLandscape ? .compact : .regular)
    let isTurned = world.isLandscape != orientation.isLandscape
    act {
      EnvironmentChange(of: scenes, in: world, traits: traits, size: { isTurned ? $0.turned : $0 }).run {
        world.turnInterface(to: orientation, traits: traits)
      }
    }
  }

  /// The user gives a scene of an iPad another size. The scene is inactive meanwhile. Below 600 points its width is
  /// compact.
  /// - Precondition: the device is an iPad, and width and height are positive and finite.
  public func resize(_ scene: UIWindowScene, to size: CGSize) {
    precondition(world.traits.userInterfaceIdiom == .pad, "Only on an iPad do scenes have a size of their own")
    precondition(
      size.width > 0 && size.width.isFinite && size.height > 0 && size.height.isFinite,
      "A scene has a width and a height above 0, got \(size.width) and \(size.height)")
    let width: UIUserInterfaceSizeClass = size.width < 600 ? .compact : .regular
    act {
      activation.deactivate(scene)
      EnvironmentChange(of: [scene], in: world, traits: UITraitCollection(horizontalSizeClass: width)) { _ in size }
        .run()
      updateActivation()
    }
  }

  /// The user moves a scene of an iPad to another place on the screen, as in Stage Manager. Its windows keep their frames,
  /// which are given in the coordinates of the scene; that of the keyboard is given in the coordinates of the screen (R183).
  ///
  /// - Parameters:
  ///   - scene: a scene of the app, which is at the origin of the screen at first.
  ///   - origin: its upper left corner, in points of the screen.
  /// - Precondition: the device is an iPad, and the origin is finite.
  public func move(_ scene: UIWindowScene, to origin: CGPoint) {
    precondition(world.traits.userInterfaceIdiom == .pad, "Only on an iPad do scenes have a place of their own")
    precondition(
      origin.x.isFinite && origin.y.isFinite, "A scene has a finite origin, got \(origin.x) and \(origin.y)")
    act { world.move(scene, to: origin) }
  }

  /// Changes the traits that `traits` specifies, in all scenes.
  ///
  /// ```swift
  /// device.setTraits(UITraitCollection(userInterfaceStyle: .dark))
  /// #expect(screen.traitCollection.userInterfaceStyle == .dark)
  /// ```
  public func setTraits(_ traits: UITraitCollection) {
    act {
      EnvironmentChange(of: scenes, in: world, traits: traits).run { world.addTraits(traits) }
    }
  }

  /// The system is short of memory: the app delegate and view controllers are notified.
  public func warnOfMemory() {
    guard !isSuspended else { return }
    act { MemoryWarning.deliver(in: world) }
  }
}
