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
          B: unrecorded: nothing is recorded for UIKit

        4 declarations compared, 3 differences, 0 exceptions
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
        """)
  }

  private func parity() throws -> Parity {
    let uiKit = "A\tclass\tclass A : NSObject\t-\t-\ty\tn\tseen\nA\tproperty\tvar x: Int { get }\t-\t-\ty\tn\tseen"
    var standIn = try ["class A : NSObject", "class B : NSObject", "var x: Bool { get }", "var y: Bool { get }"].map {
      try DeclarationParser($0).declaration
    }
    for index in standIn.indices {
      standIn[index].isOpen = true
      if !standIn[index].isType { standIn[index].owner = "A" }
    }
    return Parity(standIn.map { StandInDeclaration(declaration: $0) }, try RecordedSurface(text: uiKit, file: "u"))
  }
}
