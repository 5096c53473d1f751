import FocusBehavior
import Foundation
import LifecycleBehaviors
import ReadyMadeBehaviors
import UIKit

/// Draws what the app's recorder has recorded, while it has the user's attention, and shares it as files.
final class TimelineViewController: UIViewController {
  let lanes = UIStackView()
  private(set) lazy var shareItem = TapItem("Share") { [weak self] in self?.share() }
  private let demo: FocusDemo

  init(_ demo: FocusDemo) {
    self.demo = demo
    super.init(nibName: nil, bundle: nil)
    title = "Timeline"
  }

  required init?(coder: NSCoder) {
    fatalError("TimelineViewController is not made from an archive")
  }

  override func loadView() {
    let legend = UILabel(
      .footnote, color: .secondaryLabel,
      text: "The last minute. Light blue: visible or active. Blue: has focus. Gray: suspended.")
    view = ColumnView([legend, lanes])
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.rightBarButtonItem = shareItem
    navigationItem.largeTitleDisplayMode = .never
    lanes.axis = .vertical
    lanes.spacing = 16
    addBehaviors([
      FocusBehavior<TimelineViewController> { timeline, _ in timeline.update() },
      ActionBehavior<TimelineViewController>.every(0.5) { $0.updateIfFocused() },
    ])
  }

  private func updateIfFocused() {
    if focus?.hasFocus == true { update() }
  }

  private func update() {
    let chart = TimelineChart(of: demo.recorder.recording)
    let views = lanes.arrangedSubviews.compactMap { $0 as? LaneView }
    for (view, lane) in zip(views, chart.lanes) { view.lane = lane }
    for lane in chart.lanes.dropFirst(views.count) { lanes.addArrangedSubview(LaneView(lane)) }
    views.dropFirst(chart.lanes.count).forEach { $0.removeFromSuperview() }
  }

  private func share() {
    do {
      let files = try TimelineFiles(demo.recorder.recording).write(into: FileManager.default.temporaryDirectory)
      let sheet = UIActivityViewController(activityItems: files, applicationActivities: nil)
      // On an iPad it is a popover, which needs a place.
      sheet.popoverPresentationController?.barButtonItem = shareItem
      present(sheet, animated: true)
    } catch {
      let alert = UIAlertController(
        title: "The timeline could not be written", message: "\(error)", preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "OK", style: .default))
      present(alert, animated: true)
    }
  }
}
