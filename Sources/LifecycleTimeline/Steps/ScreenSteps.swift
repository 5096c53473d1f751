import Foundation

/// Screens that are shown, pushed, presented, embedded and chosen, from the circumstances in which they appear and disappear.
struct ScreenSteps {
  /// Where a screen is.
  private struct Place {
    /// From the innermost to the outermost.
    let containers: [String]
    /// How many screens are below it in its navigation controller.
    let depth: Int
    let parent: String?
    let beside: [String]

    init(_ event: TimelineEvent) {
      containers = event.text("in")?.split(separator: " ").map(String.init) ?? []
      depth = event.count("depth") ?? 0
      parent = event.text("parent")
      beside = event.text("beside")?.components(separatedBy: ", ") ?? []
    }
  }

  /// The screens that have appeared and are not released.
  private var places: [String: Place] = [:]
  /// What the tabs or columns show.
  private var beside: [String]?
  private var tab: String?
  /// The tab of each screen, named by its first screen.
  private var tabs: [String: String] = [:]
  /// All pages, in the order in which they appear.
  private let pages: [String]
  /// The window and the scene of the first screens.
  private var root: (window: String?, scene: String?)?
  /// The screens of further windows.
  private var windows: Set<String> = []
  private var focused: Set<String> = []
  private var latestDismissal: TimeInterval?

  init(_ events: [TimelineEvent]) {
    var seen: Set<String> = []
    pages = events.filter { $0.text("in")?.hasPrefix("pages") == true }.map(\.subject).filter {
      seen.insert($0).inserted
    }
  }

  mutating func steps(at moment: RecordedMoment) -> [TimelineStep] {
    let event = moment.event
    if event.isGainOfFocus { focused.insert(event.subject) }
    if event.isLossOfFocus { focused.remove(event.subject) }
    guard event.kind == .behavior, !event.flag("undoesCancelledTransition") else { return [] }
    let lines: [String] =
      switch event.name {
      case "beforeAppearing": appearance(moment)
      case "beforeDisappearing": disappearance(moment)
      case "released": release(of: event.subject)
      default: []
      }
    return lines.map { TimelineStep(time: event.time, line: $0) }
  }

  // MARK: Appearing

  private mutating func appearance(_ moment: RecordedMoment) -> [String] {
    let event = moment.event
    let place = Place(event)
    let isNew = places.updateValue(place, forKey: event.subject) == nil
    if let style = event.text("presented") { return [presentation(style, moment)] }
    if let parent = place.parent {
      return event.flag("added") ? ["embed \(event.subject.journeyName) in \(parent.journeyName)"] : []
    }
    if root != nil, isNew, place.depth == 0, let line = lineOfFurtherWindow(moment) { return [line] }
    if place.containers.contains("tabs") { return choice(of: place, moment) }
    if place.containers.contains("split") { return column(place, moment, isNew: isNew) }
    if place.containers.contains("pages") { return page(moment) }
    if place.containers.contains("navigation") { return stacked(place, moment, isNew: isNew) }
    return isNew ? [showRoot("", [event.subject], moment)] : []
  }

  private mutating func showRoot(_ container: String, _ names: [String], _ moment: RecordedMoment) -> String {
    root = (moment.window, moment.scene)
    return (["root", container] + names.map(\.journeyName)).filter { !$0.isEmpty }.joined(separator: " ")
  }

  private func presentation(_ style: String, _ moment: RecordedMoment) -> String {
    let styles = ["overCurrentContext": "currentContext", "custom": "overFullScreen", "none": "fullScreen"]
    let words = ["present", styles[style] ?? style, moment.event.subject.journeyName]
    return words.joined(separator: " ") + (isUndimmed(style, moment) ? " undimmed" : "") + moment.animation
  }

  /// Over an undimmed sheet the screen below keeps its focus.
  private func isUndimmed(_ style: String, _ moment: RecordedMoment) -> Bool {
    guard ["pageSheet", "formSheet"].contains(style), !focused.isEmpty else { return false }
    let name = moment.event.subject
    guard let gain = moment.later.first(where: { $0.isGainOfFocus && $0.subject == name }) else { return false }
    let until = gain.time + RecordedMoment.simultaneity
    return !moment.later.prefix { $0.time <= until }.contains { $0.isLossOfFocus && focused.contains($0.subject) }
  }

