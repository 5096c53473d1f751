extension LifecycleIssue {
  /// The kind of mistake, for code that filters issues.
  ///
  /// ```swift
  /// issues = LifecycleIssue.subscribe { issue in
  ///   if issue.kind != .leakedScreen { log.error("\(issue)") }
  /// }
  /// ```
  ///
  /// Some modules, such as BackgroundWork, add kinds of their own. All other kinds are listed here. Later versions may have more
  /// kinds, so a `switch` over kinds needs a `default`.
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
  ///
  /// ### Appearance and the hidden child
  ///
  /// - ``appearanceNotForwarded``
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
  /// ### Other modules
  ///
  /// - ``unusableFile``
  /// - ``leakedScreen``
  /// - ``emptyName``
  ///
  /// ### The name
  ///
  /// - ``name``
  public struct Kind: Hashable, Sendable, CustomStringConvertible {
    /// The name of the constant, such as `addedTwice`.
    public let name: String

    /// Only the framework's modules create kinds.
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
  /// ignored. Add them to the screens in the container, or to the screen that presents the controller: <doc:Containers>.
  public static let unsuitableController = Self(name: "unsuitableController")

  /// Behaviors were added to a SwiftUI hosting controller, and ignored. Write `.behaviors { … }` in the SwiftUI view.
  public static let hostingController = Self(name: "hostingController")

  /// A behavior has no effect, because its screen has another class, or lacks the view that the behavior needs. Add the
  /// behavior to a suitable screen.
  public static let wrongScreen = Self(name: "wrongScreen")

  /// A behavior was added to a SwiftUI view, and has no effect, because it needs something that only a UIKit screen has. Use the
  /// alternative that the message names.
  public static let noEffectInSwiftUI = Self(name: "noEffectInSwiftUI")

  /// The same object, or two values of a type without stored properties, were added to the same screen, and both are active.
  /// Add the behavior once, in `viewDidLoad`.
  public static let addedTwice = Self(name: "addedTwice")
}

// MARK: Appearance and the hidden child

extension LifecycleIssue.Kind {
  /// A screen has been visible for a second, but its behaviors have received no appearance, because a container around the
  /// screen, or the screen itself, does not forward appearance. Forward appearance to each child that the container shows or
  /// hides, including the `lifecycleBehaviorViewController`.
  public static let appearanceNotForwarded = Self(name: "appearanceNotForwarded")

  /// A screen removed its `lifecycleBehaviorViewController`, so the behaviors of the screen are no longer called. Remove only the
  /// screen's `contentChildren`.
  public static let hiddenChildRemoved = Self(name: "hiddenChildRemoved")

  /// A screen removed the view of its `lifecycleBehaviorViewController`, and the framework added the view again. Or the screen
  /// keeps moving that view to index 0 of its subviews. Remove and reorder only views that the screen has added itself.
  public static let hiddenViewRemoved = Self(name: "hiddenViewRemoved")

  /// A screen used its `lifecycleBehaviorViewController` for a property, such as the status bar style, probably as
  /// `children.last`. Use `contentChildren.last` instead.
  public static let hiddenChildAsked = Self(name: "hiddenChildAsked")
}

// MARK: Calls and values

extension LifecycleIssue.Kind {
  /// A call that takes effect only once was repeated, and the repeated call was ignored: for example, default behaviors were
  /// registered again, or a recorder was started that is already recording. Delete the repeated call.
  public static let repeatedCall = Self(name: "repeatedCall")

  /// A number of seconds is not valid: the delay or the interval of a timer, the time of a leak watch, or the duration of an
  /// impression. The message tells what is done instead.
  public static let invalidInterval = Self(name: "invalidInterval")

  /// Something that needs the application was used in an app extension, and has no effect. The message tells what to use instead.
  public static let appExtension = Self(name: "appExtension")
}

// MARK: Other modules

extension LifecycleIssue.Kind {
  /// The file of a timeline cannot be written, so the timeline is kept only in memory. Use a different file for each recorder, in
  /// a writable folder.
  public static let unusableFile = Self(name: "unusableFile")

  /// A screen is still in memory some seconds after it was closed. Release the object that retains the screen, or tell the
  /// `LeakWatchBehavior` of the screen that the screen is retained on purpose.
  public static let leakedScreen = Self(name: "leakedScreen")

  /// The app gave a screen, or work of `BackgroundWork`, an empty name, so a default name is used. Provide a name. A closure that
  /// names the screens of a recorder or a reporter may also return nil, to use the name of the screen's class.
  public static let emptyName = Self(name: "emptyName")
}
