import Foundation
import TimelineDrawing

/// A story as an animated picture: a phone, what is done and what comes of it, and two lanes of the hero's timeline. It moves by
/// its style sheet alone, and stands still for readers who want less motion.
struct Storyboard {
  private static let size = (width: 480.0, height: 500.0)
  /// How long UIKit's transitions take here.
  private static let transition = 0.35

  private let story: Story
  private let clock: StoryClock
  private var tracks: [(name: String, track: StoryTrack)] = []

  init(_ story: Story) {
    self.story = story
    let ends = story.visible + story.active
    var changes = story.frames.flatMap { [$0.time, $0.time + Self.transition] }
    changes += (story.actions + story.outcomes).map(\.time)
    changes += ends.flatMap { [$0.lowerBound, $0.upperBound] }
    clock = StoryClock(changes + [story.end])
  }

  /// - Parameter theme: whether the picture is light, dark, or follows the device of the reader.
  /// - Returns: the text of an SVG file.
  func svg(theme: TimelineTheme) -> String {
    var copy = self
    return copy.document(theme).text(theme: theme)
  }

  private mutating func document(_ theme: TimelineTheme) -> SVGDocument {
    let content =
      [PhoneArt.rectangle("paper", 0, 0, Self.size.width, Self.size.height)] + phone() + captions() + lanes()
    let styles = tracks.map { $0.track.style($0.name, length: clock.length, still: still) }
    return SVGDocument(
      width: Self.size.width, height: Self.size.height, title: "\(story.hero), on a phone",
      summary: "A phone on which a journey is played. "
        + story.outcomes.map { String(format: "%.1f s: ", $0.time) + $0.text }.joined(separator: ". ") + ".",
      style: PhoneArt.style,
      definitions: [PhoneArt.glassShape],
      content: [SVGElement("style", text: styles.joined(separator: "\n"))] + content)
  }

  /// The moment that stands for all: the first at which the hero stops although it stays on screen.
  private var still: TimeInterval {
    let stop = story.active.first { active in
      story.visible.contains { $0.contains(active.upperBound) && $0.upperBound > active.upperBound + 1 }
    }
    return stop.map { clock($0.upperBound) + 0.6 } ?? clock.length / 2
  }

  // MARK: The phone

  private mutating func phone() -> [SVGElement] {
    let glass = screens() + tabBars() + covers() + systems()
    return [SVGElement("g", ["transform": .text(SVGElement.move(28, 24))], PhoneArt.framed(glass))]
  }

  private mutating func screens() -> [SVGElement] {
    struct Place: Hashable {
      var name: String
      var content: PhoneContent?
      var depth: Int
    }
    let seen = story.frames.map {
      Place(name: $0.phone.screen, content: $0.phone.content, depth: $0.phone.depth)
    }.inOrder
    // A deeper screen lies over the one below it while one of them moves.
    let ordered = seen.enumerated().sorted { ($0.element.depth, $0.offset) < ($1.element.depth, $1.offset) }
    return ordered.map { _, place in
      let plays = story.plays && place.name == story.hero && place.content == nil
      let art = PhoneArt.screen(place.name, place.content, plays: plays) + (plays ? playback() : [])
      let track = movement(where: {
        $0.screen == place.name && $0.content == place.content && $0.depth == place.depth
      }) { before, after in
        guard before.tabs == after.tabs, before.selectedTab == after.selectedTab, before.depth != after.depth else {
          return nil
        }
        // The deeper one comes from the right and goes there; the other one moves a little to the left below it.
        return Offset(x: place.depth == max(before.depth, after.depth) ? PhoneArt.width : -50)
      }
      return group(track, art)
    }
  }

  private mutating func playback() -> [SVGElement] {
    [true, false].map { isPlaying in
      var track = StoryTrack([.init(time: 0, opacity: isPlaying ? 0 : 1)])
      for range in story.active {
        track.move(to: .init(time: clock(range.lowerBound), opacity: isPlaying ? 1 : 0), in: 0)
        track.move(to: .init(time: clock(range.upperBound), opacity: isPlaying ? 0 : 1), in: 0)
      }
      return group(track, PhoneArt.playing(isPlaying))
    }
  }

  private mutating func tabBars() -> [SVGElement] {
    struct Bar: Hashable {
      var names: [String]
      var selected: Int
    }
    let bars = story.frames.map { Bar(names: $0.phone.tabs, selected: $0.phone.selectedTab) }.inOrder
    return bars.filter { !$0.names.isEmpty }.map { bar in
      let track = movement(where: { $0.tabs == bar.names && $0.selectedTab == bar.selected }) { _, _ in nil }
      return group(track, PhoneArt.tabBar(bar.names, selected: bar.selected))
    }
  }

  private mutating func covers() -> [SVGElement] {
    struct Place: Hashable {
      var cover: PhoneState.Cover
      var level: Int
    }
    let places = story.frames.flatMap { frame in
      frame.phone.covers.enumerated().map { Place(cover: $0.element, level: $0.offset) }
    }.inOrder
    return places.sorted { $0.level < $1.level }.flatMap { place -> [SVGElement] in
      let isThere: (PhoneState) -> Bool = {
        $0.covers.indices.contains(place.level) && $0.covers[place.level] == place.cover
      }
      let rises = [.sheet, .undimmedSheet, .fullScreen].contains(place.cover.form)
      // Where only what is written on it changes, it stays where it is.
      let stays = { (before: PhoneState, after: PhoneState) in
        let covers = [before, after].map { $0.covers.dropFirst(place.level).first }
        return covers[0]?.form == covers[1]?.form && covers[0]?.name == covers[1]?.name
      }
      let panel = movement(where: isThere) { before, after in
        stays(before, after) ? nil : Offset(y: rises ? PhoneArt.height : 0)
      }
      let cover = group(panel, PhoneArt.cover(place.cover))
      guard PhoneArt.hasShadow(place.cover) else { return [cover] }
      let shadow = movement(where: isThere) { before, after in stays(before, after) ? nil : Offset() }
      return [group(shadow, PhoneArt.shadow()), cover]
    }
  }