  private mutating func lineOfFurtherWindow(_ moment: RecordedMoment) -> String? {
    guard let root, let window = moment.window, window != root.window else { return nil }
    let name = moment.event.subject
    if moment.scene != root.scene { return "scene \(name.journeyName)" }
    windows.insert(name)
    return "window \(name.journeyName)"
  }

  private mutating func choice(of place: Place, _ moment: RecordedMoment) -> [String] {
    let name = moment.event.subject
    var lines: [String] = []
    if beside != place.beside {
      beside = place.beside
      tab = place.beside.first
      lines = [showRoot("tabs", place.beside, moment)]
    }
    if isPushed(place, moment) {
      tabs[name] = tab
      return lines + ["push \(name.journeyName)" + moment.animation]
    }
    let chosen = tabs[name] ?? name
    tabs[name] = chosen
    guard chosen != tab else { return lines }
    tab = chosen
    return lines + ["tab \(chosen.journeyName)"]
  }

  private mutating func column(_ place: Place, _ moment: RecordedMoment, isNew: Bool) -> [String] {
    let shown = beside == place.beside ? [] : [showRoot("split", place.beside, moment)]
    beside = place.beside
    return shown + (isPushed(place, moment) ? ["push \(moment.event.subject.journeyName)" + moment.animation] : [])
  }

  private mutating func page(_ moment: RecordedMoment) -> [String] {
    if root == nil { return [showRoot("pages", pages, moment)] }
    return ["page \(moment.event.subject.journeyName)" + (moment.isCancelled ? " cancel" : "")]
  }

  private mutating func stacked(_ place: Place, _ moment: RecordedMoment, isNew: Bool) -> [String] {
    let name = moment.event.subject
    if root == nil || (isNew && place.depth == 0) { return [showRoot("nav", [name], moment)] }
    return isPushed(place, moment) ? ["push \(name.journeyName)" + moment.animation] : []
  }

  private func isPushed(_ place: Place, _ moment: RecordedMoment) -> Bool {
    place.depth > 0 && (moment.event.flag("added") || moment.event.flag("catchUp"))
  }

  // MARK: Disappearing

  private mutating func disappearance(_ moment: RecordedMoment) -> [String] {
    let event = moment.event
    if event.flag("dismissed") { return dismissal(moment) }
    guard let place = places[event.subject] else { return [] }
    if event.flag("removed") {
      if place.parent != nil { return ["unembed \(event.subject.journeyName)"] }
      return place.depth > 0 ? [pop(from: place.depth, moment)] : []
    }
    let isCovered = moment.around().contains { $0.text("presented") != nil }
    return isCovered ? [] : closing(event.subject)
  }

  /// What is inside a dismissed screen is dismissed with it.
  private mutating func dismissal(_ moment: RecordedMoment) -> [String] {
    let event = moment.event
    if event.flag("interactive"), moment.isCancelled { return ["sheet drag cancel"] }
    if latestDismissal == event.time { return [] }
    latestDismissal = event.time
    return ["dismiss" + moment.animation]
  }

  private func pop(from depth: Int, _ moment: RecordedMoment) -> String {
    if moment.event.flag("interactive") { return moment.isCancelled ? "swipe back cancel" : "swipe back" }
    let below = moment.around().last { $0.name == "beforeAppearing" && $0.count("depth") != nil }?.count("depth")
    return (below == 0 && depth > 1 ? "pop to root" : "pop") + moment.animation
  }

  private mutating func closing(_ name: String) -> [String] {
    windows.remove(name) == nil ? [] : ["window close \(name.journeyName)"]
  }

  private mutating func release(of name: String) -> [String] {
    places[name] = nil
    return windows.remove(name) == nil ? [] : ["window forget \(name.journeyName)"]
  }
}

extension RecordedMoment {
  fileprivate var animation: String { event.flag("animated") ? "" : " instantly" }

  /// The window in which the screen appears, as is known a little later.
  fileprivate var window: String? { appearing?.text("window") }

  fileprivate var scene: String? { appearing?.text("scene") }

  private var appearing: TimelineEvent? {
    later.first { $0.subject == event.subject && $0.name == "duringAppearing" }
  }
}
