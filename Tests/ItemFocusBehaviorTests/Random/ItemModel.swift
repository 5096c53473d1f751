import FocusBehavior
import ItemFocusBehavior
import UIKit

/// What an `ItemFocusBehavior` should report, from its page and its comments. The model uses nothing of the module.
///
/// It is told when the list is read, as the closure for the list is called then, and when the screen gains or loses the attention.
/// `check(at:)` says whether the list should have been read meanwhile.
struct ItemModel {
  struct Terms {
    var fraction = 0.5
    var duration = 1.0
    var isOncePerAppearance = true
    var leads = true
    var reportsVisible = true
    var place = CGPoint(x: 0.5, y: 0.5)
  }

  /// What is reported, in each of three orders: the page does not say which comes first.
  struct Reports: Equatable {
    var impressions: [String] = []
    var leading: [String] = []
    var visible: [[VisibleItem<Int>]] = []

    var isEmpty: Bool { impressions.isEmpty && leading.isEmpty && visible.isEmpty }
  }

  private struct Run {
    let start: TimeInterval
    var largest: Double
    var hasCounted = false
  }

  /// Less than this is no movement, in points.
  private static let stillness = 0.001
  /// A timer that fires this much early counts.
  private static let earliness = 0.001

  let terms: Terms
  private(set) var hasAttention = false
  var reports = Reports()
  private var runs: [Int: Run] = [:]
  private var counted: Set<Int> = []
  private(set) var visible: [VisibleItem<Int>] = []
  private var leader: Int?
  /// The item that led when the attention was lost.
  private var former: Int?
  private var isAppearanceOver = false
  private var middles: [Int: CGPoint] = [:]
  private var readTime: TimeInterval?
  private var isSlow = true

  init(_ terms: Terms) {
    self.terms = terms
  }

  // MARK: What happens

  mutating func attentionDidChange(_ has: Bool) {
    guard has != hasAttention else { return }
    hasAttention = has
    if has { return isAppearanceOver = false }
    runs = [:]
    if leader != nil {
      former = isAppearanceOver ? nil : leader
      lead(nil)
    }
    show([])
  }

  /// Told before or after the loss of the attention, in the same callback.
  mutating func appearanceDidEnd() {
    counted = []
    former = nil
    isAppearanceOver = true
  }

  /// - Parameters:
  ///   - geometry: of the list.
  ///   - time: seconds of uptime.
  ///   - mayBeLate: a transition may have ended, during which the list is not read.
  mutating func read(_ geometry: ListGeometry, at time: TimeInterval, mayBeLate: Bool = false) {
    guard hasAttention else { return }
    let items = geometry.items
    let sight = geometry.sight ?? .zero
    let fractions = items.map { Self.fraction(of: $0, of: geometry.largest) }
    let seen = zip(items, fractions).filter { $0.1 > 0 }
    note(seen.map { ($0.0.id, $0.1) }, at: time, mayBeLate)
    let length = max(sight.width, sight.height)
    move(seen.map { ($0.0.id, CGPoint(x: $0.0.frame.midX, y: $0.0.frame.midY)) }, length, at: time)
    if terms.leads { choose(seen.map { ($0.0, $0.1) }, in: sight, geometry.largest) }
    show(seen.map { VisibleItem(item: $0.0.id, fraction: $0.1) })
  }

  // MARK: Fractions

  private static func fraction(of item: ListGeometry.Item, of largest: CGSize) -> Double {
    let width = Double(item.seen.width / min(item.frame.width, largest.width))
    let height = Double(item.seen.height / min(item.frame.height, largest.height))
    return (width * height * 1000).rounded() / 1000
  }

  private mutating func show(_ items: [VisibleItem<Int>]) {
    guard terms.reportsVisible, items != visible else { return }
    visible = items
    reports.visible.append(items)
  }

  // MARK: Impressions

