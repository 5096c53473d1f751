import LifecycleBehaviors
import UIKit

/// The visible part of a list, in the coordinates of its window. Measures how much of each item is visible.
@MainActor
struct ListSight {
  /// The visible part of the list.
  let part: CGRect
  /// The largest visible size that an item can have: in each direction, the smaller size of the list and of the screen's safe area.
  private let most: CGSize
  private let list: UIView
  private let window: UIWindow
  private var latest: Container?

  /// The superview of an item's view. Most items have the same superview.
  private struct Container {
    let view: UIView
    /// The part of the list that this view, and the views between it and the list, do not clip. Empty if one of them is not drawn.
    let clip: CGRect
    /// The origin of the view in the window; nil if the view is scaled or rotated.
    let origin: CGPoint?
  }

  /// Measures a list. The result is nil while no part of the list is visible.
  /// - Parameters:
  ///   - list: the view that contains the items.
  ///   - screen: the screen, whose safe area limits the visible part.
  init?(_ list: UIView, of screen: UIViewController) {
    guard let window = list.window, list.isInSight else { return nil }
    // The controller of a SwiftUI view is beside its list, without a size.
    let safeView = screen.viewIfLoaded.flatMap { list.isDescendant(of: $0) ? $0 : nil } ?? list
    let safe = safeView.convert(safeView.bounds.inset(by: safeView.safeAreaInsets), to: window)
    let whole = list.convert(list.bounds, to: window)
    var part = whole.intersection(safe).intersection(window.bounds)
    if let outer = list.superview { part = Self.clip(part, by: outer, upTo: window, window) }
    part = part.edges(clearOf: KeyboardArea.ofApp.frame(in: window))
    part = Self.clearOfViewsInFront(of: list, part, window)
    guard !part.isEmpty else { return nil }
    self.part = part
    self.list = list
    self.window = window
    most = CGSize(width: min(whole.width, safe.width), height: min(whole.height, safe.height))
  }

  /// The longer side of the visible part, in points.
  var length: CGFloat { max(part.width, part.height) }

  /// Returns how far the middle of an item is from a place, as a part of the visible length. In an item that is larger than the
  /// list, the nearest part that would fill the list counts: otherwise a long item would be far away while it covers the place.
  /// - Parameters:
  ///   - frame: the frame of the whole item, in the window.
  ///   - place: the place, in the unit square of the visible part.
  /// - Returns: the distance; 0 if the middle is at the place.
  func distance(of frame: CGRect, from place: CGPoint) -> Double {
    let point = CGPoint(x: part.minX + place.x * part.width, y: part.minY + place.y * part.height)
    let (x, y) = (max(0, frame.width - most.width) / 2, max(0, frame.height - most.height) / 2)
    let nearest = CGPoint(
      x: min(max(point.x, frame.midX - x), frame.midX + x), y: min(max(point.y, frame.midY - y), frame.midY + y))
    return length > 0 ? nearest.distance(to: point) / Double(length) : 0
  }

  /// Measures one item.
  /// - Parameters:
  ///   - area: the part of the view that shows the item, in the coordinates of the view; nil for the whole view.
  ///   - view: the list, or a view inside it.
  /// - Returns: the visible fraction of the area, from 0 to 1, rounded to a thousandth, and the frame of the whole area in the
  ///   window.
  mutating func fraction(of area: CGRect?, in view: UIView) -> (Double, CGRect) {
    let container = view === list ? nil : view.superview.map { self.container($0) }
    let frame = frame(of: area, in: view, container)
    let size = CGSize(width: min(frame.width, most.width), height: min(frame.height, most.height))
    guard size.width > 0, size.height > 0, !view.isUndrawn else { return (0, frame) }
    var visible = frame.intersection(part)
    if area != nil, view.clipsToBounds { visible = visible.intersection(view.convert(view.bounds, to: window)) }
    if view !== list { visible = visible.intersection(container?.clip ?? .zero) }
    guard !visible.isEmpty else { return (0, frame) }
    let fraction = min(1, Double(visible.width * visible.height / (size.width * size.height)))
    return ((fraction * 1000).rounded() / 1000, frame)
  }

