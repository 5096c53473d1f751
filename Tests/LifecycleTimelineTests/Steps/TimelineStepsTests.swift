import Testing

@testable import LifecycleTimeline

@Suite struct TimelineStepsTests {
  private func journey(_ events: TimelineEvent...) -> [String] {
    TimelineSteps(TimelineRecording(events)).steps.map(\.line)
  }

  private func screen(
    _ time: Double, _ name: String, _ moment: String = "beforeAppearing", _ details: [TimelineEvent.Detail] = []
  ) -> TimelineEvent {
    TimelineEvent(
      time: time, kind: .behavior, subject: name, name: moment, details: [.init("animated", .flag(true))] + details)
  }

  private func pushed(_ time: Double, _ name: String, _ depth: Double) -> TimelineEvent {
    screen(
      time, name, "beforeAppearing",
      [.init("in", .text("navigation")), .init("depth", .number(depth))] + .flag("added", depth > 0))
  }

  @Test("An empty recording has no steps")
  func empty() {
    #expect(TimelineSteps(TimelineRecording()).steps == [])
    #expect(TimelineSteps(TimelineRecording()).journey == "")
  }

  @Test("A name in a journey is one word")
  func names() {
    #expect("Player 2".journeyName == "Player-2")
    #expect("#1 of all".journeyName == "1-of-all")
    #expect(" ".journeyName == "unnamed")
    #expect(journey(pushed(0, "My Library", 0), pushed(0, "Player 2", 1)) == ["root nav My-Library", "push Player-2"])
  }

  @Test("What has no line is a comment with its time, and no step")
  func comments() {
    let note = TimelineEvent(time: 2.25, kind: .step, subject: "library", name: "loaded")
    let rotation = screen(3, "A", "beforeTransition")
    #expect(
      journey(screen(0, "A"), note, rotation) == [
        "root A", "wait 2.25", "# 2.2 s: library loaded", "wait 0.75", "# 3.0 s: A beforeTransition",
      ])
  }

  @Test("A journey begins with its first screen, however long the recording was under way before")
  func beginning() {
    let note = TimelineEvent(time: 0.1, kind: .step, subject: "app", name: "launched")
    let steps = TimelineSteps(TimelineRecording([note, pushed(0.3, "A", 0), pushed(1.3, "B", 1)]))
    #expect(steps.steps.map(\.line) == ["# 0.1 s: app launched", "root nav A", "wait 1", "push B"])
    #expect(steps.start == 0.3)
  }

  @Test("A depth that is no integer, as a file may have it, is none", arguments: [1e300, -.infinity, .nan, 0.5])
  func depthThatIsNone(depth: Double) {
    #expect(journey(pushed(0, "A", 0), pushed(1, "B", depth)).first == "root nav A")
    #expect(screen(0, "A", "beforeAppearing", [.init("depth", .number(depth))]).count("depth") == nil)
    #expect(screen(0, "A", "beforeAppearing", [.init("depth", .number(2))]).count("depth") == 2)
  }

  @Test("Popping several screens at once is pop to root")
  func popToRoot() {
    let removed = screen(3, "C", "beforeDisappearing", .flag("removed", true))
    let lines = journey(pushed(0, "A", 0), pushed(1, "B", 1), pushed(2, "C", 2), removed, pushed(3, "A", 0))
    #expect(lines.filter { !$0.hasPrefix("wait") } == ["root nav A", "push B", "push C", "pop to root"])
  }

  @Test("What is inside a dismissed screen is dismissed with it, in one step")
  func dismissal() {
    let lines = journey(
      screen(0, "A"), screen(1, "B", "beforeAppearing", [.init("presented", .text("formSheet"))]),
      screen(2, "B", "beforeDisappearing", .flag("dismissed", true)),
      screen(2, "Child", "beforeDisappearing", .flag("dismissed", true)))
    #expect(lines == ["root A", "wait 1", "present formSheet B", "wait 1", "dismiss"])
  }

  @Test("An app that is inactive and then in the background has gone home once")
  func home() {
    func app(_ time: Double, _ name: String) -> TimelineEvent {
      TimelineEvent(time: time, kind: .app, subject: "app", name: name)
    }
    let lines = journey(
      screen(0, "A"), app(0, "didBecomeActive"), app(1, "willResignActive"), app(1.5, "didEnterBackground"),
      app(3, "willEnterForeground"), app(3.2, "didBecomeActive"), app(5, "willResignActive"),
      app(7, "didEnterBackground"), app(9, "willEnterForeground"))
    #expect(
      lines.filter { !$0.hasPrefix("wait") } == [
        "root A", "home", "open", "control-center open", "home", "open",
      ])
  }

  @Test("An alert is a step when it begins to be presented, once, however many screens lose focus to it")
  func alert() {
    func focus(_ time: Double, _ subject: String, _ name: String, _ reason: String, by: String? = nil) -> TimelineEvent
    {
      let details: [TimelineEvent.Detail] =
        [.init("reason", .text(reason))] + (by.map { [.init("by", .text($0))] } ?? [])
      return TimelineEvent(time: time, kind: .focus, subject: subject, name: name, details: details)
    }
    let lines = journey(
      screen(0, "A"), focus(2.35, "A", "lost", "alert", by: "Delete?"),
      focus(2.35, "B", "lost", "alert", by: "Delete?"),
      focus(4.35, "A", "gained", "uncovered"), focus(4.35, "B", "gained", "uncovered"))
    #expect(lines == ["root A", "wait 2", "alert Delete?", "wait 2", "dismiss", "wait 0.333333"])
  }
}
