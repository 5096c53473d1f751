import Foundation
import HeadlessDevice
import Journey
import TestSupport
import Testing

@testable import LifecycleDemo

@MainActor
@Suite(.oneDevice)
struct StoryboardTests {
  private func story(of journey: Journey) throws -> Story {
    let demo = DemoOutput(try DemoOptions(["--format", "jsonl", "--storyboard", "none.svg"]), console: .silent)
    let player = DemoPlayer(on: .virtual(for: journey), sampling: .eventDriven, printing: demo)
    try player.play(journey)
    return demo.recording(until: player.now).story
  }

  private func story(of text: String) throws -> Story {
    try story(of: Journey(parsing: text, file: "test.journey"))
  }

  private func lines(_ captions: [Story.Caption]) -> [String] {
    captions.map { String(format: "%.2f ", $0.time) + $0.text }
  }

  @Test("The built-in journey tells when the player pauses, why, and when it plays on")
  func builtIn() throws {
    let story = try story(of: Gallery.builtIn.journey())
    #expect(story.hero == "Player")
    #expect(
      lines(story.outcomes) == [
        "2.35 Player plays", "7.35 Player plays on: alert Headphones", "9.35 Player plays on",
        "12.35 Player pauses: covered by Queue", "15.35 Player plays", "20.00 Player plays on: app inactive",
        "21.50 Player plays on", "23.50 Player pauses: app background", "44.50 Player plays",
        "46.50 Player pauses: tab changed", "48.50 Player plays", "49.85 Player pauses: popped",
      ])
    #expect(
      lines(story.actions) == [
        "0.00 The app starts", "2.00 Player is pushed", "7.00 An alert: Headphones", "9.00 Headphones closes",
        "12.00 A sheet: Queue", "14.00 The sheet is dragged a little", "15.00 Queue closes",
        "18.00 A swipe back, cancelled", "20.00 Control Center",
        "21.50 Control Center closes", "23.50 Home",
        "24.50 Suspended", "44.50 Back in the app", "46.50 The tab Search",
        "48.50 The tab Library", "49.50 Back",
      ])
  }

  @Test("The hero of an app without a player is the screen that loses its focus most often")
  func hero() throws {
    let story = try story(
      of: """
        root nav List
        push Detail
        wait 1
        present pageSheet Filter
        wait 1
        dismiss
        wait 1
        alert Sure
        wait 1
        """)
    #expect(story.hero == "Detail" && !story.plays)
    #expect(
      story.outcomes.map(\.text) == [
        "Detail has focus", "Detail loses focus: covered by Filter", "Detail has focus",
        "Detail loses focus: alert Sure",
      ])
  }

  @Test("The phone shows the screen, its tabs, what covers it and what the system shows")
  func phone() throws {
    let story = try story(
      of: """
        root tabs Home Search
        wait 1
        push Detail
        wait 1
        present pageSheet Filter
        wait 1
        alert Sure
        wait 1
        control-center open
        wait 1
        control-center close
        wait 1
        home
        wait 1
        """)
    func phone(_ screen: String, _ depth: Int, _ covers: [PhoneState.Cover] = [], _ system: PhoneState.System? = nil)
      -> PhoneState
    {
      PhoneState(
        screen: screen, depth: depth, tabs: ["Home", "Search"], selectedTab: 0, covers: covers,
        systems: system.map { [$0] } ?? [])
    }
    let filter = PhoneState.Cover(form: .sheet, name: "Filter")
    let both = [filter, PhoneState.Cover(form: .alert, name: "Sure")]
    #expect(
      story.frames.map(\.phone) == [
        phone("Home", 0), phone("Detail", 1), phone("Detail", 1, [filter]), phone("Detail", 1, both),
        phone("Detail", 1, both, .controlCenter), phone("Detail", 1, both), phone("Detail", 1, both, .home),
      ])
  }

  @Test(
    "A process that has ended shows nothing any more: the hero neither plays nor is on screen, and the phone is at Home"
  )
  func killed() throws {
    let story = try story(
      of: """
        root nav Library
        push Player
        wait 2
        home
        wait 1
        kill
        wait 5
        open
        wait 2
        """)
    #expect(story.active == [0.35..<2] && story.visible == [0.35..<2])
    #expect(story.frames.map(\.phone.systems) == [[], [.home], [.home], []])
    #expect(story.frames.map(\.phone.screen) == ["Player", "Player", "", "Library"])
  }

  @Test("In a storyboard of an hour a change at once is still at once")
  func hour() {
    var track = StoryTrack([.init(time: 0)])
    for time in [1200.0, 1200.5, 3000] { track.move(to: .init(time: time, opacity: 0), in: 0) }
    let times = track.style("a", length: 3600, still: 0).matches(of: /([0-9.]+)%\{/).compactMap { Double($0.1) }
    #expect(times.count == track.keys.count + 1 && zip(times, times.dropFirst()).allSatisfy { $0 < $1 })
  }

  @Test("Nobody waits long, and what is quick stays as quick")
  func clock() {
    let clock = StoryClock([2, 2.35, 60])
    #expect(
      [0, 1, 2, 2.35, 31.175, 60].map { (clock($0) * 1000).rounded() / 1000 } == [0, 0.9, 1.8, 2.15, 3.05, 3.95])
    #expect(clock.length == 6)
  }

  @Test("An element moves evenly; a movement that begins before the last has ended follows it")
  func track() {
    var track = StoryTrack([.init(time: 0, opacity: 0)])
    track.move(to: .init(time: 1, x: 100), in: 0)
    track.move(to: .init(time: 1), in: 1)
    #expect(track[0.5].opacity == 0)
    #expect(abs(track[1.501].x - 50) < 0.001)
    #expect(track[9] == track.keys.last)
    #expect(zip(track.keys, track.keys.dropFirst()).allSatisfy { $0.time <= $1.time })
  }

  @Test(
    "Each journey of the gallery has a storyboard of moderate size, without a script, in which all that moves is drawn")
  func gallery() throws {
    for journey in Gallery.journeys {
      let text = Storyboard(try story(of: journey.journey())).svg(theme: .automatic)
      #expect(text.utf8.count < 120_000 && !text.contains("<script"), "\(journey.name)")
      let animated = text.matches(of: /@keyframes (a\d+)\{/).map { String($0.1) }
      #expect(Set(animated).count == animated.count && animated.count > 3, "\(journey.name)")
      for name in animated { #expect(text.contains("class=\"\(name)\""), "\(journey.name) \(name)") }
    }
  }

  @Test("Who wants less motion sees the moment at which the player pauses")
  func still() throws {
    let text = Storyboard(try story(of: Gallery.builtIn.journey())).svg(theme: .light)
    let paused = try #require(
      text.firstMatch(of: /class="(a\d+)">\s*<text[^>]*>Player pauses<\/text>\s*<text[^>]*>covered by Queue/))
    #expect(text.contains(".\(paused.1){opacity:1;"))
    let alert = try #require(text.firstMatch(of: /class="(a\d+)">\s*<text[^>]*>An alert: Headphones/))
    #expect(text.contains(".\(alert.1){opacity:0;"))
  }
}
