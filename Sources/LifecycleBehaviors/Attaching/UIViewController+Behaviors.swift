import UIKit

// On the protocol, because a member in an extension of a class forbids its subclasses one of the same name.
@MainActor
extension NSObjectProtocol where Self: UIViewController {
  /// Attaches behaviors to this screen. Call `addBehaviors` at the end of `viewDidLoad`, when the screen has its subviews, or
  /// later.
  ///
  /// ```swift
  /// override func viewDidLoad() {
  ///   super.viewDidLoad()
  ///   addBehaviors([NavigationBarBehavior(isHidden: true), KeepAwakeBehavior()])
  /// }
  /// ```
  ///
  /// The first call adds one hidden child, `lifecycleBehaviorViewController`, and the app's ``LifecycleBehaviorDefaults``. Further
  /// calls share the child. An empty list attaches nothing, and adds no child unless there are defaults.
  ///
  /// ## Behaviors that are added late
  ///
  /// If the screen is on screen, the new behaviors first receive the moments that they missed, each once and marked
  /// ``MomentFacts/isCatchUp``, before `addBehaviors` returns. If these behaviors are the first of the screen, they receive
  /// `beforeAppearing` immediately, and the rest of the appearance with UIKit's next layout: <doc:OrderOfCalls>.
  ///
  /// ## Closures that use the screen
  ///
  /// The screen retains its behaviors, and a behavior retains its closures. A closure that captures the screen strongly creates
  /// a retain cycle: neither is ever deallocated.
  ///
  /// > Important: A method of the screen that you pass as a closure captures the screen strongly: `FocusBehavior(focusChanged)` and
  /// > `ActionBehavior.afterAppearing(reload)` mean `self.focusChanged` and `self.reload`. Write
  /// > `FocusBehavior<PlayerViewController> { screen, change in screen.focusChanged(change) }` instead. The closure receives the
  /// > screen as its parameter, so it need not capture the screen. A method of an object that does not retain the screen is fine.
  ///
  /// ## Calls that are refused
  ///
  /// These calls attach nothing and report a ``LifecycleIssue``:
  ///
  /// - on a screen whose view is not loaded: add the behaviors in `viewDidLoad`;
  /// - on a SwiftUI hosting controller, on a navigation, tab bar, split view or page view controller, and on a controller whose
  ///   view the system draws, such as an alert: <doc:Containers#Controllers-that-refuse-behaviors>;
  /// - in `deinit`, on a screen that already has behaviors. On a screen without behaviors, a call in `deinit` stops the app
  ///   with "Cannot form weak reference to instance", a message of the Objective-C runtime.
  ///
  /// These calls are carried out, although they are usually a mistake:
  ///
  /// - A call in `viewWillAppear` attaches another copy at each appearance. All copies are active until the screen is
  ///   deallocated; `attachedBehaviors` lists them. An issue is reported only if a copy is certainly a mistake: the same
  ///   object, or a second value of a type without stored properties.
  /// - A call in which a behavior adds a behavior of its own type, in any moment except those of disappearing and detaching. The
  ///   new behavior receives the same moment and adds another one, so the additions never end.
  ///
  /// - Parameters:
  ///   - behaviors: the behaviors, in the order in which they are called when the screen appears. They are called in the
  ///     reverse order when the screen disappears.
  ///   - file: the file of the call, for issues.
  ///   - line: the line of the call, for issues.
  /// - Returns: a handle to these behaviors. If the call is refused, or the list is empty, nothing is attached:
  ///   ``BehaviorAttachment/isAttached`` is false.
  /// - Precondition: the call is made on the main thread. A call from another thread stops the app. In Swift 5 mode, the
  ///   compiler does not catch every such call.
  @discardableResult
  @preconcurrency
  public func addBehaviors(
    _ behaviors: [any ViewControllerLifecycleBehavior], file: StaticString = #fileID, line: UInt = #line
  ) -> BehaviorAttachment {
    attach(behaviors, from: CallSite(file: file, line: line))
  }

  /// Attaches the behaviors that a closure lists to this screen. Everything else is the same as for an array: see
  /// ``addBehaviors(_:file:line:)``.
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
  ///   - behaviors: lists the behaviors in the order in which they are called when the screen appears. Called once, before
  ///     `addBehaviors` returns. This closure may use `self`, unlike the closures of the behaviors in the list.
  /// - Returns: a handle to these behaviors. If the call is refused, or the list is empty, nothing is attached:
  ///   ``BehaviorAttachment/isAttached`` is false.
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

  /// The behaviors on this screen, in the order in which they were added. The app's defaults come before the screen's own
  /// behaviors. A group is one behavior. The list also contains the behaviors that a `TimelineRecorder`, an `AttentionReporter`,
  /// and streams such as `lifecycleMoments()` have added.
  ///
  /// ```swift
  /// #expect(screen.attachedBehaviors.contains { $0 is KeepAwakeBehavior })
  /// ```
  ///
  /// Main thread only: a read from another thread stops the app.
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

  /// The hidden child that passes this screen's lifecycle on to the behaviors; nil before the first `addBehaviors`. Main thread
  /// only.
  ///
  /// A container that forwards appearance itself also forwards it to the hidden child:
  ///
  /// ```swift
  /// override func viewWillAppear(_ animated: Bool) {
  ///   super.viewWillAppear(animated)
  ///   lifecycleBehaviorViewController?.beginAppearanceTransition(true, animated: animated)
  /// }
  /// ```
  @preconcurrency
  public var lifecycleBehaviorViewController: LifecycleBehaviorViewController? { hiddenChild }

  /// The `children` that are content, without the children that the framework has added.
  ///
  /// Use `contentChildren` instead of `children` in a container that lays out its children, forwards appearance to them, or
  /// picks one of them. The property omits the hidden child of a UIKit screen. On a SwiftUI hosting controller, it omits the
  /// empty controllers of the views that have behaviors.
  ///
  /// ```swift
  /// override var childForStatusBarStyle: UIViewController? { contentChildren.last }
  /// ```
  ///
  /// Main thread only: a read from another thread stops the app.
  @preconcurrency
  public var contentChildren: [UIViewController] {
    MainThread.require()
    return children.filter { !($0 is ContentlessViewController) }
  }
}
