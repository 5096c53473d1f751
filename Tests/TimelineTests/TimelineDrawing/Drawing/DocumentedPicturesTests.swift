import Foundation
import LifecycleTimeline
import Testing

@testable import TimelineDrawing

@Suite struct DocumentedPicturesTests {
  /// `RECORD_PICTURES=1 swift test --filter DocumentedPicturesTests` draws them anew.
  @Test(
    "The pictures of the documentation are what is drawn of the journeys",
    arguments: [("timeline", "interruptions"), ("timeline-overlay", "offline-over-alert")],
    [(TimelineTheme.light, ""), (.dark, "~dark")])
  func pictures(_ picture: (name: String, journey: String), _ theme: (theme: TimelineTheme, suffix: String)) throws {
    let folder = packageFolder.appendingPathComponent("Sources/TimelineDrawing/TimelineDrawing.docc/Resources")
    let file = folder.appendingPathComponent("\(picture.name)\(theme.suffix).svg")
    let svg = try RecordedJourney.recording(picture.journey).svg(width: 560, theme: theme.theme)
    if ProcessInfo.processInfo.environment["RECORD_PICTURES"] != nil {
      try svg.write(to: file, atomically: true, encoding: .utf8)
    }
    let isSame = try String(contentsOf: file, encoding: .utf8) == svg
    #expect(isSame, "\(file.lastPathComponent) is not what is drawn now")
  }

  @Test("A small recording is drawn as recorded here")
  func small() throws {
    let recording = TimelineRecording(
      [
        event(0, .behavior, "Player", "afterAppearing"),
        event(0, .focus, "Player", "gained"),
        event(2.5, .focus, "Player", "lost", [.init("reason", .text("alert")), .init("by", .text("Delete <all>?"))]),
      ], duration: 4)
    let svg = recording.svg(width: 360, theme: .light)
    let drawn = try #require(svg.range(of: "</defs>\n").map { svg[$0.upperBound...] })
    #expect(drawn == Self.small)
  }

  private static let small = """
      <rect class="page" width="360" height="162"/>
      <g role="presentation">
        <line class="line" x1="0" y1="25" x2="360" y2="25"/>
        <line class="grid" x1="10" y1="25" x2="10" y2="88"/>
        <line class="grid" x1="51.5" y1="25" x2="51.5" y2="88"/>
        <line class="grid" x1="93" y1="25" x2="93" y2="88"/>
        <line class="grid" x1="134.5" y1="25" x2="134.5" y2="88"/>
        <line class="grid" x1="176" y1="25" x2="176" y2="88"/>
        <line class="grid" x1="217.5" y1="25" x2="217.5" y2="88"/>
        <line class="grid" x1="259" y1="25" x2="259" y2="88"/>
        <line class="grid" x1="300.5" y1="25" x2="300.5" y2="88"/>
        <line class="grid" x1="342" y1="25" x2="342" y2="88"/>
        <line class="line" x1="0" y1="88" x2="360" y2="88"/>
      </g>
      <g role="graphics-object group" aria-label="Player">
        <line class="loaded" x1="10" y1="56" x2="350" y2="56">
          <title>Player: loaded, from 0 s to the end of the recording</title>
        </line>
        <path class="visible" d="M10 48H344L350 56L344 64H10z">
          <title>Player: visible, from 0 s to the end of the recording</title>
        </path>
        <path class="focused" d="M10 51.5H217.5V60.5H10z">
          <title>Player: focused, from 0 s to 2.5 s</title>
        </path>
        <line class="leader-cover" x1="217.5" y1="68" x2="217.5" y2="82"/>
        <line class="mark-cover" x1="217.5" y1="44" x2="217.5" y2="69">
          <title>Player: 2.5 s alert Delete &lt;all&gt;?</title>
        </line>
        <text class="loss-cover" x="211.5" y="79.96" text-anchor="end"><tspan>2.5 s</tspan> alert Delete &lt;all&gt;?</text>
        <text class="name" x="10" y="39.32" text-anchor="start">Player</text>
      </g>
      <g role="graphics-object group" aria-label="Axis and legend">
        <line class="loaded" x1="10" y1="106" x2="34" y2="106"/>
        <path class="visible" d="M93.12 100H117.12V112H93.12z"/>
        <path class="visible" d="M174.19 100H198.19V112H174.19z"/>
        <path class="focused" d="M174.19 102H198.19V110H174.19z"/>
        <line class="mark-cover" x1="12" y1="118" x2="12" y2="134"/>
        <path class="visible" d="M10 140H28L34 146L28 152H10z"/>
        <text class="tick" x="16.07" y="18.46" text-anchor="middle">0.0 s</text>
        <text class="tick" x="51.5" y="18.46" text-anchor="middle">0.5 s</text>
        <text class="tick" x="93" y="18.46" text-anchor="middle">1.0 s</text>
        <text class="tick" x="134.5" y="18.46" text-anchor="middle">1.5 s</text>
        <text class="tick" x="176" y="18.46" text-anchor="middle">2.0 s</text>
        <text class="tick" x="217.5" y="18.46" text-anchor="middle">2.5 s</text>
        <text class="tick" x="259" y="18.46" text-anchor="middle">3.0 s</text>
        <text class="tick" x="300.5" y="18.46" text-anchor="middle">3.5 s</text>
        <text class="tick" x="341.93" y="18.46" text-anchor="middle">4.0 s</text>
        <text class="key" x="40" y="109.46" text-anchor="start">loaded</text>
        <text class="key" x="123.12" y="109.46" text-anchor="start">visible</text>
        <text class="key" x="204.19" y="109.46" text-anchor="start">focused</text>
        <text class="key" x="20" y="129.46" text-anchor="start">focus lost: something else took it</text>
        <text class="key" x="40" y="149.46" text-anchor="start">lasts beyond the recording</text>
      </g>
    </svg>

    """
}
