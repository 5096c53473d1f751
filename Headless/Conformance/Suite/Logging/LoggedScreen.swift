import UIKit

/// A screen that writes its callbacks: `A.wA(t)` is `viewWillAppear(true)` of the screen named A.
class LoggedScreen: UIViewController, LoggedController {
  let log: CallLog

  init(_ log: CallLog) {
    self.log = log
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    log.write(.viewDidLoad)
  }
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    log.write(.wA, animated: animated)
  }
  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    log.write(.iA, animated: animated)
  }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    log.write(.dA, animated: animated)
  }
  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    log.write(.wD, animated: animated)
  }
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    log.write(.dD, animated: animated)
  }
  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    log.write(.wL)
  }
  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    log.write(.dL)
  }
  override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    log.write(.wM, parent: parent)
  }
  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    log.write(.dM, parent: parent)
  }
}
