/// A scene has at most one key window, which is no hidden overlay, and at most one overlay; a window has at most one first
/// responder.
enum WindowLaw {
  struct Window {
    let isKey: Bool
    let isVisible: Bool
    let isOverlay: Bool
    /// How many responders in it say that they are the first.
    let firstResponders: Int
  }

  /// Returns what is wrong with the windows of one scene; nil when nothing is.
  static func fault(of windows: [Window]) -> String? {
    let keys = windows.filter(\.isKey)
    if keys.count > 1 { return "a scene is having \(keys.count) key windows" }
    // The app may make a hidden window of its own key (R61).
    if keys.contains(where: { $0.isOverlay && !$0.isVisible }) { return "a hidden overlay is having the key status" }
    let overlays = windows.filter { $0.isOverlay && $0.isVisible }
    if overlays.count > 1 { return "a scene is covered by \(overlays.count) overlays" }
    let responders = windows.map(\.firstResponders).max() ?? 0
    return responders > 1 ? "a window is having \(responders) first responders" : nil
  }
}
