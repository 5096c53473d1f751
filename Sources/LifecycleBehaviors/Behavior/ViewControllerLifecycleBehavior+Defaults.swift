import UIKit

// The default of each form of a moment calls the next simpler form, and the last one is empty. Each notes that it has run, so
// that a behavior whose methods are misspelt is found; see EmptyDefaults.

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

  public func afterClosing(_ closing: ScreenClosing) {
    EmptyDefaults.record(Self.self)
  }
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
  public func afterAttaching(_ viewController: UIViewController) {
    EmptyDefaults.record(Self.self)
  }

  public func afterLoading(_ viewController: UIViewController) {
    EmptyDefaults.record(Self.self)
  }

  public func beforeAppearing(_ viewController: UIViewController) {
    EmptyDefaults.record(Self.self)
  }

  public func duringAppearing(_ viewController: UIViewController) {
    EmptyDefaults.record(Self.self)
  }

  public func beforeLayingOutSubviews(_ viewController: UIViewController) {
    EmptyDefaults.record(Self.self)
  }

  public func afterLayingOutSubviews(_ viewController: UIViewController) {
    EmptyDefaults.record(Self.self)
  }

  public func afterAppearing(_ viewController: UIViewController) {
    EmptyDefaults.record(Self.self)
  }

  public func beforeTransition(_ viewController: UIViewController, to size: CGSize) {
    EmptyDefaults.record(Self.self)
  }

  public func duringTransition(_ viewController: UIViewController, to size: CGSize) {
    EmptyDefaults.record(Self.self)
  }

  public func afterTransition(_ viewController: UIViewController, to size: CGSize) {
    EmptyDefaults.record(Self.self)
  }

  public func afterChangingTraits(_ viewController: UIViewController, from previousTraits: UITraitCollection?) {
    EmptyDefaults.record(Self.self)
  }

  public func afterReceivingMemoryWarning(_ viewController: UIViewController) {
    EmptyDefaults.record(Self.self)
  }

  public func beforeDisappearing(_ viewController: UIViewController) {
    EmptyDefaults.record(Self.self)
  }

  public func afterDisappearing(_ viewController: UIViewController) {
    EmptyDefaults.record(Self.self)
  }

  public func beforeDetaching(_ viewController: UIViewController) {
    EmptyDefaults.record(Self.self)
  }
}
