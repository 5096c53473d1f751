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

  @Test("Without a player it is about the screen that loses focus most often")
  func noPlayer() throws {
    let storyboard = try storyboard(of: "focus-covers")
    #expect(storyboard.hero?.name == "List" && storyboard.hero?.plays == false)
    #expect(
      storyboard.stills.prefix(2).map(\.outcome) == [["List has focus"], ["List loses focus", "covered by Photo"]])
  }
}
