import FocusBehavior
import HeadlessDevice
import LifecycleBehaviors
import LifecycleTestKit
import TestSupport
import Testing
import UIKit

@testable import Samples

/// What users have reported of locks and privacy covers of other apps, on the recipe for lock, cover and wall.
@MainActor
@Suite(.everyAnswer)
struct PublicReportsOfLocksTests {
  @Test("The lock and its overlays are deallocated with their owner")
  func leaks() async {
    weak var lock: LockRecipe.Lock?
    do {
      let newLock = LockRecipe.Lock()
      let overlays = LockRecipe.Overlays(Connection(), newLock)
      lock = newLock
      withExtendedLifetime(overlays) {}
    }
    #expect(lock == nil)
  }

  // element-x-ios #2134: becoming active began the lock's work anew.
  @Test(
    "A prompt for a face that is cancelled is not repeated when the app becomes active", arguments: [true, false])
  func cancelled(answersFirst: Bool) async {
    let app = LockedApp()
    await app.launch()
    #expect(app.prompts == 1)
    await app.answer(false, isFirst: answersFirst)
    await app.advance(by: 60)
    #expect(app.prompts == 1 && app.shown == ["Lock"])
  }

  // JKLLockScreenViewController #8: asked in viewDidAppear.
  @Test("A lock that closed in the background asks once, when the app is active", arguments: [true, false])
  func asksOnce(isRecognized: Bool) async {
    let app = LockedApp()
    await app.unlock()
    app.device.pressHome()
    await app.advance(by: 360)
    #expect(app.prompts == 1 && app.shown == ["Logo"])
    await app.open()
    #expect(app.prompts == 2 && app.shown == ["Lock"])
    await app.answer(isRecognized)
    #expect(app.prompts == 2 && app.shown == (isRecognized ? ["screen"] : ["Lock"]))
  }

  // gemwalletcom/wallet #1323: the prompt makes the app inactive.
  @Test(
    "No logo appears under the app's own prompt for a face, nor between the lock and the screen",
    arguments: [true, false])
  func ownPrompt(answersFirst: Bool) async {
    let app = LockedApp()
    await app.launch()
    app.startLog()
    await app.answer(true, isFirst: answersFirst)
    #expect(app.log.flush() == ["screen"])
  }

  // Strongbox #555: the app is inactive already when it is left.
  @Test("An app that is left during the prompt for a face is covered, whatever the answer", arguments: [true, false])
  func leftWhilePrompting(isRecognized: Bool) async {
    let app = LockedApp()
    await app.launch()
    app.startLog()
    await app.reply(isRecognized)
    app.device.pressHome()
    await app.advance(by: 10)
    #expect(!app.log.flush().contains("screen"))
  }

  @Test("A face that is recognized when the app has been left opens the lock for five minutes only")
  func recognizedInBackground() async {
    let app = LockedApp()
    app.device.suspendsInBackground = false
    await app.launch()
    app.device.pressHome()
    app.device.dismissSystemAlert()
    await app.reply(true)
    await app.advance(by: 360)
    await app.open()
    #expect(app.shown == ["Lock"])
  }

  @Test("A lock that has closed stays closed for a user who opens the app and leaves it again before it is active")
  func leftBeforeActive() async {
    let app = LockedApp()
    await app.unlock()
    app.device.pressHome()
    await app.advance(by: 360)
    app.device.receiveCall()
    await app.open()
    #expect(app.shown == ["Lock"])
    app.device.pressHome()
    app.device.endCall()
    await app.open()
    #expect(app.shown == ["Lock"])
  }

  // The system ends the question when the user leaves: LAError.systemCancel.
  @Test(
    "A lock that is opened again asks again, whether the user has left during the prompt or after a cancelled one",
    arguments: [true, false])
  func openedAgain(leavesDuringPrompt: Bool) async {
    let app = LockedApp()
    await app.launch()
    if !leavesDuringPrompt { await app.answer(false) }
    app.device.pressHome()
    if leavesDuringPrompt { await app.answer(false) }
    await app.advance(by: 10)
    await app.open()
    #expect(app.prompts == 2 && app.shown == ["Lock"])
    await app.answer(true)
    #expect(app.shown == ["screen"])
  }

  @Test("A prompt that is cancelled in one window is not repeated in another")
  func cancelledInOneWindow() async {
    let app = LockedApp(.pad)
    await app.launch()
    await app.answer(false)
    app.connectScene()
    for scene in app.device.scenes {
      app.device.bringToFront(scene)
      await app.advance(by: 1)
    }
    #expect(app.prompts == 1 && app.shown == ["Lock", "Lock"])
  }

