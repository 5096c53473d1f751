import FocusBehavior
import HeadlessDevice
import LifecycleBehaviors
import LifecycleTestKit
import SwiftUI
import TestSupport
import Testing

/// The controller that carries the behaviors of a SwiftUI view: what the behaviors see of it, and what it costs the view.
@MainActor
@Suite(.everyAnswer)
struct BehaviorProbeTests {
  let log = LifecycleTranscript()
  let issues = IssueCollector()

  struct Bare: View {
    let behaviors: [any ViewControllerLifecycleBehavior]
    @State private var taps = 0

    var body: some View {
      VStack {
        Text("\(taps)")
        if behaviors.isEmpty {
          Button("Tap") { taps += 1 }
        } else {
          Button("Tap") { taps += 1 }.behaviors(behaviors)
        }
      }
    }
  }

  @Test(
    "The controller has no size, is not read aloud, leaves rows and touches alone, and puts nothing into the hosting controller's view"
  )
  func costsNothing() throws {
    let bare = HostedView(Bare(behaviors: []))
    let frames = bare.controller.rows.map(\.frame)
    let view = HostedView(Bare(behaviors: [RecordingBehavior("a", in: log)]))
    #expect(view.controller.rows.map(\.frame) == frames)
    #expect(view.tap("Tap"))
    view.device.turn()
    #expect(view.texts == ["1", "Tap"])
    let probe = try #require(view.controller.children.first)
    #expect(view.controller.contentChildren == [] && probe.contentChildren == [])
    let child = UIViewController()
    view.controller.addChild(child)
    #expect(view.controller.contentChildren == [child])
    child.removeFromParent()
    #expect(view.controller.children.count == 1 && probe.view.bounds.size == .zero)
    #expect(probe.view.subviews == [probe.lifecycleBehaviorViewController?.view])
    #expect(view.controller.controllersReadAloud == [])
    #expect(view.controller.faults == [])
  }

  final class DarkController: UIHostingController<Bare> {
    override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
  }

  @Test("The controller does not change the status bar, though SwiftUI reads its style")
  func statusBar() {
    let controller = DarkController(rootView: Bare(behaviors: [RecordingBehavior("a", in: log)]))
    HeadlessDevice().drivingLifecycleTime().launch(showing: controller)
    #expect(controller.childForStatusBarStyle === controller.children.first)
    #expect(controller.childForStatusBarStyle?.preferredStatusBarStyle == .lightContent)
  }

  @Test("A behavior's viewController has the window, the navigation controller and the presenter of the screen")
  func surroundings() throws {
    let asking = ActingBehavior("a", in: log, at: .afterAppearing) { [log] controller in
      log.record("nav \(controller.navigationController?.children.count ?? 0)")
      log.record("window \(controller.view.window?.isKeyWindow ?? false)")
      log.record("presented \(controller.presentingViewController != nil)")
      controller.navigationItem.title = "Probe"
    }
    let view = HostedView(Bare(behaviors: [asking]))
    #expect(log.flush().suffix(3) == ["nav 2", "window true", "presented false"])
    // The navigation bar shows the item of the hosting controller.
    #expect(view.controller.navigationItem.title != "Probe")
    let sheet = UIHostingController(rootView: Bare(behaviors: [asking]))
    view.controller.present(sheet, animated: true)
    view.device.advance(by: 1)
    #expect(log.flush().suffix(3) == ["nav 0", "window true", "presented true"])
  }

  @Test("The app's default behaviors are not added")
  func defaults() {
    LifecycleBehaviorDefaults.register { [log] _ in RecordingBehavior("default", in: log) }
    defer { LifecycleBehaviorDefaults.removeAll() }
    let view = HostedView(Bare(behaviors: [RecordingBehavior("a", in: log)]))
    #expect(log.flush().allSatisfy { $0.hasPrefix("a ") })
    #expect(view.controller.faults == [] && issues.flush() == [])
  }

  struct Counting: View {
    let made: @MainActor () -> Void
    @State private var taps = 0

    var body: some View {
      VStack {
        Text("\(taps)").behaviors {
          let _ = made()
          BehaviorGroup([])
        }
        Button("Tap") { taps += 1 }
      }
    }
  }

  @Test("The list of behaviors is made once, however often the view is updated")
  func madeOnce() {
    let view = HostedView(Counting { [log] in log.record("made") })
    for _ in 1...3 { view.tap("Tap") }
    view.device.turn()
    #expect(view.texts == ["3", "Tap"])
    #expect(log.flush() == ["made"])
  }

  @Test("A behavior for one class of screens does nothing on a SwiftUI view, and reports that")
  func classOfScreens() {
    _ = HostedView(
      Bare(behaviors: [FocusBehavior<UITableViewController> { [log] _, _ in log.record("focus") }]))
    let messages = issues.flush()
    #expect(messages.count == 1)
    #expect(
      messages.first?.hasPrefix("FocusBehavior<UITableViewController> was added to a BehaviorProbeViewController, ")
        == true)
    #expect(log.isEmpty)
  }
}
