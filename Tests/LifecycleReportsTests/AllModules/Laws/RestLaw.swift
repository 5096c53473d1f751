/// When the app shows no screen any more and nothing else is under way, nothing is left.
struct RestLaw {
  var screens = 0
  var coordinators = 0
  /// Those that run: the one that looks for focus is kept, and paused.
  var displayLinks = 0
  var scheduledWork = 0
  var backgroundTasks = 0
  var overlayWindows = 0
  var staysAwake = false

  /// What is left; nil when nothing is.
  var fault: String? {
    let counts = [
      (screens, "screens"), (coordinators, "coordinators"), (displayLinks, "running display links"),
      (scheduledWork, "pieces of scheduled work"), (backgroundTasks, "background tasks"),
      (overlayWindows, "windows of overlays"), (staysAwake ? 1 : 0, "disabled idle timers"),
    ]
    let left = counts.filter { $0.0 != 0 }.map { "\($0.0) \($0.1)" }
    return left.isEmpty ? nil : "at rest the app is having " + left.joined(separator: ", ")
  }
}
