import LifecycleBehaviors
import UIKit

/// A screen with behaviors that knows its stage from its own overrides.
open class ModelledScreen: UIViewController {
  /// The stage that UIKit has reported: 0 off screen, 3 appeared.
  public private(set) var settledHeight = 0
  public private(set) var isSettled = true
  public let name: String
  var attachments: [(attachment: BehaviorAttachment, names: [String])] = []
  private var attachmentCount = 0
  private let model: JourneyModel

  public init(_ name: String, _ model: JourneyModel) {
    self.name = name
    self.model = model
    super.init(nibName: nil, bundle: nil)
    model.liveScreens += 1
  }

  public required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  deinit {
    MainActor.assumeIsolated { model.liveScreens -= 1 }
  }

  /// Attaches modelled behaviors; the last of them acts.
  func attach(_ count: Int, moment: LegalTranscript.Moment? = nil, act: @escaping () -> Void = {}) {
    let number = attachmentCount
    attachmentCount += 1
    let behaviors = (0..<count).map { index in
      let isLast = index == count - 1
      return ModelledBehavior(
        name: "\(name).\(number).\(index)", model: model, moment: isLast ? moment : nil, act: isLast ? act : {})
    }
    // The members of a group are called as if they had been added one by one.
    let attachment = addBehaviors(number.isMultiple(of: 2) ? [BehaviorGroup(behaviors)] : behaviors)
    attachments.append((attachment, behaviors.map(\.name)))
  }

  func remove(at index: Int, unwinding: Bool) {
    let (attachment, names) = attachments.remove(at: index)
    unwinding ? attachment.remove() : attachment.remove(silently: true)
    model.didRemove(names)
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    attach(2)
  }
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    model.record("\(name).wA(\(animated ? "t" : "f"))")
    settledHeight = 1
    isSettled = false
  }
  open override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    model.record("\(name).iA(\(animated ? "t" : "f"))")
    settledHeight = 2
  }
  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    model.record("\(name).dA(\(animated ? "t" : "f"))")
    settledHeight = 3
    isSettled = true
  }
  open override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    model.record("\(name).wD(\(animated ? "t" : "f"))")
    settledHeight = 0
    isSettled = false
  }
  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    model.record("\(name).dD(\(animated ? "t" : "f"))")
    isSettled = true
  }
}
