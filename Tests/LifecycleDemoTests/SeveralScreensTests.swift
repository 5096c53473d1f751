import TestSupport
import Testing

@testable import LifecycleDemoKit

// Written from the rules of UIKit, as in JourneyPlayingTests.

@MainActor
@Suite(.oneDevice)
struct SeveralScreensTests {
  private func after(_ launch: String, _ text: String, _ kinds: Set<JourneyEvent.Kind>) throws -> [String] {
    try transcript(of: launch + "\nwait 1\n" + text + "\nwait 1", kinds: kinds).filter { !$0.hasPrefix("0 ") }
  }

  @Test("A page that is turned: the new one appears before the old one has left; let go, focus stays")
  func pages() throws {
    let appearances = try after("root pages A B", "page B", [.view, .focus]).filter {
      !$0.contains("Move") && !$0.contains("viewDidLoad") && !$0.contains("viewIsAppearing")
    }
    #expect(
      appearances == [
        "1 B viewWillAppear animated", "1 A viewWillDisappear animated", "1.35 B viewDidAppear animated",
        "1.35 A viewDidDisappear animated", "1.35 A lost disappeared", "1.35 B gained appeared",
      ])
    #expect(try after("root pages A B", "page B cancel", [.focus]) == [])
  }

  @Test("Both columns have focus; a sheet takes it from both, and of a group one has it")
  func columns() throws {
    #expect(try transcript(of: "root split A B", kinds: [.focus]) == ["0 A gained appeared", "0 B gained appeared"])
    #expect(
      try after("root split A B", "group A B\nuse B\npresent pageSheet C", [.focus, .group]) == [
        "1 A gained appeared", "1 A lost lessRecentlyUsed", "1 B gained appeared", "1.35 A lost covered C",
        "1.35 B lost covered C", "1.35 A reasonChanged covered C", "1.35 B lost covered C", "1.35 C gained appeared",
      ])
  }

  @Test("A second scene has a focused screen of its own, until it goes to the background")
  func scenes() throws {
    #expect(
      try after("root A", "scene B\nwait 1\nscene background B\nwait 1\nscene foreground B", [.focus]) == [
        "1 B gained appeared", "2 B lost sceneBackground", "3 B gained sceneActive",
      ])
  }

  @Test("A search covers; a sheet that dims nothing does not")
  func searchAndUndimmedSheet() throws {
    #expect(
      try after("root nav A", "search\nwait 1\nend search", [.focus]) == [
        "1.35 A lost covered search", "2.35 A gained uncovered",
      ])
    #expect(try after("root A", "present pageSheet B undimmed", [.focus]) == ["1.35 B gained appeared"])
  }

  @Test("A screen whose behaviors are taken off loses focus; so does one that is released with its window")
  func ends() throws {
    #expect(try after("root A", "detach A", [.focus]) == ["1 A lost detached"])
    #expect(
      try after("root A", "window B\nwait 1\nwindow forget B", [.focus]) == [
        "1 A lost windowNotKey", "1 B gained appeared", "2 B lost deinitialized",
      ])
  }
}
