import Dispatch
import Foundation
import HeadlessDevice
import LifecycleBehaviors
import LifecycleReports
import UIKit

/// An app that keeps a record and is ended, in real time. It says what became of the run before, and performs the commands on
/// standard input.
@MainActor
final class EndedApp {
  private let device: HeadlessDevice
  private let record: URL
  private let player = NamedScreen("Player")

  init(record: String) {
    LifecycleTime.current = .system
    device = HeadlessDevice(time: .real)
    self.record = URL(fileURLWithPath: record)
    AttentionReporter.shared.nameOfScreen = { ($0 as? NamedScreen)?.name }
  }

  /// - Parameter place: "launch" to stay in the launch.
  func run(_ place: String?) {
    let lastRun = AttentionReporter.shared.keepRecord(in: record)
    write("lastRun \(lastRun.end) \(lastRun.confidence) \(lastRun.attention?.description ?? "-")")
    if place == "launch" { write("ready") } else { launch() }
    Thread {
      while let line = readLine() {
        DispatchQueue.main.async { [weak self] in MainActor.assumeIsolated { self?.perform(line) } }
      }
      kill(getpid(), SIGKILL)
    }.start()
    while true { _ = RunLoop.main.run(mode: .default, before: .distantFuture) }
  }

  private func launch() {
    let stack = UINavigationController(rootViewController: NamedScreen("Inbox"))
    device.launch(showing: stack)
    stack.pushViewController(player, animated: false)
    wait { AttentionReporter.shared.attention.screen == "Player" }
    write("ready")
  }

  private func perform(_ line: String) {
    switch line {
    case "alert":
      player.present(UIAlertController(title: "?", message: nil, preferredStyle: .alert), animated: false)
    case "control-center": device.openControlCenter()
    case "home": device.pressHome()
    case "warn": device.warnOfMemory()
    case "block": Thread.sleep(forTimeInterval: 60)
    case "spin": while true {}
    case "exit": exit(0)
    case "abort": abort()
    case "crash":
      AttentionReporter.noteCrash()
      abort()
    case "notice":
      NotificationCenter.default.post(name: UIApplication.willTerminateNotification, object: nil)
      exit(0)
    case "allocate":
      var all: [UnsafeMutableRawPointer] = []
      while true { all.append(.allocate(byteCount: 1 << 26, alignment: 8)) }
    case "ping": write("pong")
    default: write("unknown \(line)")
    }
  }

  /// Writes entries as fast as it can: the name of the screen has a number, which is printed when an entry with it is in the file.
  func writeForEver() {
    var number = 0
    AttentionReporter.shared.nameOfScreen = { _ in "S\(number)" }
    AttentionReporter.shared.keepRecord(in: record)
    device.launch(showing: NamedScreen(""))
    while true {
      wait { AttentionReporter.shared.attention == Attention(screen: "S\(number)", .focused) }
      device.openControlCenter()
      write("\(number)")
      number += 1
      device.closeControlCenter()
    }
  }

  private func wait(_ isDone: () -> Bool) {
    while !isDone() { _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.01)) }
  }

  // Unbuffered, so that nothing is lost when the process is killed.
  private func write(_ line: String) {
    FileHandle.standardOutput.write(Data((line + "\n").utf8))
  }
}

/// A screen with behaviors.
private final class NamedScreen: UIViewController {
  let name: String

  init(_ name: String) {
    self.name = name
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    fatalError("NamedScreen is not made from an archive")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    addBehaviors([NoBehavior()])
  }
}

private struct NoBehavior: ViewControllerLifecycleBehavior {
  func afterAppearing(_ viewController: UIViewController) {}
}
