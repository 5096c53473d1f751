import Foundation
import LifecycleTimeline
import TimelineDrawing

extension FocusAnswer {
  /// A sentence, and below it what is known of the time. Each line has its end.
  var text: String {
    let rows = [("screen", appearanceWords)] + focusRows + systemRows
    let width = rows.map(\.0.count).max() ?? 0
    let lines = [sentence, ""] + rows.map { "\($0.padded(to: width))  \($1)" }
    return lines.map { TimelineEvent.escaped($0) + "\n" }.joined()
  }

  private var sentence: String {
    if hasFocus { return "\(screen) had focus at \(time.inSeconds)." }
    let what = "\(screen) had no focus at \(time.inSeconds)"
    if let focus { return "\(what): \(focus.reasonWords)." }
    return what + (processHadEnded ? ": the process had ended." : ": it had not gained it yet.")
  }

  private var appearanceWords: String {
    let states = appearance.sorted { $0.start < $1.start }.map { "\($0.state.rawValue) \($0.since)" }
    if !states.isEmpty { return states.joined(separator: ", ") }
    if let end = lastVisible?.end { return "not visible since \(end.inSeconds)" }
    return firstEvent > time ? "not there yet, first event at \(firstEvent.inSeconds)" : "not visible yet"
  }

  // MARK: Focus

  private var focusRows: [(String, String)] {
    guard let focus else { return next.map { [("then", $0.asNext)] } ?? [] }
    if hasFocus { return [("focus", "\(focus.since): \(focus.reasonWords)"), ("then", then(after: focus))] }
    let loss = lastFocus.map { last in
      let length = last.isStartKnown && last.end != nil ? ", after \(((last.end ?? 0) - last.start).inSeconds)" : ""
      return [("focus", "lost at \((last.end ?? focus.start).inSeconds)\(length)")]
    }
    return (loss ?? []) + [("reason", "\(focus.reasonWords), \(focus.since)"), ("then", then(after: focus))]
  }

  private func then(after focus: TimelineInterval) -> String {
    if let next { return next.asNext }
    return focus.end.map { "until \($0.inSeconds), when the process ended" } ?? "until the end of the recording"
  }

  // MARK: The app around it

  private var systemRows: [(String, String)] {
    let app = circumstances.filter { $0.kind == .app }.map { ("app", "\($0.stateWords) \($0.since)") }
    let scenes = circumstances.filter { $0.kind == .scene }.map {
      ("scene \($0.subject)", "\($0.stateWords) \($0.since)")
    }
    let suspension = circumstances.filter { $0.kind == .suspend }.map { ("suspension", $0.suspensionWords) }
    let overlays = circumstances.filter { $0.kind == .overlay }.map {
      ("overlay", "\($0.subject) \($0.state.rawValue) \($0.since)")
    }
    let others = othersInFocus.isEmpty ? "no other screen" : othersInFocus.joined(separator: ", ")
    return (app.isEmpty ? [("app", "not known")] : app) + scenes
      + (suspension.isEmpty ? [("suspension", "none")] : suspension) + overlays + [("in focus", others)]
  }
}

extension TimelineInterval {
  fileprivate var since: String {
    isStartKnown ? "since \(start.inSeconds)" : "since before \(start.inSeconds)"
  }

  fileprivate var asNext: String {
    "\(state == .focused ? "gained focus at" : "without focus from") \(start.inSeconds): \(reasonWords)"
  }

  fileprivate var stateWords: String { state == .background ? "in the background" : state.rawValue }

  fileprivate var suspensionWords: String {
    guard state == .suspended else { return "\(reason?.inWords ?? "announced") \(since)" }
    return "suspended from \(start.inSeconds) to \((end ?? start).inSeconds)"
  }
}
