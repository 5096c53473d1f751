/// What a system must offer so that a case can run on it.
public enum ConformanceNeed: Hashable, Sendable {
  /// A person makes gestures; see ``ConformanceGesture``.
  case fingers
  /// The app is left and opened again; see `ConformanceRun.leaveApp()`.
  case leavingTheApp
  /// The device is a phone.
  case phone
  /// The device is an iPad.
  case pad
  /// This major version of iOS, or a later one.
  case iOS(Int)
}
