import Journey

/// The same place has the same timers, display links, windows and scheduled work, however often it was visited.
///
/// One visit may fill a cache: three visits count, and only if each had more than the one before.
final class GrowthCheck: FuzzCheck {
  private var visits: [String: [FuzzCounts]] = [:]
  private var lastPlace = ""

  func didPlay(_ command: JourneyCommand, in app: FuzzedApp) -> [FuzzFault] {
    if !app.device.isRunning { visits = [:] }
    // A step that changes the place ends the visit.
    if app.place != lastPlace { lastPlace = "" }
    return []
  }

  func faultsAtRest(in app: FuzzedApp) -> [FuzzFault] {
    let place = app.place
    guard place != lastPlace else { return [] }
    lastPlace = place
    let counts = Array(visits[place, default: []].suffix(2)) + [FuzzCounts(app)]
    visits[place] = counts
    guard counts.count == 3 else { return [] }
    let names = Set(counts[1].names(moreThan: counts[0])).intersection(counts[2].names(moreThan: counts[1]))
    return names.sorted().map {
      FuzzFault(.growth, of: $0, "Each visit of \(place) adds a \($0), which is not removed when the visit ends.")
    }
  }
}
