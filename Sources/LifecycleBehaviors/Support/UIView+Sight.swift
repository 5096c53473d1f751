import UIKit

// Whether the user can see a view or a window is asked of every level: of the view, of each view around it, and of the window.

extension UIView {
  /// Whether it would be visible if nothing covered it: its window is visible, it is drawn, and part of it is inside the window and
  /// each view that clips it.
  package var isInSight: Bool { isVisible(isClipped: true) }

  /// Whether it would be visible if it were scrolled to and nothing covered it: neither it nor a view around it is hidden,
  /// transparent or collapsed, and its window is visible.
  package var isDrawn: Bool { isVisible(isClipped: false) }

  private func isVisible(isClipped: Bool) -> Bool {
    var (part, view) = (bounds, self)
    // A view without a size has nothing that could be clipped away.
    let measures = isClipped && part.size != .zero
    while !view.isUndrawn {
      guard let outer = view.superview else { return (view as? UIWindow)?.isOnDisplay ?? true }
      if measures {
        // Nothing is converted while each view fills its superview, as in most screens.
        let fills = part == view.bounds && view.frame == outer.bounds
        part = fills ? outer.bounds : view.convert(part, to: outer)
        if !fills, outer.clipsToBounds || outer is UIWindow {
          part = part.intersection(outer.bounds)
          if part.isEmpty { return false }
        }
      }
      view = outer
    }
    return false
  }

  /// Whether it is hidden, transparent, or collapsed to a line. A view without any size has not been laid out yet, or carries the
  /// behaviors of a SwiftUI view.
  package var isUndrawn: Bool {
    if isHidden || alpha < 0.01 { return true }
    let size = bounds.size
    return (size.width == 0) != (size.height == 0)
  }
}

extension UIWindow {
  /// Whether the user can see it if nothing is in front of it: it is neither hidden nor transparent, and on the display.
  package var isVisible: Bool { !isUndrawn && isOnDisplay }

  #if os(visionOS)
    fileprivate var isOnDisplay: Bool { true }
  #else
    /// A window is in the coordinates of its scene, which is at most as large as the display. One without a size does not clip
    /// what is in it.
    fileprivate var isOnDisplay: Bool {
      let frame = frame
      return frame.origin == .zero || frame.isEmpty || frame.intersects(CGRect(origin: .zero, size: screen.bounds.size))
    }
  #endif
}
