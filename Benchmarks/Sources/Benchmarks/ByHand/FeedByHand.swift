import UIKit

/// Measures by hand which items the user sees: the visible cells with each scroll and ten times a second, and half of the area.
///
/// As `FeedByHand` in the root package's samples. It knows no other window, nothing in front of the list, and no speed.
final class FeedByHand: PlainFeed {
  private var since: [Int: CFTimeInterval] = [:]
  private var counted: Set<Int> = []
  private var leading: Int?
  private var link: CADisplayLink?
  private let measures: Bool

  /// - Parameter measures: false for a display link that does nothing, which costs what the stand-in costs.
  init(measures: Bool = true) {
    self.measures = measures
    super.init(style: .plain)
  }

  required init?(coder: NSCoder) {
    fatalError("FeedByHand is created in code.")
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    let link = CADisplayLink(target: self, selector: Selector(FeedByHand.tick))
    link.preferredFramesPerSecond = 10
    link.add(to: .main, forMode: .common)
    self.link = link
    measure()
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    link?.invalidate()
    link = nil
    update([])
    counted = []
  }

  override func scrollViewDidScroll(_ scrollView: UIScrollView) {
    measure()
  }

  private func tick(_ link: CADisplayLink) {
    measure()
  }

  private func measure() {
    guard measures, link != nil else { return }
    if let cover = presentedViewController, !(cover is UIAlertController) { return update([]) }
    let visible = tableView.bounds.inset(by: tableView.adjustedContentInset)
    let paths = tableView.indexPathsForVisibleRows ?? []
    update(
      paths.compactMap { path in
        guard let frame = tableView.cellForRow(at: path)?.frame else { return nil }
        let part = frame.intersection(visible)
        guard part.width * part.height >= 0.5 * frame.width * frame.height else { return nil }
        return (path.row, abs(frame.midY - visible.midY))
      })
  }

  private func update(_ seen: [(item: Int, distance: CGFloat)]) {
    let now = CACurrentMediaTime()
    since = Dictionary(seen.map { ($0.item, since[$0.item] ?? now) }, uniquingKeysWith: { first, _ in first })
    for (item, _) in seen where now - since[item, default: now] >= 1 && counted.insert(item).inserted {
      Total.count &+= 1
    }
    let nearest = seen.min { $0.distance < $1.distance }?.item
    guard nearest != leading else { return }
    leading = nearest
    Total.count &+= 1
  }
}
