import Foundation
import LifecycleTimeline

/// A page for a browser with the lanes of a picture: to zoom, to filter, to select and to add up. It needs nothing but itself.
struct TimelinePage {
  let title: String
  let content: Content

  /// What the script of the page draws.
  struct Content: Encodable {
    /// The time that is drawn.
    let start: TimeInterval
    let end: TimeInterval
    let breaks: [TimelineBreak]
    let lanes: [Lane]
    /// Sentences under the lanes.
    let remarks: [String]
    /// The words for the kinds of losses of focus.
    let kinds: [Term]
    /// The words for the looks of bars.
    let looks: [Term]
  }

  /// The name of a kind or a look in the style sheet, and the words for it.
  struct Term: Encodable {
    let name: String
    let words: String
  }

  struct Lane: Encodable {
    let name: String
    let spans: [Span]
    let notes: [Note]
  }

  struct Span: Encodable {
    let look: String
    let start: TimeInterval
    /// Nil if it lasts beyond the recording.
    let end: TimeInterval?
    let text: String?
    let title: String
  }

  struct Note: Encodable {
    let time: TimeInterval
    let text: String
    /// The kind of the loss; nil for other events.
    let kind: String?
    /// Whether the screen lost its focus then, and did not only lack it for another reason.
    let isLoss: Bool
  }

  /// The text of the file.
  func text() -> String {
    """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'">
    \(SVGElement("title", text: title).text)\(Self.style.element.text)</head>
    <body>
    \(SVGElement("h1", text: title).text)<noscript>A script in this page draws the timeline. It loads nothing.</noscript>
    \(Self.controls)
    <script type="application/json" id="recording">\(json)</script>
    <script>\(Self.script)</script>
    </body>
    </html>

    """
  }

  /// As JSON in which nothing can end the element that it is in.
  private var json: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    // It has strings and finite numbers alone, which can be encoded: other times are in no lane.
    let data = (try? encoder.encode(content)) ?? Data("{}".utf8)
    return String(decoding: data, as: UTF8.self).replacingOccurrences(of: "<", with: "\\u003c")
  }

  private static let controls = """
    <div class="bar" role="toolbar" aria-label="Timeline">
    <button id="closer" title="+">Zoom in</button>
    <button id="wider" title="-">Zoom out</button>
    <button id="selected" title="Enter">Zoom to selection</button>
    <button id="all" title="0">All</button>
    <fieldset id="kinds"><legend>Reasons</legend></fieldset>
    <details><summary>Lanes</summary><fieldset id="lanes"></fieldset></details>
    </div>
    \(SVGElement("svg", ["width": 0, "height": 0, "aria-hidden": "true"], [SVGElement("defs", [:], TimelineLook.patterns)]).text)
    <div id="chart" tabindex="0" role="group" aria-label="Lanes of the recording" aria-describedby="keys"></div>
    <p id="keys">Drag to select a part of the time; click a mark for details. Keys, when the lanes have the keyboard:
    <kbd>+</kbd> <kbd>-</kbd> zoom, <kbd>←</kbd> <kbd>→</kbd> move, <kbd>Shift</kbd> with them selects,
    <kbd>N</kbd> <kbd>P</kbd> next and previous mark, <kbd>Enter</kbd> zooms to the selection, <kbd>0</kbd> shows all,
    <kbd>Esc</kbd> ends the selection.</p>
    <p id="legend"></p>
    <p id="remarks"></p>
    <section aria-live="polite"><h2>Details</h2><p id="details">Nothing is chosen.</p></section>
    <section><h2>Screens <span id="range"></span></h2><table id="totals"></table></section>
    <section><h2>Focus lost</h2><ol id="losses"></ol></section>
    """

  private static var style: SVGStyle {
    var style = TimelineLook.style
    style.add(
      "body", ["font": "14px \(SVGDocument.fonts)", "margin": "16px"],
      colors: ["background": TimelineLook.page, "color": TimelineLook.text])
    style.add("h1", ["font-size": "20px", "margin": "0 0 12px"])
    style.add("h2", ["font-size": "15px", "margin": "18px 0 6px"])
    style.add("#keys, #range, #remarks", ["font-size": "12px"], colors: ["color": TimelineLook.quietText])
    style.add(".bar", ["display": "flex", "flex-wrap": "wrap", "gap": "8px", "align-items": "center"])
    style.add("fieldset", ["border": "0", "padding": "0", "margin": "0", "display": "flex", "flex-wrap": "wrap"])
    style.add("legend", ["float": "left", "padding": "0 8px 0 0"])
    style.add("label", ["margin-right": "12px", "white-space": "nowrap"])
    style.add("input", ["vertical-align": "-1px"])
    style.add(
      "button", ["font": "inherit", "padding": "4px 10px", "border": "1px solid", "border-radius": "6px"],
      colors: [
        "background": TimelineLook.page, "color": TimelineLook.text, "border-color": TimelineLook.quietText,
      ])
    style.add("button[disabled]", ["opacity": "0.5"])
    style.add("#chart", ["margin-top": "12px", "touch-action": "pan-y", "user-select": "none"])
    style.add("#chart svg", ["display": "block", "width": "100%"])
    style.add(
      ":focus-visible", ["outline": "2px solid", "outline-offset": "2px"],
      colors: ["outline-color": TimelineLook.focused])
    style.add(".selection", ["fill-opacity": "0.15"], colors: ["fill": TimelineLook.focused])
    style.add(".chosen", ["stroke-width": "2.5"], colors: ["stroke": TimelineLook.text])
    style.add("#legend span", ["display": "inline-block", "white-space": "nowrap", "margin": "0 14px 4px 0"])
    style.add("#legend svg", ["width": "26px", "height": "16px", "margin-right": "6px", "vertical-align": "-3px"])
    style.add("table", ["border-collapse": "collapse", "display": "block", "overflow-x": "auto"])
    style.add("th, td", ["text-align": "right", "padding": "3px 0 3px 20px", "white-space": "nowrap"])
    style.add("th:first-child, td:first-child", ["text-align": "left", "padding-left": "0"])
    style.add("tr + tr", ["border-top": "1px solid"], colors: ["border-color": TimelineLook.visible])
    style.add("ol", ["padding-left": "36px"])
    style.add(
      "li button",
      [
        "border": "0", "padding": "2px 0", "text-align": "left", "text-decoration": "underline",
        "vertical-align": "top",
      ])
    return style
  }
}

