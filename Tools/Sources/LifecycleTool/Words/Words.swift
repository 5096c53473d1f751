import Foundation
import LifecycleTimeline

extension String {
  /// A name in camel case as words: `"appInactive"` is `"app inactive"`.
  var inWords: String {
    reduce(into: "") { words, character in
      if character.isUppercase, let last = words.last, last != " ", !last.isUppercase { words += " " }
      words += character.isUppercase ? character.lowercased() : String(character)
    }
  }

  func padded(to width: Int) -> String { self + String(repeating: " ", count: max(0, width - count)) }

  func aligned(to width: Int) -> String { String(repeating: " ", count: max(0, width - count)) + self }
}

extension TimeInterval {
  /// To the millisecond: `12.350 s`.
  var inSeconds: String { String(format: "%.3f s", self) }
}

extension TimelineEvent.Focus.Reason {
  /// - Parameter cover: what took the focus.
  /// - Returns: the reason as a drawn timeline has it: `"covered by Reply"`, `"alert Delete?"`, `"app inactive"`.
  func words(cover: String?) -> String {
    guard let cover else { return rawValue.inWords }
    return self == .alert ? "alert \(cover)" : "\(rawValue.inWords) by \(cover)"
  }
}
