import Foundation

/// Something that happened on a journey, as it is printed.
struct JourneyEvent: Equatable {
  enum Kind: String, CaseIterable {
    /// The screen's own UIKit callbacks.
    case view
    /// The moments its behaviors hear.
    case behavior
    case focus
    /// The focus that screens have within their focus group.
    case group
    case app
    case suspend
    case overlay
    case input
    /// What UIKit writes to the console: refusals and warnings.
    case console
  }

  /// Seconds since the journey began.
  var time: TimeInterval
  var kind: Kind
  var subject: String
  var event: String
  var fields: [JourneyField] = []
}

/// A further fact about an event.
struct JourneyField: Equatable {
  enum Value: Equatable {
    case text(String)
    case number(Double)
    case flag(Bool)
    case null
  }

  var name: String
  var value: Value

  init(_ name: String, _ text: String?) {
    self.name = name
    value = text.map { .text($0) } ?? .null
  }

  init(_ name: String, _ number: Double) {
    self.name = name
    value = .number(number)
  }

  init(_ name: String, _ flag: Bool) {
    self.name = name
    value = .flag(flag)
  }
}
