import TestSupport
import Testing

@testable import LifecycleDemo

// Every expected transcript here is written from the rules of UIKit, not from what the demo prints.

@MainActor
@Suite(.oneDevice)
struct JourneyPlayingTests {
  @Test("Cold launch: the app starts in the background, enters the foreground, and the screen appears")
  func coldLaunch() throws {
    #expect(
      try transcript(of: "root Home", kinds: [.view, .app, .focus]) == [
        "0 app didFinishLaunching",
        "0 Home viewDidLoad",
        "0 Home viewWillAppear",
        "0 app willEnterForeground",
        "0 app didBecomeActive",
        "0 Home viewIsAppearing",
        "0 Home viewDidAppear",
        "0 Home gained appeared",
      ])
  }

  @Test("Push and pop: the old screen is called first, didMove is last, focus changes after viewDidAppear")
  func pushAndPop() throws {
    let text = """
      root nav Home
      wait 1
      push Detail
      wait 1
      pop
      wait 1
      """
    #expect(
      try transcript(of: text, kinds: [.view, .focus]) == [
        "0 Home willMove UINavigationController",
        "0 Home didMove UINavigationController",
        "0 Home viewDidLoad",
        "0 Home viewWillAppear",
        "0 Home viewIsAppearing",
        "0 Home viewDidAppear",
        "0 Home gained appeared",
        "1 Detail willMove UINavigationController",
        "1 Detail viewDidLoad",
        "1 Home viewWillDisappear animated",
        "1 Detail viewWillAppear animated",
        "1 Detail viewIsAppearing animated",
        "1.35 Home viewDidDisappear animated",
        "1.35 Home lost disappeared",
        "1.35 Detail viewDidAppear animated",
        "1.35 Detail didMove UINavigationController",
        "1.35 Detail gained appeared",
        "2 Detail willMove nil",
        "2 Detail viewWillDisappear animated",
        "2 Home viewWillAppear animated",
        "2 Home viewIsAppearing animated",
        "2.35 Detail viewDidDisappear animated",
        "2.35 Detail lost disappeared",
        "2.35 Home viewDidAppear animated",
        "2.35 Detail didMove nil",
        "2.35 Home gained appeared",
      ])
  }

  @Test("A cancelled swipe back: both screens return to where they were, focus does not change")
  func swipeBackCancelled() throws {
    #expect(
      try transcript(
        after: "root nav Home\npush Detail instantly", "swipe back cancel", kinds: [.view, .focus]) == [
          "1 Detail willMove nil",
          "1 Detail viewWillDisappear animated",
          "1 Home viewWillAppear animated",
          "1 Home viewIsAppearing animated",
          "1.35 Home viewWillDisappear animated",
          "1.35 Home viewDidDisappear animated",
          "1.35 Detail viewWillAppear animated",
          "1.35 Detail viewIsAppearing animated",
          "1.35 Detail viewDidAppear animated",
        ])
  }

  @Test("fullScreen, pageSheet and alert over a tab's navigation stack: only fullScreen makes the screen disappear")
  func presentations() throws {
    func over(_ command: String) throws -> [String] {
      try transcript(after: "root tabs Home Other", command, "dismiss", kinds: [.view, .focus])
    }
    #expect(
      try over("present fullScreen Modal") == [
        "1 Modal viewDidLoad",
        "1 Home viewWillDisappear animated",
        "1 Modal viewWillAppear animated",
        "1 Modal viewIsAppearing animated",
        "1.35 Modal viewDidAppear animated",
        "1.35 Home viewDidDisappear animated",
        "1.35 Home lost covered Modal",
        "1.35 Modal gained appeared",
        "2 Modal viewWillDisappear animated",
        "2 Home viewWillAppear animated",
        "2 Home viewIsAppearing animated",
        "2.35 Home viewDidAppear animated",
        "2.35 Modal viewDidDisappear animated",
        "2.35 Modal lost disappeared",
        "2.35 Home gained uncovered",
      ])
    #expect(
      try over("present pageSheet Modal") == [
        "1 Modal viewDidLoad",
        "1 Modal viewWillAppear animated",
        "1 Modal viewIsAppearing animated",
        "1.35 Modal viewDidAppear animated",
        "1.35 Home lost covered Modal",
        "1.35 Modal gained appeared",
        "2 Modal viewWillDisappear animated",
        "2.35 Modal viewDidDisappear animated",
        "2.35 Modal lost disappeared",
        "2.35 Home gained uncovered",
      ])
    #expect(try over("alert Sure?") == ["1.35 Home lost alert Sure?", "2.35 Home gained uncovered"])
  }

  @Test("A tab switch is not animated, and the new screen is about to appear before the old one disappears")
  func tabSwitch() throws {
    #expect(
      try transcript(after: "root tabs Home Other", "tab Other", kinds: [.view, .focus]) == [
        "1 Other viewDidLoad",
        "1 Other viewWillAppear",
        "1 Home viewWillDisappear",
        "1 Home viewDidDisappear",
        "1 Home lost disappeared",
        "1 Other viewIsAppearing",
        "1 Other viewDidAppear",
        "1 Other gained appeared",
      ])
  }

  @Test("Control Center: inactive and active again, no appearance callbacks")
  func controlCenter() throws {
    #expect(
      try transcript(
        after: "root Home", "control-center open", "control-center close", kinds: [.view, .app, .focus, .suspend]) == [
          "1 app willResignActive", "1 Home lost appInactive", "2 app didBecomeActive", "2 Home gained appActive",
        ])
  }

  @Test(
    "Home, suspended for 20 s, opened: one loss whose reason changes; one suspension, its length to a tenth; no appearance callbacks"
  )
  func homeSuspendOpen() throws {
    #expect(
      try transcript(after: "root Home", "home\nsuspend 20\nopen", kinds: [.view, .app, .focus, .suspend]) == [
        "1 app willResignActive",
        "1 Home lost appInactive",
        "1 app didEnterBackground",
        "1 Home reasonChanged appBackground",
        "1 app willSuspend possible",
        "21 app didSuspend",
        "21 app didUnsuspend 19.9",
        "21 app willEnterForeground",
        "21 app didBecomeActive",
        "21 Home gained appActive",
      ])
  }

  @Test("A second key window takes the focus and returns it")
  func secondWindow() throws {
    #expect(
      try transcript(after: "root Home", "window Lock", "window close Lock", kinds: [.view, .focus]) == [
        "1 Lock viewDidLoad",
        "1 Lock viewWillAppear",
        "1 Lock viewIsAppearing",
        "1 Lock viewDidAppear",
        "1 Home lost windowNotKey",
        "1 Lock gained appeared",
        "2 Lock viewWillDisappear",
        "2 Lock viewDidDisappear",
        "2 Lock lost windowHidden",
        "2 Home gained windowKey",
      ])
  }

  @Test("A child is embedded in a visible screen and removed again")
  func embedding() throws {
    #expect(
      try transcript(after: "root Home", "embed Child in Home", "unembed Child", kinds: [.view, .focus]) == [
        "1 Child willMove Home",
        "1 Child viewDidLoad",
        "1 Child viewWillAppear",
        "1 Child didMove Home",
        "1 Child viewIsAppearing",
        "1 Child viewDidAppear",
        "1 Child gained appeared",
        "2 Child willMove nil",
        "2 Child viewWillDisappear",
        "2 Child didMove nil",
        "2 Child viewDidDisappear",
        "2 Child lost disappeared",
      ])
  }

  @Test("Touches wait for the transition before them; waits do not")
  func touchesWait() throws {
    #expect(
      try transcript(of: "root nav Home\npush A\npush B\npop", kinds: [.focus]) == [
        "0 Home gained appeared", "0.35 Home lost disappeared", "0.35 A gained appeared", "0.7 A lost disappeared",
        "0.7 B gained appeared", "1.05 B lost disappeared", "1.05 A gained appeared",
      ])
    #expect(
      try transcript(of: "root nav Home\npush A\nswipe back", kinds: [.focus]) == [
        "0 Home gained appeared", "0.35 Home lost disappeared", "0.35 A gained appeared", "0.7 A lost disappeared",
        "0.7 Home gained appeared",
      ])
  }

  @Test("A killed app is launched again by 'open', with its first screens")
  func killAndOpen() throws {
    #expect(
      try transcript(after: "root Home", "home\nkill\nwait 5\nopen", kinds: [.app, .focus]) == [
        "1 app willResignActive",
        "1 Home lost appInactive",
        "1 app didEnterBackground",
        "1 Home reasonChanged appBackground",
        "1 app killed",
        "6 app didFinishLaunching",
        "6 app willEnterForeground",
        "6 app didBecomeActive",
        "6 Home gained appeared",
      ])
  }

  @Test(
    "A command that the demo or its app cannot carry out is refused with its line",
    arguments: [
      ("root nav A\npop", "there is nothing to pop: 'A' is the root of its navigation controller"),
      ("root A\nuse A", "'A' is in no group; write 'group A B …' before"),
      ("root A\ngroup B\nuse B", "there is no screen named 'B'"),
      ("root A\ndetach B", "there is no screen named 'B'"),
      ("root A\noverlay hide", "there is no overlay to hide"),
      ("root A\noverlay show\noverlay show", "the overlay is shown already"),
      ("root A\noverlay show\noverlay hide\noverlay hide", "there is no overlay to hide"),
      ("root A\nwait 1000000000\nsuspend 1", "iOS suspends apps in the background only; go 'home' first"),
      ("root A\nhome\nwait 60\nroot B", "the process is suspended; 'open' the app first"),
      ("root A\nend editing", "nothing is being edited in 'A'"),
      ("root A\nsearch", "'search' needs a navigation bar, and 'A' has none"),
      ("root A\nalert B\nfield F", "'B' has no fields"),
      ("root A\ncontrol-center open\nfield F", "the field 'F' of 'A' cannot be reached"),
    ])
  func refusals(text: String, message: String) {
    let line = text.split(separator: "\n").count
    #expect(refusal(of: text) == "test.journey:\(line): \(message)")
  }

  @Test("A further root replaces what the key window shows")
  func laterRoot() throws {
    let text = "root nav A\nwait 1\nroot pages B C\nwait 1\nroot D\nwait 1"
    #expect(
      try transcript(of: text, kinds: [.focus]) == [
        "0 A gained appeared", "1 A lost disappeared", "1 B gained appeared", "2 B lost disappeared",
        "2 D gained appeared",
      ])
    #expect(
      refusal(of: text + "\npage C") == "test.journey:7: 'page' needs pages; start with 'root pages A B …'")
  }

  @Test("A sheet and another window end the editing of a field and begin it again; a push ends it")
  func fields() throws {
    #expect(
      try transcript(
        after: "root nav Form", "field Title", "field Note", "present pageSheet Picker", "dismiss", "window Lock",
        "field PIN", "window close Lock", "push Detail", "pop", "field Title", "end editing", kinds: [.input]) == [
          "1 Form began Title",
          "2 Form ended Title",
          "2 Form began Note",
          "3 Form ended Note",
          "4.35 Form began Note",
          "6 Lock began PIN",
          "8.35 Form ended Note",
          "10 Form began Title",
          "11 Form ended Title",
        ])
  }

  @Test("An overlay takes the focus of the presented screen below it, and returns it")
  func overlay() throws {
    let text = """
      root Home
      present pageSheet Sheet
      wait 1
      overlay show
      wait 1
      overlay hide
      dismiss
      wait 1
      """
    #expect(
      try transcript(of: text, kinds: [.overlay, .focus]).filter { !$0.hasPrefix("0 ") } == [
        "0.35 Home lost covered Sheet",
        "0.35 Sheet gained appeared",
        "1 overlay willShow",
        "1 Sheet lost windowNotKey",
        "1.25 overlay didShow",
        "2 overlay willHide",
        "2.25 overlay didHide",
        "2.25 Sheet gained windowKey",
        "2.6 Sheet lost disappeared",
        "2.6 Home gained uncovered",
      ])
  }

  @Test("A screen that an overlay covers cannot be touched")
  func covered() {
    let message = "the overlay covers every screen; 'overlay hide' first"
    for line in ["push B", "pop", "alert B", "root B", "swipe back", "field F", "search"] {
      #expect(refusal(of: "root nav A\noverlay show\n\(line)") == "test.journey:3: \(message)")
    }
    #expect(refusal(of: "root nav A\noverlay show\noverlay hide\npush B") == "played")
    #expect(refusal(of: "root nav A\noverlay show\nkill\nopen\npush B") == "played")
    #expect(refusal(of: "root A\nkill\noverlay show") == "test.journey:3: the app is not running; 'open' it")
  }

  @Test("A presentation that UIKit refuses is an event: the presenter is in no window, or is presenting already")
  func quietRefusals() throws {
    let inNoWindow = "root A\npresent fullScreen B\npresent pageSheet C from A"
    #expect(
      try transcript(of: inNoWindow, kinds: [.console]) == [
        "0.35 UIKit logs Attempt to present C on A (from A) whose view is not in the window hierarchy."
      ])
    let presentsAlready = "root A\npresent pageSheet B\npresent pageSheet C from A"
    #expect(
      try transcript(of: presentsAlready, kinds: [.console]) == [
        "0.35 UIKit logs Attempt to present C on A (from A) which is already presenting B."
      ])
  }
}
