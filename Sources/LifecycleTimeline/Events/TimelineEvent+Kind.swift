extension TimelineEvent {
  /// The kind of an event: the part of the framework that reported the event.
  ///
  /// Later versions may have more kinds, so a `switch` over kinds needs a `default`. This version also reads events of a kind
  /// that it does not know.
  ///
  /// ## Topics
  ///
  /// ### Screens
  ///
  /// - ``behavior``
  /// - ``focus``
  ///
  /// ### The app
  ///
  /// - ``app``
  /// - ``scene``
  /// - ``suspend``
  ///
  /// ### Overlays and input
  ///
  /// - ``overlay``
  /// - ``input``
  ///
  /// ### Events of your own
  ///
  /// - ``note``
  ///
  /// ### All kinds
  ///
  /// - ``all``
  /// - ``name``
  public struct Kind: Hashable, Sendable, CustomStringConvertible {
    /// The name of the kind, as one word, such as `"focus"`. In JSON Lines, this is the member `kind`.
    public let name: String

    public var description: String { name }

    /// A kind by its name in a file, also one that no recorder of this version has.
    package init(name: String) {
      self.name = name
    }

    /// A screen was opened or closed, received a moment, or was deallocated.
    public static let behavior = Kind(name: "behavior")
    /// A screen gained or lost focus, or has no focus for another reason than before.
    public static let focus = Kind(name: "focus")
    /// UIKit posted a notification about the state of the app, or the app was in this state when the recording began.
    public static let app = Kind(name: "app")
    /// UIKit posted a notification about the state of a scene, or the scene was in this state when the recording began.
    public static let scene = Kind(name: "scene")
    /// The `SuspendMonitor` reported something about the suspension of the process.
    public static let suspend = Kind(name: "suspend")
    /// An overlay was shown or hidden.
    public static let overlay = Kind(name: "overlay")
    /// The editing of a field began or ended, or the keyboard was shown or hidden.
    public static let input = Kind(name: "input")
    /// The app added an event with ``TimelineRecorder/note(_:of:_:)``.
    public static let note = Kind(name: "note")

    /// All kinds that a recorder records.
    public static let all: [Kind] = [.behavior, .focus, .app, .scene, .suspend, .overlay, .input, .note]
  }
}
