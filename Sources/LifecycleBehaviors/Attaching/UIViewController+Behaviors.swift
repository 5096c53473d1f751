import UIKit

// On the protocol, because a member in an extension of a class forbids its subclasses one of the same name.
@MainActor
extension NSObjectProtocol where Self: UIViewController {
  /// Attaches behaviors to this screen. Call it at the end of `viewDidLoad`, when the screen has its subviews, or later.
  ///
  /// ```swift
  /// override func viewDidLoad() {
  ///   super.viewDidLoad()
  ///   addBehaviors([NavigationBarBehavior(isHidden: true), KeepAwakeBehavior()])
  /// }
  /// ```
  ///
  /// The first call adds one hidden child, `lifecycleBehaviorViewController`, and attaches the app's
  /// ``LifecycleBehaviorDefaults``, if there are any; further calls share the child. An empty list attaches nothing: without
  /// defaults no child is added either. Behaviors added late receive the moments that have passed before this returns, each
  /// moment once and marked ``MomentFacts/isCatchUp``. When the first behaviors of a screen are added while it is
  /// on screen, they receive `beforeAppearing` at once, and the rest of the appearance with UIKit's next layout pass and
  /// commit.
  ///
  /// On a screen whose view is not loaded yet, and on a controller that takes no behaviors (<doc:Containers>), the call is
  /// reported as an issue and ignored.
  ///
  /// Each call attaches further copies. A line in `viewWillAppear` attaches one more at each appearance, and all are active until
  /// the screen is deallocated; `attachedBehaviors` shows them. An issue reports a copy only if it
  /// is certainly a mistake: one object, or two values of one type without stored properties, in whichever calls, base classes,
  /// defaults or groups. A behavior that adds its own type in a moment adds it without end.
  ///
  /// Do not call it in `deinit`. On a screen that has behaviors already, the call is reported and ignored. On one that has
  /// none, the Objective-C runtime ends the app with "Cannot form weak reference to instance": a screen that is being
  /// deallocated cannot be distinguished from another one before.
  ///
  /// - Parameters:
  ///   - behaviors: in the order in which they are called when the screen appears, which is reversed when it disappears.
  ///   - file: the file of the call, for issues.
  ///   - line: the line of the call, for issues.
  /// - Returns: a handle to remove these behaviors again.
  /// - Precondition: the call is made on the main thread. In Swift 5 mode the compiler does not find all that are not.
  @discardableResult
  @preconcurrency
  public func addBehaviors(
    _ behaviors: [any ViewControllerLifecycleBehavior], file: StaticString = #fileID, line: UInt = #line
  ) -> BehaviorAttachment {
    attach(behaviors, from: CallSite(file: file, line: line))
  }

  /// Attaches the behaviors listed in `behaviors` to this screen, as `addBehaviors(_:)` does with an array.
  ///
  /// ```swift
  /// addBehaviors {
  ///   NavigationBarBehavior(isHidden: true)
  ///   if isLive { KeepAwakeBehavior() }
  ///   for name in names { LogBehavior(name) }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - file: the file of the call, for issues.
  ///   - line: the line of the call, for issues.
  ///   - behaviors: called once, before this returns.
  /// - Returns: a handle to remove these behaviors again.
  @discardableResult
  @preconcurrency
  public func addBehaviors(
    file: StaticString = #fileID, line: UInt = #line,
    @BehaviorBuilder _ behaviors: () -> [any ViewControllerLifecycleBehavior]
  ) -> BehaviorAttachment {
    addBehaviors(behaviors(), file: file, line: line)
  }

  @available(*, unavailable, message: "Write brackets around the behaviors: addBehaviors([KeepAwakeBehavior()])")
  @discardableResult
  @preconcurrency
  public func addBehaviors(_ behaviors: any ViewControllerLifecycleBehavior...) -> BehaviorAttachment {
    addBehaviors(behaviors)
  }

  /// The behaviors on this screen, in the order in which they were added, the app's defaults first. A group is one behavior.
  ///
  /// ```swift
  /// #expect(screen.attachedBehaviors.contains { $0 is KeepAwakeBehavior })
  /// ```
  @preconcurrency
  public var attachedBehaviors: [any ViewControllerLifecycleBehavior] {
    MainThread.require()
    return attached.map(\.behavior)
  }

  /// The behaviors on this screen with their coordinators.
  package var attachedCoordinators: [(behavior: any ViewControllerLifecycleBehavior, coordinator: Any)] {
    attached.map { ($0.behavior, $0.coordinator) }
  }

  private var attached: [AttachedBehavior] {
    hiddenChild?.host.behaviors.filter { !$0.isRemoved } ?? []
  }

  /// The hidden child that serves this screen's behaviors; nil before the first `addBehaviors`.
  ///
  /// A container that forwards appearance itself forwards to it, too:
  ///
  /// ```swift
  /// override func viewWillAppear(_ animated: Bool) {
  ///   super.viewWillAppear(animated)
  ///   lifecycleBehaviorViewController?.beginAppearanceTransition(true, animated: animated)
  /// }
  /// ```
  @preconcurrency
  public var lifecycleBehaviorViewController: LifecycleBehaviorViewController? { hiddenChild }

  /// `children` without those of the framework: without the hidden child, and on a SwiftUI hosting controller without the
  /// controllers of views with `behaviors { … }` and the like. For containers that lay out their children, forward to them or
  /// read from them one by one.
  ///
  /// ```swift
  /// override var childForStatusBarStyle: UIViewController? { contentChildren.last }
  /// ```
  @preconcurrency
  public var contentChildren: [UIViewController] {
    MainThread.require()
    return children.filter { !($0 is ContentlessViewController) }
  }
}
