import HeadlessDevice
import HeadlessTestSupport
import Testing
import UIKit

@MainActor
@Suite(.oneDevice)
struct VirtualTimeTests {
  let device = HeadlessDevice()
  let log = Transcript()

  @Test("advance(by:) runs due work by deadline, then in the order of scheduling, each at its own time")
  func order() {
    for (name, delay) in [("c", 2.0), ("a", 1.0), ("b", 1.0)] {
      _ = device.schedule(after: delay) { [log, device] in log.record("\(name) \(device.now)") }
    }
    device.advance(by: 1.5)
    #expect(log.flush() == ["a 1.0", "b 1.0"])
    device.advance(by: 0.5)
    #expect(log.flush() == ["c 2.0"])
  }

  @Test("Work that is scheduled by other work runs in the same advance if it falls due within it")
  func nested() {
    _ = device.schedule(after: 1) { [log, device] in
      _ = device.schedule(after: 1) { log.record("within") }
      _ = device.schedule(after: 2) { log.record("beyond") }
    }
    device.advance(by: 2.5)
    #expect(log.flush() == ["within"])
    device.advance(by: 1)
    #expect(log.flush() == ["beyond"])
  }

  /// What the user or iOS does to an app.
  enum Act: CaseIterable {
    case home, call, tap, back, swipe, memoryWarning, dark, rotation

    @MainActor
    fileprivate func run(on device: HeadlessDevice, _ screen: ActScreen, in navigation: UINavigationController) {
      switch self {
      case .home: device.pressHome()
      case .call: device.receiveCall()
      case .tap: device.tap(screen.button)
      case .back: device.tapBackButton(in: navigation)
      case .swipe: _ = device.beginSwipeBack(in: navigation)
      case .memoryWarning: device.warnOfMemory()
      case .dark: device.setTraits(UITraitCollection(userInterfaceStyle: .dark))
      case .rotation: device.rotate(to: .landscapeLeft)
      }
    }
  }

  @Test(
    "R1: what the user or iOS does happens inside an iteration of the main run loop, of which it is the first source",
    arguments: Act.allCases)
  func insideIteration(act: Act) {
    let screen = ActScreen(log)
    let navigation = UINavigationController(rootViewController: UIViewController())
    device.launch(showing: navigation)
    device.push(screen, onto: navigation)
    let token = NotificationCenter.default.addObserver(
      forName: UIApplication.willResignActiveNotification, object: nil, queue: nil
    ) { [log] _ in MainActor.assumeIsolated { log.record("called") } }
    defer { NotificationCenter.default.removeObserver(token) }
    let end = device.world.loop.afterEachTurn { [log] in log.record("end") }
    defer { end.cancel() }
    _ = device.schedule(after: 0) { [log] in log.record("source") }
    log.flush()
    let turn = device.turnNumber
    act.run(on: device, screen, in: navigation)
    let lines = log.flush()
    #expect(lines.first == "called" && lines.contains("source") && lines.last == "end")
    #expect(device.turnNumber == turn + 1)
  }

  @Test("Work without a delay waits for the next turn, also when it is scheduled inside a turn")
  func nextTurn() {
    _ = device.schedule(after: 0) { [log, device] in
      log.record("first")
      _ = device.schedule(after: 0) { log.record("second") }
    }
    device.turn()
    #expect(log.flush() == ["first"])
    device.turn()
    #expect(log.flush() == ["second"])
  }

  @Test("Cancelled work does not run, also when it is cancelled at the time at which it is due")
  func cancelled() {
    var other: HeadlessDevice.Timer?
    _ = device.schedule(after: 1) { other?.cancel() }
    other = device.schedule(after: 1) { [log] in log.record("other") }
    device.advance(by: 2)
    #expect(log.flush() == [])
  }

  @Test("finishTransitions moves time to the end of the last transition under way, and no further")
  func finishTransitions() {
    let root = UIViewController()
    device.launch(showing: root)
    root.present(UIViewController(), animated: true)
    device.finishTransitions()
    #expect(!device.isAnimating)
    #expect(root.presentedViewController?.isBeingPresented == false)
    #expect(device.now < 1)
  }

  @Test("Another device is another process: it starts at 0, and has nothing of what the app of the one before had")
  func fresh() {
    let screen = ForgetfulScreen()
    screen.superCalls["viewWillAppear"] = []
    device.launch(showing: screen)
    let link = CADisplayLink(target: LinkTarget(log), selector: Selector(LinkTarget.tick))
    link.add(to: .main, forMode: .common)
    UIView.setAnimationsEnabled(false)
    device.advance(by: 5)
    #expect(device.superCallMistakes.count == 1)
    let next = HeadlessDevice()
    #expect(next.now == 0)
    #expect(next.displayLinks.isEmpty)
    #expect(next.superCallMistakes.isEmpty)
    #expect(UIView.areAnimationsEnabled)
    #expect(UIApplication.shared.connectedScenes.isEmpty)
    #expect(UIApplication.shared.applicationState == .background)
    link.invalidate()
  }

  @Test("A released device, its windows and their controllers are not kept alive")
  func leaks() {
    weak var device: HeadlessDevice?
    weak var window: UIWindow?
    weak var screen: UIViewController?
    do {
      let made = HeadlessDevice()
      let root = UIViewController()
      device = made
      screen = root
      window = made.launch(showing: UINavigationController(rootViewController: root))
      made.advance(by: 1)
      root.navigationController?.pushViewController(UIViewController(), animated: true)
      made.advance(by: 0.1)
      made.pressHome()
      made.openApp()
    }
    _ = HeadlessDevice()
    #expect(device == nil)
    #expect(window == nil)
    #expect(screen == nil)
  }
}

/// A screen that says when it is called.
private final class ActScreen: UIViewController {
  let button = UIButton(type: .system)
  private let log: Transcript

  init(_ log: Transcript) {
    self.log = log
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  private func called() { log.record("called") }

  override func viewDidLoad() {
    super.viewDidLoad()
    button.frame = CGRect(x: 50, y: 300, width: 200, height: 44)
    button.addAction(UIAction { [weak self] _ in self?.called() }, for: .touchUpInside)
    view.addSubview(button)
  }

  override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    if parent == nil { called() }
  }

  override func didReceiveMemoryWarning() {
    super.didReceiveMemoryWarning()
    called()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    called()
  }
}