extension TimelinePicture {
  /// - Parameter title: written at the top.
  /// - Returns: the text of an HTML file.
  func html(title: String) -> String {
    let layout = layout
    let frame = layout.frame
    let lanes = layout.lanes.map(\.lane)
    let looks = LegendLayout.entries.compactMap { entry, words -> TimelinePage.Term? in
      guard case .span(let look) = entry, lanes.contains(where: { $0.spans.contains { $0.look == look } }) else {
        return nil
      }
      return TimelinePage.Term(name: look.rawValue, words: words)
    }
    let content = TimelinePage.Content(
      start: frame.scale.range.lowerBound, end: frame.scale.range.upperBound,
      breaks: frame.breaks, lanes: lanes.map(TimelinePage.Lane.init), remarks: remarks,
      kinds: FocusLossKind.allCases.map { .init(name: $0.rawValue, words: $0.words) }, looks: looks)
    return TimelinePage(title: title, content: content).text()
  }
}

extension TimelinePage.Lane {
  fileprivate init(_ lane: TimelineLane) {
    name = lane.name
    spans = lane.spans.map {
      .init(look: $0.look.rawValue, start: $0.start, end: $0.end, text: $0.text, title: $0.title)
    }
    notes = lane.notes.filter { $0.mark != .none }.sortedStably { $0.time < $1.time }.map { note in
      let kind: FocusLossKind? =
        switch note.mark {
        case .loss(let kind), .change(let kind): kind
        case .event, .none: nil
        }
      return .init(time: note.time, text: note.text, kind: kind?.rawValue, isLoss: note.mark.isLoss)
    }
  }
}

extension TimelineRecording {
  /// Creates a page of the recording, to look into in a browser.
  ///
  /// It has the lanes of the picture. One can zoom with buttons, keys and the wheel, choose a mark for its details, hide
  /// lanes and kinds of reasons, and select a part of the time: a table says for how long each screen was visible and had focus in
  /// it, and how often it lost focus, and why.
  ///
  /// The page is one file. It loads nothing, and what it shows goes nowhere. It has a script of its own, without which it is empty.
  /// Of more than 20,000 events it has the last ones, and says so.
  /// - Parameters:
  ///   - title: written at the top.
  ///   - range: the seconds of the recording that it has; nil for all. `60...(.infinity)` is from 60 to the end.
  /// - Returns: the text of an HTML file.
  package func html(title: String = "Timeline", range: ClosedRange<TimeInterval>? = nil) -> String {
    TimelinePicture(self, range: range).html(title: title)
  }
}
