import Foundation

extension RunRecord.Seen {
  /// Bytes of UTF-8 of the longest name in a record.
  static let longestName = 64

  init(_ attention: Attention, since: TimeInterval) {
    self.init(
      screen: attention.screen.map(Self.shortened), state: attention.state.name,
      cover: attention.cover.map(Self.shortened), since: since)
  }

  var attention: Attention? {
    Attention.State.all.first { $0.name == state }.map { Attention(screen: screen, $0, cover: cover) }
  }

  /// Cuts a name at a character.
  private static func shortened(_ name: String) -> String {
    var short = ""
    for character in name {
      // Control characters take much room where they are written in a text.
      let character = character.unicodeScalars.contains { $0.value < 32 } ? " " : character
      guard short.utf8.count + character.utf8.count <= longestName else { break }
      short.append(character)
    }
    return short
  }
}
