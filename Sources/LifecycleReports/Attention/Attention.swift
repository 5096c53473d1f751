/// The target of the user's attention: a screen of the app, and whether something is in front of it.
///
/// ```swift
/// let attention = AttentionReporter.shared.attention
/// print(attention)  // "Player, covered by ShareSheet"
/// ```
///
/// ## Topics
///
/// ### What it is on
///
/// - ``screen``
/// - ``state-swift.property``
/// - ``State-swift.struct``
/// - ``cover``
///
/// ### In a log
///
/// - ``description``
///
/// ### Creating one
///
/// - ``init(screen:_:cover:)``
public struct Attention: Hashable, Sendable {
  /// Whether the screen has the user's attention, or what keeps it from having it. A later version may add states: a `switch`
  /// over them has a `default`.
  ///
  /// ## Topics
  ///
  /// ### On a screen
  ///
  /// - ``focused``
  /// - ``covered``
  /// - ``alert``
  /// - ``inactive``
  ///
  /// ### On none
  ///
  /// - ``elsewhere``
  /// - ``background``
  ///
  /// ### In a log
  ///
  /// - ``name``
  /// - ``description``
  public struct State: Hashable, Sendable, CustomStringConvertible {
    /// Its name, as it is written in code: `"covered"`.
    public let name: String

    public var description: String { name }

    private init(_ name: String) {
      self.name = name
    }

    /// The screen has the user's attention.
    public static let focused = State("focused")
    /// Something that is no screen of ``AttentionReporter`` covers the screen: a share sheet, a popover, a window.
    public static let covered = State("covered")
    /// An alert or an action sheet is in front of the screen.
    public static let alert = State("alert")
    /// The app or the scene is inactive: Control Center, a call, the app switcher.
    public static let inactive = State("inactive")
    /// The app is in front and shows no screen of ``AttentionReporter``.
    public static let elsewhere = State("elsewhere")
    /// The app is in the background.
    public static let background = State("background")

    static let all: [State] = [.focused, .covered, .alert, .inactive, .elsewhere, .background]
  }

  /// The name of the screen that has the attention, or had it until something came in front of it. Nil where no screen has,
  /// and in the background.
  public let screen: String?

  /// Whether the screen has the attention.
  public let state: State

  /// The name of what covers the screen, where it is known.
  public let cover: String?

  /// Creates a value, for tests of code that takes one.
  ///
  /// ```swift
  /// let attention = Attention(screen: "Player", .alert)
  /// ```
  /// - Parameters:
  ///   - screen: the name of the screen.
  ///   - state: whether the screen has the attention.
  ///   - cover: the name of what covers the screen.
  public init(screen: String?, _ state: State, cover: String? = nil) {
    self.screen = screen
    self.state = state
    self.cover = cover
  }

  static let elsewhere = Attention(screen: nil, .elsewhere)
  static let background = Attention(screen: nil, .background)
}

extension Attention: CustomStringConvertible {
  /// For a log: `"Player, focused"`, `"Player, covered by ShareSheet"`, `"background"`.
  public var description: String {
    let what = cover.map { "\(state) by \($0)" } ?? state.name
    return screen.map { "\($0), \(what)" } ?? what
  }
}
