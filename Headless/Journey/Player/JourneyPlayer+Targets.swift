import HeadlessDevice
import UIKit

extension JourneyPlayer {
  /// The targets that a finger can reach now.
  public var targets: TouchTargets { TouchTargets(on: device) }

  func tap(_ name: String) throws(JourneyRefusal) -> JourneyPlan {
    let target = try target(named: name)
    return { [device] () throws(JourneyRefusal) in
      guard device.tap(target) else { throw JourneyRefusal("'\(name)' does not take a tap now") }
    }
  }

  func tapTogether(_ name: String, _ other: String) throws(JourneyRefusal) -> JourneyPlan {
    let targets = try (target(named: name), target(named: other))
    return { [device] () throws(JourneyRefusal) in
      var areReached = false
      device.touches { areReached = device.tap(targets.0) && device.tap(targets.1) }
      guard areReached else { throw JourneyRefusal("'\(name)' and '\(other)' do not take two taps together now") }
    }
  }

  func hold(_ name: String) throws(JourneyRefusal) -> JourneyPlan {
    let view = try view(named: name)
    return { [device] () throws(JourneyRefusal) in
      guard device.longPress(view, for: 0.6) else { throw JourneyRefusal("'\(name)' does not take a long press now") }
    }
  }

  func pull(_ name: String) throws(JourneyRefusal) -> JourneyPlan {
    guard let list = try view(named: name) as? UIScrollView else { throw JourneyRefusal("'\(name)' is no list") }
    return { [device] () throws(JourneyRefusal) in
      guard device.pullToRefresh(list) else { throw JourneyRefusal("'\(name)' cannot be refreshed now") }
    }
  }

  func swipeRow(_ name: String) throws(JourneyRefusal) -> JourneyPlan {
    guard case .row(let path, let table) = try target(named: name).kind else {
      throw JourneyRefusal("'\(name)' is no row")
    }
    return { [device] () throws(JourneyRefusal) in
      guard device.swipeRow(at: path, in: table) || device.swipeRow(at: path, in: table, from: .leading) else {
        throw JourneyRefusal("'\(name)' has no actions now")
      }
    }
  }

  func set(_ name: String, to value: Double) throws(JourneyRefusal) -> JourneyPlan {
    let view = try view(named: name)
    return { [device] () throws(JourneyRefusal) in
      guard device.set(view, to: value) else { throw JourneyRefusal("'\(name)' does not take \(value) now") }
    }
  }

  func type(_ text: String) throws(JourneyRefusal) -> JourneyPlan {
    guard device.keyboardFrame != nil else { throw JourneyRefusal("there is no keyboard; tap a field first") }
    return { [device] in _ = device.typeText(text) }
  }

  private func target(named name: String) throws(JourneyRefusal) -> TouchTarget {
    let targets = targets
    if let target = targets.target(named: name) { return target }
    let names = targets.all.map(\.name)
    throw JourneyRefusal(
      "'\(screens.visibleName)' has no '\(name)' that can be touched now; "
        + (names.isEmpty ? "nothing can be" : "there are: \(names.joined(separator: ", "))"))
  }

  private func view(named name: String) throws(JourneyRefusal) -> UIView {
    guard case .view(let view) = try target(named: name).kind else {
      throw JourneyRefusal("'\(name)' is no control")
    }
    return view
  }
}

extension HeadlessDevice {
  fileprivate func tap(_ target: TouchTarget) -> Bool {
    switch target.kind {
    case .view(let view): return tap(view)
    case .barItem(let item): return tap(item)
    case .alertAction(let action, let alert): return tap(action, in: alert)
    case .rowAction(let action, let table): return tapAction(action, in: table)
    case .row(let path, let table): return tapRow(at: path, in: table)
    case .item(let path, let collection): return tapItem(at: path, in: collection)
    case .back(let navigation): return tapBackButton(in: navigation)
    case .outside(let popover): return tapOutside(popover)
    case .tab(let child, let tabs):
      tapTab(child, in: tabs)
      return true
    }
  }

  fileprivate func set(_ view: UIView, to value: Double) -> Bool {
    switch view {
    case let slider as UISlider: slide(slider, to: Float(value))
    case let segments as UISegmentedControl: Int(exactly: value).map { tapSegment(at: $0, in: segments) } ?? false
    case let stepper as UIStepper: value > stepper.value ? increment(stepper) : decrement(stepper)
    case let picker as UIPickerView: Int(exactly: value).map { chooseRow($0, of: picker) } ?? false
    default: false
    }
  }
}
