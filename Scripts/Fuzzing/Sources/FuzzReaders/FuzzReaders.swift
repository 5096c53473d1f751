import Foundation
import HeadlessDevice
import UIKit

// What libFuzzer calls. READER names the reader.

@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let data = Data(UnsafeBufferPointer(start: bytes, count: count))
  MainActor.assumeIsolated { Fuzzing.reader.read(data) }
  return 0
}

/// Reads bytes, and stops the process where what it promises does not hold.
@MainActor
protocol Reader {
  func read(_ data: Data)
}

@MainActor
enum Fuzzing {
  static let reader: any Reader = {
    switch ProcessInfo.processInfo.environment["READER"] {
    case "timeline": TimelineReader()
    case "journey": JourneyReader()
    case let name: preconditionFailure("READER is timeline or journey, not \(name ?? "nothing")")
    }
  }()
}

func check(_ holds: Bool, _ promise: @autoclosure () -> String) {
  if !holds { fatalError("Does not hold: \(promise())") }
}
