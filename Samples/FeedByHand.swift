import UIKit

/// What one writes by hand for what `ItemFocusBehavior` gives: a feed that says which posts the user has seen for a second, and which
/// one to play. The page of the module compares the two.
final class FeedByHand: UITableViewController {
  var posts: [String] = []
  private let onImpression: (String) -> Void
  private let onLead: (String?) -> Void
  private var since: [String: CFTimeInterval] = [:]
  private var counted: Set<String> = []
  private var leading: String?
  private var displayLink: CADisplayLink?
  private var leaving: (any NSObjectProtocol)?

  init(onImpression: @escaping (String) -> Void, onLead: @escaping (String?) -> Void) {
    self.onImpression = onImpression
    self.onLead = onLead
    super.init(style: .plain)
  }

  required init?(coder: NSCoder) {
    fatalError("FeedByHand is created in code.")
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    displayLink = CADisplayLink(target: Target(self), selector: Target.selector)
    // Often enough for a second.
    displayLink?.preferredFramesPerSecond = 10
    displayLink?.add(to: .main, forMode: .common)
    // A display link does not fire in the background.
    leaving = NotificationCenter.default.addObserver(
      forName: UIApplication.didEnterBackgroundNotification, object: nil, queue: nil
    ) { [weak self] _ in MainActor.assumeIsolated { self?.update([]) } }
    measure()
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    displayLink?.invalidate()
    displayLink = nil
    leaving.map(NotificationCenter.default.removeObserver)
    leaving = nil
    update([])
    counted = []
  }

  override func scrollViewDidScroll(_ scrollView: UIScrollView) {
    measure()
  }

  func measure() {
    guard displayLink != nil else { return }
    // A sheet over the feed does not make it disappear.
    if let cover = presentedViewController, !(cover is UIAlertController) { return update([]) }
    let visible = tableView.bounds.inset(by: tableView.adjustedContentInset)
    let paths = tableView.indexPathsForVisibleRows ?? []
    update(
      paths.compactMap { path in
        guard path.row < posts.count, let frame = tableView.cellForRow(at: path)?.frame else { return nil }
        let part = frame.intersection(visible)
        guard part.width * part.height >= 0.5 * frame.width * frame.height else { return nil }
        return (posts[path.row], abs(frame.midY - visible.midY))
      })
  }

  /// - Parameter seen: the posts of which at least half is visible, and how far each is from the middle.
  private func update(_ seen: [(post: String, distance: CGFloat)]) {
    let now = CACurrentMediaTime()
    since = Dictionary(seen.map { ($0.post, since[$0.post] ?? now) }, uniquingKeysWith: { first, _ in first })
    for (post, _) in seen where now - since[post, default: now] >= 1 && counted.insert(post).inserted {
      onImpression(post)
    }
    let nearest = seen.min { $0.distance < $1.distance }?.post
    guard nearest != leading else { return }
    leading = nearest
    onLead(nearest)
  }

  /// A display link retains its target, which would retain the screen.
  @MainActor
  private final class Target: NSObject {
    private weak var owner: FeedByHand?

    init(_ owner: FeedByHand) {
      self.owner = owner
    }

    #if canImport(ObjectiveC)
      static let selector = #selector(measure)

      @objc private func measure() { owner?.measure() }
    #else
      static var selector: Selector { Selector(Target.measure) }

      private func measure() { owner?.measure() }
    #endif
  }
}
