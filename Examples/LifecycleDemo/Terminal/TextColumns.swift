import Foundation

/// How many columns text takes on a terminal.
extension Character {
  /// Two for East Asian wide characters and pictures, none for control characters, otherwise one.
  var columns: Int {
    guard let first = unicodeScalars.first else { return 0 }
    if first.properties.generalCategory == .control { return 0 }
    if first.properties.isEmojiPresentation || unicodeScalars.contains("\u{FE0F}") { return 2 }
    return Self.wide.contains { $0.contains(first.value) } ? 2 : 1
  }

  /// Blocks of Unicode whose characters have the property East_Asian_Width wide or full-width.
  private static let wide: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xA960...0xA97C, 0xAC00...0xD7A3, 0xF900...0xFAFF,
    0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x20000...0x3FFFD,
  ]
}

extension StringProtocol {
  var columns: Int { reduce(0) { $0 + $1.columns } }

  /// - Returns: the text, or as much of it as fits into this many columns, with `…` at its end.
  func cut(to width: Int) -> String {
    guard columns > width else { return String(self) }
    var rest = width - 1
    return prefix { character in
      rest -= character.columns
      return rest >= 0
    } + "…"
  }

  /// Breaks the text at separators. One at the end of a line loses its spaces there.
  /// - Returns: its lines. One is longer than `width` only if it has no separator.
  func wrapped(to width: Int, at separator: String = " ") -> [String] {
    let pieces = components(separatedBy: separator)
    let mark = separator.trimmingCharacters(in: .whitespaces)
    var lines: [String] = []
    for (index, piece) in pieces.enumerated() {
      let end = index + 1 < pieces.count ? mark : ""
      let space = index > 0 ? separator.dropFirst(mark.count) : ""
      if let last = lines.last, (last + space + piece + end).columns <= width {
        lines[lines.count - 1] = last + space + piece + end
      } else {
        lines.append(piece + end)
      }
    }
    return lines
  }
}
