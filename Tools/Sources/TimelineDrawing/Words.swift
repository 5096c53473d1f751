import FocusBehavior
import Foundation

extension String {
  /// A name in camel case as words: `"appInactive"` is `"app inactive"`.
  package var inWords: String {
    reduce(into: "") { words, character in
      if character.isUppercase, let last = words.last, last != " ", !last.isUppercase { words += " " }
      words += character.isUppercase ? character.lowercased() : String(character)
    }
  }
}

extension TimeInterval {
  /// To the millisecond: `12.350 s`.
  package var inSeconds: String { String(format: "%.3f s", self) }
}

extension TimelineInterval {
  /// Why it began, in words. The cover of a focus is what ends it.
  package var reasonWords: String { Self.words(reason: reason, cover: state == .focused ? nil : cover) }

  /// The reason of a change of focus, in words: `"covered by Reply"`, `"alert Delete?"`, `"app inactive"`.
  package static func words(reason: String?, cover: String?) -> String {
    guard let reason else { return "no event says why" }
    guard let cover else { return reason.inWords }
    return reason == FocusReason.alert.name ? "alert \(cover)" : "\(reason.inWords) by \(cover)"
  }
}
