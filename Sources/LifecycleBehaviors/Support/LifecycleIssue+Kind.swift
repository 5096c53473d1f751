extension LifecycleIssue {
  /// The kind of mistake, to filter issues with.
  ///
  /// ```swift
  /// issues = LifecycleIssue.subscribe { issue in
  ///   if issue.kind != .leakedScreen { log.error("\(issue)") }
  /// }
  /// ```
  ///
  /// Each module adds its own kinds. Later versions may have more, so code that compares kinds needs a branch for the others.
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
  /// ### Several modules
  ///
  /// - ``unusableFile``
  /// - ``leakedScreen``
  /// - ``emptyName``
  ///
  /// ### Its name
  ///
  /// - ``name``
  public struct Kind: Hashable, Sendable, CustomStringConvertible {
    /// The name of the constant, such as `addedTwice`.
    public let name: String

    /// The framework's modules alone create kinds.
    package init(name: String) {
      self.name = name
    }

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

  /// A behavior does nothing on its screen, which is of another class or doesn't have the view that the behavior needs. Add it
  /// to a screen that it is for.
  public static let wrongScreen = Self(name: "wrongScreen")

  /// A behavior changes what only a UIKit screen has and was added to a SwiftUI view. Use what the message names instead.
  public static let noEffectInSwiftUI = Self(name: "noEffectInSwiftUI")

  /// The same behaviors were added to one screen twice, and both are active. Add them once, in `viewDidLoad`.
  public static let addedTwice = Self(name: "addedTwice")

  /// Behaviors added behaviors endlessly in one moment, and were removed again. Add them once, in `viewDidLoad`, or under a
  /// condition.
  public static let endlessAdding = Self(name: "endlessAdding")
}

// MARK: Being called

extension LifecycleIssue.Kind {
  /// A screen does not forward appearance to its children, so its behaviors may not be called: forward it to its
  /// `lifecycleBehaviorViewController`. Or the container of a screen, which has been visible for a second, has not forwarded
  /// its appearance to it: forward appearance to each child that the container shows or hides.
  public static let appearanceNotForwarded = Self(name: "appearanceNotForwarded")

  /// None of a behavior's methods was called before its screen, which had appeared, was closed. Compare their names and
  /// parameters with those of ``ViewControllerLifecycleBehavior``.
  public static let neverCalled = Self(name: "neverCalled")

  /// A screen has removed its `lifecycleBehaviorViewController`, so its behaviors have ended. Remove only its
  /// `contentChildren`.
  public static let hiddenChildRemoved = Self(name: "hiddenChildRemoved")

  /// A screen has removed the view of its `lifecycleBehaviorViewController`, which was put back, or puts it first among its
  /// subviews again and again. Remove and reorder only views that the screen has added itself.
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

// MARK: Several modules

extension LifecycleIssue.Kind {
  /// A timeline's file or the record of a run cannot be written or read. Give each a file of its own in a folder that can be
  /// written.
  public static let unusableFile = Self(name: "unusableFile")

  /// A screen is still in memory some seconds after it was closed. Release what retains it, or write in its `LeakWatchBehavior`
  /// that it is retained on purpose.
  public static let leakedScreen = Self(name: "leakedScreen")

  /// The app gave a screen, or work of `BackgroundWork`, an empty name, and another one is used. Give a name; for a screen
  /// return nil for that of its class.
  public static let emptyName = Self(name: "emptyName")
}
