import HeadlessDevice
import HeadlessTestSupport
import Testing
import UIKit

/// R200 to R205: content that moves without a finger, and what meets it.
@MainActor
@Suite(.oneDevice)
struct ScrollMotionTests: FixtureSuite {
  let fixture = ScrollingScreen()

  /// A flick whose deceleration has begun.
  private func decelerate() {
    #expect(device.flick(view, velocity: CGPoint(x: 0, y: -1000)))
    device.advance(by: 0.1)
    _ = flush()
  }

  private func offset() -> Int { Int(view.contentOffset.y.rounded()) }

  // MARK: Animated scrolls

  @Test(
    "R200: an animated scroll moves evenly for 0.3 seconds, and ends; without animation nothing follows"
  )
  func animated() {
    view.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
    #expect(view.contentOffset.y == 0)
    device.advance(by: 0.1)
    #expect(offset() == 100)
    device.advance(by: 1)
    #expect(flush() == ["18 didScroll to 300", "didEndScrollingAnimation"])
    view.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
    view.setContentOffset(CGPoint(x: 0, y: 10), animated: false)
    device.advance(by: 1)
    #expect(flush() == ["1 didScroll to 10"])
    UIView.performWithoutAnimation { view.setContentOffset(.zero, animated: true) }
    device.advance(by: 1)
    #expect(flush() == ["1 didScroll to 0"])
    view.removeFromSuperview()
    view.setContentOffset(CGPoint(x: 0, y: 20), animated: true)
    device.advance(by: 1)
    #expect(flush() == ["1 didScroll to 20"])
  }

  @Test("R200: a rectangle is scrolled to as little as shows it, and not beyond the ends")
  func rectangle() {
    let places = [(500, 100, 200), (250, 100, 200), (190, 100, 190), (700, 900, 700), (1950, 200, 1600), (-50, 20, 0)]
    for (top, height, offset) in places {
      view.scrollRectToVisible(CGRect(x: 0, y: top, width: 10, height: height), animated: true)
      device.finishTransitions()
      #expect(self.offset() == offset)
    }
  }

  @Test("R200: rows and items are scrolled to with animation")
  func lists() {
    let recorder = ScrollRecorder(log)
    let rows = Rows(device, recorder)
    rows.table.scrollToRow(at: IndexPath(row: 50, section: 0), at: .top, animated: true)
    #expect(device.isAnimating)
    device.finishTransitions()
    #expect(recorder.flush() == ["18 didScroll to 2200", "didEndScrollingAnimation"])
    #expect(rows.table.indexPathsForVisibleRows?.first == IndexPath(row: 50, section: 0))
  }

