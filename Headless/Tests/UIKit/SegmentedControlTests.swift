import HeadlessDevice
import HeadlessTestSupport
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

  @Test("A tap selects a segment and sends valueChanged; the same segment, a disabled one and code send nothing")
  func tapping() {
    var values: [Int] = []
    control.addAction(
      UIAction { [weak control] _ in values += [control?.selectedSegmentIndex ?? -2] }, for: .valueChanged)
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
    #expect(device.tapSegment(at: 2, in: control))
    #expect(device.tapSegment(at: 2, in: control))
    #expect(device.tapSegment(at: 0, in: control))
    control.setEnabled(false, forSegmentAt: 2)
    #expect(!device.tapSegment(at: 2, in: control))
    control.selectedSegmentIndex = 1
    #expect(values == [2, 0])
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

  @Test("A tap on a segment performs its action")
  func actions() {
    var log: [String] = []
    let control = UISegmentedControl(
      frame: control.frame,
      actions: ["Map", "List"].map { title in UIAction(title: title) { _ in log.append(title) } })
    screen.view.addSubview(control)
    #expect(control.titleForSegment(at: 1) == "List")
    #expect(device.tapSegment(at: 1, in: control))
    #expect(log == ["List"])
  }
}
