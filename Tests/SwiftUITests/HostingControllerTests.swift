import HeadlessDevice
import LifecycleBehaviors
import LifecycleTestKit
import SwiftUI
import TestSupport
import Testing

@testable import FocusBehavior

/// Behaviors and SwiftUI's hosting controllers. Their views take only SwiftUI's own subviews.
@MainActor
@Suite(.everyAnswer)
struct HostingControllerTests {
  final class SongController: UIHostingController<Text> {
    init() {
      super.init(rootView: Text("Song"))
    }

    required init?(coder: NSCoder) {
      fatalError("init(coder:) has not been implemented")
    }
  }

  /// A generic subclass, such as SwiftUI's own for sheets.
  class SheetController<Content: View>: UIHostingController<Content> {}

  let device = HeadlessDevice().drivingLifecycleTime()
  let log = LifecycleTranscript()
  let issues = IssueCollector()

  private func controllers() -> [UIViewController] {
    [
      UIHostingController(rootView: Text("Song")), SongController(), SheetController(rootView: Text("Song")),
      UIHostingController(rootView: VStack { Text("Song") }),
    ]
  }

  @Test("A subview that is put into a hosting controller's view is a fault")
  func foreignSubview() {
    let controller = UIHostingController(rootView: Text("Song"))
    controller.view.addSubview(UIView())
    #expect(controller.faults == ["Adding UIView as a subview of UIHostingController.view is not supported"])
  }

  @Test(
    "A hosting controller, or a subclass, is refused, the issue says what to write, and nothing is put into its view")
  func refused() {
    for controller in controllers() {
      for isLoaded in [false, true] {
        if isLoaded { controller.loadViewIfNeeded() }
        #expect(!controller.addBehaviors([RecordingBehavior("a", in: log)], line: 7).isAttached)
        #expect(controller.isViewLoaded == isLoaded)
      }
      #expect(controller.lifecycleBehaviorViewController == nil)
      let name = String(describing: type(of: controller))
      #expect(
        Set(issues.flush()) == [
          """
          Behaviors were added to \(name) at \(#fileID):7, but its view takes no subviews but SwiftUI's own, so nothing \
          was attached. Write .behaviors { … } in the SwiftUI view, or add the behaviors to a UIKit screen that contains \
          it as a child.
          """
        ])
    }
    #expect(log.isEmpty)
  }

  @Test("Hosting controllers get no default behaviors, with one issue for all of them")
  func defaults() {
    LifecycleBehaviorDefaults.removeAll()
    LifecycleBehaviorDefaults.register { [log] _ in RecordingBehavior("default", in: log) }
    defer { LifecycleBehaviorDefaults.removeAll() }
    for controller in controllers() {
      controller.loadViewIfNeeded()
      #expect(!controller.addDefaultBehaviors().isAttached)
    }
    #expect(log.isEmpty)
    #expect(
      issues.flush() == [
        """
        SwiftUI hosting controllers, such as UIHostingController<Text>, get no default behaviors: their views take no \
        subviews but SwiftUI's own. Write .behaviors { … } in the SwiftUI views that need them, or add them to a UIKit \
        screen that contains the hosting controller as a child. This is reported once.
        """
      ])
  }

  @Test("A screen that contains a hosting controller takes behaviors, and SwiftUI has no fault to warn of")
  func contained() {
    let controller = SongController()
    let screen = Screen("a", in: log)
    screen.loadViewIfNeeded()
    screen.embed(controller)
    device.launch(showing: screen)
    device.advance(by: 1)
    #expect(log.flush().last == "a afterAppearing")
    #expect(controller.faults == [])
    #expect(issues.flush() == [])
  }

  struct Player: View {
    let log: LifecycleTranscript

    var body: some View {
      VStack {
        Text("Song").onFocusChange { log.record("song \($0.hasFocus)") }
        Text("Title").onFocusChange(.media) { log.record("title \($0.hasFocus)") }
      }
      .providingScreenFocus()
    }
  }

  @Test("Several onFocusChange in one view are no issue, add nothing to the hosting view and get no default behaviors")
  func modifiers() {
    LifecycleBehaviorDefaults.register { [log] _ in RecordingBehavior("default", in: log) }
    defer { LifecycleBehaviorDefaults.removeAll() }
    let player = HostedView(Player(log: log))
    #expect(log.flush().sorted() == ["song true", "title true"])
    #expect(player.controller.faults == [])
    #expect(issues.flush() == [])
  }
}
