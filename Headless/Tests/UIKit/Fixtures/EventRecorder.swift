import UIKit

/// The target of one control event. Calls a closure whenever the event is sent.
@MainActor
final class EventRecorder: NSObject {
  private let write: (UIControl) -> Void

  init(_ write: @escaping (UIControl) -> Void) {
    self.write = write
  }

  #if canImport(ObjectiveC)
    static let action = #selector(receive(_:))

    @objc func receive(_ sender: UIControl) {
      write(sender)
    }
  #else
    static let action = Selector(EventRecorder.receive)

    func receive(_ sender: UIControl) {
      write(sender)
    }
  #endif
}
