import Foundation

@testable import TimelineDrawing

extension SVGColor {
  /// The contrast to another colour as WCAG 2 defines it, from 1 to 21. Text needs 4.5, other parts of a picture need 3.
  /// - Parameter other: the colour behind or beside this one.
  /// - Returns: the ratio.
  func contrast(to other: SVGColor) -> Double {
    let (bright, dark) = (max(luminance, other.luminance), min(luminance, other.luminance))
    return (bright + 0.05) / (dark + 0.05)
  }

  private var luminance: Double {
    let parts = [red, green, blue].map { part -> Double in
      let part = Double(part) / 255
      return part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]
  }
}
