import HeadlessDevice
import LifecycleBehaviors
import LifecycleTestKit
import ReadyMadeBehaviors
import SwiftUI
import TestSupport
import Testing

/// Which ready-made behaviors work on a SwiftUI view, as the page SwiftUI lists them.
@MainActor
@Suite(.everyAnswer)
struct ReadyMadeInSwiftUITests {
  struct Song: View {
    let behavior: @MainActor () -> any ViewControllerLifecycleBehavior

    var body: some View {
      VStack {
        Text("song").behaviors { behavior() }
        TextInput()
      }
    }
  }

  struct TextInput: UIViewRepresentable {
    func makeUIView(context: Context) -> UITextField { UITextField() }
    func updateUIView(_ uiView: UITextField, context: Context) {}
  }

  @MainActor
  final class Sink: ScreenViewSink {
    let log: LifecycleTranscript

    init(_ log: LifecycleTranscript) {
      self.log = log
    }

    func didBeginViewing(_ screen: String) { log.record("views \(screen)") }
    func didEndViewing(_ screen: String, after duration: TimeInterval) {
      log.record("viewed \(screen) \(duration.rounded())")
    }
  }

  let log = LifecycleTranscript()
  let issues = IssueCollector()

  private func show(_ behavior: @escaping @MainActor () -> any ViewControllerLifecycleBehavior) -> HostedView<Song> {
    HostedView(Song(behavior: behavior))
  }

  @Test("KeepAwakeBehavior works")
  func keepAwake() {
    let view = show { KeepAwakeBehavior() }
    #expect(UIApplication.shared.isIdleTimerDisabled)
    view.pop(animated: true)
    #expect(!UIApplication.shared.isIdleTimerDisabled)
  }

  @Test("ScreenViewBehavior works")
  func screenView() {
    let view = show { [log] in ScreenViewBehavior("song", to: Sink(log)) }
    view.device.advance(by: 2)
    view.pushOver()
    #expect(log.flush() == ["views song", "viewed song 3.0"])
  }

  @Test("A group and filters work")
  func composed() {
    let view = show { [log] in BehaviorGroup { RecordingBehavior("a", in: log).onlyWhenReturning() } }
    _ = log.flush()
    view.pushOver()
    view.pop()
    #expect(log.flush() == ["a beforeAppearing", "a duringAppearing", "a afterAppearing"])
  }

  @Test("ActionBehavior works: each time, the first time, when returning, and repeated")
  func actions() {
    let view = show { [log] in
      BehaviorGroup {
        ActionBehavior.onAppearing { log.record("each") }
        ActionBehavior.onAppearing { log.record("first") }.onlyFirstAppearance()
        ActionBehavior.onAppearing { log.record("return") }.onlyWhenReturning()
        ActionBehavior.every(0.8) { log.record("tick") }
      }
    }
    #expect(log.flush() == ["each", "first", "tick"])
    view.pushOver()
    view.device.advance(by: 1)
    #expect(log.flush() == [])
    view.pop()
    #expect(log.flush() == ["each", "return", "tick"])
  }

  @Test("TaskBehavior works")
  func task() async {
    let view = show { [log] in
      TaskBehavior.whileVisible {
        log.record("begins")
        for await _ in AsyncStream.makeStream(of: Int.self).stream {}
        log.record("ends")
      }
    }
    await settleTasks()
    #expect(log.flush() == ["begins"])
    view.pushOver()
    await settleTasks()
    #expect(log.flush() == ["ends"])
  }

  @Test("NavigationBarBehavior works while SwiftUI does not change the bar")
  func navigationBar() {
    let view = show { NavigationBarBehavior(isHidden: true) { $0.tintColor = .white } }
    #expect(view.nav.isNavigationBarHidden && view.nav.navigationBar.tintColor == .white)
    view.pop()
    #expect(!view.nav.isNavigationBarHidden && view.nav.navigationBar.tintColor != .white)
  }

  @Test("BackButtonTitleBehavior and DismissKeyboardOnTapBehavior have no effect, and report that once")
  func withoutEffect() {
    // Reported once in the process; this is the only test that adds them.
    let isFirst = !Self.hasReported
    Self.hasReported = true
    for _ in 1...2 {
      let view = show { BackButtonTitleBehavior("Song") }
      #expect(view.controller.navigationItem.backButtonTitle == nil)
    }
    let view = show { DismissKeyboardOnTapBehavior() }
    view.device.tap(view.fields[0])
    #expect(view.edited == 0)
    view.device.tap(view.controller.rows[0])
    #expect(view.edited == 0)
    #expect(
      issues.flush()
        == (isFirst
          ? [
            """
            BackButtonTitleBehavior has no effect on a SwiftUI view: the navigation item is SwiftUI's. The back button shows \
            the title that the view below it has from its navigationBarTitle(_:).
            """,
            """
            DismissKeyboardOnTapBehavior has no effect on a SwiftUI view: its view has no size, so it cannot be tapped. Add \
            it to a UIKit screen that contains the hosting controller as a child.
            """,
          ] : []))
  }

  private static var hasReported = false
}
