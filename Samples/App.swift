// What the samples take from an app.

@MainActor
final class Player {
  var isPaused = false
  var isPausedByUser = false
  var isMuted = false
}

@MainActor
final class Draft {
  func save() {}
  func saveNow() {}
}

@MainActor
final class Analytics {
  static let shared = Analytics()

  var titles: [String] = []

  func screenViewed(_ name: String) {
    titles.append(name)
  }
}
