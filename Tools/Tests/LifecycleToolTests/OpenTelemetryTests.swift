import Foundation
import LifecycleTimeline
import Testing

@testable import LifecycleTool

struct OpenTelemetryTests {
  private func export(_ name: String, began: TimeInterval = 1000) throws -> OpenTelemetryExport {
    let recording = try TimelineRecording(contentsOf: Folder.recordings.appending(path: name))
    return try OpenTelemetryExport(recording, began: Date(timeIntervalSince1970: began))
  }

  @Test("Identifiers are hexadecimal digits, each span has its own, and all are inside of the first")
  func identifiers() throws {
    let spans = try export("covers.jsonl").spans
    #expect(Set(spans.map(\.spanId)).count == spans.count)
    #expect(Set(spans.map(\.traceId)).count == 1)
    #expect(spans.allSatisfy { $0.spanId.count == 16 && $0.traceId.count == 32 })
    #expect(spans.allSatisfy { ($0.spanId + $0.traceId).allSatisfy { $0.isHexDigit && !$0.isUppercase } })
    #expect(spans.dropFirst().allSatisfy { $0.parentSpanId == spans[0].spanId })
    #expect(spans[0].parentSpanId == nil)
  }

  @Test("The hash is FNV-1a")
  func hash() {
    // The hash of "a", as the tests of the package hash/fnv of Go have it.
    #expect(OpenTelemetryIdentifiers(hashing: "a").trace == "d228cb696f1a8caf78912b704e4a8964")
  }

  @Test("The same recording gives the same bytes, another date or event gives other identifiers")
  func deterministic() throws {
    let first = try export("evening.jsonl")
    #expect(try first.json(.traces) == export("evening.jsonl").json(.traces))
    #expect(try first.spans[0].traceId != export("evening.jsonl", began: 1001).spans[0].traceId)
    #expect(try first.spans[0].traceId != export("evening-changed.jsonl").spans[0].traceId)
  }

  @Test("Times are nanoseconds since 1970, to the microsecond, as texts")
  func times() throws {
    let spans = try export("covers.jsonl").spans
    let search = try #require(spans.first { $0.attributes.contains(.init("lifecycle_behaviors.by", .text("search"))) })
    #expect(search.name == "screen focused")
    #expect(search.startTimeUnixNano == "1015410000000")
    #expect(search.endTimeUnixNano == "1016416667000")
  }

  @Test("A state of the app is the event of the conventions; the one in which the recorder found it is not")
  func appState() throws {
    let lines = """
      {"t": 0, "kind": "app", "subject": "app", "event": "didBecomeActive", "catchUp": true}
      {"t": 1, "kind": "app", "subject": "app", "event": "willResignActive"}
      {"t": 2, "kind": "app", "subject": "app", "event": "didEnterBackground"}
      {"t": 3, "kind": "app", "subject": "app", "event": "willEnterForeground"}
      {"t": 4, "kind": "app", "subject": "app", "event": "didBecomeActive"}
      {"t": 5, "kind": "app", "subject": "app", "event": "willTerminate"}

      """
    let records = try OpenTelemetryExport(TimelineRecording(jsonLines: lines), began: Date(timeIntervalSince1970: 0))
      .logRecords
    #expect(records[0].eventName == "lifecycle_behaviors.app.did_become_active")
    #expect(records.dropFirst().allSatisfy { $0.eventName == "device.app.lifecycle" })
    #expect(
      records.dropFirst().map(\.attributes)
        == ["inactive", "background", "foreground", "active", "terminate"].map { [.init("ios.app.state", .text($0))] })
  }

  @Test("No attribute is twice in a record, whatever an app notes")
  func uniqueKeys() throws {
    let line = #"{"t": 0, "kind": "note", "subject": "app", "event": "a", "name": "b", "name": "c", "detail": null}"#
    let record = try #require(
      try OpenTelemetryExport(TimelineRecording(jsonLines: line + "\n"), began: Date(timeIntervalSince1970: 0))
        .logRecords
        .first)
    #expect(
      record.attributes == [
        .init("lifecycle_behaviors.subject", .text("app")), .init("lifecycle_behaviors.note.name", .text("a")),
        .init("lifecycle_behaviors.note.detail.name", .text("b")),
      ])
  }

  @Test("An attribute of the resource that is given wins over the standard one")
  func resource() throws {
    #expect(
      ResourceAttribute.merged([.init("os.name", "tvOS"), .init("a", "1"), .init("a", "2")])
        == [.init("service.name", "unknown_service"), .init("os.name", "tvOS"), .init("a", "2")])
    #expect(try ResourceAttribute(argument: "a=b=c") == .init("a", "b=c"))
  }

  @Test("--began wins over the date of the recording, in any time zone")
  func began() {
    let words = ["otel", "evening.jsonl", "--began"]
    #expect(Ending(words + ["2026-11-22T20:30:00+01:00"]).output == Ending("otel", "evening.jsonl").output)
    #expect(Ending(words + ["2026-11-22T20:30:00Z"]).output != Ending("otel", "evening.jsonl").output)
  }
}
