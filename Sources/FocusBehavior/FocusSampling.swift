/// How often the facts are read between the events that UIKit announces.
///
/// Appearing, disappearing, the app's and the scenes' states and key windows are announced; that something has been
/// presented over a screen is not, and is found by looking.
public enum FocusSampling: Hashable, Sendable {
  /// Looks with each callback of one `CADisplayLink` that all screens share; it is paused while no watched screen is
  /// on screen and while the app is in the background.
  ///
  /// The link runs at the highest rate that a watched screen on screen asks for, which bounds how late a change is
  /// noticed.
  /// - Precondition: `framesPerSecond` is positive. A rate above the screen's own is the screen's own.
  case displayLink(framesPerSecond: Int)

  /// Ten looks a second: a change is noticed within 0.1 s, the limit up to which people take a reaction for
  /// immediate (Nielsen, Usability Engineering, 1993).
  public static let standard = FocusSampling.displayLink(framesPerSecond: 10)

  var framesPerSecond: Int {
    switch self {
    case .displayLink(let framesPerSecond): framesPerSecond
    }
  }
}
