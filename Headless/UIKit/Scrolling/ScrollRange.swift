/// The offsets between which content comes to rest, what a finger does beyond them, and the pages in between.
struct ScrollRange: Equatable {
  /// One of the two axes.
  struct Axis: Equatable {
    let first: CGFloat
    let last: CGFloat
    /// The length of the view.
    let length: CGFloat
    /// Whether the content can be drawn beyond the ends.
    let bounces: Bool

    init(content: CGFloat, length: CGFloat, before: CGFloat, after: CGFloat, bounces: Bool, alwaysBounces: Bool) {
      first = -before
      last = max(first, content + after - length)
      self.length = length
      self.bounces = bounces && (alwaysBounces || last > first)
    }

    /// Whether a finger moves the content.
    var canScroll: Bool { last > first || bounces }

    func clamped(_ offset: CGFloat) -> CGFloat { min(max(first, offset), last) }

    /// Beyond an end the content follows a finger the less, the farther it is: by 0.55 of the way at first, and never by more than the
    /// length of the view.
    func followed(_ way: CGFloat) -> CGFloat {
      let end = clamped(way)
      guard bounces, length > 0 else { return end }
      let distance = abs(way - end)
      return end + (way < end ? -1 : 1) * length * (1 - 1 / (distance * 0.55 / length + 1))
    }

    /// The way of the finger to an offset, as the inverse of `followed(_:)`.
    func way(to offset: CGFloat) -> CGFloat {
      let end = clamped(offset)
      let distance = abs(offset - end)
      guard distance > 0, bounces, distance < length else { return end }
      return end + (offset < end ? -1 : 1) * length / 0.55 * (1 / (1 - distance / length) - 1)
    }

    /// R198: the page where a drag ends that began at the page `start`. A flick turns one page.
    func page(from start: CGFloat, offset: CGFloat, velocity: CGFloat) -> CGFloat {
      guard length > 0 else { return clamped(offset) }
      let begun = (start / length).rounded()
      let page =
        if abs(velocity) < Axis.slowestFlick { (offset / length).rounded() } else if velocity > 0 {
          (offset / length).rounded(.up)
        } else { (offset / length).rounded(.down) }
      return clamped(min(max(begun - 1, page), begun + 1) * length)
    }

    /// In points a millisecond.
    private static let slowestFlick: CGFloat = 0.2
  }

  let x: Axis
  let y: Axis

  func clamped(_ offset: CGPoint) -> CGPoint { CGPoint(x: x.clamped(offset.x), y: y.clamped(offset.y)) }

  func way(to offset: CGPoint) -> CGPoint { CGPoint(x: x.way(to: offset.x), y: y.way(to: offset.y)) }

  func page(from start: CGPoint, offset: CGPoint, velocity: CGPoint) -> CGPoint {
    CGPoint(
      x: x.page(from: start.x, offset: offset.x, velocity: velocity.x),
      y: y.page(from: start.y, offset: offset.y, velocity: velocity.y))
  }

  /// The offset nearest to `offset` that shows a rectangle of the content.
  func offset(showing rect: CGRect, from offset: CGPoint) -> CGPoint {
    func nearest(_ axis: Axis, from offset: CGFloat, first: CGFloat, last: CGFloat) -> CGFloat {
      if first < offset || last - first > axis.length { return axis.clamped(first) }
      return last > offset + axis.length ? axis.clamped(last - axis.length) : offset
    }
    return CGPoint(
      x: nearest(x, from: offset.x, first: rect.minX, last: rect.maxX),
      y: nearest(y, from: offset.y, first: rect.minY, last: rect.maxY))
  }
}

extension UIScrollView {
  var range: ScrollRange {
    ScrollRange(
      x: .init(
        content: contentSize.width, length: bounds.width, before: contentInset.left, after: contentInset.right,
        bounces: bounces, alwaysBounces: alwaysBounceHorizontal),
      y: .init(
        content: contentSize.height, length: bounds.height, before: contentInset.top, after: contentInset.bottom,
        bounces: bounces, alwaysBounces: alwaysBounceVertical))
  }
}