  private mutating func systems() -> [SVGElement] {
    story.frames.flatMap(\.phone.systems).inOrder.map { system in
      let falls = system == .controlCenter || system == .call
      let track = movement(where: { $0.systems.contains(system) }) { _, _ in Offset(y: falls ? -PhoneArt.height : 0) }
      return group(track, PhoneArt.system(system))
    }
  }

  /// How far an element is from its place.
  private struct Offset: Equatable {
    var x = 0.0
    var y = 0.0
  }

  /// - Parameters:
  ///   - isThere: whether the element is seen in a state.
  ///   - moving: from where the element comes between two states, or to where it goes. Nil if it is there or gone at once; where it
  ///     comes from its own place, it appears slowly.
  /// - Returns: how the element moves.
  private func movement(
    where isThere: (PhoneState) -> Bool, moving: (PhoneState, PhoneState) -> Offset?
  ) -> StoryTrack {
    guard let first = story.frames.first else { return StoryTrack([.init(time: 0, opacity: 0)]) }
    var track = StoryTrack([.init(time: 0, opacity: isThere(first.phone) ? 1 : 0)])
    for (before, after) in zip(story.frames, story.frames.dropFirst())
    where isThere(before.phone) != isThere(after.phone) {
      let time = clock(after.time)
      let offset = moving(before.phone, after.phone)
      let away = offset.map { StoryTrack.Key(time: time, x: $0.x, y: $0.y, opacity: $0 == Offset() ? 0 : 1) }
      if isThere(after.phone) {
        if let away { track.move(to: away, in: 0) }
        track.move(to: .init(time: time), in: away == nil ? 0 : Self.transition)
      } else {
        if let away { track.move(to: away, in: Self.transition) }
        track.move(to: .init(time: time, opacity: 0), in: 0)
      }
    }
    return track
  }

  // MARK: Beside the phone

  private mutating func captions() -> [SVGElement] {
    let left = 238.0
    var elements: [SVGElement] = []
    for (index, action) in story.actions.enumerated() {
      let end = story.actions.dropFirst(index + 1).first?.time
      elements.append(shown(from: action.time, to: end, [PhoneArt.text(action.text, left, 150, "quiet")]))
    }
    for (index, outcome) in story.outcomes.enumerated() {
      let end = story.outcomes.dropFirst(index + 1).first?.time
      let parts = outcome.text.components(separatedBy: ": ")
      func lines(_ look: String) -> [SVGElement] {
        [PhoneArt.text(parts[0], left, 184, "large" + look)]
          + parts.dropFirst().map { PhoneArt.text($0, left, 210, "strong" + look) }
      }
      // What is done next has not led to it: then it is what still holds, if there is still a hero to see.
      let next = story.actions.first { $0.order > outcome.order && $0.time > outcome.time }?.time ?? .infinity
      elements.append(shown(from: outcome.time, to: min(next, end ?? .infinity), lines("")))
      if next < end ?? .infinity, story.visible.contains(where: { $0.contains(next) }) {
        elements.append(shown(from: next, to: end, lines(" quiet")))
      }
    }
    return elements
  }

  private mutating func shown(
    from start: TimeInterval, to end: TimeInterval?, _ content: [SVGElement]
  ) -> SVGElement {
    var track = StoryTrack([.init(time: 0, opacity: start > 0 ? 0 : 1)])
    if start > 0 { track.move(to: .init(time: clock(start)), in: 0) }
    if let end, end < .infinity { track.move(to: .init(time: clock(end), opacity: 0), in: 0) }
    return group(track, content)
  }

  private mutating func lanes() -> [SVGElement] {
    let (left, width) = (104.0, 352.0)
    func x(_ time: TimeInterval) -> Double { left + clock(time) / clock.length * width }
    func lane(_ name: String, _ ranges: [Range<TimeInterval>], _ y: Double, _ look: String) -> [SVGElement] {
      [PhoneArt.text(name, 24, y + 12, "small quiet"), PhoneArt.rectangle("faint", left, y + 7, width, 1)]
        + ranges.map {
          PhoneArt.rectangle(look, x($0.lowerBound), y, x($0.upperBound) - x($0.lowerBound), 15, radius: 3)
        }
    }
    var head = StoryTrack([.init(time: 0)])
    head.move(to: .init(time: 0, x: width), in: clock.length)
    let line = SVGElement("line", ["class": "head", "x1": .number(left), "x2": .number(left), "y1": 424, "y2": 484])
    return [PhoneArt.text(story.hero, 24, 426, "strong")]
      + lane("on screen", story.visible, 436, "pale outlined")
      + lane(story.plays ? "plays" : "has focus", story.active, 462, "accent")
      + [group(head, [line])]
  }

  private mutating func group(_ track: StoryTrack, _ content: [SVGElement]) -> SVGElement {
    let name = "a\(tracks.count)"
    tracks.append((name, track))
    return SVGElement("g", ["class": .text(name)], content)
  }
}

extension Sequence where Element: Hashable {
  /// Each element once, in the order in which they first occur.
  fileprivate var inOrder: [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}
