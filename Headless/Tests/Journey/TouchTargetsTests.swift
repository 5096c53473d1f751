import HeadlessDevice
import Journey
import HeadlessTestSupport
import Testing
import UIKit

/// What a finger can reach, by its name, and what commands do with it.
@MainActor
@Suite(.oneDevice)
struct TouchTargetsTests {
  private let device = HeadlessDevice()
  private let screen = ControlsScreen()
  private let player: JourneyPlayer

  init() {
    player = JourneyPlayer(on: device, app: NamedScreens())
    let home = UIViewController()
    home.title = "Home"
    let navigation = UINavigationController(rootViewController: home)
    navigation.pushViewController(screen, animated: false)
    device.launch(showing: navigation)
    device.finishTransitions()
  }

  @Test("A target is named by its identifier, its title or placeholder, its label, its property, or its class")
  func names() {
    #expect(
      player.targets.all.map(\.name) == [
        "pay", "Log out", "Log out#2", "Email", "Cover", "switcher", "UISlider", "row-0.0", "row-0.1", "Share", "back",
      ])
    #expect(player.targets.target(named: "row-0.1")?.label == "Track 1")
    #expect(player.targets.target(named: "pay")?.screen === screen)
  }

  @Test("Hidden, disabled and covered views are no targets, and during a transition nothing is")
  func reach() throws {
    screen.pay.isEnabled = false
    screen.logout.isHidden = true
    screen.table.isUserInteractionEnabled = false
    #expect(!player.targets.all.map(\.name).contains { ["pay", "Log out#2", "row-0.0"].contains($0) })
    let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Yes", style: .default))
    screen.present(alert, animated: true)
    device.advance(by: 0.1)
    #expect(player.targets.all.isEmpty)
    device.finishTransitions()
    #expect(player.targets.all.map(\.name) == ["Yes"])
    device.pressHome()
    #expect(player.targets.all.isEmpty)
  }

  @Test("Under another window neither an alert nor a tab is a target")
  func underAnotherWindow() {
    let tabs = UITabBarController()
    tabs.viewControllers = [UIViewController(), UIViewController()]
    device.scenes[0].windows[0].rootViewController = tabs
    device.finishTransitions()
    #expect(player.targets.all.map(\.name) == ["tab-0", "tab-1"])
    let window = device.openWindow(showing: UIViewController(), level: .alert + 1)
    #expect(player.targets.all.isEmpty)
    device.close(window)
    let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Yes", style: .default))
    tabs.present(alert, animated: true)
    device.finishTransitions()
    device.openWindow(showing: UIViewController(), level: .alert + 1)
    #expect(player.targets.all.isEmpty)
  }

  @Test("Commands act on targets, and the screen hears of it")
  func commands() throws {
    let lines = [
      "tap pay", "tap \"Log out\"", "tap switcher", "set UISlider 0.75", "hold Cover", "tap row-0.1", "tap Email",
      "type milk",
      "tap Share", "tap pay and \"Log out#2\"",
    ]
    for line in lines { try player.play(#require(try JourneyLine(line))) }
    #expect(
      screen.log == [
        "pay", "first log out", "switch true", "slider 0.75", "hold", "row 1", "share", "pay", "second log out",
      ])
    #expect(screen.email.text == "milk")
    try player.play(#require(try JourneyLine("tap back")))
    #expect(screen.navigationController?.viewControllers.count == 1)
  }

  @Test(
    "A command that cannot act says why",
    arguments: [
      (
        "tap Buy",
        """
        'ControlsScreen' has no 'Buy' that can be touched now; there are: pay, Log out, Log out#2, Email, Cover, switcher, UISlider, \
        row-0.0, row-0.1, Share, back
        """
      ),
      ("type milk", "there is no keyboard; tap a field first"), ("swipe row pay", "'pay' is no row"),
      ("swipe row row-0.0", "'row-0.0' has no actions now"), ("pull pay", "'pay' is no list"),
      ("hold pay", "'pay' does not take a long press now"), ("set pay 1", "'pay' does not take 1.0 now"),
      ("set row-0.0 1", "'row-0.0' is no control"), ("tap UISlider", "'UISlider' does not take a tap now"),
      ("assume W3", "'assume' stands before the first screen"),
      ("rotate portrait", "the device is held like that already"),
    ])
  func refusals(line: String, message: String) throws {
    let line = try #require(try JourneyLine(line))
    #expect(throws: JourneyRefusal(message)) { try player.play(line) }
  }

  @Test("A weak rule that does not exist is refused with the names of those that do")
  func unknownRule() throws {
    let player = JourneyPlayer(on: HeadlessDevice(), app: NamedScreens())
    let line = try #require(try JourneyLine("assume W99"))
    let refusal = #expect(throws: JourneyRefusal.self) { try player.play(line) }
    #expect(refusal?.message.hasPrefix("'W99' is no weak rule; they are R24, R29") == true)
  }
}

private final class ControlsScreen: UIViewController, UITableViewDataSource, UITableViewDelegate {
  let pay = UIButton(type: .system)
  let logout = UIButton(type: .system)
  let email = UITextField()
  let switcher = UISwitch()
  let table = UITableView()
  private(set) var log: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    pay.accessibilityIdentifier = "pay"
    pay.setTitle("Pay 3 €", for: .normal)
    pay.addAction(UIAction { [weak self] _ in self?.log.append("pay") }, for: .touchUpInside)
    let first = UIButton(type: .system)
    first.setTitle("Log out", for: .normal)
    first.addAction(UIAction { [weak self] _ in self?.log.append("first log out") }, for: .touchUpInside)
    logout.setTitle("Log out", for: .normal)
    logout.addAction(UIAction { [weak self] _ in self?.log.append("second log out") }, for: .touchUpInside)
    email.placeholder = "Email"
    let cover = UIView()
    cover.accessibilityLabel = "Cover"
    cover.addGestureRecognizer(UILongPressGestureRecognizer(target: self, action: Selector(ControlsScreen.hold(_:))))
    switcher.addAction(
      UIAction { [weak self] _ in self.map { $0.log.append("switch \($0.switcher.isOn)") } }, for: .valueChanged)
    let slider = UISlider()
    slider.addAction(
      UIAction { [weak self, weak slider] _ in self?.log.append("slider \(slider?.value ?? 0)") }, for: .valueChanged)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    table.dataSource = self
    table.delegate = self
    for (index, subview) in [pay, first, logout, email, cover, switcher, slider].enumerated() {
      subview.frame = CGRect(x: 20, y: 100 + 50 * index, width: 100, height: 44)
      view.addSubview(subview)
    }
    table.frame = CGRect(x: 0, y: 460, width: 393, height: 300)
    view.addSubview(table)
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      primaryAction: UIAction(title: "Share") { [weak self] _ in self?.log.append("share") })
  }

  private func hold(_ press: UILongPressGestureRecognizer) {
    if press.state == .began { log.append("hold") }
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    cell.textLabel?.text = "Track \(indexPath.row)"
    return cell
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { log.append("row \(indexPath.row)") }
}
