import Foundation

extension AttentionTable {
  /// The table as JSON, in seconds to the microsecond.
  var json: String {
    get throws {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
      return String(decoding: try encoder.encode(Document(self)), as: UTF8.self) + "\n"
    }
  }

  /// The names of the members of the JSON.
  private struct Document: Encodable {
    struct Suspended: Encodable {
      let times: Int
      let seconds: TimeInterval
    }

    struct App: Encodable {
      let active: TimeInterval
      let inactive: TimeInterval
      let background: TimeInterval
    }

    struct Screen: Encodable {
      let screen: String
      let visible: TimeInterval
      let focused: TimeInterval
      let losses: Int
      let withoutFocus: [Absence]
    }

    struct Absence: Encodable {
      let reason: String?
      let cover: String?
      let times: Int
      let seconds: TimeInterval
    }

    let duration: TimeInterval
    let suspended: Suspended
    let app: App?
    let screens: [Screen]

    init(_ table: AttentionTable) {
      duration = table.duration.toTheMicrosecond
      suspended = Suspended(times: table.suspended.times, seconds: table.suspended.seconds.toTheMicrosecond)
      app = table.app.map {
        App(
          active: $0.active.toTheMicrosecond, inactive: $0.inactive.toTheMicrosecond,
          background: $0.background.toTheMicrosecond)
      }
      screens = table.screens.map { screen in
        Screen(
          screen: screen.name, visible: screen.visible.toTheMicrosecond, focused: screen.focused.toTheMicrosecond,
          losses: screen.losses,
          withoutFocus: screen.absences.map {
            Absence(
              reason: $0.reason, cover: $0.cover, times: $0.times, seconds: $0.seconds.toTheMicrosecond)
          })
      }
    }
  }
}

extension TimeInterval {
  fileprivate var toTheMicrosecond: TimeInterval { (self * 1_000_000).rounded() / 1_000_000 }
}
