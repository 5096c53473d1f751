import Foundation
import LifecycleTimeline

/// The elements of an SVG file, as text.
enum SVG {
  static func file(width: Double, height: Double, title: String, style: String, _ content: [String]) -> String {
    """
    <svg xmlns="http://www.w3.org/2000/svg" width="\(number(width))" height="\(number(height))" \
    viewBox="0 0 \(number(width)) \(number(height))" role="img">
    <title>\(escaped(title))</title>
    <style>\(style)</style>
    \(content.joined(separator: "\n"))
    </svg>

    """
  }

  /// Elements that are moved and scaled together.
  static func group(x: Double, y: Double, scale: Double = 1, _ content: [String]) -> String {
    let scaling = scale == 1 ? "" : " scale(\(number(scale)))"
    return "<g transform=\"translate(\(number(x)) \(number(y)))\(scaling)\">\n" + content.joined(separator: "\n")
      + "\n</g>"
  }

  static func rectangle(
    _ look: String, _ x: Double, _ y: Double, _ width: Double, _ height: Double, radius: Double = 0
  ) -> String {
    let corners = radius > 0 ? " rx=\"\(number(radius))\"" : ""
    return "<rect class=\"\(look)\" x=\"\(number(x))\" y=\"\(number(y))\" "
      + "width=\"\(number(width))\" height=\"\(number(height))\"\(corners)/>"
  }

  static func text(_ text: String, _ x: Double, _ y: Double, _ look: String = "") -> String {
    "<text\(look.isEmpty ? "" : " class=\"\(look)\"") x=\"\(number(x))\" y=\"\(number(y))\">\(escaped(text))</text>"
  }

  private static func number(_ value: Double) -> String {
    let text = String(format: "%.2f", value)
    return String(text.reversed().drop { $0 == "0" }.drop { $0 == "." }.reversed())
  }

  private static func escaped(_ text: String) -> String {
    TimelineEvent.escaped(text).replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;")
      .replacingOccurrences(of: ">", with: "&gt;")
  }
}
