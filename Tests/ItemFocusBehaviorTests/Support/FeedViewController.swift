import ItemFocusBehavior
import LifecycleBehaviors
import LifecycleTestKit
import UIKit

/// A list of posts, each named by a word, all of the same height, in a table that fills the screen.
final class FeedViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
  let table = UITableView()
  let log: LifecycleTranscript
  var posts: [String]
  var height: CGFloat = 400
  /// Of posts that have another height.
  var heights: [String: CGFloat] = [:]
  /// False as long as the behavior is not to find the table.
  var returnsTable = true
  /// Called when the view is laid out.
  var layOut: (FeedViewController) -> Void = { _ in }
  var behavior: ((FeedViewController) -> [any ViewControllerLifecycleBehavior]) = { [$0.standard] }

  init(_ posts: [String], in log: LifecycleTranscript) {
    self.posts = posts
    self.log = log
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) is not used")
  }

  var list: ItemFocusBehavior<FeedViewController, String> {
    ItemFocusBehavior(in: { $0.returnsTable ? $0.table : nil }) { screen, indexPath in screen.posts[indexPath.row] }
  }

  /// Writes impressions and the leading item.
  var standard: ItemFocusBehavior<FeedViewController, String> {
    list
      .onImpression { screen, impression in screen.log.record("\(impression)") }
      .onLeadingItemChange { screen, change in screen.log.record("\(change)") }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    table.frame = view.bounds
    table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    table.contentInsetAdjustmentBehavior = .never
    table.dataSource = self
    table.delegate = self
    table.register(UITableViewCell.self, forCellReuseIdentifier: "post")
    view.addSubview(table)
    addBehaviors(behavior(self))
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    layOut(self)
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { posts.count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "post", for: indexPath)
  }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    heights[posts[indexPath.row]] ?? height
  }
}
