import Foundation
import Testing

@testable import APIParity

@Suite struct RecordedSurfaceTests {
  @Test("A row becomes a declaration")
  func row() throws {
    let row = try RecordedRow("UIFoo\tproperty\tweak var bar: UIBar? { get set }\t15.0\t17.1\tn\ty\trule")
    #expect(row.declaration.path == "UIFoo.bar")
    #expect(row.declaration.availability == Availability(introduced: .init(15), deprecation: .since(.init(17, 1))))
    #expect(row.declaration.isMainActor && row.declaration.ownership == "weak")
    #expect(!row.declaration.nullabilityIsKnown && !row.declaration.isGuess)
  }

  @Test("nonisolated takes a row off the main actor")
  func nonisolated() throws {
    #expect(try !RecordedRow("UIFoo\tmethod\tnonisolated func a()\t-\t-\ty\ty\tseen").declaration.isMainActor)
  }

  @Test(
    "A malformed row is reported with its file and line",
    arguments: [
      ("UIFoo\tproperty", "2 columns instead of 8"),
      ("UIFoo\tproperty\tvar bar\t-\t-\ty\ty\trule", "the declaration 'var bar': expected ':', found the end"),
      ("UIFoo\tthing\tvar a: A\t-\t-\ty\ty\trule", "'var a: A' is not of the kind 'thing'"),
      ("UIFoo\tclass\tvar a: A\t-\t-\ty\ty\trule", "'var a: A' is not of the kind 'class'"),
      ("UIFoo\tproperty\tvar a: A\tx\t-\ty\ty\trule", "'x' in the column 'introduced' is not a version"),
      ("UIFoo\tproperty\tvar a: A\t-\t9.x\ty\ty\trule", "'9.x' in the column 'deprecated' is not a version"),
      ("UIFoo\tproperty\tvar a: A\t-\t-\ty\ty\t", "'' in the column 'spelling' is not rule, seen or guess"),
      ("UIFoo\tproperty\tvar a: A\t-\t-\t?\ty\trule", "'?' in the column 'nullability known' is neither y nor n"),
    ])
  func malformed(row: String, problem: String) {
    let header = RecordedRow.columns.joined(separator: "\t")
    #expect(throws: InputError(file: "a.tsv", line: 2, problem: problem)) {
      try RecordedSurface(text: header + "\n" + row, file: "a.tsv")
    }
  }

  @Test("Members get from their type what they do not say themselves")
  func owner() throws {
    let surface = try surface([
      ("UIFoo", "class", "class UIFoo : UIBase, UIP", "15.0", "y"), ("UIFoo", "method", "func a()", "-", "y"),
      ("UIFoo", "init", "init()", "16.0", "y"), ("UIFoo", "notification", "class let n: NSNotification.Name", "-", "n"),
      ("UIP", "protocol", "protocol UIP", "-", "y"), ("UIP", "method", "func p()", "-", "y"),
      ("UIP", "method", "optional func o()", "-", "y"),
    ])
    let members = Dictionary(uniqueKeysWithValues: surface.members(of: "UIFoo").map { ($0.name, $0) })
    #expect(members["a()"]?.isOpen == true)
    #expect(members["init()"]?.isOpen == false && members["n"]?.isOpen == false)
    #expect(members["a()"]?.availability.introduced == .init(15))
    #expect(members["init()"]?.availability.introduced == .init(16))
    #expect(members["p()"]?.requirement == .required && members["o()"]?.requirement == .optional)
  }

  @Test("Conformances come through superclasses and refined protocols too")
  func conformances() throws {
    let surface = try surface([
      ("A", "class", "class A : NSObject, P", "-", "y"), ("B", "class", "class B : A", "-", "y"),
      ("P", "protocol", "protocol P : Q", "-", "y"), ("Q", "protocol", "protocol Q", "-", "y"),
    ])
    #expect(surface.type("B")?.inherited == ["A", "P", "Q"])
    #expect(surface.type("P")?.inherited == ["Q"])
  }

  @Test("What is recorded can be read")
  func recorded() throws {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../Recorded/uikit-api.tsv").standardized
    let surface = try RecordedSurface(text: String(contentsOf: file, encoding: .utf8), file: file.path)
    #expect(surface.members(of: "UIViewController").contains { $0.name == "viewWillTransition(to:with:)" })
  }

  private func surface(_ rows: [(String, String, String, String, String)]) throws -> RecordedSurface {
    let lines = rows.map { "\($0.0)\t\($0.1)\t\($0.2)\t\($0.3)\t-\ty\t\($0.4)\tseen" }
    return try RecordedSurface(text: lines.joined(separator: "\n"), file: "test")
  }
}
