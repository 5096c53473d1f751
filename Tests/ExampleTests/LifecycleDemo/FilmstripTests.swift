import Foundation
import HeadlessDevice
import Journey
import TestSupport
import TimelineDrawing
import Testing

@testable import LifecycleDemo

@MainActor
@Suite(.oneDevice)
struct FilmstripTests {
  private func story(of journey: Journey) throws -> Story {
    let demo = DemoOutput(try DemoOptions(["--format", "jsonl", "--filmstrip", "none.svg"]), console: .silent)
    let player = DemoPlayer(on: .virtual(for: journey), sampling: .eventDriven, printing: demo)
    try player.play(journey)
    return demo.recording(until: player.now).story
  }

  private func story(of text: String) throws -> Story {
    try story(of: Journey(parsing: text, file: "test.journey"))
  }

  private func lines(_ stills: [Story.Still]) -> [String] {
    stills.map { still in
      let playing = still.isPlaying.map { $0 ? ", plays" : ", paused" } ?? ""
      let covers = still.phone.covers.map { " under \($0.name)" }.joined()
      let system = still.phone.systems.map { ", \($0)" }.joined()
      return "\(still.number) \(still.phone.screen)\(covers)\(system)\(playing): \(still.outcome?.text ?? "-")"
    }
  }

