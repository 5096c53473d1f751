import Foundation
import TestSupport
import Testing

@testable import LifecycleReports

/// The file: what is left for the next run, and what is never written over.
@Suite struct RunRecordFileTests {
  let folder = TemporaryFolder()

  private var record: RunRecord { RecordedRun().facts.previous }

  private func entry(_ file: RunRecordFile) -> RunRecord? {
    (try? RunRecordFile(url: file.url).previousEntry.get())?.record
  }

  @Test(
    "Entries follow each other in one file of 4,096 bytes; the next run reads the last and goes on after its number")
  func following() throws {
    let file = RunRecordFile(url: folder.file("run"))
    var record = record
    for number in 1...5 {
      record.sign = Double(number)
      #expect(file.write(record, order: number))
      #expect(entry(file)?.sign == Double(number))
    }
    #expect(try Data(contentsOf: file.url).count == 4096)
    let next = RunRecordFile(url: file.url)
    record.sign = 6
    #expect(next.write(record, order: 1))
    #expect(entry(file)?.sign == 6)
    #expect(try next.previousEntry.get()?.record.sign == 5)
  }

  @Test("An older change does not replace a later one")
  func order() {
    let file = RunRecordFile(url: folder.file("run"))
    var record = record
    record.sign = 2
    #expect(file.write(record, order: 2))
    record.sign = 1
    #expect(file.write(record, order: 1))
    #expect(entry(file)?.sign == 2)
  }

  @Test("A file of somebody else stays as it is; a damaged record is replaced; a folder is not opened")
  func foreign() throws {
    let url = folder.file("run")
    try Data("hello".utf8).write(to: url)
    #expect(!RunRecordFile(url: url).write(record, order: 1))
    #expect(try Data(contentsOf: url) == Data("hello".utf8))
    try Data("LifecycleBehaviors run 1 x".utf8).write(to: url)
    let damaged = RunRecordFile(url: url)
    #expect(
      damaged.previousEntry == .failure(.foreign("was not written by this framework"))
        || damaged.write(record, order: 1))
    try FileManager.default.removeItem(at: url)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    #expect(!RunRecordFile(url: url).write(record, order: 1))
  }

  @Test(
    "A file that is deleted while the run writes is made again; where it cannot be made, the entry is lost and the writer says so"
  )
  func deleted() throws {
    let file = RunRecordFile(url: folder.file("run"))
    #expect(file.write(record, order: 1))
    try FileManager.default.removeItem(at: file.url)
    #expect(file.write(record, order: 2))
    #expect(entry(file) == record)
    let unwritable = RunRecordFile(url: URL(fileURLWithPath: "/proc/run"))
    #expect(!unwritable.write(record, order: 1))
  }

  @Test("A later entry tells that one was lost")
  func lost() throws {
    let url = folder.file("run")
    let writer = RunRecordWriter(record, to: RunRecordFile(url: url))
    try Data("hello".utf8).write(to: url)
    writer.update(.now) { $0.sign = 1 }
    try FileManager.default.removeItem(at: url)
    writer.update(.now) { $0.sign = 2 }
    let read = try RunRecordFile(url: url).previousEntry.get()?.record
    #expect(read?.missedEntries == true)
    #expect(read?.sign == 2)
  }

  @Test("What is written soon is written once for many changes, and never over what was written now")
  func soon() throws {
    let file = RunRecordFile(url: folder.file("run"))
    let writer = RunRecordWriter(record, to: file)
    for second in 1...100 { writer.update(.soon) { $0.sign = Double(second) } }
    writer.update(.now) { $0.sign = 200 }
    RunRecordWriter.wait()
    #expect(entry(file)?.sign == 200)
  }
}
