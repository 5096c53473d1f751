import UIKit

// The default of each form of a moment calls the next simpler form, and the last one is empty. Each notes that it has run, so
// that a behavior whose methods are misspelt is found; see EmptyDefaults below.

extension ViewControllerLifecycleBehavior {
  public func receive(_ moment: LifecycleMoment, on viewController: UIViewController, context: Context) {
    EmptyDefaults.record(Self.self)
    switch moment {
    case .afterAttaching: afterAttaching(viewController, context: context)
    case .afterLoading: afterLoading(viewController, context: context)
    case .beforeAppearing: beforeAppearing(viewController, context: context)
    case .duringAppearing: duringAppearing(viewController, context: context)
    case .beforeLayingOutSubviews: beforeLayingOutSubviews(viewController, context: context)
    case .afterLayingOutSubviews: afterLayingOutSubviews(viewController, context: context)
    case .afterAppearing: afterAppearing(viewController, context: context)
    case .beforeTransition(let size): beforeTransition(viewController, to: size, context: context)
    case .duringTransition(let size): duringTransition(viewController, to: size, context: context)
    case .afterTransition(let size): afterTransition(viewController, to: size, context: context)
    case .afterChangingTraits(let traits): afterChangingTraits(viewController, from: traits, context: context)
    case .afterReceivingMemoryWarning: afterReceivingMemoryWarning(viewController, context: context)
    case .beforeDisappearing: beforeDisappearing(viewController, context: context)
    case .afterDisappearing: afterDisappearing(viewController, context: context)
    case .beforeDetaching: beforeDetaching(viewController, context: context)
    }
  }
}

// MARK: Closing

extension ViewControllerLifecycleBehavior {
  public func receive(_ closing: ScreenClosing, context: Context) {
    EmptyDefaults.record(Self.self)
    afterClosing(closing, context: context)
  }

  public func afterClosing(_ closing: ScreenClosing, context: Context) {
    EmptyDefaults.record(Self.self)
    afterClosing(closing)
  }

  public func afterClosing(_ closing: ScreenClosing) { EmptyDefaults.record(Self.self) }
}

// MARK: With context

extension ViewControllerLifecycleBehavior {
  public func afterAttaching(_ viewController: UIViewController, context: Context) {
    EmptyDefaults.record(Self.self)
    afterAttaching(viewController)
  }

  public func afterLoading(_ viewController: UIViewController, context: Context) {
    EmptyDefaults.record(Self.self)
    afterLoading(viewController)
  }

  public func beforeAppearing(_ viewController: UIViewController, context: Context) {
    EmptyDefaults.record(Self.self)
    beforeAppearing(viewController)
  }

  public func duringAppearing(_ viewController: UIViewController, context: Context) {
    EmptyDefaults.record(Self.self)
    duringAppearing(viewController)
  }

  public func beforeLayingOutSubviews(_ viewController: UIViewController, context: Context) {
    EmptyDefaults.record(Self.self)
    beforeLayingOutSubviews(viewController)
  }

  public func afterLayingOutSubviews(_ viewController: UIViewController, context: Context) {
    EmptyDefaults.record(Self.self)
    afterLayingOutSubviews(viewController)
  }

  public func afterAppearing(_ viewController: UIViewController, context: Context) {
    EmptyDefaults.record(Self.self)
    afterAppearing(viewController)
  }

  public func beforeTransition(_ viewController: UIViewController, to size: CGSize, context: Context) {
    EmptyDefaults.record(Self.self)
    beforeTransition(viewController, to: size)
  }

  public func duringTransition(_ viewController: UIViewController, to size: CGSize, context: Context) {
    EmptyDefaults.record(Self.self)
    duringTransition(viewController, to: size)
  }

  public func afterTransition(_ viewController: UIViewController, to size: CGSize, context: Context) {
    EmptyDefaults.record(Self.self)
    afterTransition(viewController, to: size)
  }

