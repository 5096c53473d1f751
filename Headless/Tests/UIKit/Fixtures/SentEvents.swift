import UIKit

/// The events that controls have sent, by name.
@MainActor
final class SentEvents {
  private var log: [String] = []

  func record(_ control: UIControl) {
    let events: [(UIControl.Event, String)] = [
      (.touchDown, "touchDown"), (.valueChanged, "valueChanged"), (.touchUpInside, "touchUpInside"),
      (.touchUpOutside, "touchUpOutside"), (.touchCancel, "touchCancel"),
    ]
    for (event, name) in events {
      control.addAction(UIAction { [unowned self] _ in log.append(name) }, for: event)
    }
  }

  func flush() -> [String] {
    defer { log = [] }
    return log
  }
}
