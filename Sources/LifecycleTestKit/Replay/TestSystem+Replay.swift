import UIKit

#if canImport(HeadlessDevice)
  import HeadlessDevice

  /// What a replay needs of the system it runs on: here of a device in virtual time.
  extension TestSystem {
    static let hasDevice = true

    /// The transitions of a device take a little longer than those of the stand-in.
    static let toleranceOfReplays = 0.5

    func wait(_ seconds: TimeInterval) async {
      device.advance(by: seconds)
    }

    /// Ends the turn of the run loop in which a step was played.
    func turn() {
      device.turn()
    }

    /// - Returns: whether the device could do what a line says.
    func perform(_ words: [String], on topmost: UIViewController) -> Bool {
      switch words.joined(separator: " ") {
      case "home": device.pressHome()
      case "open": device.openApp()
      case "control-center open": device.openControlCenter()
      case "control-center close": device.closeControlCenter()
      case "swipe back cancel": return cancel(topmost.navigationController.flatMap { device.beginSwipeBack(in: $0) })
      case "sheet drag cancel": return cancel(device.beginSheetDrag(of: topmost))
      default:
        guard words.count == 2, words[0] == "suspend", let seconds = Double(words[1]) else { return false }
        device.suspend(for: seconds)
      }
      return true
    }

    /// The finger lifts after half the time of a transition.
    private func cancel(_ swipe: HeadlessDevice.Swipe?) -> Bool {
      guard let swipe else { return false }
      _ = device.schedule(after: 0.175) { swipe.cancel() }
      return true
    }
  }
#else
  /// What a replay needs of the system it runs on: here of the running app.
  extension TestSystem {
    static let hasDevice = false

    /// Waits are shortened, so times cannot be compared.
    static let toleranceOfReplays = TimeInterval.infinity

    func wait(_ seconds: TimeInterval) async {
      try? await Task.sleep(nanoseconds: UInt64(min(seconds, 1) * 1_000_000_000))
      await settle()
    }

    func turn() {}

    func perform(_ words: [String], on topmost: UIViewController) -> Bool { false }
  }
#endif