  @Test("The locks of two windows ask for one face")
  func twoWindows() async {
    let app = LockedApp(.pad)
    await app.unlock()
    app.connectScene()
    app.device.pressHome()
    await app.advance(by: 360)
    await app.open()
    #expect(app.prompts == 2 && app.shown == ["Lock", "Lock"])
    await app.answer(true)
    #expect(app.prompts == 2 && app.shown == ["screen", "screen"])
  }

  @Test("The scene that is connected in the background of an unlocked app has the logo, that of a locked app the lock")
  func refreshedInBackground() async {
    let app = LockedApp(.pad)
    await app.unlock()
    app.connectScene(inBackground: true)
    #expect(app.shown == ["screen", "Logo"])
    app.device.pressHome()
    await app.advance(by: 360)
    await app.open()
    #expect(app.shown == ["Lock", "Lock"])
  }
}

/// An app with the recipe's lock, cover and wall, and a face that answers when the test says so.
@MainActor
private final class LockedApp {
  let device: HeadlessDevice
  /// The windows that have become key, once it is started.
  let log = LifecycleTranscript()
  private(set) var prompts = 0
  private let lock = LockRecipe.Lock()
  private var overlays: LockRecipe.Overlays?
  private var answers: [AsyncStream<Bool>.Continuation] = []
  private var tokens: [any NSObjectProtocol] = []

  init(_ idiom: UIUserInterfaceIdiom = .phone) {
    device = HeadlessDevice(idiom: idiom)
    observe(UIApplication.didEnterBackgroundNotification) { [lock] _ in lock.appDidEnterBackground() }
    observe(UIApplication.didBecomeActiveNotification) { [lock] _ in lock.appDidBecomeActive() }
    askForFace = { [weak self] in
      guard let answers = self?.prompt() else { return false }
      return await answers.first { _ in true } ?? false
    }
    overlays = LockRecipe.Overlays(Connection(), lock)
  }

  deinit {
    tokens.forEach(NotificationCenter.default.removeObserver)
    answers.forEach { $0.finish() }
  }

  private func observe(_ name: Notification.Name, _ handler: @escaping @MainActor (UIWindow?) -> Void) {
    tokens.append(
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { notification in
        let window = notification.object as? UIWindow
        MainActor.assumeIsolated { handler(window) }
      })
  }

  func startLog() {
    observe(UIWindow.didBecomeKeyNotification) { [log] window in log.record(Self.content(of: window)) }
  }

  // MARK: What is seen

  /// What is in front in each scene.
  var shown: [String] {
    device.scenes.map { scene in
      Self.content(of: scene.windows.filter { !$0.isHidden }.max { $0.windowLevel.rawValue < $1.windowLevel.rawValue })
    }
  }

  private static func content(of window: UIWindow?) -> String {
    guard let content = window?.rootViewController?.children.first else { return "screen" }
    return "\(type(of: content))".replacingOccurrences(of: "ViewController", with: "")
  }

  // MARK: What happens

  func launch() async {
    device.launch(showing: UIViewController())
    await advance(by: 1)
  }

  func unlock() async {
    await launch()
    await answer(true)
  }

  func open() async {
    device.openApp()
    await advance(by: 1)
  }

  func connectScene(inBackground: Bool = false) {
    device.connectScene(showing: UIViewController(), inBackground: inBackground)
    device.advance(by: 1)
  }

  func advance(by seconds: TimeInterval) async {
    device.advance(by: seconds)
    await settleTasks()
    device.turn()
  }

  // MARK: The face

  private func prompt() -> AsyncStream<Bool> {
    prompts += 1
    device.showSystemAlert()
    let (stream, continuation) = AsyncStream.makeStream(of: Bool.self)
    answers.append(continuation)
    return stream
  }

  /// The app has its answer, and the prompt goes.
  /// - Parameters:
  ///   - isRecognized: the answer.
  ///   - isFirst: whether the app has its answer while the prompt is still there.
  func answer(_ isRecognized: Bool, isFirst: Bool = true) async {
    if isFirst { await reply(isRecognized) }
    device.dismissSystemAlert()
    await advance(by: 1)
    if !isFirst { await reply(isRecognized) }
    await advance(by: 1)
  }

  func reply(_ isRecognized: Bool) async {
    answers.forEach { $0.yield(isRecognized) }
    answers = []
    await settleTasks()
    device.turn()
  }
}