  @Test(
    "R201: an animated scroll that code, a finger or the end of the window stops has ended")
  func stopped() throws {
    let stops: [() throws -> Void] = [
      { view.setContentOffset(CGPoint(x: 0, y: 5), animated: false) },
      { try #require(device.beginDrag(of: view)).end() },
      { view.removeFromSuperview() },
    ]
    let lines = ["didEndScrollingAnimation", "didEndScrollingAnimation T", "didEndScrollingAnimation"]
    for (index, stop) in stops.enumerated() {
      view.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
      device.advance(by: 0.1)
      _ = flush()
      try stop()
      #expect(!device.isAnimating)
      device.advance(by: 1)
      #expect(flush() == [lines[index]] + (index == 0 ? ["1 didScroll to 5"] : []))
      view.setContentOffset(.zero, animated: false)
      _ = flush()
    }
  }

  @Test("R201: a finger that stops an animated scroll beyond an end, and is lifted, lets the content come back")
  func stoppedBeyondEnd() throws {
    view.setContentOffset(CGPoint(x: 0, y: -90), animated: true)
    device.advance(by: 0.2)
    let finger = try #require(device.beginDrag(of: view))
    #expect(offset() == -60)
    finger.end()
    device.finishTransitions()
    #expect(offset() == 0)
  }

  // MARK: Code during a deceleration

  @Test(
    "R201: code stops a deceleration, moves it by an offset, or scrolls in its place"
  )
  func code() {
    decelerate()
    view.setContentOffset(CGPoint(x: 0, y: 7), animated: false)
    #expect(ScrollRecorder.state(of: view) == "")
    device.advance(by: 5)
    #expect(flush() == ["1 didScroll to 7"])
    view.setContentOffset(.zero, animated: false)
    decelerate()
    view.contentOffset.y += 1000
    device.finishTransitions()
    #expect(flush().last == "didEndDecelerating")
    #expect(offset() == 1549)
    view.setContentOffset(.zero, animated: false)
    decelerate()
    view.setContentOffset(CGPoint(x: 0, y: 600), animated: true)
    #expect(ScrollRecorder.state(of: view) == "")
    device.finishTransitions()
    #expect(flush() == ["18 didScroll to 600", "didEndScrollingAnimation"])
  }

  @Test("R201: an offset that is set under the finger moves the content, which the finger drags on from there")
  func codeUnderFinger() throws {
    let drag = try #require(device.beginDrag(of: view))
    drag.move(byX: 0, y: -10)
    view.contentOffset.y += 500
    drag.move(byX: 0, y: -10)
    #expect(offset() == 520)
  }

  @Test("An app that pins the content inside didScroll keeps it there, under the finger and after it")
  func pinned() throws {
    recorder.didScroll = { if $0.contentOffset.y < 0 { $0.contentOffset.y = 0 } }
    let drag = try #require(device.beginDrag(of: view))
    drag.move(byX: 0, y: 80, over: 0.1)
    #expect(view.contentOffset.y == 0)
    drag.end(velocity: CGPoint(x: 0, y: 500))
    device.finishTransitions()
    #expect(view.contentOffset.y == 0)
    #expect(ScrollRecorder.state(of: view) == "")
  }

  @Test("A scroll that the app begins as the finger is lifted runs; as the deceleration begins it takes its place")
  func answered() throws {
    recorder.didEndDragging = { $0.setContentOffset(CGPoint(x: 0, y: 200), animated: true) }
    let drag = try #require(device.beginDrag(of: view))
    drag.move(byX: 0, y: -10)
    drag.end()
    device.finishTransitions()
    #expect(flush().suffix(3) == ["didEndDragging(false) T", "18 didScroll to 200", "didEndScrollingAnimation"])
    recorder.didEndDragging = { _ in }
    recorder.willBeginDecelerating = { $0.setContentOffset(.zero, animated: true) }
    device.flick(view, velocity: CGPoint(x: 0, y: -1000))
    device.finishTransitions()
    #expect(flush().suffix(3) == ["willBeginDecelerating DS", "18 didScroll to 0", "didEndScrollingAnimation"])
  }

  @Test("A deceleration goes on while rows are reloaded, and comes to rest at the new end if there are fewer")
  func reload() {
    let recorder = ScrollRecorder(log)
    let rows = Rows(device, recorder)
    device.flick(rows.table, velocity: CGPoint(x: 0, y: -2000))
    device.advance(by: 0.1)
    rows.table.reloadData()
    device.advance(by: 0.1)
    #expect(rows.table.isDecelerating)
    rows.count = 22
    rows.table.reloadData()
    device.finishTransitions()
    #expect(recorder.flush().last == "didEndDecelerating")
    #expect(rows.table.contentOffset.y == 22 * 44 - rows.table.bounds.height)
  }

  @Test("A deceleration goes on under a sheet and during a rotation")
  func meanwhile() {
    decelerate()
    screen.present(UIViewController(), animated: true)
    device.rotate(to: .landscapeLeft)
    device.finishTransitions()
    #expect(flush().last == "didEndDecelerating")
    #expect(offset() == 549)
  }

  // MARK: Leaving

  @Test("R203: content stops when its view leaves the window, and nobody is told; or it goes on to its end")
  func left() throws {
    decelerate()
    view.removeFromSuperview()
    device.advance(by: 5)
    #expect(flush() == [])
    #expect(ScrollRecorder.state(of: view) == "")
    screen.view.addSubview(view)
    device.turn()
    device.weakRules.motionsEndOutsideWindows = false
    view.setContentOffset(.zero, animated: false)
    decelerate()
    view.removeFromSuperview()
    device.advance(by: 5)
    #expect(flush().last == "didEndDecelerating")
    #expect(offset() == 549)
  }

  @Test("R203: the finger is taken away when the view leaves the window, and when it must not scroll any more")
  func takenAway() throws {
    let ends: [() -> Void] = [{ view.removeFromSuperview() }, { view.isScrollEnabled = false }]
    for end in ends {
      screen.view.addSubview(view)
      device.turn()
      view.setContentOffset(.zero, animated: false)
      let drag = try #require(device.beginDrag(of: view))
      drag.move(byX: 0, y: -30)
      _ = flush()
      end()
      #expect(flush() == ["willEndDragging at 0.0 for 30 TD", "didEndDragging(false) T"])
      drag.move(byX: 0, y: -30)
      drag.end(velocity: CGPoint(x: 0, y: -1000))
      device.advance(by: 1)
      #expect(flush() == [])
    }
  }

  @Test("A view that its delegate takes out of the window, as the finger is lifted, reports one end")
  func removedByDelegate() {
    for isEarly in [true, false] {
      screen.view.addSubview(view)
      device.turn()
      recorder.target = {
        if isEarly { view.removeFromSuperview() }
        return $0
      }
      recorder.didEndDragging = { $0.removeFromSuperview() }
      device.flick(view, velocity: CGPoint(x: 0, y: -1000))
      device.advance(by: 1)
      #expect(flush().suffix(1) == ["didEndDragging(\(!isEarly)) T"])
      #expect(ScrollRecorder.state(of: view) == "")
    }
  }

  @Test("R204: Control Center takes the finger away, and content moves on below it")
  func inactive() throws {
    let drag = try #require(device.beginDrag(of: view))
    drag.move(byX: 0, y: -30)
    device.openControlCenter()
    #expect(
      flush() == [
        "willBeginDragging TD", "1 didScroll to 30 TD", "willEndDragging at 0.0 for 30 TD", "didEndDragging(false) T",
      ])
    device.closeControlCenter()
    decelerate()
    device.openControlCenter()
    device.advance(by: 5)
    #expect(flush().last == "didEndDecelerating")
  }