  /// Returns the frame of an item in the window. A conversion visits each view on the way to the window, so the way from the
  /// container is computed only once.
  private func frame(of area: CGRect?, in view: UIView, _ container: Container?) -> CGRect {
    guard area == nil, let origin = container?.origin else { return view.convert(area ?? view.bounds, to: window) }
    return view.frame.offsetBy(dx: origin.x, dy: origin.y)
  }

  private mutating func container(_ view: UIView) -> Container {
    if let latest, latest.view === view { return latest }
    let clip = view.window === window ? Self.clip(part, by: view, upTo: list, window) : .zero
    let origin = view.convert(CGPoint.zero, to: window)
    let size = CGSize(width: 1, height: 2)
    let isMovedAlone = view.convert(CGRect(origin: .zero, size: size), to: window) == CGRect(origin: origin, size: size)
    let container = Container(view: view, clip: clip, origin: isMovedAlone ? origin : nil)
    latest = container
    return container
  }

  /// Returns the part of `part` that a view, and the views around it up to `end`, do not clip. Empty if one of them is not drawn.
  private static func clip(_ part: CGRect, by view: UIView, upTo end: UIView, _ window: UIWindow) -> CGRect {
    var (part, next) = (part, Optional(view))
    while let view = next, view !== end, !part.isEmpty {
      if view.isUndrawn { return .zero }
      if view.clipsToBounds { part = part.intersection(view.convert(view.bounds, to: window)) }
      next = view.superview
    }
    return part
  }

  // MARK: What is in front

  /// Returns the part of `part` that the views in front of the list, and in front of each view around the list, do not hide.
  private static func clearOfViewsInFront(of list: UIView, _ part: CGRect, _ window: UIWindow) -> CGRect {
    var (part, view) = (part, list)
    while let outer = view.superview, !part.isEmpty {
      if let index = outer.subviews.firstIndex(of: view) {
        for other in outer.subviews[(index + 1)...] { part = clear(part, of: other, window) }
      }
      view = outer
    }
    return part
  }

  /// Returns the part of `part` that a view does not hide. If the view has no opaque background, its subviews decide.
  private static func clear(_ part: CGRect, of view: UIView, _ window: UIWindow) -> CGRect {
    guard !view.isUndrawn else { return part }
    let frame = view.convert(view.bounds, to: window)
    if view.isOpaqueItself { return part.edges(clearOf: frame) }
    guard !view.clipsToBounds || frame.intersects(part) else { return part }
    return view.subviews.reduce(part) { clear($0, of: $1, window) }
  }
}

extension UIView {
  /// Whether the view hides everything behind it, judging by its background. A blurred background also hides items.
  fileprivate var isOpaqueItself: Bool {
    guard alpha > 0.99 else { return false }
    if self is UIVisualEffectView { return true }
    guard let color = backgroundColor else { return false }
    return color.cgColor.alpha > 0.99
  }
}

extension CGRect {
  /// Returns the larger part beside a frame in front that reaches from one edge to the opposite edge; otherwise the whole
  /// rectangle.
  func edges(clearOf front: CGRect?) -> CGRect {
    guard let front, case let covered = intersection(front), !covered.isEmpty else { return self }
    var left = self
    if covered.width == width {
      let (above, below) = (covered.minY - minY, maxY - covered.maxY)
      (left.origin.y, left.size.height) = above >= below ? (minY, above) : (covered.maxY, below)
    } else if covered.height == height {
      let (before, after) = (covered.minX - minX, maxX - covered.maxX)
      (left.origin.x, left.size.width) = before >= after ? (minX, before) : (covered.maxX, after)
    }
    return left
  }
}
