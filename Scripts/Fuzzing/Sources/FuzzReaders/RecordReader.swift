import Foundation
import HeadlessDevice
import LifecycleBehaviors
import LifecycleReports
import UIKit

/// The record that the run before has left. Bytes that begin with a brace are put into an entry that is whole: no random bytes
/// have the right checksum.
@MainActor
final class RecordReader: Reader {
  private let device = HeadlessDevice()
  private let file = ReadFile("run")
  private let issues = Issues()
  private var reporter: AttentionReporter { .shared }

  init() {
    device.suspendsInBackground = false
    device.launch(showing: UIViewController())
  }

  func seeds() -> [Data] {
    var seeds: [Data] = []
    reporter.keepRecord(in: file.url)
    for act in [{}, device.openControlCenter, device.pressHome, device.openApp] {
      device.advance(by: 20)
      act()
      seeds += [file.content, Self.newestBody(in: file.content)]
    }
    reporter.stopKeepingRecord()
    return seeds + [file.content, Self.newestBody(in: file.content)]
  }

  func read(_ data: Data) {
    let page = data.first == UInt8(ascii: "{") ? Self.page(of: data) : data
    let first = launch(with: page)
    check(launch(with: page) == first, "the same file is read in the same way")
    if first.issue != nil {
      check(file.content == page, "a file of somebody else stays as it is")
    } else {
      check(launch(with: nil) == Launch(end: .unknown), "after a record that was ended the next run claims nothing")
    }
  }

  private struct Launch: Equatable {
    var end: LastRun.End?
    var text = ""
    var issue: String?
    static func == (left: Launch, right: Launch) -> Bool { left.end == right.end && left.issue == right.issue }
  }

  /// - Parameter data: what is in the file; nil for what the launch before has left.
  /// - Returns: what the app learns.
  private func launch(with data: Data?) -> Launch {
    if let data { file.write(data) }
    let lastRun = reporter.keepRecord(in: file.url)
    let text = "\(lastRun) \(String(describing: lastRun.launchDate)) \(String(describing: lastRun.lastSignDate))"
    reporter.stopKeepingRecord()
    device.turn()
    return Launch(end: lastRun.end, text: text, issue: issues.take())
  }

  // MARK: The form of an entry

  private static func page(of body: Data) -> Data {
    var sum: UInt32 = .max
    for byte in Array("1 ".utf8) + body {
      sum ^= UInt32(byte)
      for _ in 0..<8 { sum = sum & 1 == 1 ? sum >> 1 ^ 0xEDB8_8320 : sum >> 1 }
    }
    return Data("LifecycleBehaviors run 2 1 \(body.count) \(String(~sum, radix: 16))\n".utf8) + body
  }

  private static func newestBody(in page: Data) -> Data {
    let halves = [page.prefix(2048), page.dropFirst(2048)].map { half in
      half.drop { $0 != UInt8(ascii: "{") }.reversed().drop { $0 != UInt8(ascii: "}") }.reversed()
    }
    return halves.map { Data($0) }.max { $0.count < $1.count } ?? Data()
  }
}
