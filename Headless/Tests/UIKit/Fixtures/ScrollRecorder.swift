import HeadlessDevice
import HeadlessTestSupport
import UIKit

/// A delegate that writes its calls. Scrolls in a row are one line with their number and the last offset; letters say what the view
/// reads: T for tracking, D for dragging, S for slowing down.
@MainActor
final class ScrollRecorder: NSObject, UIScrollViewDelegate {
  private let log: Transcript
  private var scrolls: (line: String, count: Int, offset: CGPoint)?
  private let axis: KeyPath<CGPoint, CGFloat>
  /// Called in `scrollViewDidScroll(_:)`.
  var didScroll: (UIScrollView) -> Void = { _ in }
  /// Returns another target.
  var target: (CGPoint) -> CGPoint = { $0 }
  var didEndDragging: (UIScrollView) -> Void = { _ in }
  var willBeginDecelerating: (UIScrollView) -> Void = { _ in }

  init(_ log: Transcript, along axis: KeyPath<CGPoint, CGFloat> = \.y) {
    (self.log, self.axis) = (log, axis)
  }

  /// The lines since the last call.
  func flush() -> [String] {
    endScrolls()
    return log.flush()
  }

  private func endScrolls() {
    guard let (line, count, offset) = scrolls else { return }
    scrolls = nil
    log.record("\(count) didScroll to \(Int(offset[keyPath: axis].rounded()))\(line)")
  }

  private func write(_ call: String, _ view: UIScrollView) {
    endScrolls()
    log.record(call + Self.state(of: view))
  }

  static func state(of view: UIScrollView) -> String {
    let letters = [view.isTracking ? "T" : "", view.isDragging ? "D" : "", view.isDecelerating ? "S" : ""].joined()
    return letters.isEmpty ? "" : " \(letters)"
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    let line = Self.state(of: scrollView)
    if scrolls?.line != line { endScrolls() }
    scrolls = (line, (scrolls?.count ?? 0) + 1, scrollView.contentOffset)
    didScroll(scrollView)
  }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { write("willBeginDragging", scrollView) }

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    let (velocity, place) = (velocity[keyPath: axis], targetContentOffset.pointee[keyPath: axis])
    write("willEndDragging at \(velocity) for \(Int(place.rounded()))", scrollView)
    targetContentOffset.pointee = target(targetContentOffset.pointee)
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    write("didEndDragging(\(decelerate))", scrollView)
    didEndDragging(scrollView)
  }

  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    write("willBeginDecelerating", scrollView)
    willBeginDecelerating(scrollView)
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { write("didEndDecelerating", scrollView) }

  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { write("didEndScrollingAnimation", scrollView) }
}

/// A device that shows a scroll view of 300 x 400 points, with content of 300 x 2000.
@MainActor
final class ScrollingScreen: LoggedDevice {
  let screen = UIViewController()
  let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
  let recorder: ScrollRecorder
  let window: UIWindow

  init() {
    let device = HeadlessDevice()
    let log = Transcript()
    recorder = ScrollRecorder(log)
    view.contentSize = CGSize(width: 300, height: 2000)
    view.delegate = recorder
    screen.view.addSubview(view)
    window = device.launch(showing: screen)
    super.init(device, log)
  }
}

extension FixtureSuite where Fixture == ScrollingScreen {
  var screen: UIViewController { fixture.screen }
  var view: UIScrollView { fixture.view }
  var recorder: ScrollRecorder { fixture.recorder }

  func flush() -> [String] { recorder.flush() }
}

/// How far content goes after a flick of 1000 points a second.
func wayAfterFlick(rate: Double = 0.998) -> CGFloat { -1 / log(rate) }
