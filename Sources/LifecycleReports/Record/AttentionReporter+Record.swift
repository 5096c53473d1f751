import Foundation
import LifecycleBehaviors
import ScreenSupport
import UIKit

extension AttentionReporter {
  /// Keeps a record of this run on disk from now on, for the next launch, and returns how the run before ended. Call it once, at
  /// launch, as early as possible: what ends the process before leaves no trace.
  ///
  /// ```swift
  /// // In application(_:didFinishLaunchingWithOptions:)
  /// let lastRun = AttentionReporter.shared.keepRecord()
  /// if lastRun.end == .hung { analytics.log("\(lastRun)") }
  /// ```
  ///
  /// The record is one file of 4,096 bytes in Application Support, left out of backups. It has the name of the screen in front,
  /// what covers it, times, the state of the app, versions and builds; nothing that the user typed or sees, unless a name that
  /// the app gives contains it. What changes is written on another thread; on the main thread where the process may be stopped
  /// next: the app becomes inactive, enters the background or terminates, or the main thread was silent. At rest nothing is
  /// written.
  ///
  /// Before the application exists, as in the initializer of a SwiftUI `App`, the run before is read and nothing is written: the
  /// recording begins when the app has finished launching.
  ///
  /// With a crash reporter, pass what it knows: without, a crash and a kill leave the same traces.
  ///
  /// A record that cannot be written is reported as one `LifecycleIssue`, and the next launch finds ``LastRun/End-swift.struct/unknown``.
  /// A later call returns ``lastRun`` and changes nothing; with another file it is reported as a `LifecycleIssue`. It keeps
  /// `SuspendMonitor.shared` watching. Not in an app extension, which has no application: the result is then
  /// ``LastRun/End-swift.struct/unknown``.
  /// - Parameters:
  ///   - url: the file; nil for `LifecycleBehaviors/run-<bundle identifier>` in Application Support.
  ///   - lastRunCrashed: whether a crash reporter has a report of the run before; nil where there is none, or it does not know yet.
  ///   - file: the file of the call, for issues.
  ///   - line: the line of the call, for issues.
  /// - Returns: how the run before ended.
  /// - Precondition: `url` is a file URL.
  @discardableResult
  public func keepRecord(
    in url: URL? = nil, lastRunCrashed: Bool? = nil, file: StaticString = #fileID, line: UInt = #line
  ) -> LastRun {
    MainThread.require("AttentionReporter.keepRecord", from: CallSite(file: file, line: line))
    precondition(
      url?.isFileURL != false,
      "keepRecord(in:) takes a file URL, got \(url.map { "\($0)" } ?? ""). Write URL(fileURLWithPath:).")
    let callSite = CallSite(file: file, line: line)
    if let recorder {
      if let url, url.resolvingSymlinksInPath() != recorder.file.url.resolvingSymlinksInPath() {
        let file = recorder.file.url.lastPathComponent
        report("was called for \(url.lastPathComponent), but the record is already kept in \(file)", callSite)
      }
      return recorder.lastRun
    }
    guard !UIApplication.isInAppExtension else {
      LifecycleIssue.reportInAppExtension(
        "AttentionReporter.keepRecord", "Keep the record in the app.", at: callSite)
      return LastRun(.unknown)
    }
    start()
    let recordFile = url.map(RunRecordFile.init(url:)) ?? .standard(bundle: ProcessFacts.bundle)
    let recorder = RunRecorder(recordFile, hasCrashReport: lastRunCrashed, from: callSite)
    self.recorder = recorder
    // Before it is written over.
    _ = recorder.lastRun
    recorder.beginWhenLaunched(reading: { [weak self] in self?.attention ?? .elsewhere }, changes)
    return recorder.lastRun
  }

  /// How the run before ended, from the record that is kept; nil while none is. While the device has not been unlocked since its
  /// start the file cannot be read: it is then ``LastRun/End-swift.struct/unknown``, and the file is read again each time.
  public var lastRun: LastRun? { recorder?.lastRun }

  /// Writes into the record that the app crashes; without a record it does nothing. Callable on any thread.
  ///
  /// ```swift
  /// nonisolated(unsafe) private var formerHandler: (@convention(c) (NSException) -> Void)?
  ///
  /// func noteExceptions() {
  ///   formerHandler = NSGetUncaughtExceptionHandler()
  ///   NSSetUncaughtExceptionHandler { exception in
  ///     AttentionReporter.noteCrash()
  ///     formerHandler?(exception)
  ///   }
  /// }
  /// ```
  ///
  /// There is one handler of exceptions in a process: install yours before your crash reporter starts, or not at all. A crash
  /// reporter that knows of the crash at the next launch needs no handler: pass `lastRunCrashed` to `keepRecord`.
  ///
  /// It allocates memory and takes a lock, which is not allowed in the handler of a signal.
  nonisolated public static func noteCrash() {
    recordWriter.value?.update(.now) { $0.end = .crashed }
  }

  /// Ends what ``keepRecord(in:lastRunCrashed:file:line:)`` began: the next launch concludes nothing about this run, which is
  /// ``LastRun/End-swift.struct/unknown``.
  public func stopKeepingRecord() {
    MainThread.require("AttentionReporter.stopKeepingRecord")
    recorder?.end()
    recorder = nil
  }

  private func report(_ what: String, _ callSite: CallSite) {
    LifecycleIssue.report(
      .repeatedCall, "AttentionReporter.keepRecord \(what), so the call was ignored. Keep one record per app.",
      at: callSite)
  }
}
