import HeadlessDevice
import TestSupport
import Testing
import UIKit

/// Segmented controls. Sources: developer.apple.com/documentation/uikit/uisegmentedcontrol and its members; Sadun, The Core
/// iOS 6 Developer's Cookbook, recipe 9-4.
@MainActor
@Suite(.oneDevice)
struct SegmentedControlTests: FixtureSuite {
  let fixture = PlainScreen()
  let control = UISegmentedControl(items: ["Day", "Week", "Month"])

  init() {
    control.frame = CGRect(x: 0, y: 100, width: 300, height: 30)
    screen.view.addSubview(control)
  }

  @Test("A tap selects a segment and sends valueChanged; another tap on the same segment sends nothing")
  func tapping() {
    var values: [Int] = []
    control.addAction(
      UIAction { [weak control] _ in values += [control?.selectedSegmentIndex ?? -2] }, for: .valueChanged)
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
    #expect(device.tapSegment(at: 2, in: control))
    #expect(device.tapSegment(at: 2, in: control))
    #expect(device.tapSegment(at: 0, in: control))
    #expect(values == [2, 0])
  }

  @Test("Code selects a segment silently")
  func code() {
    var count = 0
    control.addAction(UIAction { _ in count += 1 }, for: .allEvents)
    control.selectedSegmentIndex = 1
    #expect(count == 0)
    #expect(control.selectedSegmentIndex == 1)
  }

  @Test("In a momentary control no segment stays selected, and each tap sends valueChanged with the segment")
  func momentary() {
    var values: [Int] = []
    control.isMomentary = true
    control.addAction(
      UIAction { [weak control] _ in values += [control?.selectedSegmentIndex ?? -2] }, for: .valueChanged)
    #expect(device.tapSegment(at: 1, in: control))
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
    #expect(device.tapSegment(at: 1, in: control))
    #expect(values == [1, 1])
  }

  @Test("A disabled segment, a segment that is not there and a control out of reach take no tap")
  func refused() {
    control.setEnabled(false, forSegmentAt: 1)
    #expect(!device.tapSegment(at: 1, in: control))
    #expect(!device.tapSegment(at: 3, in: control))
    control.isEnabled = false
    #expect(!device.tapSegment(at: 0, in: control))
    control.isEnabled = true
    screen.present(UIViewController(), animated: false)
    device.finishTransitions()
    #expect(!device.tapSegment(at: 0, in: control))
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
  }

  @Test("The action of a segment is performed before valueChanged and the primary action are sent")
  func actions() {
    var log: [String] = []
    let control = UISegmentedControl(
      frame: control.frame,
      actions: [UIAction(title: "Map") { _ in log.append("map") }, UIAction(title: "List") { _ in }])
    control.addAction(UIAction { _ in log.append("changed") }, for: .valueChanged)
    control.addAction(UIAction { _ in log.append("primary") }, for: .primaryActionTriggered)
    screen.view.addSubview(control)
    #expect(control.titleForSegment(at: 0) == "Map")
    #expect(device.tapSegment(at: 0, in: control))
    #expect(log == ["map", "changed", "primary"])
  }

  @Test("An index beyond the last segment means the last one")
  func pinned() {
    control.setTitle("Year", forSegmentAt: 9)
    #expect(control.titleForSegment(at: 2) == "Year")
    control.removeSegment(at: 9, animated: false)
    #expect(control.numberOfSegments == 2)
    control.insertSegment(withTitle: "All", at: 9, animated: false)
    #expect(control.titleForSegment(at: 2) == "All")
  }

  @Test("The selection stays with its segment when others come and go, and ends with it")
  func moving() {
    control.selectedSegmentIndex = 1
    control.insertSegment(withTitle: "Hour", at: 0, animated: false)
    #expect(control.selectedSegmentIndex == 2)
    control.removeSegment(at: 0, animated: false)
    #expect(control.selectedSegmentIndex == 1)
    control.removeSegment(at: 1, animated: false)
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
  }

  @Test("A tap in the middle of the control selects the middle segment")
  func middle() {
    #expect(device.tap(control))
    #expect(control.selectedSegmentIndex == 1)
  }
}
