/// The text of a file, by offsets in bytes as the parser counts them.
struct SourceText {
  private let bytes: [UInt8]
  /// Where each line begins.
  private let starts: [Int]

  init(_ text: String) {
    bytes = Array(text.utf8)
    starts = [0] + bytes.indices.filter { [bytes] in bytes[$0] == UInt8(ascii: "\n") }.map { $0 + 1 }
  }

  var count: Int { bytes.count }

  subscript(range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }

  /// - Returns: the number of the line, counted from 1.
  func line(of offset: Int) -> Int {
    starts.lastIndex { $0 <= offset }! + 1
  }

  /// - Returns: the whole lines that a piece is in.
  func lines(of range: Range<Int>) -> Range<Int> {
    let last = line(of: range.upperBound)
    return starts[line(of: range.lowerBound) - 1]..<(last < starts.count ? starts[last] - 1 : count)
  }
}
