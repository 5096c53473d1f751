import UIKit

// The default of each form of a moment calls the next simpler form. It also notes that it was reached, so that a moment that
// the behavior does not implement is skipped from then on; see EmptyDefaults.
//
// The defaults are not specialized: the compiler would repeat all 31 for each behavior of this module, which takes 9 KB. They
// run once for each moment of an attachment.

extension ViewControllerLifecycleBehavior {
  @_semantics("optimize.sil.specialize.generic.never")
  public func receive(_ moment: LifecycleMoment, on viewController: UIViewController, context: Context) {
    EmptyDefaults.pass(.receive, moment.kind, of: Self.self)
    callContextForm(moment, on: viewController, context)
  }
}

// MARK: Calling one form

extension ViewControllerLifecycleBehavior {
  // Inlined it would copy the context.
  @inline(never)
  @_semantics("optimize.sil.specialize.generic.never")
  func callContextForm(_ moment: LifecycleMoment, on viewController: UIViewController, _ context: Context) {
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

  @inline(__always)
  func callPlainForm(_ moment: LifecycleMoment, on viewController: UIViewController) {
    switch moment {
    case .afterAttaching: afterAttaching(viewController)
    case .afterLoading: afterLoading(viewController)
    case .beforeAppearing: beforeAppearing(viewController)
    case .duringAppearing: duringAppearing(viewController)
    case .beforeLayingOutSubviews: beforeLayingOutSubviews(viewController)
    case .afterLayingOutSubviews: afterLayingOutSubviews(viewController)
    case .afterAppearing: afterAppearing(viewController)
    case .beforeTransition(let size): beforeTransition(viewController, to: size)
    case .duringTransition(let size): duringTransition(viewController, to: size)
    case .afterTransition(let size): afterTransition(viewController, to: size)
    case .afterChangingTraits(let traits): afterChangingTraits(viewController, from: traits)
    case .afterReceivingMemoryWarning: afterReceivingMemoryWarning(viewController)
    case .beforeDisappearing: beforeDisappearing(viewController)
    case .afterDisappearing: afterDisappearing(viewController)
    case .beforeDetaching: beforeDetaching(viewController)
    }
  }
}

// MARK: With context

extension ViewControllerLifecycleBehavior {
  @_semantics("optimize.sil.specialize.generic.never")
  public func afterAttaching(_ viewController: UIViewController, context: Context) {
    EmptyDefaults.pass(.context, .afterAttaching, of: Self.self)
    afterAttaching(viewController)
  }

  @_semantics("optimize.sil.specialize.generic.never")
  public func afterLoading(_ viewController: UIViewController, context: Context) {
    EmptyDefaults.pass(.context, .afterLoading, of: Self.self)
    afterLoading(viewController)
  }

  @_semantics("optimize.sil.specialize.generic.never")
  public func beforeAppearing(_ viewController: UIViewController, context: Context) {
    EmptyDefaults.pass(.context, .beforeAppearing, of: Self.self)
    beforeAppearing(viewController)
  }

  @_semantics("optimize.sil.specialize.generic.never")
  public func duringAppearing(_ viewController: UIViewController, context: Context) {
    EmptyDefaults.pass(.context, .duringAppearing, of: Self.self)
    duringAppearing(viewController)
  }

  @_semantics("optimize.sil.specialize.generic.never")
  public func beforeLayingOutSubviews(_ viewController: UIViewController, context: Context) {
    EmptyDefaults.pass(.context, .beforeLayingOutSubviews, of: Self.self)
    beforeLayingOutSubviews(viewController)
  }

  @_semantics("optimize.sil.specialize.generic.never")
  public func afterLayingOutSubviews(_ viewController: UIViewController, context: Context) {
    EmptyDefaults.pass(.context, .afterLayingOutSubviews, of: Self.self)
    afterLayingOutSubviews(viewController)
  }

  @_semantics("optimize.sil.specialize.generic.never")
  public func afterAppearing(_ viewController: UIViewController, context: Context) {
    EmptyDefaults.pass(.context, .afterAppearing, of: Self.self)
    afterAppearing(viewController)
  }

  @_semantics("optimize.sil.specialize.generic.never")
  public func beforeTransition(_ viewController: UIViewController, to size: CGSize, context: Context) {
    EmptyDefaults.pass(.context, .beforeTransition, of: Self.self)
    beforeTransition(viewController, to: size)
  }

  @_semantics("optimize.sil.specialize.generic.never")
  public func duringTransition(_ viewController: UIViewController, to size: CGSize, context: Context) {
    EmptyDefaults.pass(.context, .duringTransition, of: Self.self)
    duringTransition(viewController, to: size)
  }

  @_semantics("optimize.sil.specialize.generic.never")
  public func afterTransition(_ viewController: UIViewController, to size: CGSize, context: Context) {
    EmptyDefaults.pass(.context, .afterTransition, of: Self.self)
    afterTransition(viewController, to: size)
  }

