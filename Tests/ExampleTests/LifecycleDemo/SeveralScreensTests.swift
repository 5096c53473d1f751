import TestSupport
import Testing

@testable import LifecycleDemo

// Written from the rules of UIKit, as in JourneyPlayingTests.

@MainActor
@Suite(.oneDevice)
struct SeveralScreensTests {
  @Test("A page turn: the new page appears before the old one has disappeared; a cancelled turn does not change focus")
  func pages() throws {
    let appearances = try transcript(after: "root pages A B", "page B", kinds: [.view, .focus]).filter {
      !$0.contains("Move") && !$0.contains("viewDidLoad") && !$0.contains("viewIsAppearing")
    }
    #expect(
      appearances == [
        "1 B viewWillAppear animated", "1 A viewWillDisappear animated", "1.35 B viewDidAppear animated",
        "1.35 A viewDidDisappear animated", "1.35 A lost disappeared", "1.35 B gained appeared",
      ])
    #expect(try transcript(after: "root pages A B", "page B cancel", kinds: [.focus]) == [])
  }

  @Test("Both columns have focus, and a sheet takes it from both; in a group one of them has it")
  func columns() throws {
    #expect(try transcript(of: "root split A B", kinds: [.focus]) == ["0 A gained appeared", "0 B gained appeared"])
    #expect(
      try transcript(after: "root split A B", "group A B\nuse B\npresent pageSheet C", kinds: [.focus, .group]) == [
        "1 A gained appeared", "1 A lost lessRecentlyUsed", "1 B gained appeared", "1.35 A lost covered C",
        "1.35 B lost covered C", "1.35 A reasonChanged covered C", "1.35 B lost covered C", "1.35 C gained appeared",
      ])
  }

  @Test("A second scene has a focused screen of its own, until it enters the background")
  func scenes() throws {
    #expect(
      try transcript(after: "root A", "scene B", "scene background B", "scene foreground B", kinds: [.focus]) == [
        "1 B gained appeared", "2 B lost sceneBackground", "3 B gained sceneActive",
      ])
  }

  @Test("A search covers a screen; an undimmed sheet does not")
  func searchAndUndimmedSheet() throws {
    #expect(
      try transcript(after: "root nav A", "search", "end search", kinds: [.focus]) == [
        "1.35 A lost covered search", "2.35 A gained uncovered",
      ])
    #expect(
      try transcript(after: "root A", "present pageSheet B undimmed", kinds: [.focus]) == ["1.35 B gained appeared"])
  }

  @Test("A screen loses focus when its behaviors are removed, and when it is released with its window")
  func ends() throws {
    #expect(try transcript(after: "root A", "detach A", kinds: [.focus]) == ["1 A lost detached"])
    #expect(
      try transcript(after: "root A", "window B", "window forget B", kinds: [.focus]) == [
        "1 A lost windowNotKey", "1 B gained appeared", "2 B lost deinitialized",
        "2 A gained windowKey",
      ])
  }
}
