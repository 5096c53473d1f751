import HeadlessTestSupport
import Testing
import UIKit

/// Values of UIKit as code computes with them, copies and encodes them.
@MainActor
@Suite(.oneDevice)
struct ValueTests {
  @Test("Priorities, weights of fonts and levels of windows are compared, and numbers are added to them")
  func numbers() {
    var priority = UILayoutPriority.required - 1
    #expect(priority.rawValue == 999)
    #expect(UILayoutPriority.defaultHigh < priority)
    priority += 1
    #expect(priority == .required)
    priority -= 250
    #expect(priority == .defaultHigh)
    #expect(1 + UIFont.Weight.regular == UIFont.Weight(1))
    #expect(UIWindow.Level.alert - .statusBar == 1000)
  }

  @Test("A change of an action or a path reaches no copy")
  func copies() throws {
    let action = UIAction(title: "Share", attributes: .hidden) { _ in }
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10))
    let otherAction = try #require(action.copy() as? UIAction)
    let otherPath = try #require(path.copy() as? UIBezierPath)
    action.title = "Send"
    path.removeAllPoints()
    #expect(otherAction.title == "Share")
    #expect(otherAction.identifier == action.identifier)
    #expect(otherAction.attributes == .hidden)
    #expect(otherPath.bounds.width == 10)
  }

  @Test("Timing parameters without a curve have that of easeInOut")
  func timing() {
    let (timing, named) = (UICubicTimingParameters(), UICubicTimingParameters(animationCurve: .easeInOut))
    #expect(timing.animationCurve == .easeInOut)
    #expect(timing.timingCurveType == .builtin)
    #expect(timing.controlPoint1 == named.controlPoint1)
    #expect(timing.controlPoint2 == named.controlPoint2)
  }

  @Test("Insets and offsets are encoded and decoded")
  func coded() throws {
    struct Margins: Codable, Equatable {
      var insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
      var edges = NSDirectionalEdgeInsets(top: 5, leading: 6, bottom: 7, trailing: 8)
      var offset = UIOffset(horizontal: 9, vertical: 10)
    }
    #expect(try JSONDecoder().decode(Margins.self, from: JSONEncoder().encode(Margins())) == Margins())
  }
}
