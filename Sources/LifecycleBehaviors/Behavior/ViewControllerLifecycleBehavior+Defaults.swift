import UIKit

// The default of each form of a moment calls the next simpler form, and the last one is empty.

extension ViewControllerLifecycleBehavior {
  public func receive(_ moment: LifecycleMoment, on viewController: UIViewController, context: Context) {
    switch moment {
    case .afterAttaching: afterAttaching(viewController, context: context)
    case .afterLoading: afterLoading(viewController, context: context)
    case .beforeAppearing: beforeAppearing(viewController, context: context)
    case .duringAppearing: duringAppearing(viewController, context: context)
    case .beforeLayingOutSubviews: beforeLayingOutSubviews(viewController, context: context)
    case .afterLayingOutSubviews: afterLayingOutSubviews(viewController, context: context)
    case .afterAppearing: afterAppearing(viewController, context: context)
    case .beforeChangingSize(let size): beforeChangingSize(viewController, to: size, context: context)
    case .duringChangingSize(let size): duringChangingSize(viewController, to: size, context: context)
    case .afterChangingSize(let size): afterChangingSize(viewController, to: size, context: context)
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
    afterClosing(closing, context: context)
  }

  public func afterClosing(_ closing: ScreenClosing, context: Context) {
    afterClosing(closing)
  }

  public func afterClosing(_ closing: ScreenClosing) {}
}

// MARK: With context

extension ViewControllerLifecycleBehavior {
  public func afterAttaching(_ viewController: UIViewController, context: Context) {
    afterAttaching(viewController)
  }

  public func afterLoading(_ viewController: UIViewController, context: Context) {
    afterLoading(viewController)
  }

  public func beforeAppearing(_ viewController: UIViewController, context: Context) {
    beforeAppearing(viewController)
  }

  public func duringAppearing(_ viewController: UIViewController, context: Context) {
    duringAppearing(viewController)
  }

  public func beforeLayingOutSubviews(_ viewController: UIViewController, context: Context) {
    beforeLayingOutSubviews(viewController)
  }

  public func afterLayingOutSubviews(_ viewController: UIViewController, context: Context) {
    afterLayingOutSubviews(viewController)
  }

  public func afterAppearing(_ viewController: UIViewController, context: Context) {
    afterAppearing(viewController)
  }

  public func beforeChangingSize(_ viewController: UIViewController, to size: CGSize, context: Context) {
    beforeChangingSize(viewController, to: size)
  }

  public func duringChangingSize(_ viewController: UIViewController, to size: CGSize, context: Context) {
    duringChangingSize(viewController, to: size)
  }

  public func afterChangingSize(_ viewController: UIViewController, to size: CGSize, context: Context) {
    afterChangingSize(viewController, to: size)
  }

  public func afterChangingTraits(
    _ viewController: UIViewController, from previousTraits: UITraitCollection?, context: Context
  ) {
    afterChangingTraits(viewController, from: previousTraits)
  }

  public func afterReceivingMemoryWarning(_ viewController: UIViewController, context: Context) {
    afterReceivingMemoryWarning(viewController)
  }

  public func beforeDisappearing(_ viewController: UIViewController, context: Context) {
    beforeDisappearing(viewController)
  }

  public func afterDisappearing(_ viewController: UIViewController, context: Context) {
    afterDisappearing(viewController)
  }

  public func beforeDetaching(_ viewController: UIViewController, context: Context) {
    beforeDetaching(viewController)
  }
}

// MARK: Plain

extension ViewControllerLifecycleBehavior {
  public func afterAttaching(_ viewController: UIViewController) {}
  public func afterLoading(_ viewController: UIViewController) {}
  public func beforeAppearing(_ viewController: UIViewController) {}
  public func duringAppearing(_ viewController: UIViewController) {}
  public func beforeLayingOutSubviews(_ viewController: UIViewController) {}
  public func afterLayingOutSubviews(_ viewController: UIViewController) {}
  public func afterAppearing(_ viewController: UIViewController) {}
  public func beforeChangingSize(_ viewController: UIViewController, to size: CGSize) {}
  public func duringChangingSize(_ viewController: UIViewController, to size: CGSize) {}
  public func afterChangingSize(_ viewController: UIViewController, to size: CGSize) {}
  public func afterChangingTraits(_ viewController: UIViewController, from previousTraits: UITraitCollection?) {}
  public func afterReceivingMemoryWarning(_ viewController: UIViewController) {}
  public func beforeDisappearing(_ viewController: UIViewController) {}
  public func afterDisappearing(_ viewController: UIViewController) {}
  public func beforeDetaching(_ viewController: UIViewController) {}
}
