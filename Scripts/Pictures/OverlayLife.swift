import Foundation
import HeadlessDevice
import LifecycleBehaviors
import LifecycleTestKit
import TimelineDrawing
import OverlayBehavior
import UIKit

/// An overlay that is shown and hidden, and one whose condition changes back while it is being shown, as recorded.
@MainActor
struct OverlayLife {
  private let end: TimeInterval = 3
  /// When the condition changes, beginning with true.
  private let changes: [TimeInterval] = [0.3, 1.2, 2, 2.1]
  private var events: [(name: String, time: TimeInterval)] = []
  /// When the overlay's window is key.
  private var keyTimes: [TimeInterval] = []

  init() {
    let device = HeadlessDevice().drivingLifecycleTime()
    let window = device.launch(showing: UIViewController())
    device.advance(by: 1)
    let beginning = device.now
    let connection = Connection()
    var seen: [(String, TimeInterval)] = []
    let condition = OverlayCondition { connection.isLost }
    let configuration = OverlayConfiguration(
      eventHandler: { event in seen.append((event.name, device.now - beginning)) })
    let overlay = OverlayController(while: condition, configuration: configuration) { _ in UIViewController() }
    for step in 0...Int(end / Self.step) {
      let time = Double(step) * Self.step
      if changes.contains(where: { abs($0 - time) < Self.step / 2 }) {
        connection.isLost.toggle()
        condition.setNeedsCheck()
        device.turn()
      }
      if device.keyWindow !== window { keyTimes.append(time) }
      device.advance(by: Self.step)
    }
    overlay.cancel()
    events = seen
  }

  private static let step = 0.01

  var picture: Picture {
    let left = 92.0
    let scale = (Picture.width - left - 16) / end
    func x(_ time: TimeInterval) -> Double { left + time * scale }
    var content: [SVGElement] = []

    content.append(.words("condition", x: 0, y: 34))
    var isTrue = false
    var points = [(x(0), 40.0)]
    for change in changes {
      points += [(x(change), isTrue ? 20 : 40), (x(change), isTrue ? 40 : 20)]
      isTrue.toggle()
    }
    content.append(.path(points + [(x(end), 40)], "first-line"))
    content += [
      .words("true", x: x(0.5), y: 15, "note first"), .words("false", x: x(1.3), y: 34, "note first"),
      .words("true, then false", x: x(1.86), y: 15, "note first"),
    ]

    content.append(.words("overlay", x: 0, y: 96))
    for showing in showings {
      let shape = [(showing[0], 110.0), (showing[1], 70), (showing[2], 70), (showing[3], 110)].map { (x($0.0), $0.1) }
      let steps = shape.map { "\(SVGElement.text(of: $0.0)) \(SVGElement.text(of: $0.1))" }.joined(separator: "L")
      content.append(SVGElement("path", ["d": .text("M\(steps)Z"), "class": "second-area"]))
      content.append(.path(shape, "second-line"))
    }
    content.append(.path([(x(0), 110), (x(end), 110)], "line"))
    content.append(.words("shown", x: x(0.77), y: 95, "second", anchor: "middle"))

    content.append(.words("key window", x: 0, y: 149))
    content.append(.box(x: x(0), y: 132, width: x(end) - x(0), height: 24, "good-area"))
    for run in keyRuns {
      content.append(
        .box(
          x: x(run.lowerBound), y: 132, width: x(run.upperBound) - x(run.lowerBound), height: 24, "second-area",
          radius: 0))
    }
    content += [
      .words("overlay's", x: x(0.77), y: 149, "second", anchor: "middle"),
      .words("the app's", x: x(1.73), y: 149, "good", anchor: "middle"),
    ]

    // The later the event, the higher its name, so that no line crosses a name.
    for (number, event) in events.enumerated() {
      let y = 186 + Double(3 - number % 4) * 20
      content += [
        .path([(x(event.time), 110), (x(event.time), y - 6)], "line"),
        .dot(x: x(event.time), y: 110, "second"),
        .words(event.name, x: x(event.time) + 4, y: y, "code"),
      ]
    }
    return Picture(
      module: "OverlayBehavior", name: "overlay-life", title: "The life of an overlay",
      summary: "The condition becomes true: "
        + events.map { "\($0.name) after \(SVGElement.text(of: $0.time)) s" }.joined(separator: ", ")
        + ". When the condition becomes false while the overlay is being shown, it is shown first and hidden then.",
      height: 256, content: content)
  }

  /// Of each showing the four times of its events.
  private var showings: [[TimeInterval]] {
    stride(from: 0, to: events.count - 3, by: 4).map { first in events[first..<first + 4].map(\.time) }
  }

  private var keyRuns: [ClosedRange<TimeInterval>] {
    keyTimes.reduce(into: []) { runs, time in
      if let last = runs.last, time - last.upperBound < Self.step / 2 {
        runs[runs.count - 1] = last.lowerBound...time + Self.step
      } else {
        runs.append(time...time + Self.step)
      }
    }
  }
}

@MainActor
private final class Connection {
  var isLost = false
}
