@_exported import Foundation

/// All that UIKit has in statics, in one object, so that each test starts like a new process.
@MainActor
package final class World {
  /// The world that `UIApplication.shared`, `UIScreen.main` and `CACurrentMediaTime()` read.
  package static var current: World {
    if let installed { return installed }
    let world = World()
    installed = world
    return world
  }

  /// Replaces the current world: the end of one process and the start of another.
  package static func install(_ world: World?) {
    let ended = installed
    ended?.endProcess()
    installed = world
    // Released only now: what is deinitialized with it may ask for the current world.
    ended?.application.releaseCompanion()
    withExtendedLifetime(ended) {}
  }

  private static var installed: World? {
    didSet { shareWithOtherThreads() }
  }

  /// The current world's main run loop, for any thread.
  nonisolated static var loop: MainLoop? { shared.withLock { $0.loop } }

  /// R168, R169: the current world's application, for any thread; nil before `UIApplicationMain`.
  nonisolated static var existingApplication: UIApplication? { shared.withLock { $0.application } }

  nonisolated private static let shared = Locked<(loop: MainLoop?, application: UIApplication?)>((nil, nil))

  private static func shareWithOtherThreads() {
    let new = (installed?.loop, installed?.hasApplication == true ? installed?.application : nil)
    // The former ones are released without the lock: what is deinitialized with them may ask for the current ones.
    _ = shared.withLock { former in
      defer { former = new }
      return former
    }
  }

  package let loop: MainLoop
  package private(set) var transaction = Transaction()
  package let console = Console()
  package var weakRules = WeakRules.standard
  /// Called with each notification of the application, to post it. `HeadlessDevice` sets it.
  package var aroundPosting: (NSNotification.Name, () -> Void) -> Void = { _, post in post() }

  package let screen: UIScreen
  /// R94: the highest rate of display links, in frames per second.
  package var maximumLinkRate = 60
  package private(set) var application = UIApplication() {
    didSet { Self.shareWithOtherThreads() }
  }
  /// R169: false in a process in which `UIApplicationMain` has not been called.
  package var hasApplication = true {
    didSet { Self.shareWithOtherThreads() }
  }
  /// The delegate of an app that was launched by its delegate only.
  var keptDelegate: (any UIApplicationDelegate)?
  /// Turns the loop of an app that runs without a device.
  var driver: RealTimeDriver?
  package private(set) var keyboard = Keyboard()
  /// Open scenes, in the order they connected.
  package var scenes: [UIWindowScene] = []
  let shownWindows = ShownWindows()
  package var displayLinks: [CADisplayLink] = []
  package var backgroundTime = BackgroundTime()
  package var animations = RunningAnimations()
  package private(set) lazy var scrolls = ActiveScrolls(of: self)
  var animationGroups = AnimationGroups()
  /// For objects that check in their `deinit` whether the process still runs.
  package private(set) var process = RunningProcess()
  /// Whether another app opens a URL.
  package var opensURL: (URL) -> Bool = { _ in false }
  /// Called when another app becomes active in place of this one.
  package var leaveForOtherApp: () -> Void = {}
  /// R115: `UIView.setAnimationsEnabled(_:)`.
  var animationsAreEnabled = true
  /// Presentations and dismissals whose views have begun to move.
  var modalTransitions: [ModalTransition] = []
  /// Transitions between controllers that have not ended.
  var transitions: [any EndingWithProcess] = []
  let calls = CallsUnderWay()
  /// Receives the exceptions that UIKit raises for a mistake of the app, instead of the process's end. What the app does
  /// afterwards has no meaning.
  package var didRaise: ((String) -> Void)?
  /// Receives the type of a screen whose layout has no end, and a sentence about it, instead of the process's end.
  package var didFindEndlessLayout: ((_ screen: String, _ reason: String) -> Void)?
  package let superCalls = SuperCalls()
  /// The major version of iOS (R137).
  package var systemVersion = 18
  package var traits: UITraitCollection
  /// The orientation of the interface. The device itself may have an orientation that no controller supports.
  var interfaceOrientation = UIInterfaceOrientation.portrait
  // The traits, sizes and places of the scenes that have their own.
  var sceneTraits: [ObjectIdentifier: UITraitCollection] = [:]
  var sceneSizes: [ObjectIdentifier: CGSize] = [:]
  var sceneOrigins: [ObjectIdentifier: CGPoint] = [:]
  package var accessibility = AccessibilityState()

  /// Objects that are deallocated from now on are not deallocated by the app.
  package func endProcess() {
    process.end()
    shownWindows.releaseAll()
  }

  /// The process ends, and no delegate or observer is called. Time continues, and another process may start.
  package func terminate() {
    endProcess()
    loop.removeAll()
    for link in displayLinks {
      link.invalidate()
    }
    scenes.forEach(forgetEnvironment)
    scenes = []
    transaction = Transaction()
    animations = RunningAnimations()
    scrolls.removeAll()
    animationGroups = AnimationGroups()
    process = RunningProcess()
    animationsAreEnabled = true
    modalTransitions = []
    transitions.forEach { $0.abandon() }
    transitions = []
    backgroundTime = BackgroundTime()
    let ended = application
    application = UIApplication()
    hasApplication = true
    keptDelegate = nil
    keyboard = Keyboard()
    ended.releaseCompanion()
  }

  package init(
    time: MainLoop.Time = .virtual, idiom: UIUserInterfaceIdiom = .phone, maximumFramesPerSecond: Int = 60
  ) {
    loop = MainLoop(time: time)
    let isPad = idiom == .pad
    screen = UIScreen(
      size: isPad ? CGSize(width: 834, height: 1194) : CGSize(width: 393, height: 852),
      maximumFramesPerSecond: maximumFramesPerSecond)
    traits = UITraitCollection(traitsFrom: [
      UITraitCollection(userInterfaceIdiom: idiom),
      UITraitCollection(horizontalSizeClass: isPad ? .regular : .compact),
      UITraitCollection(verticalSizeClass: .regular),
      UITraitCollection(activeAppearance: .active),
    ])
    loop.turnBody = { [unowned self] in transaction.commit(in: self) }
    loop.endsBeforeLayout = { [unowned self] in !weakRules.iterationsIncludeTheirLayout }
    loop.lateWorkWakes = { [unowned self] in weakRules.lateWorkWakesTheLoop }
  }
}

/// Whether a process is still running, for any thread.
package final class RunningProcess: Sendable {
  private let hasEnded = Locked(false)

  package var isRunning: Bool { hasEnded.withLock { !$0 } }

  func end() {
    hasEnded.withLock { $0 = true }
  }
}
