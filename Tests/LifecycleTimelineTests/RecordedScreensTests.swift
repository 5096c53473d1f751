import FocusBehavior
import HeadlessDevice
import LifecycleBehaviors
import LifecycleTestKit
import TestSupport
import Testing
import UIKit

@testable import LifecycleTimeline

@MainActor
@Suite(.everyAnswer)
struct RecordedScreensTests {
  @Test("Two lines record the moments and the focus of every screen that has behaviors, in order")
  func wholeTranscript() {
    let app = TimelineApp()
    app.push(PlayerViewController())
    app.pop()
    #expect(
      app.transcript == [
        "0.0 Library afterAttaching", "0.0 Library afterLoading", "0.0 Library opened root",
        "0.0 Library beforeAppearing not animated", "0.0 Library duringAppearing not animated",
        "0.0 Library afterAppearing not animated",
        "0.0 Library gained appeared 0.0", "1.0 Player afterAttaching", "1.0 Player afterLoading",
        "1.0 Library beforeDisappearing animated", "1.0 Player opened pushed",
        "1.0 Player beforeAppearing animated", "1.0 Player duringAppearing animated",
        "1.35 Library lost pushedOver 1.35",
        "1.35 Library afterDisappearing animated", "1.35 Player afterAppearing animated",
        "1.35 Player gained appeared 0.35", "2.0 Player beforeDisappearing animated",
        "2.0 Library beforeAppearing animated", "2.0 Library duringAppearing animated",
        "2.35 Player lost popped 1.0", "2.35 Player afterDisappearing animated",
        "2.35 Library afterAppearing animated", "2.35 Player closed popped pushed", "2.35 Player released",
        "2.35 Library gained appeared 1.0",
      ])
  }

  @Test("A screen without behaviors is not recorded, unless it calls addDefaultBehaviors")
  func screensWithoutBehaviors() {
    let app = TimelineApp()
    app.push(UIViewController())
    let asking = UIViewController()
    asking.loadViewIfNeeded()
    asking.addDefaultBehaviors()
    app.push(asking)
    #expect(Set(app.recorder.recording.events.map(\.subject)) == ["Library", "UIViewController"])
    #expect(
      app.transcript(of: .focus) == [
        "0.0 Library gained appeared 0.0", "1.35 Library lost pushedOver 1.35",
        "2.35 UIViewController gained appeared 0.35",
      ])
  }

  @Test("A recorder that is started later records the screens in all windows, and marks what has passed")
  func startedLate() {
    let app = TimelineApp(isRecording: false)
    app.push(PlayerViewController())
    let sheet = Screen()
    app.stack.present(sheet, animated: true)
    app.device.advance(by: 1)
    app.recorder.start()
    app.device.advance(by: 1)
    #expect(
      app.transcript == [
        "0.0 Library opened root", "0.0 Library afterAttaching", "0.0 Library afterLoading",
        "0.0 Player opened pushed", "0.0 Player afterAttaching catchUp",
        "0.0 Player afterLoading catchUp", "0.0 Player beforeAppearing not animated catchUp",
        "0.0 Player duringAppearing not animated catchUp", "0.0 Player afterAppearing not animated catchUp",
        "0.0 Screen opened presented", "0.0 Screen afterAttaching catchUp", "0.0 Screen afterLoading catchUp",
        "0.0 Screen beforeAppearing not animated catchUp", "0.0 Screen duringAppearing not animated catchUp",
        "0.0 Screen afterAppearing not animated catchUp", "0.0 Screen gained appeared 0.0",
      ])
  }

  @Test("Screens of one class are distinguished while both exist")
  func names() {
    let app = TimelineApp()
    app.push(PlayerViewController())
    app.push(PlayerViewController())
    app.pop()
    app.push(PlayerViewController())
    app.pop()
    app.pop()
    app.push(PlayerViewController())
    let appearances = app.recorder.recording.events.filter { $0.name == "afterAttaching" || $0.name == "released" }
    #expect(
      appearances.map { "\($0.subject) \($0.name)" } == [
        "Library afterAttaching", "Player afterAttaching", "Player 2 afterAttaching", "Player 2 released",
        "Player 2 afterAttaching", "Player 2 released", "Player released", "Player afterAttaching",
      ])
  }

  @Test("The app names its screens; a screen that it does not name has the name of its class")
  func chosenNames() {
    var options = TimelineOptions(content: [.screens])
    options.nameOfScreen = { $0.title }
    let app = TimelineApp(options)
    for _ in 1...2 {
      let screen = PlayerViewController()
      screen.title = "Song"
      app.push(screen)
    }
    #expect(Set(app.recorder.recording.events.map(\.subject)) == ["Library", "Song", "Song 2"])
  }

  @Test("What covers a screen is named: the screen inside a container, an alert by its class, never by its title")
  func covers() {
    let app = TimelineApp()
    let modal = UINavigationController(rootViewController: PlayerViewController())
    modal.modalPresentationStyle = .pageSheet
    app.stack.present(modal, animated: true)
    app.device.advance(by: 1)
    modal.dismiss(animated: true)
    app.device.advance(by: 1)
    let alert = UIAlertController(title: "Delete “Diary”?", message: nil, preferredStyle: .alert)
    app.stack.present(alert, animated: true)
    app.device.advance(by: 1)
    let losses = app.recorder.recording.events.compactMap { event -> String? in
      guard event.kind == .focus, event.name == "lost" else { return nil }
      return "\(event.subject) \(event.text("reason") ?? "") \(event.text("by") ?? "")"
    }
    #expect(losses == ["Library covered Player", "Player dismissed ", "Library alert UIAlertController"])
    #expect(!app.recorder.recording.jsonLines.contains("Diary"))
  }

  @Test("A swipe makes what it moves interactive, and not the screen around it that code takes away meanwhile (R163)")
  func swipeElsewhere() throws {
    let app = TimelineApp(TimelineOptions(content: [.screens, .circumstances]))
    let player = PlayerViewController()
    // UIKit calls the hidden child before the stack, which ends its swipe when it disappears.
    player.loadViewIfNeeded()
    let inner = UINavigationController(rootViewController: UIViewController())
    player.embed(inner)
    let tabs = UITabBarController()
    tabs.viewControllers = [player, UIViewController()]
    app.stack.view.window?.rootViewController = tabs
    app.device.push(Screen(), onto: inner)
    let swipe = try #require(app.device.beginSwipeBack(in: inner))
    tabs.selectedIndex = 1
    app.device.turn()
    swipe.finish()
    app.device.advance(by: 1)
    let events = app.recorder.recording.events.filter { $0.name == "beforeDisappearing" }
    #expect(events.first { $0.subject == "Screen" }?.flag("interactive") == true)
    #expect(events.first { $0.subject == "Player" }?.flag("interactive") == false)
  }

  @Test("A screen that is recorded with the options of a group is no member of it")
  func group() {
    let players = FocusGroup()
    var options = TimelineOptions(content: [.screens, .focus])
    options.focus = .media.in(players)
    let app = TimelineApp(options)
    #expect(!players.use(app.stack.viewControllers[0]))
    #expect(app.recorder.recording.events.contains { $0.name == "gained" })
  }

  @Test("A screen that is released inside one of its moments is recorded up to that moment, and as released")
  func diesInsideMoment() {
    let app = TimelineApp()
    app.device.weakRules.unkeptWindowsAreReleased = true
    var kept: [UIViewController] = []
    var window: UIWindow? = UIWindow(windowScene: app.device.scenes[0])
    window?.isHidden = false
    app.device.turn()
    do {
      let screen = PlayerViewController([
        ActingBehavior("dying", in: LifecycleTranscript(), at: .duringAppearing) { _ in
          kept = []
          window = nil
        }
      ])
      kept.append(screen)
      window?.rootViewController = screen
    }
    app.device.advance(by: 1)
    #expect(
      app.recorder.recording.events.filter { $0.subject == "Player" }.map(\.line) == [
        "1.0 Player afterAttaching", "1.0 Player afterLoading", "1.0 Player opened root",
        "1.0 Player beforeAppearing not animated", "1.0 Player duringAppearing not animated",
        "1.0 Player beforeDisappearing not animated undoesCancelledTransition",
        "1.0 Player afterDisappearing not animated undoesCancelledTransition",
        "1.0 Player closed windowClosed unseen root", "1.0 Player released",
      ])
  }

  @Test("Two scenes: their screens are in one recording")
  func twoScenes() {
    let app = TimelineApp(TimelineOptions(content: [.screens]))
    let other = app.device.connectScene(showing: PlayerViewController())
    app.device.advance(by: 1)
    app.device.disconnect(other)
    app.device.advance(by: 1)
    #expect(
      app.recorder.recording.events.filter { $0.subject == "Player" }.map(\.line) == [
        "1.0 Player afterAttaching", "1.0 Player afterLoading", "1.0 Player opened root",
        "1.0 Player beforeAppearing not animated", "1.0 Player duringAppearing not animated",
        "1.0 Player afterAppearing not animated",
        "2.0 Player beforeDisappearing not animated", "2.0 Player afterDisappearing not animated",
        "2.0 Player closed windowClosed root", "2.0 Player released",
      ])
  }

  @Test("A screen that has removed all its children is recorded again once it gets new behaviors")
  func behaviorsAnew() {
    let app = TimelineApp(TimelineOptions(content: [.screens]))
    let player = PlayerViewController()
    app.push(player)
    player.children.forEach(player.unembed)
    app.device.advance(by: 1)
    player.addDefaultBehaviors()
    app.device.advance(by: 1)
    let names = app.recorder.recording.events.filter { $0.subject == "Player" }.map(\.name)
    #expect(
      names.filter { $0 == "afterAttaching" || $0 == "beforeDetaching" || $0 == "afterAppearing" } == [
        "afterAttaching", "afterAppearing", "beforeDetaching", "afterAttaching", "afterAppearing",
      ])
  }

  @Test("No screen is kept alive")
  func leaks() {
    let app = TimelineApp(TimelineOptions())
    weak var popped: UIViewController?
    do {
      let player = PlayerViewController([FocusBehavior { _ in }])
      popped = player
      app.push(player)
      app.pop()
    }
    #expect(popped == nil)
    weak let root = app.stack.viewControllers.first
    app.stack.setViewControllers([UIViewController()], animated: false)
    app.device.advance(by: 1)
    #expect(root == nil)
  }

  @Test("The app's own focus is the same with a recorder and without", arguments: [true, false])
  func ownFocus(isRecording: Bool) {
    let app = TimelineApp(isRecording: isRecording)
    FocusDecision.forgetRecent()
    #expect(app.stack.viewControllers[0].screenFocus == nil)
    var changes: [Bool] = []
    let within = app.stack.observeFocusWithin(.privacy) { changes.append($0) }
    app.device.advance(by: 1)
    let player = PlayerViewController([FocusBehavior(.privacy) { _ in }])
    app.push(player)
    let sheet = Screen()
    app.stack.present(sheet, animated: true)
    app.device.advance(by: 1)
    #expect(player.screenFocus?.hasFocus == true)
    #expect(sheet.screenFocus == nil)
    #expect(changes == [true])
    #expect(FocusDecision.recent.map(\.screen).allSatisfy { $0 == "PlayerViewController" })
    player.attachment?.remove()
    sheet.dismiss(animated: true)
    app.device.advance(by: 1)
    #expect(player.screenFocus == nil)
    #expect(changes == [true, false])
    within.cancel()
  }
}
