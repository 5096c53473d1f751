import Foundation
import Journey
import TestSupport
import Testing

@testable import LifecycleDemo

@MainActor
@Suite(.oneDevice)
struct StoryboardTests {
  /// Plays a journey of the gallery.
  /// - Returns: its storyboard.
  private func storyboard(of name: String) throws -> Storyboard {
    let journey = try #require(Gallery.journey(named: name)).journey()
    var storyboard = Storyboard()
    var player: DemoPlayer?
    let playing = DemoPlayer(on: .virtual(for: journey)) { event in storyboard.add(event) { player?.phone } }
    player = playing
    try playing.play(journey)
    storyboard.end { playing.phone }
    return storyboard
  }

  @Test("A still for each step that shows something new: what is done, what the player does, and why")
  func player() throws {
    let stills = try storyboard(of: "built-in").stills
    #expect(
      stills.map { "\($0.time) \($0.action): \($0.outcome.joined(separator: ", "))" } == [
        "2.0 Player is pushed: Player plays",
        "7.0 An alert: Headphones: Player plays on",
        "12.0 A sheet: Queue: Player pauses, covered by Queue",
        "20.0 Control Center: Player plays on",
        "23.5 Home: Player pauses, app background",
        "46.5 The tab Search: Player pauses, tab changed",
      ])
    let tabs = ["Library", "Search"]
    #expect(
      stills.map(\.phone) == [
        PhoneState(screen: "Player", tabs: tabs),
        PhoneState(screen: "Player", tabs: tabs, covers: [.init(form: .alert, name: "Headphones")]),
        PhoneState(screen: "Player", tabs: tabs, covers: [.init(form: .sheet, name: "Queue")]),
        PhoneState(screen: "Player", tabs: tabs, system: .controlCenter), PhoneState(system: .home),
        PhoneState(screen: "Search", tabs: tabs, selectedTab: 1),
      ])
  }

  @Test("Without a player it is about the screen that loses focus most often")
  func noPlayer() throws {
    let storyboard = try storyboard(of: "focus-covers")
    #expect(storyboard.hero?.name == "List" && storyboard.hero?.plays == false)
    #expect(
      storyboard.stills.prefix(2).map(\.outcome) == [["List has focus"], ["List loses focus", "covered by Photo"]])
  }
}