  private mutating func note(_ items: [(id: Int, fraction: Double)], at time: TimeInterval, _ mayBeLate: Bool) {
    let enough = items.filter { $0.fraction >= terms.fraction }
    runs = runs.filter { run in enough.contains { $0.id == run.key } }
    for (id, fraction) in enough {
      var run = runs[id] ?? Run(start: time, largest: fraction)
      run.largest = max(run.largest, fraction)
      let isDone = run.hasCounted || (terms.isOncePerAppearance && counted.contains(id))
      if !isDone, time - run.start >= terms.duration - Self.earliness {
        run.hasCounted = true
        counted.insert(id)
        let impression = ItemImpression(item: id, largestFraction: run.largest, duration: time - run.start)
        reports.impressions.append("\(impression)")
        // A timer may be late by a frame.
        if !mayBeLate, impression.duration > terms.duration + 0.02 { reports.impressions.append("\(id) is late") }
      }
      runs[id] = run
    }
  }

  // MARK: The leading item

  /// How fast the list moves, between two readings: as fast as the item that moves most. What comes and goes does not count; if nothing
  /// is left of what there was, the list has jumped.
  private mutating func move(_ places: [(id: Int, middle: CGPoint)], _ length: CGFloat, at time: TimeInterval) {
    let new = Dictionary(places.map { ($0.id, $0.middle) }, uniquingKeysWith: { first, _ in first })
    let distances = new.compactMap { id, middle in
      middles[id].map { hypot(Double(middle.x - $0.x), Double(middle.y - $0.y)) }
    }
    let longest = distances.max() ?? 0
    let isSame = new.count == middles.count && distances.count == new.count && longest < Self.stillness
    // A jump is at least as long as the list.
    let hasJumped = distances.isEmpty && !middles.isEmpty && !new.isEmpty
    middles = new
    // Read twice at the same time, which says nothing about the speed.
    if isSame, time == readTime { return }
    defer { readTime = time }
    guard let readTime else { return isSlow = true }
    let distance = hasJumped ? Double(length) : longest
    isSlow = distance < Self.stillness || distance < Double(length) / 2 * (time - readTime)
  }

  /// How far an item is from the middle. One that is larger than the list is as near as the part of it that is as large as the list
  /// and nearest: it is not the farther away, the longer it is.
  private static func distance(_ frame: CGRect, from middle: CGPoint, _ largest: CGSize) -> Double {
    func along(_ first: CGFloat, _ last: CGFloat, _ middle: CGFloat, _ largest: CGFloat) -> Double {
      let half = min(last - first, largest) / 2
      return Double(middle < first + half ? first + half - middle : max(0, middle - (last - half)))
    }
    return hypot(
      along(frame.minX, frame.maxX, middle.x, largest.width), along(frame.minY, frame.maxY, middle.y, largest.height))
  }

  private mutating func choose(
    _ items: [(item: ListGeometry.Item, fraction: Double)], in sight: CGRect, _ largest: CGSize
  ) {
    let length = Double(max(sight.width, sight.height))
    let place = CGPoint(
      x: sight.minX + sight.width * terms.place.x, y: sight.minY + sight.height * terms.place.y)
    let distances = Dictionary(
      items.map { item, _ in
        (item.id, Self.distance(item.frame, from: place, largest) / length)
      }, uniquingKeysWith: { first, _ in first })
    let candidates = items.filter { $0.fraction >= terms.fraction }.map(\.item.id)
    let nearest = candidates.min { distances[$0]! < distances[$1]! }
    func isClearlyNearer(_ id: Int?, than other: Int) -> Bool {
      id.map { distances[$0]! < distances[other]! - 0.1 } ?? false
    }
    func isStillThere(_ id: Int) -> Bool {
      items.contains { $0.item.id == id && $0.fraction >= terms.fraction - 0.1 }
    }
    if let leader {
      if isStillThere(leader) {
        if isSlow, isClearlyNearer(nearest, than: leader) { lead(nearest) }
      } else {
        lead(isSlow ? nearest : nil)
      }
    } else if isSlow {
      if let former, isStillThere(former), !isClearlyNearer(nearest, than: former) {
        lead(former)
      } else {
        lead(nearest)
      }
      former = nil
    }
  }

  private mutating func lead(_ id: Int?) {
    guard id != leader else { return }
    reports.leading.append("\(LeadingItemChange(item: id, previousItem: leader))")
    leader = id
  }
}
