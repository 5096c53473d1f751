import Foundation
import LifecycleBehaviors
import TestSupport
import Testing

@testable import LifecycleReports

/// The file: what is left for the next run, and what is never written over.
@Suite struct RunRecordFileTests {
  let folder = TemporaryFolder()

  private var record: RunRecord { RecordedRun().facts.record }

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
      #expect(file.write(record, order: number) == .written)
      #expect(entry(file)?.sign == Double(number))
    }
    #expect(try Data(contentsOf: file.url).count == 4096)
    let next = RunRecordFile(url: file.url)
    record.sign = 6
    #expect(next.write(record, order: 1) == .written)
    #expect(entry(file)?.sign == 6)
    #expect(try next.previousEntry.get()?.record.sign == 5)
  }

  @Test("If the first entry of a run is torn, the last one of the run before is there")
  func tornFirstEntry() throws {
    let file = RunRecordFile(url: folder.file("run"))
    var record = record
    record.sign = 1
    #expect(file.write(record, order: 1) == .written)
    record.sign = 2
    #expect(RunRecordFile(url: file.url).write(record, order: 1) == .written)
    #expect(entry(file)?.sign == 2)
    let torn = try RunRecordPage.slot(for: record, number: 2)
    var page = try Data(contentsOf: file.url)
    page.replaceSubrange(torn.offset..<torn.offset + torn.data.count, with: Data(count: torn.data.count))
    try page.write(to: file.url)
    #expect(entry(file)?.sign == 1)
  }

  @Test("An older change does not replace a later one")
  func order() {
    let file = RunRecordFile(url: folder.file("run"))
    var record = record
    record.sign = 2
    #expect(file.write(record, order: 2) == .written)
    record.sign = 1
    #expect(file.write(record, order: 1) == .written)
    #expect(entry(file)?.sign == 2)
  }

  @Test(
    "If the file or its folder is deleted while the run writes, it is made again",
    arguments: ["run", "deep/folder/run"])
  func deleted(name: String) throws {
    let file = RunRecordFile(url: folder.file(name))
    #expect(file.write(record, order: 1) == .written)
    try FileManager.default.removeItem(at: folder.file(name.components(separatedBy: "/")[0]))
    #expect(file.write(record, order: 2) == .written)
    #expect(entry(file) == record)
  }

  @Test("A directory, a pipe, a device, a link in a circle or to nowhere: never opened, never replaced")
  func noRegularFile() throws {
    let names = try folder.makeNoRegularFiles()
    let before = try folder.inventory()
    let record = record
    for name in names {
      let file = RunRecordFile(url: folder.file(name))
      try #require(returns { _ = file.previousEntry }, "\(name)")
      #expect(file.previousEntry == .failure(.foreign("is not a regular file")), "\(name)")
      #expect(file.write(record, order: 1).hasFailed, "\(name)")
    }
    #expect(try folder.inventory() == before)
  }

  @Test("A record that is cut off at any byte, or blank, is replaced; it gives an entry that was written, or none")
  func cutOff() throws {
    let file = RunRecordFile(url: folder.file("run"))
    var record = record
    for sign in 1...2 {
      record.sign = Double(sign)
      #expect(file.write(record, order: sign) == .written)
      let whole = try Data(contentsOf: file.url)
      for page in (0..<whole.count).map({ whole.prefix($0) }) + [Data(count: whole.count), Data(count: 1)] {
        switch Result(catching: { () throws(RunRecordPage.Defect) in try RunRecordPage.read(page) }) {
        case .success(let entry): #expect((1.0...Double(sign)).contains(entry.record.sign), "\(page.count) bytes")
        case .failure(let defect): #expect(defect == .damaged("is torn"), "\(page.count) bytes")
        }
      }
    }
    try Data(count: RunRecordPage.size).write(to: file.url)
    #expect(RunRecordFile(url: file.url).write(record, order: 1) == .written)
    #expect(entry(file) == record)
  }

  @Test("What is written soon is written once for many changes, and never over what was written now")
  func soon() throws {
    let file = RunRecordFile(url: folder.file("run"))
    let writer = RunRecordWriter(record, to: file, from: CallSite(file: #fileID, line: #line))
    for second in 1...100 { writer.update(.soon) { $0.sign = Double(second) } }
    writer.update(.now) { $0.sign = 200 }
    RunRecordWriter.wait()
    #expect(entry(file)?.sign == 200)
  }
}

extension RunRecordFile.Outcome {
  fileprivate var hasFailed: Bool {
    if case .failed = self { true } else { false }
  }
}
