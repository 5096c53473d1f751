import UIKit

/// R196 to R202: content that a finger or code scrolls.
extension ConformanceCase {
  static let scrolling: [ConformanceCase] = [
    ConformanceCase(
      "R196", "a flick: drag, end of the drag, deceleration, end of the deceleration", needs: [.fingers],
      expecting: [
        "willBeginDragging", "didScroll", "willEndDragging", "didEndDragging, decelerates true",
        "willBeginDecelerating",
        "didScroll", "didEndDecelerating",
      ]
    ) { run in
      let content = await run.showContent()
      await run.gesture(.flick(content.view))
      await run.wait(5)
    },
    ConformanceCase(
      "R196", "a drag that holds still is the end", needs: [.fingers],
      expecting: ["willBeginDragging", "didScroll", "willEndDragging", "didEndDragging, decelerates false"]
    ) { run in
      let content = await run.showContent()
      await run.gesture(.dragAndHold(content.view))
      await run.wait(5)
    },
    ConformanceCase(
      "R197", "isTracking, isDragging and isDecelerating of a flick", needs: [.fingers],
      expecting: [
        "willBeginDragging: tracking", "didEndDragging: tracking", "didScroll later: dragging, decelerating",
        "didEndDecelerating:",
      ],
      otherwise: [
        "R197": [
          "willBeginDragging: tracking", "didEndDragging: tracking", "didScroll later: decelerating",
          "didEndDecelerating:",
        ]
      ]
    ) { run in
      let content = await run.showContent(logging: [])
      content.logsState = true
      await run.gesture(.flick(content.view))
      await run.wait(5)
    },
    ConformanceCase(
      "R198", "the delegate replaces the target of a flick", needs: [.fingers], expecting: ["at the target true"]
    ) { run in
      let content = await run.showContent(logging: [])
      content.target = CGPoint(x: 0, y: 1500)
      await run.gesture(.flick(content.view))
      await run.wait(5)
      run.log("at the target \(content.view.contentOffset.y == 1500)")
    },
    ConformanceCase(
      "R199", "a finger that stops a deceleration is lifted where it is", needs: [.fingers],
      expecting: [
        "willBeginDragging", "willEndDragging", "didEndDragging, decelerates false", "didEndDecelerating",
      ],
      otherwise: ["R199": ["willBeginDragging", "willEndDragging", "didEndDragging, decelerates false"]]
    ) { run in
      let content = await run.showContent()
      await run.gesture(.flickAndCatch(content.view))
      await run.wait(5)
      // What the flick itself has logged is R196's.
      let lines = run.lines
      run.forget()
      lines.suffix(from: lines.lastIndex(of: "willBeginDragging") ?? lines.startIndex).forEach(run.log)
    },
    ConformanceCase(
      "R200", "an animated scroll: didScroll again and again, then its end; no finger and no deceleration",
      expecting: ["didScroll", "didEndScrollingAnimation", "several times true", "as read: ", "at the target true"]
    ) { run in
      let content = await run.showContent()
      content.view.setContentOffset(CGPoint(x: 0, y: 900), animated: true)
      await run.wait(1)
      run.log("several times \(content.scrolls > 1)")
      run.log("as read: \(content.stateWhileScrolling)")
      run.log("at the target \(content.view.contentOffset.y == 900)")
    },
    ConformanceCase(
      "R200", "without animation didScroll is called inside the call, and nothing else",
      expecting: ["didScroll", "returned", "once true"]
    ) { run in
      let content = await run.showContent()
      content.view.setContentOffset(CGPoint(x: 0, y: 900), animated: false)
      run.log("returned")
      await run.wait(1)
      run.log("once \(content.scrolls == 1)")
    },
    ConformanceCase(
      "R200", "an animated scroll to where the content is calls nothing", expecting: ["returned"]
    ) { run in
      let content = await run.showContent()
      content.view.setContentOffset(content.view.contentOffset, animated: true)
      run.log("returned")
      await run.wait(1)
    },
    ConformanceCase(
      "R200", "a rectangle is scrolled to as little as shows it",
      expecting: ["didScroll", "didEndScrollingAnimation", "its end is shown true"]
    ) { run in
      let content = await run.showContent()
      content.view.scrollRectToVisible(CGRect(x: 0, y: 1000, width: 10, height: 50), animated: true)
      await run.wait(1)
      run.log("its end is shown \(content.view.bounds.maxY == 1050)")
    },
    ConformanceCase(
      "R201", "setContentOffset without animation stops an animated scroll, which has ended",
      expecting: ["didScroll", "stop", "didEndScrollingAnimation", "stopped", "there true"]
    ) { run in
      let content = await run.showContent()
      content.view.setContentOffset(CGPoint(x: 0, y: 2000), animated: true)
      await run.wait(0.1)
      content.logs.remove("didScroll")
      run.log("stop")
      content.view.setContentOffset(CGPoint(x: 0, y: 100), animated: false)
      run.log("stopped")
      await run.wait(1)
      run.log("there \(content.view.contentOffset.y == 100)")
    },
    ConformanceCase(
      "R202", "the rates of deceleration", expecting: ["normal 0.998", "fast 0.99", "normal by default true"]
    ) { run in
      run.log("normal \(UIScrollView.DecelerationRate.normal.rawValue)")
      run.log("fast \(UIScrollView.DecelerationRate.fast.rawValue)")
      run.log("normal by default \(UIScrollView().decelerationRate == .normal)")
    },
    ConformanceCase(
      "R203", "the view leaves its window as a deceleration begins", needs: [.fingers],
      expecting: ["willBeginDecelerating"], otherwise: ["R203": ["willBeginDecelerating", "didEndDecelerating"]]
    ) { run in
      let content = await run.showContent(logging: ["willBeginDecelerating", "didEndDecelerating"])
      content.willBeginDecelerating = { $0.removeFromSuperview() }
      await run.gesture(.flick(content.view))
      await run.wait(5)
    },
  ]
}

