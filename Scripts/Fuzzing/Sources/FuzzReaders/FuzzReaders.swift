import Foundation
import HeadlessDevice
import UIKit

// What libFuzzer calls. READER names the reader, and SEEDS a folder to which real files are written instead of fuzzing.

@_cdecl("LLVMFuzzerInitialize")
public func initialize(_ count: UnsafeMutablePointer<CInt>, _ arguments: UnsafeMutableRawPointer) -> CInt {
  MainActor.assumeIsolated {
    guard let folder = ProcessInfo.processInfo.environment["SEEDS"] else { return }
    for (number, seed) in Fuzzing.reader.seeds().enumerated() {
      FileManager.default.createFile(atPath: "\(folder)/seed-\(number)", contents: seed)
    }
    exit(0)
  }
  return 0
}

@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let data = Data(UnsafeBufferPointer(start: bytes, count: count))
  MainActor.assumeIsolated { Fuzzing.reader.read(data) }
  return 0
}

/// Reads bytes, and stops the process where what it promises does not hold.
@MainActor
protocol Reader {
  /// Files as the framework writes them.
  func seeds() -> [Data]
  func read(_ data: Data)
}

extension Reader {
  /// Where the repository has files of this form.
  func seeds() -> [Data] { [] }
}

@MainActor
enum Fuzzing {
  static let reader: any Reader = {
    switch ProcessInfo.processInfo.environment["READER"] {
    case "timeline": TimelineReader()
    case "journey": JourneyReader()
    case "record": RecordReader()
    case let name: preconditionFailure("READER is timeline, journey or record, not \(name ?? "nothing")")
    }
  }()
}

func check(_ holds: Bool, _ promise: @autoclosure () -> String) {
  if !holds { fatalError("Does not hold: \(promise())") }
}
