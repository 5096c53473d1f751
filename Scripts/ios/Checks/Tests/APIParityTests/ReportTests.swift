import Testing

@testable import APIParity

@Suite struct ReportTests {
  @Test("An entry names a declaration, a difference and a reason")
  func entry() throws {
    let list = try ExceptionsList(text: "# title\n\nUIFoo.a(_:to:): type member  # why # not\n", file: "e")
    #expect(
      list.entries == [
        .init(line: 3, path: "UIFoo.a(_:to:)", kind: .typeMember, reason: "why # not")
      ])
  }

  @Test(
    "A malformed entry is reported with its file and line",
    arguments: [
      ("UIFoo: missing", "no '# reason' at the end"),
      ("UIFoo: missing #  ", "no '# reason' at the end"),
      ("UIFoo # why", "expected 'declaration: difference # reason'"),
      ("A: missing # why\nA: missing # again", "the same as line 1"),
    ])
  func malformed(text: String, problem: String) {
    let line = text.split(separator: "\n").count
    #expect(throws: InputError(file: "e", line: line, problem: problem)) { try ExceptionsList(text: text, file: "e") }
  }

  @Test("An unknown difference is refused with the known ones")
  func unknownKind() {
    #expect { try ExceptionsList(text: "UIFoo: colour # why", file: "e") } throws: {
      "\($0)".hasPrefix("e:1: 'colour' is not a difference; there are unrecorded, missing, labels,")
    }
  }

  @Test("Differences are listed by type, then counted")
  func text() throws {
    let report = Report(try parity(), try ExceptionsList(text: "", file: "e"))
    #expect(!report.isClean)
    #expect(
      report.text == """
        A
          A.x: result: UIKit Int, here Bool
          A.y: missing: UIKit has no such member

        B
          B: unrecorded: UIKit's is not declared

        4 declarations compared, 3 differences, 0 exceptions
        Spell the declaration as UIKit does, or add a line with its reason to e. Delete a line that no longer applies.
        """)
  }

  @Test("Exceptions explain differences; all explained is clean")
  func explained() throws {
    let list = try ExceptionsList(text: "A.x: result # a\nA.y: missing # b\nB: unrecorded # c", file: "e")
    let report = Report(try parity(), list)
    #expect(report.isClean)
    #expect(report.text == "4 declarations compared, 0 differences, 3 exceptions")
  }

  @Test("An exception that explains nothing is an error")
  func stale() throws {
    let text = "A.x: result # a\nA.y: missing # b\nB: unrecorded # c\nA.x: missing # d"
    let report = Report(try parity(), try ExceptionsList(text: text, file: "e"))
    #expect(!report.isClean)
    #expect(report.unexplained.isEmpty)
    #expect(
      report.text == """
        e:4: no longer applies: A.x: missing
        4 declarations compared, 0 differences, 4 exceptions
        Spell the declaration as UIKit does, or add a line with its reason to e. Delete a line that no longer applies.
        """)
  }

  private func parity() throws -> Parity {
    Parity(
      standIn: try .compile(
        "open class A: NSObject { open var x: Bool { true }; open var y: Int { 1 } }\npublic struct B {}"),
      uiKit: try .compile("open class A: NSObject { open var x: Int { 1 } }"))
  }
}
