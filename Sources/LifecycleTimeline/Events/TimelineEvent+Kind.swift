extension TimelineEvent {
  /// The kind of an event: which system of the framework reported it. Later versions may have more kinds; events of a
  /// kind that this version does not know are read.
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
  /// ### What is shown and edited
  ///
  /// - ``overlay``
  /// - ``input``
  ///
  /// ### Events of your own
  ///
  /// - ``note``
  ///
  /// ### All of them
  ///
  /// - ``all``
  /// - ``name``
  public struct Kind: Hashable, Sendable, CustomStringConvertible {
    /// The kind as one word, such as `"focus"`. In JSON Lines it is the member `kind`.
    public let name: String

    public var description: String { name }

    /// A kind by its name in a file, also one that no recorder of this version has.
    package init(name: String) {
      self.name = name
    }

    /// How a screen came, its moments, how it went, and that it was deallocated.
    public static let behavior = Kind(name: "behavior")
    /// A screen gained or lost focus, or is without it for another reason.
    public static let focus = Kind(name: "focus")
    /// The app posted a notification, or was found in a state.
    public static let app = Kind(name: "app")
    /// A scene posted a notification, or was found in a state.
    public static let scene = Kind(name: "scene")
    /// The `SuspendMonitor` reported something about the suspension of the process.
    public static let suspend = Kind(name: "suspend")
    /// An overlay was shown or hidden.
    public static let overlay = Kind(name: "overlay")
    /// A field began or ended to be edited, or the keyboard was shown or hidden.
    public static let input = Kind(name: "input")
    /// The app noted something: ``TimelineRecorder/note(_:of:_:)``.
    public static let note = Kind(name: "note")

    /// The kinds that a recorder records, in the order in which this page has them.
    public static let all: [Kind] = [.behavior, .focus, .app, .scene, .suspend, .overlay, .input, .note]
  }
}
