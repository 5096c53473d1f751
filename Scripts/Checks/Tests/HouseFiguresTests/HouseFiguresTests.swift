import Testing

@testable import HouseFigures

struct SourceTextTests {
  @Test("Comments and the words of strings are left out; what a string interpolates stays")
  func left() {
    let source = ##"""
      let a = "Hidden \(Shown("Hidden")) Hidden" // Hidden
      /* Hidden */ let b = #"Hidden "Hidden" \#(Shown.self)"#, c = "\" Hidden", d = Shown
      """##
    let names = SourceFile(path: "a.swift", source: source).usedNames
    #expect(names == ["Shown"])
  }
}

struct FileGraphTests {
  private func graph(_ sources: KeyValuePairs<String, String>) -> FileGraph {
    FileGraph(sources.map { SourceFile(path: $0.key, source: $0.value) })
  }

  @Test("Files that use each other's types are a circle, over any number of files")
  func circle() {
    let graph = graph([
      "A.swift": "struct A { var b: B }", "B.swift": "final class B { var c: C.Kind }",
      "C.swift": "enum C { case a(A) }",
      "D.swift": "struct D { var a: A }",
    ])
    #expect(graph.circles == [["A", "B", "C"]])
  }

  @Test("A type and its own extensions are one file, extensions of the platform's types are not")
  func extensions() {
    #expect(graph(["A.swift": "struct A { var b: B }", "A+B.swift": "struct B { var a: A }"]).circles.isEmpty)
    let views = graph([
      "UIView+A.swift": "extension UIView {\n  struct A { var b: B }\n}",
      "UIView+B.swift": "extension UIView {\n  struct B { var a: A }\n}",
    ])
    #expect(views.circles == [["UIView+A.swift", "UIView+B.swift"]])
  }

  @Test("A private type is no one else's, and a name that two files declare says nothing")
  func names() {
    let graph = graph([
      "A.swift": "struct A { enum Kind {} }\nprivate struct Box {}", "B.swift": "struct B { enum Kind {} }",
      "C.swift": "struct C { var kind: Kind; var box: Box }",
    ])
    #expect(graph.uses == [[], [], []])
  }
}

struct ModuleMapTests {
  private let files = [
    SourceFile(path: "Values/A.swift", source: "struct A {}"),
    SourceFile(path: "Rules/B.swift", source: "struct B { var a: A }"),
    SourceFile(path: "C.swift", source: "struct C { var a: A; var b: B }"),
  ]

  @Test("The folder that uses is above the one that is used")
  func order() {
    #expect(
      ModuleMap(FileGraph(files)).lines == [
        "(top)     1 file   ─▶ Rules, Values", "Rules     1 file   ─▶ Values", "Values    1 file ",
      ])
  }

  @Test("An arrow that the recorded map does not have is named with its files")
  func newArrow() {
    let recorded = ModuleMap(FileGraph(files)).lines
    #expect(ModuleMap(FileGraph(files)).newArrows(against: recorded).isEmpty)
    let up = SourceFile(path: "Values/D.swift", source: "struct D { var b: B }")
    #expect(
      ModuleMap(FileGraph(files + [up])).newArrows(against: recorded) == [
        "Values uses Rules now: Values/D.swift names a type of Rules/B.swift."
      ])
  }
}

struct MapPageTests {
  private let page = MapPage("# Page\n<!-- map: Sources/A -->\n```\nold\n```\nText\n<!-- map: Sources/B -->\nEnd\n")

  @Test("A picture is between the fences after its mark, and is drawn there")
  func pictures() {
    #expect(page.folders == ["Sources/A", "Sources/B"])
    #expect(page.picture(of: "Sources/A") == ["old"])
    #expect(page.picture(of: "Sources/B").isEmpty)
    #expect(
      page.text { ["new " + $0] }
        == "# Page\n<!-- map: Sources/A -->\n```\nnew Sources/A\n```\nText\n<!-- map: Sources/B -->\n```\nnew Sources/B\n```\nEnd\n"
    )
  }
}

struct NamedFilesTests {
  @Test("The numbered lines of a page name files in backticks")
  func names() {
    let page = MapPage("1. `FocusRules.swift`, `verdict`: `let x = a.swift`\n2. `A+B.swift` or `C.md`\nSee `D.swift`")
    #expect(page.namedFiles == ["FocusRules.swift", "A+B.swift"])
  }
}

struct PlainWordsTests {
  @Test("A word of the dialect is found with its line, whole words only")
  func places() {
    let places = PlainWords.places(in: "It is told.\nUntold wishbone.\nAnswers whether it wishes\n")
    #expect(places.map(\.line) == [1, 3, 3])
    #expect(places.map(\.word) == ["told", "Answers whether", "wishes"])
  }
}
