import HeadlessDevice
import LifecycleBehaviors
import LifecycleTestKit
import TimelineDrawing
import UIKit

/// The calls that a screen and two behaviors on it get from the first appearance to the end of it, as they were recorded.
@MainActor
struct OrderOfCalls {
  private struct Call {
    var caller: String
    var name: String
  }

  private let calls: [Call]

  init() {
    let log = LifecycleTranscript()
    let device = HeadlessDevice().drivingLifecycleTime()
    let window = device.launch(showing: RecordedScreen(log))
    device.advance(by: 1)
    window.rootViewController = UIViewController()
    device.advance(by: 1)
    calls = log.flush().map { line in
      let words = line.split(separator: " ")
      return Call(caller: String(words[0]), name: String(words[1]))
    }
  }

  var picture: Picture {
    let top = 34.0
    let step = 24.0
    let column: [String: Double] = ["screen": 14, "A": 216, "B": 386]
    func y(_ index: Int) -> Double { top + 14 + Double(index) * step }
    func rows(of caller: String, _ name: String) -> Double {
      y(calls.firstIndex { $0.caller == caller && $0.name == name } ?? 0)
    }

    var content: [SVGElement] = [
      .words("UIKit calls", x: 0, y: 18, "head"), .words("behavior A", x: 202, y: 18, "head first"),
      .words("behavior B", x: 372, y: 18, "head second"),
    ]
    // What A has is there before B gets its own, and after B has given its own back.
    for (caller, style) in [("A", "first"), ("B", "second")] {
      let from = rows(of: caller, "afterAppearing")
      let to = rows(of: caller, "afterDisappearing")
      content.append(
        .box(x: column[caller]! - 14, y: from - 11, width: 168, height: to - from + 22, "\(style)-area"))
    }
    for (index, call) in calls.enumerated() {
      let x = column[call.caller]!
      if call.caller == "screen" {
        if index > 0 {
          content.append(.path([(0, y(index) - 12), (Picture.width, y(index) - 12)], "line"))
        }
        content.append(.words(call.name, x: 0, y: y(index) + 4.5, "code"))
      } else {
        let style = call.caller == "A" ? "first" : "second"
        content += [.dot(x: x - 4, y: y(index), style), .words(call.name, x: x + 8, y: y(index) + 4.5, "code")]
      }
    }
    let end = y(calls.count - 1) + 18
    let names = calls.map { "\($0.caller) \($0.name)" }.joined(separator: ", ")
    return Picture(
      module: "LifecycleBehaviors", name: "order-of-calls", title: "The calls of one appearance with two behaviors",
      summary: "From top to bottom in order of time: \(names).", height: end, content: content)
  }
}

/// Records its own calls and adds two behaviors.
private final class RecordedScreen: UIViewController {
  private let log: LifecycleTranscript

  init(_ log: LifecycleTranscript) {
    self.log = log
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) is not used")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    log.record("screen viewDidLoad()")
    addBehaviors([RecordingBehavior("A", in: log), RecordingBehavior("B", in: log)])
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    log.record("screen viewWillAppear(_:)")
  }

  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    log.record("screen viewIsAppearing(_:)")
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    log.record("screen viewDidAppear(_:)")
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    log.record("screen viewWillDisappear(_:)")
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    log.record("screen viewDidDisappear(_:)")
  }
}
