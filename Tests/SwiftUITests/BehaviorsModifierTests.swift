import HeadlessDevice
import LifecycleBehaviors
import LifecycleTestKit
import SwiftUI
import TestSupport
import Testing

/// When the behaviors of a SwiftUI view are called. SwiftUI shows the destinations of a NavigationView, the tabs of a
/// TabView and sheets in hosting controllers of their own, which UIKit pushes, selects and presents.
@MainActor
@Suite(.everyAnswer, .eitherOrder)
struct BehaviorsModifierTests {
  struct Song: View {
    let name: String
    let log: LifecycleTranscript

    var body: some View {
      Text(name).behaviors { RecordingBehavior(name, in: log) }
    }
  }

  let device = HeadlessDevice().drivingLifecycleTime()
  let log = LifecycleTranscript()
  let issues = IssueCollector()

  private func hosted(_ name: String) -> UIHostingController<Song> {
    UIHostingController(rootView: Song(name: name, log: log))
  }

  /// - Returns: the moments of one second, without the word animated, which depends on when SwiftUI adds the controller.
  private func settle() -> [String] {
    device.advance(by: 1)
    return log.flush().map { $0.replacingOccurrences(of: " animated", with: "") }
  }

  @Test("In a navigation view: called when the view is pushed, covered, uncovered and popped")
  func navigationView() {
    let navigation = UINavigationController(rootViewController: hosted("list"))
    device.launch(showing: navigation)
    #expect(
      settle() == [
        "list afterAttaching", "list afterLoading", "list beforeAppearing", "list duringAppearing",
        "list afterAppearing",
      ])
    navigation.pushViewController(hosted("song"), animated: true)
    #expect(
      settle().sorted() == [
        "list afterDisappearing", "list beforeDisappearing", "song afterAppearing",
        "song afterAttaching", "song afterLoading", "song beforeAppearing", "song duringAppearing",
      ])
    navigation.popViewController(animated: true)
    let popped = settle()
    #expect(
      popped.filter { $0.hasPrefix("list") } == [
        "list beforeAppearing", "list duringAppearing", "list afterAppearing",
      ])
    // UIKit releases the popped controller. It is not known whether SwiftUI dismantles its views then.
    #expect(
      popped.filter { $0.hasPrefix("song") } == [
        "song beforeDisappearing", "song afterDisappearing",
      ] + (UnknownOrder.dismantlesReleasedViews ? ["song beforeDetaching"] : []))
    #expect(issues.flush() == [])
  }

  @Test("A cancelled swipe back changes nothing in the end")
  func swipeBack() throws {
    let navigation = UINavigationController(rootViewController: hosted("list"))
    device.launch(showing: navigation)
    navigation.pushViewController(hosted("song"), animated: true)
    _ = settle()
    let swipe = try #require(device.beginSwipeBack(in: navigation))
    device.advance(by: 0.1)
    swipe.cancel()
    let song = settle().filter { $0.hasPrefix("song") }
    #expect(song.first == "song beforeDisappearing")
    #expect(song.last == "song afterAppearing undo")
    #expect(!song.contains { $0.contains("afterDisappearing") || $0.contains("Detaching") })
  }

  @Test("In a tab view: called when the tab is selected and left, and made once")
  func tabView() {
    let tabs = UITabBarController()
    let second = hosted("second")
    tabs.viewControllers = [hosted("first"), second]
    device.launch(showing: tabs)
    _ = settle()
    device.tapTab(second, in: tabs)
    #expect(
      settle().sorted() == [
        "first afterDisappearing", "first beforeDisappearing", "second afterAppearing", "second afterAttaching",
        "second afterLoading", "second beforeAppearing", "second duringAppearing",
      ])
    device.tapTab(tabs.viewControllers![0], in: tabs)
    #expect(
      settle().sorted() == [
        "first afterAppearing", "first beforeAppearing", "first duringAppearing", "second afterDisappearing",
        "second beforeDisappearing",
      ])
  }

  @Test("In a sheet: called while it is presented; the view below does not disappear")
  func sheet() {
    let below = hosted("below")
    device.launch(showing: below)
    _ = settle()
    do {
      let sheet = hosted("sheet")
      sheet.modalPresentationStyle = .pageSheet
      below.present(sheet, animated: true)
    }
    #expect(
      settle() == [
        "sheet afterAttaching", "sheet afterLoading", "sheet beforeAppearing",
        "sheet duringAppearing", "sheet afterAppearing",
      ])
    below.dismiss(animated: true)
    #expect(
      settle() == ["sheet beforeDisappearing", "sheet afterDisappearing"]
        + (UnknownOrder.dismantlesReleasedViews ? ["sheet beforeDetaching"] : []))
  }

  struct Removable: View {
    let log: LifecycleTranscript
    @State private var isShown = true
    @State private var count = 0

    var body: some View {
      VStack {
        Text("\(count)")
        if isShown {
          Text("song").behaviors {
            ActingBehavior("song", in: log, at: .beforeDetaching) { _ in count += 1 }
            RecordingBehavior("second", in: log)
          }
        }
        Button("Toggle") { isShown.toggle() }
      }
    }
  }

  @Test("The behaviors of a removed view are removed, and may set state then; shown again, the view has new ones")
  func removed() {
    let view = HostedView(Removable(log: log))
    _ = log.flush()
    view.tap("Toggle")
    view.device.advance(by: 1)
    #expect(
      log.flush().sorted() == [
        "second afterDisappearing", "second beforeDetaching", "second beforeDisappearing", "song afterDisappearing",
        "song beforeDetaching", "song beforeDisappearing",
      ])
    #expect(view.texts == ["1", "Toggle"])
    view.tap("Toggle")
    view.device.advance(by: 1)
    #expect(
      log.flush().filter { $0.hasPrefix("song") } == [
        "song afterAttaching", "song afterLoading", "song beforeAppearing", "song duringAppearing",
        "song afterAppearing",
      ])
    #expect(view.controller.faults == [])
  }

  struct Playlist: View {
    let log: LifecycleTranscript
    @State private var number = 1

    var body: some View {
      VStack {
        Text("\(number)").behaviors { RecordingBehavior("same", in: log) }
        Text("\(number)").behaviors { [number] in RecordingBehavior("song \(number)", in: log) }.id(number)
        Button("Next") { number += 1 }
      }
    }
  }

  @Test("A view of another identity has new behaviors; one that is only updated keeps those it has")
  func identity() {
    let view = HostedView(Playlist(log: log))
    _ = log.flush()
    view.tap("Next")
    view.device.advance(by: 1)
    #expect(view.texts.sorted() == ["2", "2", "Next"])
    #expect(
      log.flush().sorted() == [
        "song 1 afterDisappearing", "song 1 beforeDetaching", "song 1 beforeDisappearing", "song 2 afterAppearing",
        "song 2 afterAttaching", "song 2 afterLoading", "song 2 beforeAppearing", "song 2 duringAppearing",
      ])
    #expect(view.controller.faults == [])
  }

  @Test("Two modifiers on one view, and the list form: all are called, each with a controller of its own")
  func twoModifiers() {
    struct Twice: View {
      let log: LifecycleTranscript

      var body: some View {
        Text("song")
          .behaviors { RecordingBehavior("inner", in: log) }
          .behaviors([RecordingBehavior("outer 1", in: log), RecordingBehavior("outer 2", in: log)])
      }
    }
    let view = HostedView(Twice(log: log))
    let appeared = log.flush().filter { $0.hasSuffix("afterAppearing animated") || $0.hasSuffix("afterAppearing") }
    #expect(appeared.map { $0.prefix(7) }.sorted() == ["inner a", "outer 1", "outer 2"])
    #expect(view.controller.children.count == 2)
    view.pop(animated: true)
    let outer = log.flush().filter { $0.hasPrefix("outer") && $0.contains("afterDisappearing") }
    #expect(outer == ["outer 2 afterDisappearing animated", "outer 1 afterDisappearing animated"])
    #expect(issues.flush() == [])
  }

  @Test("What SwiftUI keeps of a removed view keeps neither the hosting controller nor the behaviors alive")
  func leak() {
    weak var controller: UIViewController?
    weak var probe: UIViewController?
    weak var kept: LifecycleTranscript?
    device.launch(showing: UINavigationController(rootViewController: UIViewController()))
    let navigation = device.keyWindow!.rootViewController as! UINavigationController
    func push() {
      let log = LifecycleTranscript()
      let pushed = UIHostingController(rootView: Song(name: "song", log: log))
      navigation.pushViewController(pushed, animated: true)
      device.advance(by: 1)
      (controller, probe, kept) = (pushed, pushed.children.first, log)
    }
    push()
    #expect(controller != nil && probe != nil && kept != nil)
    navigation.popViewController(animated: true)
    device.advance(by: 1)
    #expect(controller == nil && probe == nil && kept == nil)
  }
}
