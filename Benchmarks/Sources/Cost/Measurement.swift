import CMeasure

/// A piece of work whose instructions and allocations are counted.
@MainActor
struct Measurement {
  /// `dispatch/plain/100`: what is measured, in which way, at which size.
  let name: String
  /// Makes what the work needs, and returns the work. Only the work is counted.
  let prepare: @MainActor () -> @MainActor () -> Void

  init(_ name: String, prepare: @escaping @MainActor () -> @MainActor () -> Void) {
    self.name = name
    self.prepare = prepare
  }

  /// Does the work once.
  /// - Returns: how many blocks of memory it has allocated.
  func run() -> UInt64 {
    var work: (@MainActor () -> Void)? = prepare()
    let before = allocation_count()
    Self.inRegion { work?() }
    let allocations = allocation_count() - before
    work = nil
    return allocations
  }

  private static func inRegion(_ work: @escaping @MainActor () -> Void) {
    let box = Unmanaged.passRetained(Box(work))
    measured_region({ box in Unmanaged<Box>.fromOpaque(box!).takeUnretainedValue().call() }, box.toOpaque())
    box.release()
  }

  private final class Box {
    private let work: @MainActor () -> Void

    init(_ work: @escaping @MainActor () -> Void) { self.work = work }

    func call() { MainActor.assumeIsolated(work) }
  }
}
