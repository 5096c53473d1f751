import Foundation
import HeadlessDevice
import LifecycleBehaviors
import LifecycleTestKit
import TestSupport
import Testing
import UIKit

@testable import SuspendBehavior

/// The files and other things that may be at the URL of a journal.
@MainActor
@Suite(.oneDevice)
struct SuspendJournalFileTests {
  let folder = TemporaryFolder()
  let issues = IssueCollector()
  let log = LifecycleTranscript()

  private func url(_ name: String) -> URL { folder.url.appendingPathComponent(name) }

  private func entry(_ version: Int = 1, _ rest: String = #","phase":"ended""#) -> String {
    #"{"format":"LifecycleBehaviors suspend journal","version":\#(version)\#(rest)}"#
  }

  /// Keeps a journal there, goes to the Home Screen and opens the app again.
  /// - Returns: how the run before ended, and the failures that subscribers received.
  private func keep(_ url: URL) -> (previousRun: SuspendPreviousRun, failures: [SuspendFailure]) {
    let device = HeadlessDevice().drivingLifecycleTime()
    device.launch(showing: UIViewController())
    let previousRun = SuspendMonitor.shared.keepJournal(SuspendJournal(url: url))
    var failures: [SuspendFailure] = []
    let subscription = SuspendMonitor.shared.subscribe(.precise) { event in
      if case .failed(let failure) = event { failures.append(failure) }
    }
    device.pressHome()
    device.openApp()
    SuspendMonitor.shared.stopKeepingJournal()
    withExtendedLifetime((device, subscription)) {}
    return (previousRun, failures)
  }

  private func foreignIssue(_ name: String, _ reason: String) -> String {
    "The suspend journal \(name) \(reason). It is left as it is, and no journal is kept. Give the journal a file of its own."
  }

  // MARK: Files of the framework

  @Test("No file, or no folder, is a clean run before and no issue; both are made")
  func missing() {
    let (previousRun, failures) = keep(url("new/folders/journal"))
    #expect(previousRun == .notInBackground && failures == [])
    #expect(SuspendJournal(url: url("new/folders/journal")).readFile() == .success(.ended))
    #expect(issues.flush() == [])
  }

  @Test("In the foreground a sign of life writes nothing, also after a stay in the background")
  func signInTheForeground() {
    let journal = SuspendJournal(url: url("journal"))
    journal.enterBackground(at: ClockReading(uptime: 0, continuous: 0), isHeld: true)
    journal.enterForeground()
    journal.giveSign(at: ClockReading(uptime: 5, continuous: 5), isHeld: false)
    #expect(journal.readFile() == .success(.foreground))
  }

