import HeadlessDevice
import LifecycleBehaviors
import LifecycleTestKit
import ReadyMadeBehaviors
import TestSupport
import Testing
import UIKit

@MainActor
@Suite(.everyAnswer)
struct ScreenViewBehaviorTests {
  let device = HeadlessDevice().drivingLifecycleTime()
  let sink = LoggedSink()
  let nav = UINavigationController(rootViewController: UIViewController())

  init() {
    device.launch(showing: nav)
  }

  private func push(_ screen: LoggedSink.Page) {
    device.push(Screen([ScreenViewBehavior(screen, to: sink)]), onto: nav, animated: false)
  }

  private typealias Page = LoggedSink.Page

  @Test("Each view is reported with its beginning, its end and its length")
  func views() {
    push(.inbox)
    device.advance(by: 4)
    push(.player(id: 7))
    device.advance(by: 9)
    device.pop(nav, animated: false)
    #expect(sink.log.flush() == ["+inbox", "-inbox 5.0", "+player 7", "-player 7 10.0", "+inbox"])
  }

  @Test("Closures are called as a sink is; without the second, ends are not reported")
  func closures() {
    let log = LifecycleTranscript()
    let inbox = ScreenViewBehavior {
      log.record("+inbox")
    } didEnd: {
      log.record("-inbox \($0)")
    }
    device.push(Screen([inbox]), onto: nav, animated: false)
    device.advance(by: 4)
    device.push(Screen([ScreenViewBehavior { log.record("+player") }]), onto: nav, animated: false)
    device.advance(by: 9)
    device.pop(nav, animated: false)
    #expect(log.flush() == ["+inbox", "-inbox 5.0", "+player", "+inbox"])
  }

  @Test("A sink whose class is not known receives views as one that is")
  func existential() {
    let any: any PageSink = sink
    device.push(Screen([ScreenViewBehavior(.inbox, to: any)]), onto: nav, animated: false)
    #expect(sink.log.flush() == ["+inbox"])
  }

  @Test("A cancelled swipe back begins no view and ends none")
  func cancelledSwipe() throws {
    push(.inbox)
    push(.player(id: 7))
    _ = sink.log.flush()
    let swipe = try #require(device.beginSwipeBack(in: nav))
    device.advance(by: 0.5)
    swipe.cancel()
    device.advance(by: 1)
    #expect(sink.log.flush() == [])
    device.pop(nav, animated: false)
    #expect(sink.log.flush() == ["-player 7 2.5", "+inbox"])
  }

  @Test("A view that begins elsewhere, during a swipe back that is cancelled or after it, does not end this one")
  func elsewhere() throws {
    push(.player(id: 7))
    _ = sink.log.flush()
    let swipe = try #require(device.beginSwipeBack(in: nav))
    device.advance(by: 0.1)
    let window = UIWindow(windowScene: device.scenes[0])
    window.rootViewController = Screen([ScreenViewBehavior(.inbox, to: sink)])
    window.isHidden = false
    device.advance(by: 0.1)
    swipe.cancel()
    device.advance(by: 1)
    #expect(sink.log.flush() == ["+inbox"])

    window.rootViewController = Screen([ScreenViewBehavior(.player(id: 8), to: sink)])
    device.advance(by: 1)
    #expect(sink.log.flush().map { $0.prefix { $0 != "." } } == ["-inbox 1", "+player 8"])
  }

  @Test("When the behavior is removed, the view ends; silently, it does not")
  func removal() {
    let screen = Screen([ScreenViewBehavior(.inbox, to: sink)])
    device.push(screen, onto: nav, animated: false)
    screen.attachment?.remove()
    #expect(sink.log.flush() == ["+inbox", "-inbox 1.0"])
    screen.addBehaviors([ScreenViewBehavior(.inbox, to: sink)]).remove(silently: true)
    device.pop(nav, animated: false)
    #expect(sink.log.flush() == ["+inbox"])
  }

  @Test("A sink may be a class that belongs to no actor: it is made and used elsewhere, and called on the main thread")
  func sinkOfNoActor() async {
    let sink = await sinkMadeElsewhere()
    device.push(Screen([ScreenViewBehavior("inbox", to: sink)]), onto: nav, animated: false)
    device.pop(nav, animated: false)
    #expect(sink.events == ["launch", "+inbox", "-inbox"])
  }
}

/// On no actor.
private func sinkMadeElsewhere() async -> sending EventSink {
  let sink = EventSink()
  sink.log("launch")
  return sink
}

/// The analytics of an app that log other events, too, from anywhere.
private final class EventSink: ScreenViewSink {
  private(set) var events: [String] = []

  func log(_ event: String) { events.append(event) }

  func didBeginViewing(_ screen: String) {
    MainActor.assertIsolated()
    log("+\(screen)")
  }

  func didEndViewing(_ screen: String, after duration: TimeInterval) { log("-\(screen)") }
}

/// The analytics of an app that names its screens in an enumeration.
@MainActor
protocol PageSink: ScreenViewSink where Screen == LoggedSink.Page {}

final class LoggedSink: PageSink {
  enum Page {
    case inbox
    case player(id: Int)

    var name: String {
      switch self {
      case .inbox: "inbox"
      case .player(let id): "player \(id)"
      }
    }
  }

  let log = LifecycleTranscript()

  func didBeginViewing(_ screen: Page) {
    log.record("+\(screen.name)")
  }

  func didEndViewing(_ screen: Page, after duration: TimeInterval) {
    log.record("-\(screen.name) \((duration * 10).rounded() / 10)")
  }
}
