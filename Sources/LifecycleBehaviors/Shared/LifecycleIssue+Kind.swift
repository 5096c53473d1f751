extension LifecycleIssue {
  /// What went wrong, to filter issues with.
  ///
  /// ```swift
  /// issues = LifecycleIssue.subscribe { issue in
  ///   if issue.kind != .leakedScreen { log.error("\(issue)") }
  /// }
  /// ```
  ///
  /// Later versions may have more kinds, so code that compares kinds needs a branch for the others.
  ///
  /// ## Topics
  ///
  /// ### Adding behaviors
  ///
  /// - ``viewNotLoaded``
  /// - ``beingDeallocated``
  /// - ``unsuitableController``
  /// - ``hostingController``
  /// - ``wrongScreen``
  /// - ``noEffectInSwiftUI``
  /// - ``addedTwice``
  /// - ``endlessAdding``
  ///
  /// ### Being called
  ///
  /// - ``appearanceNotForwarded``
  /// - ``neverCalled``
  /// - ``hiddenChildRemoved``
  /// - ``hiddenViewRemoved``
  /// - ``hiddenChildAsked``
  ///
  /// ### Calls and values
  ///
  /// - ``repeatedCall``
  /// - ``invalidInterval``
  /// - ``appExtension``
  ///
  /// ### Single modules
  ///
  /// - ``unusableFile``
  /// - ``unreadableCondition``
  /// - ``inputFocusInUse``
  /// - ``inputFocusFailed``
  /// - ``leakedScreen``
  /// - ``emptyName``
  /// - ``unfinishedWork``
  /// - ``unendedHold``
  /// - ``blockedMainThread``
  ///
  /// ### Tests
  ///
  /// - ``noApplication``
  /// - ``testWindowEnded``
  /// - ``endlessTransition``
  ///
  /// ### Its name
  ///
  /// - ``name``
  public struct Kind: Hashable, Sendable, CustomStringConvertible {
    /// The name of the constant, such as `addedTwice`.
    public let name: String

    public var description: String { name }
  }
}

// MARK: Adding behaviors

extension LifecycleIssue.Kind {
  /// Behaviors were added to a screen whose view is not loaded, and ignored. Add them in `viewDidLoad`.
  public static let viewNotLoaded = Self(name: "viewNotLoaded")

  /// Behaviors were added to a screen that is being deallocated, and ignored. Add them in `viewDidLoad`.
  public static let beingDeallocated = Self(name: "beingDeallocated")

  /// Behaviors were added to a container whose children are its content, or to a controller whose views the system draws, and
  /// ignored. Add them to the screens inside it, or to the screen that presents it; see <doc:Containers>.
  public static let unsuitableController = Self(name: "unsuitableController")

  /// Behaviors were added to a SwiftUI hosting controller, and ignored. Write `.behaviors { … }` in the SwiftUI view.
  public static let hostingController = Self(name: "hostingController")

  /// A behavior does nothing on the screen that it was added to, because the screen is of another class or has not the view
  /// that the behavior needs. Add it to a screen that it is made for.
  public static let wrongScreen = Self(name: "wrongScreen")

  /// A behavior changes what only a UIKit screen has and was added to a SwiftUI view. Use what the message names instead.
  public static let noEffectInSwiftUI = Self(name: "noEffectInSwiftUI")

  /// The same behaviors were added to one screen twice, and both are in force. Add them once, in `viewDidLoad`.
  public static let addedTwice = Self(name: "addedTwice")

  /// Behaviors have added further behaviors in one moment without an end, and were removed again. Add them once, in
  /// `viewDidLoad`, or under a condition.
  public static let endlessAdding = Self(name: "endlessAdding")
}

// MARK: Being called

extension LifecycleIssue.Kind {
  /// A screen does not forward appearance to its children, so its behaviors may not be called. Forward it to its
  /// `lifecycleBehaviorViewController`.
  public static let appearanceNotForwarded = Self(name: "appearanceNotForwarded")

  /// A behavior was on a screen for a whole appearance and none of its methods was called. Compare their names and parameters
  /// with those of ``ViewControllerLifecycleBehavior``.
  public static let neverCalled = Self(name: "neverCalled")

  /// A screen has removed its `lifecycleBehaviorViewController`, so its behaviors have ended. Remove only its
  /// `contentChildren`.
  public static let hiddenChildRemoved = Self(name: "hiddenChildRemoved")

  /// A screen has removed the view of its `lifecycleBehaviorViewController`, which was put back. Remove only views that the
  /// screen has added itself.
  public static let hiddenViewRemoved = Self(name: "hiddenViewRemoved")

  /// A screen asks its `lifecycleBehaviorViewController` for what its last child should answer. Ask `contentChildren.last`.
  public static let hiddenChildAsked = Self(name: "hiddenChildAsked")
}

// MARK: Calls and values

extension LifecycleIssue.Kind {
  /// A call that counts once was made again, and changes nothing: the registration of default behaviors, the start of a
  /// recorder that records. Make it once.
  public static let repeatedCall = Self(name: "repeatedCall")

  /// A timer or a watch was given seconds that are not a number, or too few, and uses others. Write seconds from 0.001 up.
  public static let invalidInterval = Self(name: "invalidInterval")

  /// Something that needs the application was used in an app extension, and does nothing. Do what the message says instead.
  public static let appExtension = Self(name: "appExtension")
}

// MARK: Single modules

extension LifecycleIssue.Kind {
  /// A timeline's file or the record of a run cannot be written or read. Give each a file of its own in a folder that can be
  /// written.
  public static let unusableFile = Self(name: "unusableFile")

  /// The condition of an overlay has thrown too often in a row. Have it return a value, or handle `OverlayEvent.unreadable`.
  public static let unreadableCondition = Self(name: "unreadableCondition")

  /// An `InputFocus` was given to a second screen, where it does nothing. Give each screen one of its own.
  public static let inputFocusInUse = Self(name: "inputFocusInUse")

  /// An `InputFocus` could not move the focus to the requested field. Set its `didFail`, which then receives the failure
  /// instead.
  public static let inputFocusFailed = Self(name: "inputFocusFailed")

  /// A screen is still in memory some seconds after it was closed. Release what keeps it, or tell the `LeakWatchBehavior` that it
  /// is kept on purpose.
  public static let leakedScreen = Self(name: "leakedScreen")

  /// The app gave a screen, or work of `BackgroundWork`, an empty name, and another one is used. Give a name; for a screen
  /// return nil for that of its class.
  public static let emptyName = Self(name: "emptyName")

  /// Work of `BackgroundWork` was told that the background time was over, and did not end. Check `Task.isCancelled` between
  /// its parts, or end its hold in `timeIsUp`.
  public static let unfinishedWork = Self(name: "unfinishedWork")

  /// A `SuspensionHold` was released before its work was done, and has ended. Keep it, and call its `end()`.
  public static let unendedHold = Self(name: "unendedHold")

  /// Work of `BackgroundWork` has kept the main thread busy for more than 0.1 s. Do it on another thread.
  public static let blockedMainThread = Self(name: "blockedMainThread")
}

// MARK: Tests

extension LifecycleIssue.Kind {
  /// A `LifecycleTestWindow` was made in a process without an application. Run the tests in a target with a host application.
  public static let noApplication = Self(name: "noApplication")

  /// A `LifecycleTestWindow` was used after a later device had ended its app. Write `withLifecycleTestWindow` in both tests.
  public static let testWindowEnded = Self(name: "testWindowEnded")

  /// A `LifecycleTestWindow` has waited for a transition that does not end. End the transition in the test.
  public static let endlessTransition = Self(name: "endlessTransition")
}
