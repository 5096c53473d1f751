/// A rectangle of the picture, in points from its top left corner.
struct LayoutBox {
  var x: Double
  var y: Double
  var width: Double
  var height: Double

  var maxX: Double { x + width }
  var maxY: Double { y + height }

  func overlaps(_ other: LayoutBox) -> Bool {
    x < other.maxX && other.x < maxX && y < other.maxY && other.y < maxY
  }
}
