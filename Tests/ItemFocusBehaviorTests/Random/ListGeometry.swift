import UIKit

/// Where everything of a list is, from what the test has done: arithmetic with frames that it keeps itself, and no conversion by views.
struct ListGeometry {
  enum Kind: CaseIterable {
    case table
    /// Two columns.
    case grid
    /// Rows that scroll sideways.
    case shelves
  }

  /// A view in front of the list.
  enum Bar: CaseIterable {
    case none, top, bottom, left, bothTopAndBottom
    /// Takes away the smaller part beside it too.
    case middle
    // These take away nothing.
    case half, transparent, faded, hidden
  }

  struct Item: Equatable {
    let id: Int
    /// In the window.
    let frame: CGRect
    /// What the user sees of it.
    let seen: CGRect
  }

  let kind: Kind
  var screen = CGSize(width: 393, height: 852)
  /// The view around the list: how far it is from the edges of the screen, and whether it clips.
  var around = UIEdgeInsets.zero
  var isClipped = false
  /// How far the list reaches out of the view around it.
  var outset: CGFloat = 0
  var isListVisible = true
  var bar = Bar.none
  var barLength: CGFloat = 61
  var safeArea = UIEdgeInsets.zero
  /// The upper edge of the keyboard.
  var keyboardTop: CGFloat?
  /// A sheet that leaves the screen below in use shows something in its lower part.
  var panelTop: CGFloat?
  /// The rows, or the shelves, or the items of the grid.
  var rows: [Int]
  var offset = CGPoint.zero
  var shelfOffsets: [Int: CGFloat] = [:]

  init(_ kind: Kind) {
    self.kind = kind
    rows = Array(0..<(kind == .shelves ? 40 : 200))
  }

  // MARK: What the app shows

  /// Odd, so that no fraction lies between two thousandths; some are taller than the screen.
  static func height(of row: Int, _ kind: Kind) -> CGFloat {
    switch kind {
    case .table: [91, 181, 401, 397, 643, 1501, 45][row * 5 % 7]
    case .grid: [121, 263, 333, 81][row / 2 % 4]
    case .shelves: 211
    }
  }

  static let shelfMargin: CGFloat = 17
  static let shelfTop: CGFloat = 30
  static let booksOfShelf = 12
  static let bookSize = CGSize(width: 131, height: 181)
  static let bookDistance: CGFloat = 140

  static func counts(_ id: Int) -> Bool { id % 11 != 5 }

  /// The frame of the view around the list, in the screen.
  var aroundFrame: CGRect {
    CGRect(
      x: around.left, y: around.top, width: screen.width - around.left - around.right,
      height: screen.height - around.top - around.bottom)
  }

  /// The frame of the list, in the view around it.
  var listFrame: CGRect {
    CGRect(x: 0, y: -outset, width: aroundFrame.width, height: aroundFrame.height + 2 * outset)
  }

  var barFrames: [CGRect] {
    let list = listInWindow
    let across = CGSize(width: screen.width, height: barLength)
    switch bar {
    case .none: return []
    case .top, .transparent, .faded, .hidden: return [CGRect(origin: CGPoint(x: 0, y: list.minY), size: across)]
    case .bottom: return [CGRect(origin: CGPoint(x: 0, y: list.maxY - barLength), size: across)]
    case .bothTopAndBottom:
      return [list.minY, list.maxY - barLength].map { CGRect(origin: CGPoint(x: 0, y: $0), size: across) }
    case .left: return [CGRect(x: list.minX, y: 0, width: barLength, height: screen.height)]
    case .half: return [CGRect(x: 0, y: list.minY, width: list.width / 2, height: barLength)]
    case .middle: return [CGRect(origin: CGPoint(x: 0, y: list.minY + 307), size: across)]
    }
  }

  private var listInWindow: CGRect { listFrame.offsetBy(dx: aroundFrame.minX, dy: aroundFrame.minY) }

  var contentHeight: CGFloat {
    switch kind {
    case .table, .shelves: rows.reduce(0) { $0 + Self.height(of: $1, kind) }
    case .grid:
      stride(from: 0, to: rows.count, by: 2).reduce(0) { $0 + lineHeight(at: $1) }
    }
  }

