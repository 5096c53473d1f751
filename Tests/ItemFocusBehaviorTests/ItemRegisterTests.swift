import HeadlessDevice
import LifecycleBehaviors
import LifecycleTestKit
import TestSupport
import Testing
import UIKit

@testable import ItemFocusBehavior

/// What the SwiftUI modifiers do, without SwiftUI: the views of items are in registers, which are the lists around them.
@MainActor
@Suite(.everyAnswer)
struct ItemRegisterTests {
  let device = HeadlessDevice()
  let log = LifecycleTranscript()
  /// The controller that SwiftUI hosts its views in.
  let host = UIViewController()
  let scrollView = UIScrollView(frame: CGRect(x: 0, y: 52, width: 393, height: 800))

  init() {
    device.launch(showing: host)
    host.view.addSubview(scrollView)
  }

  /// A view that SwiftUI shows for an item, and what it has for it.
  @MainActor
  private final class Shown {
    let view: UIView
    let registration = ItemRegistration()

    init(_ item: AnyHashable, _ frame: CGRect, in superview: UIView, _ registers: ItemRegister...) {
      view = UIView(frame: frame)
      superview.addSubview(view)
      registration.register(view, as: item, in: registers)
    }

    convenience init(_ item: AnyHashable, y: CGFloat, in superview: UIView, _ register: ItemRegister) {
      self.init(item, CGRect(x: 0, y: y, width: 393, height: 400), in: superview, register)
    }
  }

  private func embed(_ behavior: any ViewControllerLifecycleBehavior) {
    let probe = BehaviorProbeViewController([behavior])
    host.addChild(probe)
    probe.view.frame = .zero
    host.view.addSubview(probe.view)
    probe.didMove(toParent: host)
  }

  @Test("The items of the type that are in a window, from top to bottom and from left to right")
  func order() {
    let register = ItemRegister()
    let shown = [
      Shown(3, CGRect(x: 200, y: 100, width: 100, height: 100), in: scrollView, register),
      Shown(4, CGRect(x: 0, y: 300, width: 100, height: 100), in: scrollView, register),
      Shown(2, CGRect(x: 0, y: 100, width: 100, height: 100), in: scrollView, register),
      Shown("title", y: 0, in: scrollView, register), Shown(Int8(3), y: 0, in: scrollView, register),
      Shown(9, y: 0, in: UIView(), register),
    ]
    #expect(register.places(of: Int.self).map(\.item) == [2, 3, 4])
    #expect(register.places(of: Int8.self).map(\.item) == [3])
    #expect(register.places(of: String.self).map(\.item) == ["title"])
    withExtendedLifetime(shown) {}
  }

  @Test("A view that shows another item leaves the former one; one that is removed or released leaves the list")
  func leaving() {
    let register = ItemRegister()
    var shown = ["a", "b", "c"].enumerated().map { Shown($1, y: CGFloat($0) * 400, in: scrollView, register) }
    shown[0].registration.register(shown[0].view, as: "d", in: [register])
    #expect(register.places(of: String.self).map(\.item) == ["d", "b", "c"])
    shown[1].registration.register(shown[1].view, as: nil, in: [])
    #expect(register.places(of: String.self).map(\.item) == ["d", "c"])
    shown[2].view.removeFromSuperview()
    shown.removeLast()
    #expect(register.places(of: String.self).map(\.item) == ["d"])
    let other = ItemRegister()
    shown[0].registration.register(shown[0].view, as: "d", in: [other])
    #expect(register.places(of: String.self).isEmpty && other.places(of: String.self).map(\.item) == ["d"])
  }

  @Test("Of two views with one identifier the newer one counts; when it goes, the older one does")
  func twice() {
    let register = ItemRegister()
    let (old, new) = (Shown("a", y: 0, in: scrollView, register), Shown("a", y: 400, in: scrollView, register))
    // An update that changes nothing makes no view newer.
    old.registration.register(old.view, as: "a", in: [register])
    #expect(register.places(of: String.self).map(\.view) == [new.view])
    new.registration.register(new.view, as: nil, in: [])
    #expect(register.places(of: String.self).map(\.view) == [old.view])
  }

