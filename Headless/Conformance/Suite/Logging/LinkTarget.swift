import UIKit

/// The target of a display link. Each callback is kept with the times that the link has in it.
@MainActor
final class LinkTarget: NSObject {
  struct Frame {
    let timestamp: CFTimeInterval
    let targetTimestamp: CFTimeInterval
    let duration: CFTimeInterval
  }

  private(set) var frames: [Frame] = []
  private var didFire: (() -> Void)?

  /// A new link. It retains this target until it is invalidated.
  func link() -> CADisplayLink {
    CADisplayLink(target: self, selector: Self.selector)
  }

  /// A new link that fires in the modes.
  func link(in modes: RunLoop.Mode...) -> CADisplayLink {
    let link = link()
    for mode in modes { link.add(to: .main, forMode: mode) }
    return link
  }

  /// Calls `code` once, in the callback of a link.
  static func callOnce(_ code: @escaping @MainActor () -> Void) {
    let target = LinkTarget()
    let link = target.link(in: .common)
    target.didFire = { [unowned target] in
      target.didFire = nil
      link.invalidate()
      code()
    }
  }

  func forget() {
    frames = []
  }

  /// The middle one of the intervals from one frame to the next, in frames of a screen that shows `rate` in a second.
  func interval(at rate: Int) -> Double {
    let intervals = frames.map { ($0.targetTimestamp - $0.timestamp) * Double(rate) }.sorted()
    return intervals.isEmpty ? 0 : intervals[intervals.count / 2]
  }

  /// The longest time without a callback between two callbacks.
  var longestSilence: CFTimeInterval {
    zip(frames.dropFirst(), frames).map { $0.timestamp - $1.timestamp }.max() ?? 0
  }

  #if canImport(ObjectiveC)
    private static let selector = #selector(tick(_:))

    @objc private func tick(_ link: CADisplayLink) { add(link) }
  #else
    private static var selector: Selector { Selector(LinkTarget.tick) }

    private func tick(_ link: CADisplayLink) { add(link) }
  #endif

  private func add(_ link: CADisplayLink) {
    frames.append(Frame(timestamp: link.timestamp, targetTimestamp: link.targetTimestamp, duration: link.duration))
    didFire?()
  }
}