  @_semantics("optimize.sil.specialize.generic.never")
  public func afterChangingTraits(
    _ viewController: UIViewController, from previousTraits: UITraitCollection?, context: Context
  ) {
    EmptyDefaults.pass(.context, .afterChangingTraits, of: Self.self)
    afterChangingTraits(viewController, from: previousTraits)
  }

  @_semantics("optimize.sil.specialize.generic.never")
  public func afterReceivingMemoryWarning(_ viewController: UIViewController, context: Context) {
    EmptyDefaults.pass(.context, .afterReceivingMemoryWarning, of: Self.self)
    afterReceivingMemoryWarning(viewController)
  }

  @_semantics("optimize.sil.specialize.generic.never")
  public func beforeDisappearing(_ viewController: UIViewController, context: Context) {
    EmptyDefaults.pass(.context, .beforeDisappearing, of: Self.self)
    beforeDisappearing(viewController)
  }

  @_semantics("optimize.sil.specialize.generic.never")
  public func afterDisappearing(_ viewController: UIViewController, context: Context) {
    EmptyDefaults.pass(.context, .afterDisappearing, of: Self.self)
    afterDisappearing(viewController)
  }

  @_semantics("optimize.sil.specialize.generic.never")
  public func beforeDetaching(_ viewController: UIViewController, context: Context) {
    EmptyDefaults.pass(.context, .beforeDetaching, of: Self.self)
    beforeDetaching(viewController)
  }
}

// MARK: Plain

extension ViewControllerLifecycleBehavior {
  @_semantics("optimize.sil.specialize.generic.never")
  public func afterAttaching(_ viewController: UIViewController) {
    EmptyDefaults.pass(.plain, .afterAttaching, of: Self.self)
  }

  @_semantics("optimize.sil.specialize.generic.never")
  public func afterLoading(_ viewController: UIViewController) {
    EmptyDefaults.pass(.plain, .afterLoading, of: Self.self)
  }

  @_semantics("optimize.sil.specialize.generic.never")
  public func beforeAppearing(_ viewController: UIViewController) {
    EmptyDefaults.pass(.plain, .beforeAppearing, of: Self.self)
  }

  @_semantics("optimize.sil.specialize.generic.never")
  public func duringAppearing(_ viewController: UIViewController) {
    EmptyDefaults.pass(.plain, .duringAppearing, of: Self.self)
  }

  @_semantics("optimize.sil.specialize.generic.never")
  public func beforeLayingOutSubviews(_ viewController: UIViewController) {
    EmptyDefaults.pass(.plain, .beforeLayingOutSubviews, of: Self.self)
  }

  @_semantics("optimize.sil.specialize.generic.never")
  public func afterLayingOutSubviews(_ viewController: UIViewController) {
    EmptyDefaults.pass(.plain, .afterLayingOutSubviews, of: Self.self)
  }

  @_semantics("optimize.sil.specialize.generic.never")
  public func afterAppearing(_ viewController: UIViewController) {
    EmptyDefaults.pass(.plain, .afterAppearing, of: Self.self)
  }

  @_semantics("optimize.sil.specialize.generic.never")
  public func beforeTransition(_ viewController: UIViewController, to size: CGSize) {
    EmptyDefaults.pass(.plain, .beforeTransition, of: Self.self)
  }

  @_semantics("optimize.sil.specialize.generic.never")
  public func duringTransition(_ viewController: UIViewController, to size: CGSize) {
    EmptyDefaults.pass(.plain, .duringTransition, of: Self.self)
  }

  @_semantics("optimize.sil.specialize.generic.never")
  public func afterTransition(_ viewController: UIViewController, to size: CGSize) {
    EmptyDefaults.pass(.plain, .afterTransition, of: Self.self)
  }

  @_semantics("optimize.sil.specialize.generic.never")
  public func afterChangingTraits(_ viewController: UIViewController, from previousTraits: UITraitCollection?) {
    EmptyDefaults.pass(.plain, .afterChangingTraits, of: Self.self)
  }

  @_semantics("optimize.sil.specialize.generic.never")
  public func afterReceivingMemoryWarning(_ viewController: UIViewController) {
    EmptyDefaults.pass(.plain, .afterReceivingMemoryWarning, of: Self.self)
  }

  @_semantics("optimize.sil.specialize.generic.never")
  public func beforeDisappearing(_ viewController: UIViewController) {
    EmptyDefaults.pass(.plain, .beforeDisappearing, of: Self.self)
  }

  @_semantics("optimize.sil.specialize.generic.never")
  public func afterDisappearing(_ viewController: UIViewController) {
    EmptyDefaults.pass(.plain, .afterDisappearing, of: Self.self)
  }

  @_semantics("optimize.sil.specialize.generic.never")
  public func beforeDetaching(_ viewController: UIViewController) {
    EmptyDefaults.pass(.plain, .beforeDetaching, of: Self.self)
  }
}