  @Test("Each thing that the phone shows is in the strip once, when what was done has come to its end")
  func builtIn() throws {
    let stills = try story(of: Gallery.builtIn.journey()).stills(in: nil)
    #expect(
      lines(stills) == [
        "1 Library: -", "2 Player, plays: Player plays",
        "3 Player under Headphones, plays: Player plays on: alert Headphones",
        "5 Player under Queue, paused: Player pauses: covered by Queue",
        "9 Player, controlCenter, plays: Player plays on: app inactive",
        "11 Player, home, paused: Player pauses: app background", "14 Search: Player pauses: tab changed",
      ])
  }

  @Test("A range takes what is done in it, with the numbers that it has in the whole journey")
  func range() throws {
    let story = try story(of: Gallery.builtIn.journey())
    #expect(
      lines(story.stills(in: 12...20)) == [
        "5 Player under Queue, paused: Player pauses: covered by Queue", "7 Player, plays: Player plays",
        "9 Player, controlCenter, plays: Player plays on: app inactive",
      ])
    #expect(story.stills(in: 100...200).isEmpty)
  }

  @Test("Of two things done at once the second is shown; the end of the process is not seen on the Home Screen")
  func atOnce() throws {
    let stills = try story(
      of: """
        root nav Library
        push Player
        wait 2
        home
        wait 1
        kill
        wait 5
        """
    ).stills(in: nil)
    #expect(
      lines(stills) == [
        "2 Player, plays: Player plays", "3 Player, home, paused: Player pauses: app background",
      ])
  }

  @Test("The example app's screens show what is written on them, and what the app writes after a change of focus")
  func exampleApp() throws {
    let stills = try story(
      of: """
        root app
        wait 1
        push Player
        wait 3
        present pageSheet Queue
        wait 1
        dismiss
        wait 1
        pop
        wait 1
        push Profile
        wait 1
        overlay show
        wait 2
        """
    ).stills(in: nil)
    let contents = stills.map { $0.phone.covers.last?.content ?? $0.phone.content }
    try #require(stills.map(\.phone.screen) == ["Library", "Player", "Player", "Profile", "Profile"])
    #expect(
      contents[0]?.items.prefix(2) == [
        .header(""), .row("Morning Tide", detail: "The Harbour Band, 3:34", .disclosure),
      ])
    #expect(contents[0]?.items.last == .row("Offline", detail: "A wall covers the app", .toggle(isOn: false)))
    #expect(
      contents[1]
        == PhoneContent(
          barButton: "Queue",
          items: [
            .text("Morning Tide", .large, isCentered: true), .text("The Harbour Band", .body, isCentered: true),
            .text("0:00 of 3:34", .body, isCentered: true), .button("Pause"), .button("Start Over…"),
          ]))
    // The player under the queue: it is paused, and says why.
    #expect(stills[2].phone.content?.items.contains(.button("Play")) == true)
    #expect(
      stills[2].phone.content?.items.last
        == .text("Paused: another screen is over the player", .small, isCentered: true))
    #expect(contents[2]?.items.contains(.row("Morning Tide", detail: "The Harbour Band", .checkmark)) == true)
    #expect(contents[3]?.items.first == .field("Name", isEmpty: true, isEdited: true))
    #expect(contents[4]?.items.first == .text("You are offline", .large, isCentered: true))
  }

  @Test("A field that is edited is another picture than the same field without the keyboard")
  func keyboard() throws {
    let stills = try story(
      of: """
        root nav Form
        wait 1
        field Title
        wait 1
        end editing
        wait 1
        """
    ).stills(in: nil)
    #expect(stills.map(\.number) == [1, 2])
    #expect(stills.map(\.outline.hasKeyboard) == [false, true])
  }

  @Test("What is behind a wall, a full-screen cover or the Home Screen makes no picture of its own")
  func hidden() throws {
    let stills = try story(
      of: """
        root nav List
        wait 1
        overlay show
        wait 1
        overlay hide
        wait 1
        push Detail
        wait 1
        overlay show
        wait 1
        overlay hide
        wait 1
        home
        wait 1
        open
        wait 1
        pop
        wait 1
        home
        wait 1
        """
    ).stills(in: nil)
    #expect(stills.map(\.action.text) == ["The app starts", "The app covers itself", "Detail is pushed", "Home"])
  }

  @Test("What comes of a step is with the step, also when the next one is done at the same moment")
  func order() throws {
    let stills = try story(
      of: """
        root nav Notes
        wait 1
        push Note
        wait 0.35
        field Text
        wait 1
        """
    ).stills(in: nil)
    #expect(
      lines(stills) == ["1 Notes: Notes has focus", "2 Note: Notes loses focus: pushed over", "3 Note: -"])
    // The field is there from the beginning.
    #expect(
      stills.dropFirst().map(\.phone.content?.items) == [
        [.field("Text", isEmpty: true, isEdited: false)], [.field("Text", isEmpty: true, isEdited: true)],
      ])
  }

  @Test("A sheet without a dimmed screen behind it, a menu of a sheet, and a call over Control Center, as they are")
  func forms() throws {
    let stills = try story(
      of: """
        root nav List
        wait 1
        present pageSheet Notes undimmed
        wait 1
        menu Sort
        wait 1
        end menu
        wait 1
        dismiss
        wait 1
        control-center open
        wait 1
        call
        wait 1
        control-center close
        wait 1
        """
    ).stills(in: nil)
    #expect(
      stills.map { $0.phone.covers.map(\.form) } == [[], [.undimmedSheet], [.undimmedSheet, .menu], [], [], []])
    #expect(stills[2].phone.covers.map(\.isOnSheet) == [false, true])
    #expect(stills.map(\.phone.systems).suffix(3) == [[.controlCenter], [.controlCenter, .call], [.call]])
  }

  @Test("A window that is released leaves the app on screen, and not the Home Screen")
  func released() throws {
    let stills = try story(
      of: """
        root nav Editor
        wait 1
        window Preview
        wait 1
        window forget Preview
        wait 1
        """
    ).stills(in: nil)
    #expect(lines(stills).map { $0.prefix { $0 != ":" } } == ["1 Editor", "2 Preview"])
  }

  @Test("A strip has as many stills in a row as there is room for, none beyond its edge, and 24 at most")
  func layout() throws {
    let journey = (1...30).map { "push Screen\($0)\nwait 1" }.joined(separator: "\n")
    let story = try story(of: "root nav Start\nwait 1\n" + journey)
    for (width, columnCount) in [(240.0, 2), (360, 3), (800, 6)] {
      let text = Filmstrip(story).document(width: width).text(theme: .light)
      let cells = text.matches(of: /<g transform="translate\(([0-9.]+) [0-9.]+\)">\s*<g transform/)
      #expect(cells.count == 24)
      let columns = Set(cells.compactMap { Double($0.1) }).sorted()
      #expect(columns.count == columnCount)
      let cell = (width - 16) / Double(Int((width - 16) / 110))
      #expect(columns.allSatisfy { $0 + cell <= width })
      #expect(text.contains("7 more are left out"))
    }
  }

  @Test("The timeline of a journey has its filmstrip above it, in one file of one width")
  func aboveTheTimeline() throws {
    let story = try story(of: Gallery.builtIn.journey())
    let timeline = TimelinePicture(.init([], duration: 1)).document(width: 800)
    let text = timeline.below(Filmstrip(story).document(width: 800)).text(theme: .light)
    #expect(text.components(separatedBy: "<svg ").count == 2 && text.contains("<title>Timeline</title>"))
    let strip = try #require(text.range(of: "class=\"strip\""))
    let lanes = try #require(text.range(of: "aria-label=\"App\"") ?? text.range(of: "aria-label=\"Axis and legend\""))
    #expect(strip.lowerBound < lanes.lowerBound)
    // The looks of the strip are for the strip alone.
    #expect(text.contains("\n.strip .head{") && !text.contains("\n.head{"))
  }
}
