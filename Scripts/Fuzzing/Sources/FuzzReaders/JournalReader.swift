import Foundation
import HeadlessDevice
import LifecycleBehaviors
import SuspendBehavior
import UIKit

/// The journal of suspensions that the run before has left.
@MainActor
final class JournalReader: Reader {
  private let device = HeadlessDevice().drivingLifecycleTime()
  private let file = ReadFile("journal")
  private let issues = Issues()
  private var journal: SuspendJournal { SuspendJournal(url: file.url) }

  init() {
    device.suspendsInBackground = false
    device.launch(showing: UIViewController())
  }

  func seeds() -> [Data] {
    var seeds: [Data] = []
    SuspendMonitor.shared.keepJournal(journal)
    for act in [{}, device.pressHome, { self.device.advance(by: 40) }, device.openApp] {
      act()
      seeds.append(file.content)
    }
    SuspendMonitor.shared.stopKeepingJournal()
    return seeds + [file.content]
  }

  func read(_ data: Data) {
    let first = launch(with: data)
    check(launch(with: data) == first, "the same file is read in the same way")
    if first.issue?.contains("It is left as it is") == true {
      check(file.content == data, "a file of somebody else stays as it is")
      check(first.run == .unknown, "a file of somebody else says nothing")
    } else {
      check(launch(with: nil) == Launch(run: .notInBackground), "after a run that was ended the next one finds its end")
    }
  }

  private struct Launch: Equatable {
    var run: SuspendPreviousRun?
    var issue: String?
  }

  /// - Parameter data: what is in the file; nil for what the launch before has left.
  /// - Returns: what the app learns.
  private func launch(with data: Data?) -> Launch {
    if let data { file.write(data) }
    let run = SuspendMonitor.shared.keepJournal(journal)
    check("\(run)" != "", "how a run ended can be said")
    SuspendMonitor.shared.stopKeepingJournal()
    device.turn()
    return Launch(run: run, issue: issues.take())
  }
}