  @Test("The items are measured within the hosting controller's view, and where a scroll view around them clips them")
  func measured() {
    let register = ItemRegister()
    let shown = ["a", "b", "c"].enumerated().map { Shown($1, y: CGFloat($0) * 400, in: scrollView, register) }
    embed(
      ItemFocusBehavior<BehaviorProbeViewController, String>(.attention, of: register)
        .onImpression { [log] in log.record("\($1)") }
        .onLeadingItemChange { [log] in log.record("\($1)") }
        .onVisibleItemsChange { [log] in log.record($1.map { "\($0)" }.joined(separator: ", ")) })
    device.advance(by: 2)
    #expect(
      log.flush() == [
        "none -> a", "a visible 1.0, b visible 1.0", "a seen for 1.0 s, up to 1.0", "b seen for 1.0 s, up to 1.0",
      ])
    scrollView.contentOffset.y = 300
    device.advance(by: 0.5)
    #expect(log.flush() == ["a -> b", "a visible 0.25, b visible 1.0, c visible 0.75"])
    shown[2].registration.register(shown[2].view, as: nil, in: [])
    host.present(UIViewController(), animated: false)
    device.advance(by: 1)
    #expect(log.flush() == ["b -> none", ""])
    host.dismiss(animated: false)
    device.advance(by: 2)
    #expect(log.flush() == ["none -> b", "a visible 0.25, b visible 1.0"])
  }

  @Test("Values that are out of range are reported at the app's line, and those of a SwiftUI modifier at none")
  func outOfRange() {
    let issues = IssueCollector()
    let behavior = ItemFocusBehavior<BehaviorProbeViewController, Int>(.attention, of: ItemRegister())
    _ = behavior.onImpression(atLeast: 2, for: -1) { _, _ in }
    _ = behavior.onLeadingItemChange(atLeast: 0) { _, _ in }
    let line = #line - 1
    let called = issues.flushIssues()
    #expect(called.map(\.kind) == [.invalidFraction, .invalidInterval, .invalidFraction])
    #expect(called.map(\.line) == [line - 1, line - 1, line] && called.allSatisfy { $0.fileID == #fileID })
    _ = behavior.onImpression(atLeast: 2, for: -1, .eachTime, from: nil) { _, _ in }
    _ = behavior.onLeadingItemChange(atLeast: 0, nearestTo: .zero, from: nil) { _, _ in }
    let ofModifiers = issues.flushIssues()
    #expect(ofModifiers.map(\.kind) == called.map(\.kind))
    #expect(ofModifiers.allSatisfy { $0.fileID == nil && $0.line == nil })
  }

  @Test("A list inside of a row: its items are also those of the list around it, which reports its own type")
  func nested() {
    let (outer, inner) = (ItemRegister(), ItemRegister())
    let row = UIScrollView(frame: CGRect(x: 0, y: 0, width: 393, height: 400))
    scrollView.addSubview(row)
    let rows = [Shown(1, y: 0, in: scrollView, outer), Shown(2, y: 400, in: scrollView, outer)]
    let books = ["x", "y", "z"].enumerated().map { index, book in
      Shown(book, CGRect(x: CGFloat(index) * 200, y: 0, width: 200, height: 400), in: row, outer, inner)
    }
    embed(
      ItemFocusBehavior<BehaviorProbeViewController, Int>(.attention, of: outer)
        .onImpression { [log] in log.record("row \($1.item)") })
    embed(
      ItemFocusBehavior<BehaviorProbeViewController, String>(.attention, of: inner)
        .onImpression { [log] in log.record("inner \($1.item)") })
    embed(
      ItemFocusBehavior<BehaviorProbeViewController, String>(.attention, of: outer)
        .onImpression(atLeast: 1) { [log] in log.record("outer \($1.item)") })
    device.advance(by: 2)
    #expect(log.flush() == ["row 1", "row 2", "inner x", "inner y", "outer x"])
    row.contentOffset.x = 207
    device.advance(by: 2)
    #expect(log.flush() == ["inner z", "outer z"])
    withExtendedLifetime((rows, books)) {}
  }
}
