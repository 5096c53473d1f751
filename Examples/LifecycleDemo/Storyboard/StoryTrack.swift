import Foundation
import TimelineDrawing

/// How one element of a storyboard moves and when it is seen.
struct StoryTrack: Equatable {
  struct Key: Equatable {
    var time: TimeInterval
    var x = 0.0
    var y = 0.0
    var opacity = 1.0
  }

  /// In the order of time. Between two of them everything changes evenly.
  private(set) var keys: [Key]

  init(_ keys: [Key]) {
    self.keys = keys
  }

  /// - Parameters:
  ///   - key: where the element is at the end of a movement.
  ///   - duration: how long the movement takes; 0 for a change at once.
  mutating func move(to key: Key, in duration: TimeInterval) {
    var before = keys[keys.count - 1]
    // One that would begin before the last has ended begins then.
    let start = max(key.time, before.time)
    before.time = start
    if keys[keys.count - 1].time < start { keys.append(before) }
    var after = key
    after.time = start + max(duration, 0.001)
    keys.append(after)
  }

  /// Where the element is at a time.
  subscript(time: TimeInterval) -> Key {
    guard let next = keys.firstIndex(where: { $0.time > time }), next > 0 else { return keys[keys.count - 1] }
    let (before, after) = (keys[next - 1], keys[next])
    let share = (time - before.time) / (after.time - before.time)
    func between(_ path: KeyPath<Key, Double>) -> Double {
      before[keyPath: path] + share * (after[keyPath: path] - before[keyPath: path])
    }
    return Key(time: time, x: between(\.x), y: between(\.y), opacity: between(\.opacity))
  }

  /// - Parameters:
  ///   - name: a class.
  ///   - length: the length of the storyboard in seconds.
  ///   - still: the time that readers see who want less motion.
  /// - Returns: the rules of a style sheet for the class.
  func style(_ name: String, length: TimeInterval, still: TimeInterval) -> String {
    // Exact enough that a change at once is one in a storyboard of hours too.
    let frames = keys.map { String(format: "%.5f%%", $0.time / length * 100) + "{\(Self.text(of: $0))}" }
    let last = keys[keys.count - 1].time < length ? "100%{\(Self.text(of: keys[keys.count - 1]))}" : ""
    let seconds = SVGElement.text(of: length)
    return """
      .\(name){\(Self.text(of: self[still]))}
      @keyframes \(name){\(frames.joined())\(last)}
      @media(prefers-reduced-motion:no-preference){.\(name){animation:\(name) \(seconds)s linear infinite}}
      """
  }

  private static func text(of key: Key) -> String {
    let (x, y, opacity) = (SVGElement.text(of: key.x), SVGElement.text(of: key.y), SVGElement.text(of: key.opacity))
    return "opacity:\(opacity);transform:translate(\(x)px,\(y)px)"
  }
}
