import UIKit

/// One lane of the timeline: what it is about, in words, and its bars below.
final class LaneView: UIView {
  var lane: TimelineChart.Lane {
    didSet {
      if lane != oldValue { show() }
    }
  }
  let label = UILabel(.caption1)
  let strip = UIView()

  init(_ lane: TimelineChart.Lane) {
    self.lane = lane
    super.init(frame: .zero)
    strip.backgroundColor = .secondarySystemBackground
    strip.clipsToBounds = true
    label.textAlignment = .natural
    for view in [label, strip] {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
      view.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
      view.trailingAnchor.constraint(equalTo: trailingAnchor).isActive = true
    }
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: topAnchor),
      strip.topAnchor.constraint(equalTo: label.bottomAnchor, constant: 4),
      strip.bottomAnchor.constraint(equalTo: bottomAnchor),
      strip.heightAnchor.constraint(equalToConstant: 14),
    ])
    show()
  }

  required init?(coder: NSCoder) {
    fatalError("LaneView is not made from an archive")
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let size = strip.bounds.size
    for (view, bar) in zip(strip.subviews, lane.bars) {
      // A bar that is too short to be seen is drawn a point wide.
      let width = max(1, CGFloat(bar.end - bar.start) * size.width)
      let inset: CGFloat = bar.look == .focused ? 3 : 0
      view.frame = CGRect(
        x: CGFloat(bar.start) * size.width, y: inset, width: width, height: max(0, size.height - 2 * inset))
    }
  }

  private func show() {
    label.text = [lane.name, lane.text].filter { !$0.isEmpty }.joined(separator: ": ")
    strip.subviews.forEach { $0.removeFromSuperview() }
    for bar in lane.bars {
      let view = UIView()
      view.backgroundColor = bar.look.color
      strip.addSubview(view)
    }
    setNeedsLayout()
  }
}

extension TimelineChart.Look {
  @MainActor fileprivate var color: UIColor {
    switch self {
    case .visible: UIColor.systemBlue.withAlphaComponent(0.25)
    case .focused: .systemBlue
    case .suspended: .systemGray
    }
  }
}
