import Dispatch

/// Whether code that is bound to no actor runs on the main queue, which on iOS is to say the main thread.
enum MainQueue {
  static var isCurrent: Bool { DispatchQueue.getSpecific(key: mark) != nil }

  private static let mark: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()
}
