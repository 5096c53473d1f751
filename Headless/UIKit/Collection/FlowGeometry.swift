/// The frames of a flow layout. It knows no view.
///
/// The items of a line keep the least spacing between them: a line that is not full is not spread.
struct FlowGeometry {
  struct Section {
    var inset = UIEdgeInsets.zero
    var lineSpacing: CGFloat = 0
    var itemSpacing: CGFloat = 0
    var header = CGSize.zero
    var footer = CGSize.zero
    var items: [CGSize] = []
  }

  struct Frames {
    /// Nil where there is none.
    var header: CGRect?
    var footer: CGRect?
    var items: [CGRect] = []
  }

  private(set) var sections: [Frames] = []
  private(set) var contentSize: CGSize

  /// - Parameters:
  ///   - sections: the sizes of all elements.
  ///   - breadth: the size of the collection view across the scroll direction.
  ///   - isHorizontal: whether it scrolls horizontally.
  init(_ sections: [Section] = [], breadth: CGFloat = 0, isHorizontal: Bool = false) {
    var end: CGFloat = 0
    for section in sections {
      let laidOut = Self.frames(of: isHorizontal ? section.transposed : section, from: end, breadth: breadth)
      end = laidOut.end
      self.sections.append(isHorizontal ? laidOut.frames.transposed : laidOut.frames)
    }
    let size = CGSize(width: breadth, height: end)
    contentSize = isHorizontal ? size.transposed : size
  }

  /// Downwards: what scrolls horizontally is transposed before and after.
  private static func frames(of section: Section, from top: CGFloat, breadth: CGFloat) -> (frames: Frames, end: CGFloat)
  {
    var frames = Frames()
    var y = top
    if section.header.height > 0 {
      frames.header = CGRect(x: 0, y: y, width: breadth, height: section.header.height)
      y += section.header.height
    }
    y += section.inset.top
    var x = section.inset.left
    var lineHeight: CGFloat = 0
    for (number, size) in section.items.enumerated() {
      if number > 0, x + size.width > breadth - section.inset.right {
        y += lineHeight + section.lineSpacing
        x = section.inset.left
        lineHeight = 0
      }
      frames.items.append(CGRect(x: x, y: y, width: size.width, height: size.height))
      x += size.width + section.itemSpacing
      lineHeight = max(lineHeight, size.height)
    }
    y += lineHeight + section.inset.bottom
    if section.footer.height > 0 {
      frames.footer = CGRect(x: 0, y: y, width: breadth, height: section.footer.height)
      y += section.footer.height
    }
    return (frames, y)
  }
}

extension FlowGeometry.Section {
  fileprivate var transposed: Self {
    Self(
      inset: UIEdgeInsets(top: inset.left, left: inset.top, bottom: inset.right, right: inset.bottom),
      lineSpacing: lineSpacing, itemSpacing: itemSpacing, header: header.transposed, footer: footer.transposed,
      items: items.map(\.transposed))
  }
}

extension FlowGeometry.Frames {
  fileprivate var transposed: Self {
    Self(header: header?.transposed, footer: footer?.transposed, items: items.map(\.transposed))
  }
}

extension CGSize {
  fileprivate var transposed: CGSize { CGSize(width: height, height: width) }
}

extension CGRect {
  fileprivate var transposed: CGRect { CGRect(x: minY, y: minX, width: height, height: width) }
}
