import CMeasure

/// A piece of work whose instructions and allocations are counted, or a number that is read in another way.
@MainActor
struct Measurement {
  typealias Work = @MainActor () -> Void

  /// `moment/plain/100`: what is measured, in which way, at which size.
  let name: String
  /// Takes long, and is left out of the small edition.
  let isLarge: Bool
  private let make: @MainActor () -> [Figure]

  /// A number with what it counts: `allocations`, `turns`, `bytes`.
  struct Figure {
    let quantity: String
    let value: Double
  }

  /// Counts instructions, which valgrind does, and allocations.
  /// - Parameters:
  ///   - name: what is measured.
  ///   - isLarge: whether it takes long.
  ///   - prepare: makes what the work needs, and returns the work. Only the work is counted.
  init(_ name: String, isLarge: Bool = false, prepare: @escaping @MainActor () -> Work) {
    self.name = name
    self.isLarge = isLarge
    make = {
      // The first time fills caches of the runtime. What is measured must not depend on what was measured before.
      if !isLarge { prepare()() }
      return [Figure(quantity: "allocations", value: Double(Self.allocations(of: prepare()) - Self.ownAllocations))]
    }
  }

  /// Reads a number. No instructions are counted.
  /// - Parameters:
  ///   - name: what is measured.
  ///   - quantity: what the number counts.
  ///   - isLarge: whether it takes long.
  ///   - read: returns the number.
  init(_ name: String, _ quantity: String, isLarge: Bool = false, read: @escaping @MainActor () -> Double) {
    self.name = name
    self.isLarge = isLarge
    make = { [Figure(quantity: quantity, value: read())] }
  }

  func run() -> [Figure] { make() }

  /// What counting itself allocates.
  private static let ownAllocations = allocations(of: {}, isCounted: false)

  private static func allocations(of work: @escaping Work, isCounted: Bool = true) -> UInt64 {
    let box = Unmanaged.passRetained(Box(work))
    let call: @convention(c) (UnsafeMutableRawPointer?) -> Void = { box in
      Unmanaged<Box>.fromOpaque(box!).takeUnretainedValue().call()
    }
    let before = allocation_count()
    if isCounted { measured_region(call, box.toOpaque()) } else { call(box.toOpaque()) }
    let allocations = allocation_count() - before
    box.release()
    return allocations
  }

  private final class Box: Sendable {
    private let work: Work

    init(_ work: @escaping Work) { self.work = work }

    func call() {
      MainActor.assumeIsolated { work() }
    }
  }
}
