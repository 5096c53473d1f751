import Foundation
import LifecycleBehaviors
import Synchronization
import TestSupport
import Testing

@testable import LifecycleReports

/// The main thread, and the thread that samples it, at the same time.
@MainActor
@Suite(.oneDevice)
struct MainThreadWatchTests {
  private let folder = TemporaryFolder()

  /// 2,000 rounds; RANDOM_BUDGET=50 for 100,000.
  @Test("RealTime: a hang that ends while it is written is none in the record, however the two threads meet")
  func endWhileWritten() throws {
    let threads = TwoThreads()
    defer { threads.finish() }
    let time = LifecycleTime.current
    LifecycleTime.current = threads.time
    defer { LifecycleTime.current = time }
    let file = RunRecordFile(url: folder.file("run"))
    let writer = RunRecordWriter(RecordedRun().facts.record, to: file, from: CallSite(file: #fileID, line: #line))
    let hangs = Atomic(0)
    let watch = MainThreadWatch { silence in
      // The other thread may go on between what it has found and its writing.
      if !Thread.isMainThread { threads.dawdle() }
      writer.update(.now) { record in
        record.silence = silence()
        if record.silence != nil { hangs.add(1, ordering: .relaxed) }
      }
    }
    for round in 1...RandomBudget.amount(2000) {
      threads.playIteration(round)
      let record = try RunRecordFile(url: file.url).previousEntry.get()?.record
      #expect(record?.silence == nil, "in round \(round)")
    }
    // Otherwise they never met.
    #expect(hangs.load(ordering: .relaxed) > 0)
    withExtendedLifetime(watch) {}
  }
}

/// A main thread whose iterations the test begins and ends, and another thread, which takes the samples. The clock is the test's.
private final class TwoThreads: @unchecked Sendable {
  private let seconds = Mutex(0.0)
  private let sample = Mutex<(@Sendable () -> Void)?>(nil)
  /// The round that the main thread plays, the one that the other thread plays, and the last that it has played.
  private let started = Atomic(0)
  private let joined = Atomic(0)
  private let played = Atomic(0)
  private let isOver = Atomic(false)
  @MainActor private var begin: () -> Void = {}
  @MainActor private var end: () -> Void = {}
  private var random = SeededGenerator(seed: 1)

  @MainActor
  init() {
    Thread.detachNewThread { self.takeSamples() }
  }

  @MainActor var time: LifecycleTime {
    LifecycleTime(
      read: { [self] in
        let now = seconds.withLock { $0 }
        return ClockReading(uptime: now, continuous: now)
      },
      schedule: { _, _ in NoTimer() }, repeatOffMainThread: { _, _ in NoTimer() },
      observeRunLoop: { [self] place, work in
        if place == .start { begin = work } else { end = work }
        return NoTimer()
      },
      waitOffMainThread: { [self] _, work in sample.withLock { $0 = work } })
  }

  /// An iteration that hangs, and ends at about the time at which the other thread takes its sample.
  @MainActor
  func playIteration(_ round: Int) {
    seconds.withLock { $0 += 100 }
    begin()
    seconds.withLock { $0 += MainThreadSigns.threshold }
    started.store(round, ordering: .releasing)
    Self.wait { joined.load(ordering: .acquiring) == round }
    Self.spin(.random(in: 0...400, using: &random))
    end()
    Self.wait { played.load(ordering: .acquiring) == round }
    // Nothing is sampled any more, as the main thread waits.
    takeSample()
  }

  /// On the other thread.
  func dawdle() {
    Self.spin(.random(in: 0...400))
  }

  func finish() { isOver.store(true, ordering: .releasing) }

  private func takeSamples() {
    var round = 0
    while !isOver.load(ordering: .acquiring) {
      let current = started.load(ordering: .acquiring)
      guard current > round else {
        sched_yield()
        continue
      }
      joined.store(current, ordering: .releasing)
      takeSample()
      round = current
      played.store(round, ordering: .releasing)
    }
  }

  private func takeSample() {
    let work = sample.withLock { sample in
      defer { sample = nil }
      return sample
    }
    work?()
  }

  /// Other threads of a busy machine run meanwhile.
  private static func wait(until isOver: () -> Bool) {
    while !isOver() { sched_yield() }
  }

  private static func spin(_ count: Int) {
    let end = Atomic(0)
    while end.wrappingAdd(1, ordering: .relaxed).newValue < count {}
  }
}

private final class NoTimer {}
