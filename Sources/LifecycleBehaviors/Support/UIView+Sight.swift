import UIKit

// Whether the user can see a view or a window is asked of every level: of the view, of each view around it, and of the window.

extension UIView {
  /// Whether it would be visible if nothing covered it: its window is visible, it is drawn, and part of it is inside the window and
  /// each view that clips it.
  package var isInSight: Bool {
    guard isDrawn else { return false }
    // A view without a size has nothing that could be clipped away.
    if bounds.size == .zero { return true }
    var (part, view) = (bounds, self)
    while let outer = view.superview {
      // Nothing is converted while each view fills its superview, as in most screens.
      let fills = part == view.bounds && view.frame == outer.bounds
      part = fills ? outer.bounds : view.convert(part, to: outer)
      if !fills, outer.clipsToBounds || outer is UIWindow {
        part = part.intersection(outer.bounds)
        if part.isEmpty { return false }
      }
      view = outer
    }
    return true
  }

  /// Whether it would be visible if it were scrolled to and nothing covered it: neither it nor a view around it is hidden, transparent or
  /// collapsed, and its window is visible.
  package var isDrawn: Bool {
    var view = self
    while let outer = view.superview {
      if view.isUndrawn { return false }
      view = outer
    }
    return (view as? UIWindow)?.isVisible ?? !view.isUndrawn
  }

  /// Whether it is hidden, transparent, or collapsed to a line. A view without any size has not been laid out yet, or carries the
  /// behaviors of a SwiftUI view.
  package var isUndrawn: Bool {
    isHidden || alpha < 0.01 || bounds.isEmpty && bounds.size != .zero
  }
}

extension UIWindow {
  /// Whether the user can see it if nothing is in front of it: it is neither hidden nor transparent, and on the display.
  package var isVisible: Bool { !isUndrawn && isOnDisplay }

  #if os(visionOS)
    private var isOnDisplay: Bool { true }
  #else
    /// A window is in the coordinates of its scene, which is at most as large as the display. One without a size does not clip what is
    /// in it.
    private var isOnDisplay: Bool {
      frame.isEmpty || frame.intersects(CGRect(origin: .zero, size: screen.bounds.size))
    }
  #endif
}