  @Test("R204: content is at its end when its scene enters the background; or it stands still and goes on later")
  func background() {
    decelerate()
    device.pressHome()
    #expect(flush() == ["1 didScroll to 549 DS", "didEndDecelerating"])
    device.openApp()
    device.advance(by: 5)
    #expect(flush() == [])
    view.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
    device.pressHome()
    view.setContentOffset(CGPoint(x: 0, y: 20), animated: true)
    #expect(
      flush() == ["1 didScroll to 300", "didEndScrollingAnimation", "1 didScroll to 20", "didEndScrollingAnimation"])
    device.openApp()
    device.weakRules.motionsEndInBackground = false
    view.setContentOffset(.zero, animated: false)
    decelerate()
    let task = UIApplication.shared.beginBackgroundTask()
    let place = view.contentOffset
    device.pressHome()
    device.advance(by: 5)
    #expect(view.contentOffset == place && view.isDecelerating && !device.isAnimating)
    device.openApp()
    UIApplication.shared.endBackgroundTask(task)
    device.advance(by: 0.1)
    #expect(view.contentOffset.y > place.y && view.contentOffset.y < place.y + 100)
    device.finishTransitions()
    #expect(flush().last == "didEndDecelerating")
    #expect(offset() == 549)
  }

  // MARK: The run loop

  @Test("R205: the run loop tracks from the first move of the finger to the end of the deceleration")
  func tracking() throws {
    let link = CADisplayLink(target: LinkTarget(log), selector: Selector(LinkTarget.tick))
    link.add(to: .main, forMode: .default)
    defer { link.invalidate() }
    func ticks() -> Bool {
      _ = flush()
      device.advance(by: 0.1)
      return flush().contains("tick")
    }
    let drag = try #require(device.beginDrag(of: view))
    #expect(ticks())
    drag.move(byX: 0, y: -10)
    #expect(!ticks())
    drag.end(velocity: CGPoint(x: 0, y: -1000))
    #expect(!ticks())
    let finger = try #require(device.beginDrag(of: view))
    #expect(!ticks())
    finger.end()
    #expect(ticks())
    view.setContentOffset(.zero, animated: true)
    #expect(ticks())
    device.finishTransitions()
    decelerate()
    #expect(!ticks())
    device.finishTransitions()
    #expect(ticks())
    decelerate()
    view.removeFromSuperview()
    #expect(ticks())
  }

  @Test("R205: a process that ends while the user scrolls leaves no other mode")
  func killed() {
    decelerate()
    device.kill()
    #expect(!device.isAnimating)
    let link = CADisplayLink(target: LinkTarget(log), selector: Selector(LinkTarget.tick))
    device.launch(showing: UIViewController())
    link.add(to: .main, forMode: .default)
    device.advance(by: 0.1)
    #expect(log.flush() != [])
    link.invalidate()
  }

  @Test("A scroll view that is released while the user scrolls it leaves nothing behind")
  func released() {
    weak var released: UIScrollView?
    do {
      let other = UIScrollView(frame: view.frame)
      other.contentSize = view.contentSize
      screen.view.addSubview(other)
      device.weakRules.motionsEndOutsideWindows = false
      device.flick(other, velocity: CGPoint(x: 0, y: -1000))
      other.removeFromSuperview()
      released = other
    }
    device.advance(by: 0.1)
    #expect(released == nil)
    #expect(!device.isAnimating)
    #expect(device.scheduledWorkCount == 0)
    let link = CADisplayLink(target: LinkTarget(log), selector: Selector(LinkTarget.tick))
    link.add(to: .main, forMode: .default)
    device.advance(by: 0.1)
    #expect(log.flush().contains("tick"))
    link.invalidate()
  }
}

/// A table of rows of 44 points on a screen of its own.
@MainActor
private final class Rows: NSObject, UITableViewDataSource {
  let table: UITableView
  var count = 100

  init(_ device: HeadlessDevice, _ delegate: ScrollRecorder) {
    let screen = UIViewController()
    table = UITableView(frame: screen.view.bounds)
    super.init()
    table.dataSource = self
    table.delegate = delegate
    screen.view.addSubview(table)
    device.keyWindow?.rootViewController = screen
    device.finishTransitions()
    _ = delegate.flush()
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
}