  public func afterChangingTraits(
    _ viewController: UIViewController, from previousTraits: UITraitCollection?, context: Context
  ) {
    EmptyDefaults.record(Self.self)
    afterChangingTraits(viewController, from: previousTraits)
  }

  public func afterReceivingMemoryWarning(_ viewController: UIViewController, context: Context) {
    EmptyDefaults.record(Self.self)
    afterReceivingMemoryWarning(viewController)
  }

  public func beforeDisappearing(_ viewController: UIViewController, context: Context) {
    EmptyDefaults.record(Self.self)
    beforeDisappearing(viewController)
  }

  public func afterDisappearing(_ viewController: UIViewController, context: Context) {
    EmptyDefaults.record(Self.self)
    afterDisappearing(viewController)
  }

  public func beforeDetaching(_ viewController: UIViewController, context: Context) {
    EmptyDefaults.record(Self.self)
    beforeDetaching(viewController)
  }
}

// MARK: Plain

extension ViewControllerLifecycleBehavior {
  public func afterAttaching(_ viewController: UIViewController) { EmptyDefaults.record(Self.self) }
  public func afterLoading(_ viewController: UIViewController) { EmptyDefaults.record(Self.self) }
  public func beforeAppearing(_ viewController: UIViewController) { EmptyDefaults.record(Self.self) }
  public func duringAppearing(_ viewController: UIViewController) { EmptyDefaults.record(Self.self) }
  public func beforeLayingOutSubviews(_ viewController: UIViewController) { EmptyDefaults.record(Self.self) }
  public func afterLayingOutSubviews(_ viewController: UIViewController) { EmptyDefaults.record(Self.self) }
  public func afterAppearing(_ viewController: UIViewController) { EmptyDefaults.record(Self.self) }
  public func beforeTransition(_ viewController: UIViewController, to size: CGSize) { EmptyDefaults.record(Self.self) }
  public func duringTransition(_ viewController: UIViewController, to size: CGSize) { EmptyDefaults.record(Self.self) }
  public func afterTransition(_ viewController: UIViewController, to size: CGSize) { EmptyDefaults.record(Self.self) }
  public func afterChangingTraits(_ viewController: UIViewController, from previousTraits: UITraitCollection?) {
    EmptyDefaults.record(Self.self)
  }
  public func afterReceivingMemoryWarning(_ viewController: UIViewController) { EmptyDefaults.record(Self.self) }
  public func beforeDisappearing(_ viewController: UIViewController) { EmptyDefaults.record(Self.self) }
  public func afterDisappearing(_ viewController: UIViewController) { EmptyDefaults.record(Self.self) }
  public func beforeDetaching(_ viewController: UIViewController) { EmptyDefaults.record(Self.self) }
}

// MARK: Behaviors without code

/// Finds out whether a behavior has code of its own for a moment: the default of each of the three forms of a moment calls the next
/// form, and the last default is empty. A behavior that runs all three defaults, and is the one that was called, has none.
@MainActor
enum EmptyDefaults {
  private struct Check {
    /// The type of the behavior that is called.
    let behavior: any Any.Type
    /// How many of its defaults have run.
    var count = 0
  }

  /// Nil while no behavior is checked: then a default costs the reading of this variable.
  private static var check: Check?

  /// - Returns: whether a call of a behavior of this type runs all the defaults.
  static func areAll(of behavior: any Any.Type, runBy call: () -> Void) -> Bool {
    // The behavior's own code may call other behaviors.
    let outer = check
    defer { check = outer }
    check = Check(behavior: behavior)
    call()
    return check?.count == 3
  }

  /// Records that a default runs. `Behavior` is the class that conforms, even if the behavior is an instance of a subclass.
  static func record<Behavior>(_ type: Behavior.Type) {
    if let present = check, present.behavior is Behavior.Type { check?.count += 1 }
  }
}