extension ConformanceRun {
  /// Shows content to scroll, which logs the calls of its delegate.
  fileprivate func showContent(logging calls: Set<String> = ScrolledContent.calls) async -> ScrolledContent {
    let content = keep(ScrolledContent(in: self))
    let screen = UIViewController()
    screen.view.addSubview(content.view)
    await show(screen)
    content.logs = calls
    content.scrolls = 0
    return content
  }
}

/// Content of 300 x 5000 points in a view of 300 x 400. It writes calls in a row of one method once.
@MainActor
private final class ScrolledContent: NSObject, UIScrollViewDelegate {
  static let calls: Set<String> = [
    "didScroll", "willBeginDragging", "willEndDragging", "didEndDragging", "willBeginDecelerating",
    "didEndDecelerating",
    "didEndScrollingAnimation",
  ]

  let view = UIScrollView(frame: CGRect(x: 20, y: 100, width: 300, height: 400))
  var logs: Set<String> = []
  var logsState = false
  var target: CGPoint?
  var scrolls = 0
  var stateWhileScrolling = ""
  var willBeginDecelerating: (UIScrollView) -> Void = { _ in }
  private var hasEndedDragging = false
  private unowned let run: ConformanceRun

  init(in run: ConformanceRun) {
    self.run = run
    super.init()
    view.contentInsetAdjustmentBehavior = .never
    view.contentSize = CGSize(width: 300, height: 5000)
    view.delegate = self
  }

  private var state: String {
    var state: [String] = []
    if view.isTracking { state.append("tracking") }
    if view.isDragging { state.append("dragging") }
    if view.isDecelerating { state.append("decelerating") }
    return state.joined(separator: ", ")
  }

  private func write(_ call: String, _ rest: String = "") {
    if logs.contains(call), run.lines.last != call { run.log(call + rest) }
  }

  private func writeState(_ call: String) {
    guard logsState else { return }
    // Whether isDragging is true when a drag is about to begin is not what the case is about.
    let state = call == "willBeginDragging" ? "tracking" : state
    run.log(state.isEmpty ? "\(call):" : "\(call): \(state)")
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    scrolls += 1
    stateWhileScrolling = state
    write("didScroll")
    if hasEndedDragging {
      hasEndedDragging = false
      writeState("didScroll later")
    }
  }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    write("willBeginDragging")
    if scrollView.isTracking { writeState("willBeginDragging") }
  }

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    write("willEndDragging")
    if let target { targetContentOffset.pointee = target }
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    write("didEndDragging", ", decelerates \(decelerate)")
    writeState("didEndDragging")
    hasEndedDragging = true
  }

  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    write("willBeginDecelerating")
    willBeginDecelerating(scrollView)
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    write("didEndDecelerating")
    writeState("didEndDecelerating")
  }

  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { write("didEndScrollingAnimation") }
}
