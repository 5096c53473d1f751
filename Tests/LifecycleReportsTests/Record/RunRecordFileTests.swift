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

  @Test("A file of somebody else stays as it is; a damaged record is replaced; a folder is not opened")
  func foreign() throws {
    let url = folder.file("run")
    try Data("hello".utf8).write(to: url)
    #expect(RunRecordFile(url: url).write(record, order: 1).hasFailed)
    #expect(try Data(contentsOf: url) == Data("hello".utf8))
    try Data("LifecycleBehaviors run 1 x".utf8).write(to: url)
    let damaged = RunRecordFile(url: url)
    #expect(
      damaged.previousEntry == .failure(.foreign("was not written by this framework"))
        || damaged.write(record, order: 1) == .written)
    try FileManager.default.removeItem(at: url)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    #expect(RunRecordFile(url: url).write(record, order: 1).hasFailed)
  }

  @Test("A file that is deleted while the run writes is created again")
  func deleted() throws {
    let file = RunRecordFile(url: folder.file("run"))
    #expect(file.write(record, order: 1) == .written)
    try FileManager.default.removeItem(at: file.url)
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

  @Test("A path that leads through a file, and a name that is too long, cannot be used, and nothing is written")
  func impossiblePath() throws {
    try folder.write("mine", to: "file")
    for name in ["file/run", String(repeating: "a", count: 300)] {
      let file = RunRecordFile(url: folder.file(name))
      guard case .failure(.foreign(let reason)) = file.previousEntry else {
        Issue.record("\(file.previousEntry)")
        continue
      }
      #expect(reason.hasPrefix("cannot be read ("))
      #expect(file.write(record, order: 1).hasFailed)
    }
    #expect(try folder.text(of: "file") == "mine")
    #expect(try folder.inventory() == ["file"])
  }

  @Test("When the folder is deleted while the run writes, it is made again with the newest entry")
  func deletedFolder() throws {
    let file = RunRecordFile(url: folder.file("deep/folder/run"))
    #expect(file.write(record, order: 1) == .written)
    try FileManager.default.removeItem(at: folder.file("deep"))
    #expect(file.write(record, order: 2) == .written)
    #expect(entry(file) == record)
  }

  @Test(
    "On a full disk no entry and no part of a file is left, as an older one would be taken for the last; with room again there is one"
  )
  func fullDisk() async {
    await #expect(processExitsWith: .success) {
      let folder = TemporaryFolder()
      let file = RunRecordFile(url: folder.file("run"))
      var record = RecordedRun().facts.record
      func entry() throws -> RunRecord? { try RunRecordFile(url: folder.file("run")).previousEntry.get()?.record }
      FullDisk.begin()
      #expect(file.write(record, order: 1).hasFailed)
      var left = try folder.inventory()
      #expect(left == [])
      FullDisk.end()
      record.sign = 2
      #expect(file.write(record, order: 2) == .written)
      #expect(try entry()?.sign == 2)
      FullDisk.begin()
      #expect(file.write(record, order: 3).hasFailed)
      left = try folder.inventory()
      #expect(left == [])
      FullDisk.begin(after: RunRecordPage.size)
      record.sign = 4
      #expect(file.write(record, order: 4) == .written)
      #expect(try entry()?.sign == 4)
    }
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

  @Test(
    "An entry with a number that few can follow counts as torn", arguments: [Int.max, Int.max - 1, Int.max / 2 + 1])
  func lastNumber(number: Int) throws {
    let url = folder.file("run")
    try RunRecordPage.slot(for: record, number: number).data.write(to: url)
    let file = RunRecordFile(url: url)
    #expect(file.previousEntry == .failure(.damaged("is torn")))
    #expect(file.write(record, order: 1) == .written && file.write(record, order: 2) == .written)
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
