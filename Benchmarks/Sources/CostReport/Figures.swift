import Foundation

/// What was measured: a value for each name and quantity.
struct Figures {
  struct Key: Hashable, Comparable, CustomStringConvertible {
    let name: String
    let quantity: String

    var description: String { "\(name), \(quantity)" }

    /// How often the work is repeated: 100 in `moment/plain/100`.
    var size: Int? { name.split(separator: "/").last.flatMap { Int($0) } }

    static func < (left: Key, right: Key) -> Bool { (left.name, left.quantity) < (right.name, right.quantity) }
  }

  /// The toolchain, the C library and the processor, from the first line.
  private(set) var machine = ""
  private(set) var values: [Key: Double] = [:]

  /// Reads files of lines NAME, QUANTITY, VALUE with tabs between them.
  /// - Parameter paths: the files; one that does not exist has no line.
  init(_ paths: String...) {
    for path in paths {
      guard let text = try? String(contentsOfFile: path, encoding: .utf8) else { continue }
      for line in text.split(separator: "\n") {
        let fields = line.split(separator: "\t").map(String.init)
        if line.hasPrefix("# "), machine.isEmpty {
          machine = String(line.dropFirst(2))
        } else if fields.count == 3, let value = Double(fields[2]) {
          values[Key(name: fields[0], quantity: fields[1])] = value
        }
      }
    }
  }

  subscript(name: String, quantity: String) -> Double? { values[Key(name: name, quantity: quantity)] }
}

/// What a row or a curve shows, calculated from figures: `instructions("moment/plain/100") - instructions("moment/plain/0")`.
struct Formula: Sendable {
  let value: @Sendable (_ figures: Figures, _ quantity: String) -> Double?

  /// The figure of that name.
  static func of(_ name: String) -> Formula { Formula { $0[name, $1] } }

  static func - (left: Formula, right: Formula) -> Formula {
    Formula { figures, quantity in
      guard let left = left.value(figures, quantity), let right = right.value(figures, quantity) else { return nil }
      return left - right
    }
  }

  static func / (formula: Formula, divisor: Double) -> Formula {
    Formula { formula.value($0, $1).map { $0 / divisor } }
  }
}