  private func lineHeight(at index: Int) -> CGFloat {
    rows[index..<min(index + 2, rows.count)].map { Self.height(of: $0, kind) }.max() ?? 0
  }

  // MARK: What the user sees

  /// The visible part of the list, in the window; nil if there is none.
  var sight: CGRect? {
    guard isListVisible else { return nil }
    var (top, left, bottom, right) = (
      listInWindow.minY, listInWindow.minX, listInWindow.maxY, listInWindow.maxX
    )
    if isClipped {
      (top, bottom) = (max(top, aroundFrame.minY), min(bottom, aroundFrame.maxY))
    }
    (top, bottom) = (max(top, safeArea.top), min(bottom, screen.height - safeArea.bottom))
    (left, right) = (max(left, safeArea.left), min(right, screen.width - safeArea.right))
    if let keyboardTop { bottom = min(bottom, keyboardTop) }
    switch bar {
    case .middle:
      let covered = (first: max(top, barFrames[0].minY), last: min(bottom, barFrames[0].maxY))
      guard covered.first < covered.last else { break }
      if covered.first - top >= bottom - covered.last { bottom = covered.first } else { top = covered.last }
    case .top: top = max(top, barFrames[0].maxY)
    case .bottom: bottom = min(bottom, barFrames[0].minY)
    case .bothTopAndBottom: (top, bottom) = (max(top, barFrames[0].maxY), min(bottom, barFrames[1].minY))
    case .left: left = max(left, barFrames[0].maxX)
    // Above the keyboard so little may be left that it covers one side of that.
    case .half where barFrames[0].minY <= top && barFrames[0].maxY >= bottom: left = max(left, barFrames[0].maxX)
    case .none, .half, .transparent, .faded, .hidden: break
    }
    if let panelTop { bottom = min(bottom, panelTop) }
    guard right > left, bottom > top else { return nil }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// What can be seen of an item at most: the list inside of the safe area. What is in front of the list takes nothing from that.
  var largest: CGSize {
    CGSize(
      width: min(listInWindow.width, screen.width - safeArea.left - safeArea.right),
      height: min(listInWindow.height, screen.height - safeArea.top - safeArea.bottom))
  }

  /// The items that can be seen, in the order of the list.
  var items: [Item] {
    guard let sight else { return [] }
    var items: [Item] = []
    let list = listInWindow
    var y = list.minY - offset.y
    func add(_ id: Int, _ frame: CGRect, in area: CGRect) {
      let seen = frame.intersection(area)
      if Self.counts(id), !seen.isNull, seen.width > 0, seen.height > 0 {
        items.append(Item(id: id, frame: frame, seen: seen))
      }
    }
    switch kind {
    case .table:
      for row in rows where y < sight.maxY {
        let height = Self.height(of: row, kind)
        add(row, CGRect(x: list.minX, y: y, width: list.width, height: height), in: sight)
        y += height
      }
    case .grid:
      for index in stride(from: 0, to: rows.count, by: 2) where y < sight.maxY {
        for (column, id) in rows[index..<min(index + 2, rows.count)].enumerated() {
          let size = CGSize(width: list.width / 2, height: Self.height(of: id, kind))
          add(id, CGRect(origin: CGPoint(x: list.minX + CGFloat(column) * size.width, y: y), size: size), in: sight)
        }
        y += lineHeight(at: index)
      }
    case .shelves:
      for shelf in rows where y < sight.maxY {
        let area = CGRect(
          x: list.minX + Self.shelfMargin, y: y + Self.shelfTop, width: list.width - 2 * Self.shelfMargin,
          height: Self.bookSize.height)
        for book in 0..<Self.booksOfShelf where area.intersects(sight) {
          let x = area.minX + CGFloat(book) * Self.bookDistance - (shelfOffsets[shelf] ?? 0)
          add(
            shelf * 100 + book, CGRect(origin: CGPoint(x: x, y: area.minY), size: Self.bookSize),
            in: sight.intersection(area))
        }
        y += Self.height(of: shelf, kind)
      }
    }
    return items
  }
}
