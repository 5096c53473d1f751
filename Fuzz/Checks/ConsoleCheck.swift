import Journey

/// UIKit writes no warning to the console.
final class ConsoleCheck: FuzzCheck {
  private var count = 0

  func didPlay(_ command: JourneyCommand, in app: FuzzedApp) -> [FuzzFault] {
    let messages = app.device.consoleMessages
    defer { count = messages.count }
    return messages.dropFirst(count).map {
      FuzzFault(.consoleMessage, of: $0.withoutObjects, "UIKit writes to the console: \($0.withShortObjects)")
    }
  }
}

extension String {
  /// The text with `<App.CartScreen: 0x7f…>` as `CartScreen`.
  var withShortObjects: String {
    replacing(/<(?:\w+\.)*(\w+): 0x[0-9a-f]+[^>]*>/) { String($0.output.1) }
  }

  /// The text without what differs from one object to the next.
  var withoutObjects: String {
    withShortObjects.replacing(/0x[0-9a-f]+|\d+/, with: "")
  }
}
