/// The screen of the app that has the user's attention, and whether something is in front of the screen.
///
/// ```swift
/// let attention = AttentionReporter.shared.attention
/// print(attention)  // "Player, covered by ShareSheet"
/// ```
///
/// ## Topics
///
/// ### The screen and its state
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
/// ### For tests
///
/// - ``init(screen:_:cover:)``
public struct Attention: Hashable, Sendable {
  /// Whether the screen has focus, or why not. Later versions may have more states, so a `switch` over them needs a `default`.
  ///
  /// ## Topics
  ///
  /// ### With a screen
  ///
  /// - ``focused``
  /// - ``covered``
  /// - ``alert``
  /// - ``inactive``
  ///
  /// ### Without a screen
  ///
  /// - ``elsewhere``
  /// - ``background``
  ///
  /// ### In a log
  ///
  /// - ``name``
  /// - ``description``
  public struct State: Hashable, Sendable, CustomStringConvertible {
    /// The name of the constant, such as `"covered"`.
    public let name: String

    public var description: String { name }

    private init(_ name: String) {
      self.name = name
    }

    /// The screen has focus, which means the user's attention.
    public static let focused = State("focused")
    /// The screen is covered by something that ``AttentionReporter`` does not report as a screen: a share sheet, a popover, a
    /// window.
    public static let covered = State("covered")
    /// An alert or an action sheet is in front of the screen.
    public static let alert = State("alert")
    /// The app or the scene is inactive: Control Center, a call, the app switcher. Or, on an iPad, the user works in another
    /// window next to the screen's window.
    public static let inactive = State("inactive")
    /// The app is in the foreground, and shows no screen that ``AttentionReporter`` reports.
    public static let elsewhere = State("elsewhere")
    /// The app is in the background.
    public static let background = State("background")

    static let all: [State] = [.focused, .covered, .alert, .inactive, .elsewhere, .background]
  }

  /// The name of the screen that has focus, or had focus until something came in front of the screen. Nil if there is no such
  /// screen, and in the background.
  public let screen: String?

  /// Whether the screen has focus, or why not.
  public let state: State

  /// The name of the controller that covers the screen; nil if there is none or its name is not known.
  public let cover: String?

  /// Creates a value, for tests of code that receives one.
  ///
  /// ```swift
  /// let attention = Attention(screen: "Player", .alert)
  /// ```
  /// - Parameters:
  ///   - screen: the name of the screen.
  ///   - state: whether the screen has focus, or why not.
  ///   - cover: the name of the controller that covers the screen.
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
