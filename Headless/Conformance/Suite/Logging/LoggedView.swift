import UIKit

/// A view that writes `A.layoutSubviews`.
final class LoggedView: UIView {
  private let name: String
  private let run: ConformanceRun

  init(_ name: String, in run: ConformanceRun, frame: CGRect) {
    self.name = name
    self.run = run
    super.init(frame: frame)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    run.log("\(name).layoutSubviews")
  }
}
