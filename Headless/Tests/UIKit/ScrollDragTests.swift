import HeadlessDevice
import HeadlessTestSupport
import Testing
import UIKit

/// R196 to R199, R202: what a scroll view reports of the user's finger, and of what follows it.
@MainActor
@Suite(.oneDevice)
struct ScrollDragTests: FixtureSuite {
  let fixture = ScrollingScreen()

  /// Up at 1000 points a second, by 50 points.
  private func flick() {
    #expect(device.flick(view, velocity: CGPoint(x: 0, y: -1000)))
  }

  @Test("R196: a drag that holds still ends with the finger; a touch that does not move reports nothing")
  func slow() throws {
    let touch = try #require(device.beginDrag(of: view))
    #expect(view.isTracking && !view.isDragging)
    touch.end()
    #expect(!view.isTracking)
    #expect(flush() == [])
    let drag = try #require(device.beginDrag(of: view))
    drag.move(byX: 0, y: -60, over: 0.1)
    device.advance(by: 1)
    drag.end()
    device.advance(by: 5)
    #expect(
      flush() == [
        "willBeginDragging TD", "6 didScroll to 60 TD", "willEndDragging at 0.0 for 60 TD", "didEndDragging(false) T",
      ])
    #expect(ScrollRecorder.state(of: view) == "")
  }

  @Test("R196, R197: a flick is followed by a deceleration, frame by frame; isDragging as R197 has it")
  func flicked() {
    flick()
    #expect(device.isAnimating)
    device.finishTransitions()
    let expected = { (state: String) in
      [
        "willBeginDragging TD", "3 didScroll to 50 TD", "willEndDragging at 1.0 for 549 TD", "didEndDragging(true) T",
        "willBeginDecelerating \(state)", "207 didScroll to 549 \(state)", "didEndDecelerating",
      ]
    }
    #expect(flush() == expected("DS"))
    #expect(view.contentOffset.y == 50 + wayAfterFlick())
    device.weakRules.decelerationsCountAsDragging = false
    view.setContentOffset(.zero, animated: false)
    _ = flush()
    flick()
    device.finishTransitions()
    #expect(flush() == expected("S"))
  }

  @Test("R202: the velocity is multiplied by the rate in each millisecond")
  func rate() {
    flick()
    device.advance(by: 0.1)
    let left = 50 + wayAfterFlick() - view.contentOffset.y
    #expect(abs(left - wayAfterFlick() * pow(0.998, 100)) < 0.001)
    device.finishTransitions()
    view.setContentOffset(.zero, animated: false)
    view.decelerationRate = .fast
    _ = flush()
    flick()
    device.finishTransitions()
    #expect(flush()[2] == "willEndDragging at 1.0 for 149 TD")
    #expect(view.contentOffset.y == 50 + wayAfterFlick(rate: 0.99))
  }

  // MARK: The target

  @Test(
    "R198: the delegate sends content elsewhere, also after a finger that held still, but not beyond the ends")
  func target() throws {
    recorder.target = { _ in CGPoint(x: 0, y: 300) }
    flick()
    device.finishTransitions()
    #expect(view.contentOffset.y == 300)
    #expect(flush().last == "didEndDecelerating")
    recorder.target = { _ in CGPoint(x: 0, y: 5000) }
    let drag = try #require(device.beginDrag(of: view))
    drag.move(byX: 0, y: -10)
    drag.end()
    device.finishTransitions()
    let lines = flush()
    #expect(
      lines.prefix(5) == [
        "willBeginDragging TD", "1 didScroll to 310 TD", "willEndDragging at 0.0 for 310 TD", "didEndDragging(true) T",
        "willBeginDecelerating S",
      ])
    #expect(lines.last == "didEndDecelerating")
    #expect(view.contentOffset.y == 1600)
    recorder.target = { _ in CGPoint(x: 0, y: 1600 - 50) }
    flick()
    #expect(flush().last == "willBeginDecelerating DS")
  }

  @Test(
    "R198: pages turn one by one, whatever the velocity and the delegate; a slow drag rests at the nearest page"
  )
  func pages() throws {
    view.contentSize = CGSize(width: 1500, height: 400)
    view.isPagingEnabled = true
    let recorder = ScrollRecorder(log, along: \.x)
    view.delegate = recorder
    device.flick(view, velocity: CGPoint(x: -5000, y: 0))
    device.finishTransitions()
    #expect(
      recorder.flush() == [
        "willBeginDragging TD", "3 didScroll to 250 TD", "willEndDragging at 5.0 for 300 TD", "didEndDragging(true) T",
        "willBeginDecelerating DS", "28 didScroll to 300 DS", "didEndDecelerating",
      ])
    recorder.target = { _ in CGPoint(x: 1200, y: 0) }
    for (move, page) in [(-140, 300), (-160, 600), (140, 600), (-500, 900)] {
      let drag = try #require(device.beginDrag(of: view))
      drag.move(byX: CGFloat(move), y: 0)
      drag.end()
      device.finishTransitions()
      #expect(Int(view.contentOffset.x) == page)
    }
    #expect(
      device.consoleMessages == Array(repeating: "Stop offset can not be modified for paging scroll views", count: 4))
    device.flick(view, velocity: CGPoint(x: 1000, y: 0))
    device.finishTransitions()
    #expect(view.contentOffset.x == 600)
  }

  // MARK: Catching

  @Test("R199: a finger that catches a deceleration drags; lifted where it is, it ends the deceleration too, or not")
  func caught() throws {
    for isTold in [true, false] {
      device.weakRules.caughtDecelerationsEnd = isTold
      flick()
      device.advance(by: 0.2)
      _ = flush()
      let offset = view.contentOffset
      let finger = try #require(device.beginDrag(of: view))
      device.advance(by: 1)
      #expect(view.contentOffset == offset)
      #expect(ScrollRecorder.state(of: view) == " TDS")
      finger.end()
      let place = Int(offset.y.rounded())
      #expect(
        flush() == [
          "willBeginDragging TDS", "willEndDragging at 0.0 for \(place) TDS", "didEndDragging(false) TS",
        ] + (isTold ? ["didEndDecelerating"] : []))
      #expect(ScrollRecorder.state(of: view) == "")
    }
  }

  @Test("R199: a finger that catches a deceleration and moves on begins another one")
  func caughtAndFlicked() throws {
    flick()
    device.advance(by: 0.2)
    _ = flush()
    let finger = try #require(device.beginDrag(of: view))
    finger.move(byX: 0, y: -20)
    finger.end(velocity: CGPoint(x: 0, y: -500))
    device.finishTransitions()
    let lines: [String] = flush().map { line in line.filter { !$0.isNumber } }
    #expect(
      lines == [
        "willBeginDragging TDS", " didScroll to  TD", "willEndDragging at . for  TD", "didEndDragging(true) T",
        "willBeginDecelerating DS", " didScroll to  DS", "didEndDecelerating",
      ])
  }

  // MARK: Ends of the content

  @Test("R202: beyond an end the content follows the finger less and comes back; without bounces it stays there")
  func pulled() throws {
    let drag = try #require(device.beginDrag(of: view))
    drag.move(byX: 0, y: 100)
    #expect(Int(view.contentOffset.y.rounded()) == -48)
    drag.move(byX: 0, y: 10_000)
    #expect(view.contentOffset.y > -400)
    drag.end()
    device.finishTransitions()
    #expect(
      flush() == [
        "willBeginDragging TD", "2 didScroll to -373 TD", "willEndDragging at 0.0 for 0 TD", "didEndDragging(true) T",
        "willBeginDecelerating S", "40 didScroll to 0 S", "didEndDecelerating",
      ])
    #expect(view.contentOffset.y == 0)
    view.bounces = false
    let other = try #require(device.beginDrag(of: view))
    other.move(byX: 0, y: 100)
    other.end(velocity: CGPoint(x: 0, y: 900))
    device.finishTransitions()
    #expect(
      flush() == ["willBeginDragging TD", "willEndDragging at -0.9 for 0 TD", "didEndDragging(false) T"])
  }

  @Test("R202: a finger that catches content on its way back drags it on from where it is")
  func caughtBeyondEnd() throws {
    let drag = try #require(device.beginDrag(of: view))
    drag.move(byX: 0, y: 300)
    drag.end()
    device.advance(by: 0.05)
    let place = view.contentOffset.y
    let finger = try #require(device.beginDrag(of: view))
    finger.move(byX: 0, y: 0.1)
    #expect(place < -50 && abs(view.contentOffset.y - place) < 0.1)
  }

  @Test("R202: a deceleration that reaches an end goes beyond it and comes back; without bounces it stops there")
  func bounced() {
    view.contentSize.height = 600
    var farthest: CGFloat = 0
    recorder.didScroll = { farthest = max(farthest, $0.contentOffset.y) }
    flick()
    device.finishTransitions()
    let lines = flush()
    #expect(lines[2] == "willEndDragging at 1.0 for 200 TD")
    #expect(lines.last == "didEndDecelerating")
    #expect(farthest > 210 && farthest < 240)
    #expect(view.contentOffset.y == 200)
    view.bounces = false
    view.setContentOffset(.zero, animated: false)
    farthest = 0
    flick()
    device.finishTransitions()
    #expect(flush().last == "didEndDecelerating")
    #expect(farthest == 200)
  }

  @Test("R202: the insets of the content belong to it")
  func insets() throws {
    view.contentInset = UIEdgeInsets(top: 50, left: 0, bottom: 30, right: 0)
    view.bounces = false
    let drag = try #require(device.beginDrag(of: view))
    drag.move(byX: 0, y: 1000)
    #expect(view.contentOffset.y == -50)
    drag.move(byX: 0, y: -10_000)
    #expect(view.contentOffset.y == 1630)
  }

  @Test(
    "Content that is not larger than its view is dragged only if it always bounces; one finger drags it"
  )
  func fixed() throws {
    view.contentSize.height = 400
    #expect(device.beginDrag(of: view) == nil)
    #expect(!device.flick(view, velocity: CGPoint(x: 0, y: -1000)))
    view.alwaysBounceVertical = true
    let finger = try #require(device.beginDrag(of: view))
    #expect(device.beginDrag(of: view) == nil)
    finger.move(byX: -50, y: 0)
    #expect(view.contentOffset == .zero)
    finger.end()
    view.isScrollEnabled = false
    #expect(device.beginDrag(of: view) == nil)
    view.isScrollEnabled = true
    screen.present(UIViewController(), animated: false)
    device.turn()
    #expect(device.beginDrag(of: view) == nil)
  }

  @Test("A drag dismisses the keyboard as the mode onDrag has it")
  func keyboard() throws {
    let field = UITextField()
    screen.view.addSubview(field)
    for (mode, isShown) in [(UIScrollView.KeyboardDismissMode.interactive, true), (.onDrag, false)] {
      device.tap(field)
      view.keyboardDismissMode = mode
      let drag = try #require(device.beginDrag(of: view))
      #expect(device.keyboardFrame != nil)
      drag.move(byX: 0, y: -10)
      #expect((device.keyboardFrame != nil) == isShown)
      drag.end()
    }
  }
}
