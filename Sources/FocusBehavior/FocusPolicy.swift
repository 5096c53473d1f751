/// What takes the user's attention from a screen, as data.
///
/// A screen that has not appeared, whose window is hidden, or whose app or scene is in the background never has it;
/// everything else is a choice.
public struct FocusPolicy: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// A sheet over the screen.
  public static let sheet = FocusPolicy(rawValue: 1 << 0)
  /// A popover over the screen.
  public static let popover = FocusPolicy(rawValue: 1 << 1)
  /// An alert or action sheet over the screen.
  public static let alert = FocusPolicy(rawValue: 1 << 2)
  /// A presentation through which the screen may still be seen: `overFullScreen`, `overCurrentContext`, custom.
  public static let transparent = FocusPolicy(rawValue: 1 << 3)
  /// Another window of the scene becomes the key window.
  public static let keyWindowLoss = FocusPolicy(rawValue: 1 << 4)
  /// The app or the scene becomes inactive: Control Center, a call, a permission prompt.
  public static let inactive = FocusPolicy(rawValue: 1 << 5)

  /// Everything that takes the user's eyes or hands off the screen. The default.
  public static let attention: FocusPolicy = [.sheet, .popover, .alert, .transparent, .keyWindowLoss, .inactive]
  /// For sound and moving pictures: what covers the screen, not what interrupts it for a moment.
  public static let media: FocusPolicy = [.sheet, .transparent]
  /// For screen-view statistics: a sheet is another screen, an alert and Control Center are not.
  public static let analytics: FocusPolicy = [.sheet, .popover, .transparent]
  /// For what others must not see: loses focus whenever the system may take or show a picture of the screen.
  public static let privacy: FocusPolicy = [.inactive, .keyWindowLoss]

  func counts(_ kind: FocusCover.Kind) -> Bool {
    switch kind {
    case .opaque: true
    case .transparent: contains(.transparent)
    case .sheet: contains(.sheet)
    case .popover: contains(.popover)
    case .alert: contains(.alert)
    }
  }
}
