import HeadlessDevice
import Journey
import HeadlessTestSupport
import Testing
import UIKit

/// What a finger, the app and the system do on a device, on plain screens.
@MainActor
@Suite(.oneDevice)
struct JourneyPlayerTests {
  private let app = NamedScreens()

  private func player(_ idiom: UIUserInterfaceIdiom = .phone) -> JourneyPlayer {
    JourneyPlayer(on: HeadlessDevice(idiom: idiom), app: app)
  }

  /// Plays lines, and notes after each, when its transition has ended, what the user sees.
  private func visible(_ lines: String..., on player: JourneyPlayer? = nil) throws -> [String] {
    let player = player ?? self.player()
    return try lines.map { text in
      try player.play(#require(try JourneyLine(text)))
      player.finish()
      return player.visible.map { $0.title ?? "\(type(of: $0))" } ?? "nothing"
    }
  }

  @Test("Screens are pushed, popped and swiped back")
  func stack() throws {
    #expect(
      try visible(
        "root nav A", "push B", "push C instantly", "pop", "swipe back cancel", "swipe back", "push D", "push E",
        "pop to root") == ["A", "B", "C", "B", "B", "A", "D", "E", "A"])
  }

  @Test("Screens are presented in their style, alerts are answered by their first action, and sheets are pulled down")
  func presenting() throws {
    let player = player()
    #expect(
      try visible(
        "root A", "present formSheet B undimmed", "sheet drag cancel", "alert C", "dismiss", "dismiss instantly",
        "action-sheet D", "dismiss", "present pageSheet F", "sheet drag", "present fullScreen E from A", on: player)
        == ["A", "B", "B", "C", "B", "A", "D", "A", "F", "A", "E"])
    #expect(player.visible?.modalPresentationStyle == .fullScreen)
    for style in PresentStyle.allCases {
      let player = self.player()
      _ = try visible("root A", "present \(style.rawValue) B", on: player)
      #expect("\(try #require(player.visible).modalPresentationStyle)".hasSuffix(style.rawValue))
    }
  }

  @Test("A menu is opened over the visible screen, of a stack or presented, and closed; there is one at a time")
  func menu() throws {
    let player = player()
    #expect(
      try visible("root nav A", "menu More", "end menu", "present pageSheet B", "menu Sort", "end menu", on: player)
        == ["A", "More", "A", "B", "Sort", "B"])
  }

  @Test("An undimmed sheet lets the screen below it be used")
  func undimmed() throws {
    let player = player()
    _ = try visible("root A", "present pageSheet B undimmed", on: player)
    #expect(player.visible?.sheetPresentationController?.largestUndimmedDetentIdentifier == .medium)
    _ = try visible("dismiss", "present pageSheet C", on: player)
    #expect(player.visible?.sheetPresentationController?.largestUndimmedDetentIdentifier == nil)
  }

  @Test("Tabs, pages and columns show what is chosen in them")
  func containers() throws {
    #expect(try visible("root tabs A B", "tab B", "push C", "tab A", "tab B") == ["A", "B", "C", "A", "C"])
    #expect(try visible("root pages A B", "page B cancel", "page B", "page A") == ["A", "A", "B", "A"])
    #expect(try visible("root split A B", "push C", on: player(.pad)) == ["B", "C"])
  }

  @Test("A child joins its screen and leaves it")
  func embedding() throws {
    let player = player()
    _ = try visible("root A", "embed B in A", on: player)
    let screen = try player.screen(named: "B")
    #expect(screen.parent?.title == "A" && screen.view.superview != nil)
    _ = try visible("unembed B", on: player)
    #expect(screen.parent == nil && screen.view.superview == nil)
  }

  @Test("Windows are made key, closed and forgotten; scenes are made, moved and closed")
  func windows() throws {
    let player = player(.pad)
    #expect(
      try visible("root A", "window B", "window close B", "window C", "window forget C", on: player)
        == ["A", "B", "A", "C", "nothing"])
    _ = try visible("scene D", on: player)
    let scene = try #require(player.device.scenes.last)
    #expect(player.device.scenes.count == 2)
    _ = try visible("scene background D", on: player)
    #expect(scene.activationState == .background)
    _ = try visible("scene foreground D", on: player)
    #expect(scene.activationState == .foregroundActive)
    _ = try visible("scene close D", on: player)
    #expect(player.device.scenes.count == 1)
  }

  @Test("The system does what is said")
  func system() throws {
    let player = player()
    func state(_ lines: String...) throws -> UIApplication.State {
      for line in lines { _ = try visible(line, on: player) }
      return UIApplication.shared.applicationState
    }
    #expect(try state("root A", "control-center open") == .inactive)
    #expect(try state("control-center close") == .active)
    #expect(try state("call") == .inactive)
    #expect(try state("end call", "prompt") == .inactive)
    #expect(try state("end prompt") == .active)
    #expect(try state("lock") == .background)
    #expect(try state("unlock") == .active)
    #expect(try state("home") == .background)
    let before = player.device.continuousNow
    #expect(try state("suspend 100") == .background)
    #expect(player.device.continuousNow - before > 99)
    #expect(try state("open") == .active)
    _ = try visible("kill", on: player)
    #expect(!player.device.isRunning)
    #expect(try visible("open", "window B", "kill", "open", on: player).last == "A")
    // The windows of the process that has ended are forgotten.
    #expect(player.refusal(of: JourneyLine(.window(.close("B")))) != nil)
  }

  @Test("A touch waits for the transition before it, and a swipe lifts half-way; a wait does not wait for them")
  func time() throws {
    let player = player()
    func now(_ line: String) throws -> Double {
      try player.play(#require(try JourneyLine(line)))
      return (player.device.now * 1000).rounded() / 1000
    }
    #expect(try now("root nav A") == 0)
    #expect(try now("push B") == 0)
    #expect(try now("push C") == 0.35)
    #expect(try now("wait 0.05") == 0.4)
    #expect(try now("swipe back cancel") == 0.7)
    #expect(try now("pop") == 1.05)
    player.finish()
    #expect(player.visible?.title == "B")
    #expect(player.device.now > 1.4)
  }

  @Test("It acts on the screens of an app that it has not launched")
  func ownApp() throws {
    let device = HeadlessDevice()
    let form = NamedScreens.screen("Form")
    let field = UITextField()
    field.accessibilityIdentifier = "Name"
    form.view.addSubview(field)
    form.navigationItem.searchController = UISearchController(searchResultsController: nil)
    let tabs = UITabBarController()
    tabs.viewControllers = [
      UINavigationController(rootViewController: NamedScreens.screen("List")),
      UINavigationController(rootViewController: form),
    ]
    device.launch(showing: tabs)
    let player = JourneyPlayer(on: device, app: app)
    #expect(try visible("tab Form", "field Name", on: player) == ["Form", "Form"])
    #expect(field.isFirstResponder)
    _ = try visible("end editing", on: player)
    #expect(!field.isFirstResponder)
    #expect(try visible("search", "end search", on: player) == ["UISearchController", "Form"])
    #expect(player.refusal(of: JourneyLine(.touch(.field("Phone"))))?.message.hasPrefix("the field 'Phone'") == true)
    #expect(player.refusal(of: JourneyLine(.touch(.tab("Form")))) == nil)
    _ = try visible("control-center open", on: player)
    #expect(player.refusal(of: JourneyLine(.touch(.field("Name")))) != nil)
  }

  @Test("An alert is answered by its own first action; what is being dismissed is no longer what the user sees")
  func dismissing() throws {
    let player = player()
    _ = try visible("root A", on: player)
    var answers: [String] = []
    let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
    for title in ["Yes", "No"] {
      alert.addAction(UIAlertAction(title: title, style: .default) { _ in answers.append(title) })
    }
    player.visible?.present(alert, animated: true)
    try player.play(JourneyLine(.transition(.dismiss)))
    #expect(player.visible?.title == "A")
    player.finish()
    #expect(answers == ["Yes"])
  }

  @Test("'root app' shows the first screens of the app, and is refused if it has none")
  func rootOfApp() throws {
    #expect(throws: JourneyRefusal("the app makes no first screens; write 'root NAME'")) {
      try visible("root app")
    }
    app.firstScreen = UINavigationController(rootViewController: NamedScreens.screen("Own"))
    let player = player()
    #expect(try visible("root app", "push B", on: player) == ["Own", "B"])
    #expect(
      player.refusal(of: JourneyLine(.transition(.push("Own"))))?.message == "there is a screen named 'Own' already")
  }

  @Test("A long wait leaves out the minutes in which nothing happens, if it can be known")
  func longWait() throws {
    let player = player()
    player.happenings = { 0 }
    _ = try visible("root A", "wait 1000000000", on: player)
    #expect(player.device.now >= 1e9)
    #expect(player.refusal(of: JourneyLine(.wait(8e9)))?.message.hasPrefix("a journey lasts") == true)
  }

  @Test(
    "A command that cannot be carried out is refused with its line",
    arguments: [
      ("root A\npop", "'pop' needs a navigation controller, and 'A' is in none"),
      ("root nav A\npop", "there is nothing to pop: 'A' is the root of its navigation controller"),
      ("root nav A\nswipe back", "there is nothing to swipe back to from 'A'"),
      ("root A\ndismiss", "there is nothing to dismiss: 'A' is not presented"),
      ("root A\nsheet drag cancel", "there is no sheet to drag: 'A' is not presented as one"),
      ("root A\npresent pageSheet B from C", "there is no screen named 'C'"),
      ("root A\nunembed A", "'A' is not embedded in a screen"),
      ("root A\nwindow close B", "there is no window named 'B'"),
      ("root tabs A A", "there is a screen named 'A' already"),
      ("root tabs A B\ntab C", "there is no tab 'C'; the tabs are A, B"),
      ("root A\ntab B", "'A' is in no tab bar controller"),
      ("root nav A\npush A", "there is a screen named 'A' already"),
      ("root A\npage B", "'page' needs pages; start with 'root pages A B …'"),
      ("root pages A B C\npage C", "'C' is no page beside 'A'"),
      ("root A\nend menu", "there is no menu over 'A'"),
      ("root A\nmenu B\nmenu C", "'B' cannot open a menu now"),
      ("root A\nsearch", "'search' needs a navigation bar, and 'A' has none"),
      ("root nav A\nsearch", "'A' has no search bar"),
      ("root nav A\nend search", "nothing is searched for in 'A'"),
      ("root A\nscene close B", "there is no scene named 'B'"),
      ("root A\nopen", "the app is open already"),
      ("root A\nlock\nopen", "the device is locked; 'unlock' it"),
      ("root A\nhome\nhome", "the app is in the background already"),
      ("root A\ncall\ncall", "call is there already; 'end call' first"),
      ("root A\nend call", "there is no call that 'end call' could end"),
      ("root A\nunlock", "the device is not locked"),
      ("root A\nlock\nlock", "the device is locked already"),
      ("root A\nhome\nwait 60\nroot B", "the process is suspended; 'open' the app first"),
      ("root A\nsuspend 5", "iOS suspends apps in the background only; go 'home' first"),
      ("root A\nkill\npush B", "the app is not running; 'open' it"),
      (
        "root A\nhome" + String(repeating: "\nsuspend 1000000000", count: 10),
        "a journey lasts 9000000000 seconds at most, which is 285 years"
      ),
      ("root A\nend editing", "nothing is being edited in 'A'"),
      ("root A\nfield F", "'A' has no fields"),
      ("root A\noverlay show", "'overlay show' needs an app that can do it"),
    ])
  func refusals(text: String, message: String) throws {
    let journey = try Journey(parsing: text, file: "test.journey")
    let error = #expect(throws: JourneyError.self) { try player().play(journey) }
    #expect(error?.description == "test.journey:\(journey.lines.count): \(message)")
  }

  @Test(
    "What needs an iPad is refused on a phone", arguments: [("root split A B", "root split"), ("scene B", "scene")])
  func phone(line: String, command: String) throws {
    let player = player()
    if command == "scene" { _ = try visible("root A", on: player) }
    let refusal = player.refusal(of: try #require(try JourneyLine(line)))
    #expect(refusal?.message.hasPrefix("'\(command)' needs an iPad") == true)
  }

  @Test("Without an app only its first screens can be asked for", arguments: ["push A", "open", "home", "window A"])
  func noApp(line: String) throws {
    let refusal = player().refusal(of: try #require(try JourneyLine(line)))
    #expect(refusal?.message == "there is no app yet; start it with 'root NAME'")
  }
}
