import HeadlessDevice

extension HeadlessDevice.Interruption {
  /// The command that begins it.
  public var start: JourneyCommand {
    switch self {
    case .controlCenter: .system(.controlCenter(isOpen: true))
    case .call: .system(.call)
    case .systemAlert: .system(.prompt)
    }
  }

  /// The command that ends it.
  public var end: JourneyCommand {
    switch self {
    case .controlCenter: .system(.controlCenter(isOpen: false))
    case .call: .system(.endCall)
    case .systemAlert: .system(.endPrompt)
    }
  }
}
