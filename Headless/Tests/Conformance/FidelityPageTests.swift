import Testing

@testable import ConformanceSuite

@Suite
struct FidelityPageTests {
  let cases = [
    ConformanceCase("R9", "appears", needs: [.fingers], expecting: ["A.wA(f)"]) { _ in },
    ConformanceCase("R10", "leaves", expecting: ["A.wD(f)"]) { _ in },
    ConformanceCase("W1", "weak", expecting: ["standard"]) { _ in },
  ]
  let text = "# Page\n\(FidelityPage.beginning)\nold\n\(FidelityPage.end)\nRest"
  let summary = """
    The suite in [Conformance](../Conformance/README.md) has 3 cases of 2 rules and 1 weak rules; 1 of the cases need a \
    person's fingers.
    """

  @Test("Without a recording the section says so; writing it again changes nothing")
  func none() throws {
    let written = try #require(FidelityPage(text)).written([], cases: cases)
    #expect(
      written == """
        # Page
        \(FidelityPage.beginning)

        \(summary)

        No recording of UIKit has been added yet.

        \(FidelityPage.end)
        Rest
        """)
    #expect(try #require(FidelityPage(written)).written([], cases: cases) == written)
  }

  @Test("Each recorded system has a column, with ✗ for a rule whose case differs and – for one that was not recorded")
  func systems() throws {
    let standIn = ConformanceRecording.demanded(by: cases)
    var uiKit = ConformanceRecording(system: "iOS 18.2", device: "iPhone 16")
    uiKit["R9", "appears"] = .observed(["A.wA(t)"])
    uiKit["R10", "leaves"] = .observed(["A.wD(f)"])
    let comparison = ConformanceComparison(of: uiKit, with: standIn, cases: cases)
    let written = try #require(FidelityPage(text)).written([comparison], cases: cases)
    #expect(
      written.contains(
        """
        | rule | iOS 18.2, iPhone 16 |
        |--|--|
        | R9 | ✗ |
        | R10 | ✓ |
        | W1 | – |

        iOS 18.2, iPhone 16: 3 rules, 3 cases: 1 agree, 1 differ, 1 not recorded.
        """))
  }

  @Test("A page without the two comments, in this order, is refused")
  func refused() {
    #expect(FidelityPage("# Page") == nil)
    #expect(FidelityPage("\(FidelityPage.end) \(FidelityPage.beginning)") == nil)
  }
}
