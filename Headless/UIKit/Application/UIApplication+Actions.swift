extension UIApplication {
  func perform(_ action: Selector, on target: Any?, from sender: Any?) -> Bool {
    let receiver = target.map { $0 as AnyObject } ?? receiver(of: action, from: sender)
    guard let receiver, action.isMethod(of: receiver) else { return false }
    action.perform(on: receiver, with: sender as Any)
    return true
  }

  /// - Returns: the first object that has the method, from the first responder of the key window on, or from the sender
  ///   on where there is no first responder.
  private func receiver(of action: Selector, from sender: Any?) -> AnyObject? {
    let first = World.current.scenes.lazy.compactMap { $0.currentKeyWindow?.input.responder }.first
    var candidate = first ?? sender as? UIResponder
    while let responder = candidate {
      if action.isMethod(of: responder) { return responder }
      candidate = responder.next
    }
    return nil
  }

  func handOver(_ url: URL, completion: (@MainActor @Sendable (Bool) -> Void)?) {
    let world = World.current
    world.loop.perform { [unowned world] in
      let isTaken = world.opensURL(url)
      completion?(isTaken)
      if isTaken { world.leaveForOtherApp() }
    }
  }
}

extension UIApplication {
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }
  }
}
