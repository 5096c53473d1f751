/// A condition that a system must meet to run a case.
public enum ConformanceNeed: Hashable, Sendable {
  /// A person makes gestures; see ``ConformanceGesture``.
  case fingers
  /// The app is left and opened again; see `ConformanceRun.leaveApp()`.
  case leavingTheApp
  /// The device is a phone.
  case phone
  /// The device is an iPad.
  case pad
  /// The app declares scenes.
  case scenes
  /// The app may open further scenes.
  case severalScenes
  /// The app has an application delegate and no scenes.
  case noScenes
  /// The app's delegates write their calls; see ``ConformanceAppDelegate``.
  case appLog
  /// The keyboard is shown on screen.
  case keyboard
  /// A process in which no other case runs, because what the case does may end it.
  case ownProcess
  /// This major version of iOS, or a later one.
  case iOS(Int)
}
