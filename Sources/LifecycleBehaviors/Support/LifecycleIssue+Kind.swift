extension LifecycleIssue {
  /// The kind of mistake, to filter issues with.
  ///
  /// ```swift
  /// issues = LifecycleIssue.subscribe { issue in
  ///   if issue.kind != .leakedScreen { log.error("\(issue)") }
  /// }
  /// ```
  ///
  /// Each module adds its own kinds; those that several modules report are here. Later versions may have more, so a
  /// `switch` over kinds needs a `default`.
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
  /// ### Being called
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

    /// Only the framework's modules create kinds.
    package init(name: String) {
      self.name = name
    }

    public var description: String { name }
  }
}

// MARK: Adding behaviors

extension LifecycleIssue.Kind {
  /// Behaviors added to a screen whose view is not loaded were ignored. Add them in `viewDidLoad`.
  public static let viewNotLoaded = Self(name: "viewNotLoaded")

  /// Behaviors added to a screen that is being deallocated were ignored. Add them in `viewDidLoad`.
  public static let beingDeallocated = Self(name: "beingDeallocated")

  /// Behaviors added to a container whose children are its content, or to a controller whose views the system draws, were
  /// ignored. Add them to the screens inside it, or to the screen that presents it; see <doc:Containers>.
  public static let unsuitableController = Self(name: "unsuitableController")

  /// Behaviors added to a SwiftUI hosting controller were ignored. Write `.behaviors { … }` in the SwiftUI view.
  public static let hostingController = Self(name: "hostingController")

  /// A behavior does nothing, because its screen is of another class or lacks the view that the behavior needs. Add it to a
  /// suitable screen.
  public static let wrongScreen = Self(name: "wrongScreen")

  /// A behavior was added to a SwiftUI view, but it changes something that only a UIKit screen has. Use the alternative in the
  /// message.
  public static let noEffectInSwiftUI = Self(name: "noEffectInSwiftUI")

  /// One object, or two values of one type without stored properties, are attached to one screen, and both are active. Add it once,
  /// in `viewDidLoad`.
  public static let addedTwice = Self(name: "addedTwice")
}

// MARK: Being called

extension LifecycleIssue.Kind {
  /// A screen has been visible for a second, and its behaviors have received no appearance: a container around it, or the screen
  /// itself, does not forward it. Forward appearance to each child that the container shows or hides, in a screen also to its
  /// `lifecycleBehaviorViewController`.
  public static let appearanceNotForwarded = Self(name: "appearanceNotForwarded")

  /// A screen has removed its `lifecycleBehaviorViewController`, so its behaviors have ended. Remove only its
  /// `contentChildren`.
  public static let hiddenChildRemoved = Self(name: "hiddenChildRemoved")

  /// A screen removed the view of its `lifecycleBehaviorViewController`, and the view was put back; or the screen keeps moving
  /// that view to index 0 of its subviews. Remove and reorder only views that the screen has added itself.
  public static let hiddenViewRemoved = Self(name: "hiddenViewRemoved")

  /// A screen asks its `lifecycleBehaviorViewController` for a property, such as the status bar style, that its last content
  /// child, or the screen itself, should provide. Ask `contentChildren.last`.
  public static let hiddenChildAsked = Self(name: "hiddenChildAsked")
}

// MARK: Calls and values

extension LifecycleIssue.Kind {
  /// A call that takes effect only once was repeated, and the repeated call was ignored: registering default behaviors, or
  /// starting a recorder that is already recording. Make the call once.
  public static let repeatedCall = Self(name: "repeatedCall")

  /// A timer's interval is not a number or is less than 0.001 seconds, or a leak watch's is negative, so another one is used.
  public static let invalidInterval = Self(name: "invalidInterval")

  /// Something that needs the application was used in an app extension, and does nothing. Follow the message's advice.
  public static let appExtension = Self(name: "appExtension")
}

// MARK: Several modules

extension LifecycleIssue.Kind {
  /// A timeline's file or the record of a run cannot be written or read. Give each a file of its own in a writable folder.
  public static let unusableFile = Self(name: "unusableFile")

  /// A screen is still in memory some seconds after it was closed. Release what retains it, or write in its `LeakWatchBehavior`
  /// that it is retained on purpose.
  public static let leakedScreen = Self(name: "leakedScreen")

  /// The app gave a screen, or work of `BackgroundWork`, an empty name, so another name is used. Provide a name; for a screen,
  /// return nil to use the name of its class.
  public static let emptyName = Self(name: "emptyName")
}
