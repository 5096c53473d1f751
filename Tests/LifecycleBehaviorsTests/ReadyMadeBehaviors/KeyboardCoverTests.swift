import Foundation
import Testing

@testable import ReadyMadeBehaviors

@Suite
struct KeyboardCoverTests {
  private func height(keyboard: CGRect) -> CGFloat {
    KeyboardCover(keyboard: keyboard, view: CGRect(x: 0, y: 100, width: 400, height: 600)).height
  }

  @Test("A keyboard covers what is below its upper edge, at most the whole view")
  func covered() {
    #expect(height(keyboard: CGRect(x: 0, y: 500, width: 400, height: 300)) == 200)
    #expect(height(keyboard: CGRect(x: 0, y: 50, width: 400, height: 800)) == 600)
    #expect(height(keyboard: CGRect(x: 0, y: 500, width: 400, height: 199.9999)) == 200, "rounded on the way")
  }

  @Test("A keyboard below or beside the view does not cover it, nor does one that floats")
  func uncovered() {
    #expect(height(keyboard: CGRect(x: 0, y: 700, width: 400, height: 300)) == 0)
    #expect(height(keyboard: CGRect(x: 400, y: 500, width: 400, height: 300)) == 0)
    #expect(height(keyboard: CGRect(x: 20, y: 300, width: 300, height: 200)) == 0)
    #expect(height(keyboard: CGRect(x: 20, y: 498, width: 300, height: 200)) == 0, "two points above the edge")
  }
}
