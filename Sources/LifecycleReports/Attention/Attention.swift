/// What the user's attention is on: a screen of the app, and whether something is in front of it.
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
/// - ``State-swift.enum``
/// - ``cover``
///
/// ### In a log
///
/// - ``description``
///
/// ### Making one
///
/// - ``init(screen:_:cover:)``
public struct Attention: Hashable, Sendable {
  /// Whether the screen has the user's attention, or what keeps it from having it.
  #if hasAttribute(nonexhaustive)
    @nonexhaustive
  #endif
  public enum State: String, Hashable, Sendable, CaseIterable {
    /// The screen has the user's attention.
    case focused
    /// Something that is no screen of ``AttentionReporter`` covers the screen: a share sheet, a popover, a window.
    case covered
    /// An alert or an action sheet is in front of the screen.
    case alert
    /// The app or the scene is inactive: Control Center, a call, the app switcher.
    case inactive
    /// The app is in front and shows no screen of ``AttentionReporter``.
    case elsewhere
    /// The app is in the background.
    case background
  }

  /// The name of the screen that has the attention, or had it until something came in front of it. Nil where no screen has,
  /// and in the background.
  public let screen: String?

  /// Whether the screen has the attention.
  public let state: State

  /// The name of what covers the screen, where it is known.
  public let cover: String?

  /// Makes a value, for tests of code that takes one.
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
    let what = cover.map { "\(state.rawValue) by \($0)" } ?? state.rawValue
    return screen.map { "\($0), \(what)" } ?? what
  }
}