  @Test("An entry that is torn or from a later version is replaced, with an issue; the run before is unknown")
  func damaged() throws {
    for (text, reason) in [
      ("", "is torn"),
      (String(repeating: "\0", count: 256), "is torn"),
      (#"{"format":"LifecycleBeh"#, "is torn"),
      (entry(1, #","phase":"asleep""#), "is torn"),
      (entry(1, #","phase":"background","lastSign":5"#), "is torn"),
      (entry(1, #","phase":"background","lastSign":5,"nextDue":4,"isHeld":true"#), "is torn"),
      (entry(-1), "is torn"),
      (entry(7, #","phase":{}"#), "has version 7, from a later version of this framework"),
    ] {
      try Data(text.utf8).write(to: url("journal"))
      let (previousRun, failures) = keep(url("journal"))
      #expect(previousRun == .unknown && failures == [], "\(text)")
      #expect(SuspendJournal(url: url("journal")).readFile() == .success(.ended), "\(text)")
      #expect(
        issues.flush() == [
          "The suspend journal journal \(reason). It is replaced; how the run before ended is not known."
        ], "\(text)")
    }
  }

  // MARK: Other files

  @Test("A file that the framework did not write stays as it is: an issue, a failure, and an unknown run before")
  func foreign() throws {
    for (data, reason) in [
      (Data("not json".utf8), "was not written by this framework"),
      (Data(#"{"format":"something else","version":1,"phase":"ended"}"#.utf8), "was not written by this framework"),
      (Data([0xff, 0, 0x7b]), "was not written by this framework"),
      (Data(count: 10_000_000), "is longer than 4096 bytes"),
    ] {
      try data.write(to: url("notes"))
      let (previousRun, failures) = keep(url("notes"))
      #expect(previousRun == .unknown)
      #expect(failures == [.journalUnreadable(reason: reason)])
      #expect(issues.flush() == [foreignIssue("notes", reason)])
      #expect(try Data(contentsOf: url("notes")) == data)
    }
  }

  @Test("A directory, a pipe, a device, a link in a circle or to nowhere: never opened, never replaced")
  func noRegularFile() throws {
    let names = try folder.makeNoRegularFiles()
    let before = try folder.inventory()
    for name in names {
      let journal = SuspendJournal(url: url(name))
      try #require(returns { _ = journal.readFile() }, "\(name)")
      let (previousRun, failures) = keep(url(name))
      #expect(previousRun == .unknown, "\(name)")
      #expect(failures == [.journalUnreadable(reason: "is not a regular file")], "\(name)")
      #expect(issues.flush() == [foreignIssue(name, "is not a regular file")])
    }
    #expect(try folder.inventory() == before)
  }

  @Test("A path that leads through a file is a failure with the system's reason")
  func throughFile() throws {
    try Data("mine".utf8).write(to: url("file"))
    let (previousRun, failures) = keep(url("file/journal"))
    #expect(previousRun == .unknown && failures.count == 1)
    guard case .journalUnreadable(let reason)? = failures.first else {
      Issue.record("\(failures)")
      return
    }
    #expect(!reason.isEmpty)
    #expect(try Data(contentsOf: url("file")) == Data("mine".utf8))
  }

  @Test("A link to a journal stays a link: the file that it leads to is written")
  func link() throws {
    try SuspendJournal(url: url("journal")).replaceFile(with: .foreground)
    #expect(symlink("journal", url("link").path) == 0)
    let (previousRun, failures) = keep(url("link"))
    #expect(previousRun == .notInBackground && failures == [])
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: url("link").path) == "journal")
    #expect(SuspendJournal(url: url("journal")).readFile() == .success(.ended))
  }

  // MARK: The disk

  @Test("When the folder is deleted while the journal is kept, it is made again, and nothing fails")
  func deletedFolder() throws {
    let device = HeadlessDevice().drivingLifecycleTime()
    device.launch(showing: UIViewController())
    var failures: [SuspendFailure] = []
    let subscription = SuspendMonitor.shared.subscribe(.precise) { event in
      if case .failed(let failure) = event { failures.append(failure) }
    }
    let journal = SuspendJournal(url: url("deep/folder/journal"))
    SuspendMonitor.shared.keepJournal(journal)
    SuspendJournal.queue.sync {}
    try FileManager.default.removeItem(at: url("deep"))
    device.pressHome()
    guard case .success(.background) = journal.readFile() else {
      Issue.record("\(journal.readFile())")
      return
    }
    device.openApp()
    #expect(failures == [])
    SuspendMonitor.shared.stopKeepingJournal()
    withExtendedLifetime(subscription) {}
  }

  @Test(
    "On a full disk the entry before stays whole and no part of a file is left; with room again the journal goes on")
  func fullDisk() async {
    await #expect(processExitsWith: .success) {
      let folder = TemporaryFolder()
      let journal = SuspendJournal(url: folder.file("journal"))
      let background = SuspendJournalEntry.background(
        lastSign: Date(timeIntervalSince1970: 1), nextDue: Date(timeIntervalSince1970: 2), isHeld: false)
      FullDisk.begin()
      #expect(throws: CocoaError.self) { try journal.replaceFile(with: .foreground) }
      #expect(try folder.inventory() == [])
      #expect(journal.readFile() == .success(nil))
      FullDisk.end()
      try journal.replaceFile(with: .foreground)
      FullDisk.begin()
      #expect(throws: CocoaError.self) { try journal.replaceFile(with: background) }
      #expect(try folder.inventory() == ["journal"])
      #expect(journal.readFile() == .success(.foreground))
      // With room for it an entry is written again.
      FullDisk.begin(after: SuspendJournalEntry.size)
      try journal.replaceFile(with: background)
      #expect(journal.readFile() == .success(background))
    }
  }

  @Test("When a foreign file is removed the journal is kept from then on, after a run that is clean")
  func roomLater() throws {
    let device = HeadlessDevice().drivingLifecycleTime()
    device.launch(showing: UIViewController())
    try Data("mine".utf8).write(to: url("journal"))
    let monitor = SuspendMonitor.shared
    #expect(monitor.keepJournal(SuspendJournal(url: url("journal"))) == .unknown)
    try FileManager.default.removeItem(at: url("journal"))
    device.pressHome()
    #expect(monitor.previousRun == .notInBackground)
    guard case .success(.background) = SuspendJournal(url: url("journal")).readFile() else {
      Issue.record("not kept")
      return
    }
    monitor.stopKeepingJournal()
  }
}
