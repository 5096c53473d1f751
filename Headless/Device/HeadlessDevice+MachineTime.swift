import CoreFoundation
import UIKit

// Foundation's timers, the main queue and tasks follow the machine's clock. Fidelity.md says why.

extension HeadlessDevice {
  /// How many timers of Foundation have been scheduled on the main thread since the device was created, and not
  /// invalidated.
  ///
  /// A device does not fire them: they follow the machine's clock. One that is left at the end of a test has not been
  /// tested, may fire during a later one, and retains what its block captures:
  ///
  /// ```swift
  /// #expect(device.foundationTimerCount == 0, "a Foundation timer was left behind")
  /// ```
  ///
  /// One that does not repeat counts until it has fired. Blocks that wait on the main queue and tasks that sleep cannot
  /// be counted. On a Mac, timers of the test runner count too.
  public var foundationTimerCount: Int {
    foundationTimers.noteThread()
    return foundationTimers.count
  }

  /// Ends the timers of Foundation that ``foundationTimerCount`` counts, as the end of a process does.
  package func endFoundationTimers() { foundationTimers.end() }

  /// Lets the main queue run the blocks that are due, and tasks that are ready on the main actor, and ends with a turn.
  ///
  /// ```swift
  /// device.tap(reload)
  /// await device.runMainQueue()
  /// ```
  ///
  /// The blocks are those of `DispatchQueue.main.async`, in their order. None of `asyncAfter` is waited for, and no
  /// task that sleeps.
  public func runMainQueue() async {
    await withCheckedContinuation { continuation in
      DispatchQueue.main.async { continuation.resume() }
    }
    turn()
  }
}

/// The timers of Foundation that were created while a device existed.
///
/// In a test runner that has called `dispatchMain()` the main queue has no thread of its own: `RunLoop.current` is not
/// `RunLoop.main` there, and changes when the queue has been idle for some seconds. So the run loops of all threads that
/// the device was used on are kept.
@MainActor
struct FoundationTimers {
  private var runLoops: [CFRunLoop] = []
  /// The timers that were there before, by their addresses.
  private var old: Set<UInt> = []

  init() {
    note(CFRunLoopGetMain())
    note(CFRunLoopGetCurrent())
  }

  /// The device is used on this thread.
  mutating func noteThread() { note(CFRunLoopGetCurrent()) }

  private mutating func note(_ runLoop: CFRunLoop) {
    guard !runLoops.contains(where: { $0 === runLoop }) else { return }
    runLoops.append(runLoop)
    old.formUnion(Self.timers(on: runLoop))
  }

  var count: Int {
    runLoops.reduce(into: Set()) { $0.formUnion(Self.timers(on: $1)) }.subtracting(old).count
  }

  func end() {
    for address in runLoops.reduce(into: Set(), { $0.formUnion(Self.timers(on: $1)) }).subtracting(old) {
      guard let pointer = UnsafeRawPointer(bitPattern: address) else { continue }
      // The run loop that has just listed it retains it.
      CFRunLoopTimerInvalidate(Unmanaged<CFRunLoopTimer>.fromOpaque(pointer).takeUnretainedValue())
    }
  }

  /// A run loop lists its timers in its description alone, where each begins with its address.
  private static func timers(on runLoop: CFRunLoop) -> Set<UInt> {
    guard let description = CFCopyDescription(runLoop) else { return [] }
    let parts = "\(description)".utf8.split(separator: UInt8(ascii: "<"))
    let timers = parts.lazy.filter { $0.starts(with: "CFRunLoopTimer 0x".utf8) }
    return Set(timers.compactMap { UInt(Substring($0.dropFirst(17).prefix { $0 != UInt8(ascii: " ") }), radix: 16) })
  }
}
