import TestSupport
import UIKit

@testable import LifecycleBehaviors

/// Takes the place of SwiftUI's hosting controller: it has controllers with behaviors as children, without a size.
final class HostingScreen: UIViewController {
  private let probes: [BehaviorProbeViewController]

  init(_ probes: [BehaviorProbeViewController]) {
    self.probes = probes
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    probes.forEach(embed)
  }

  func embed(_ probe: BehaviorProbeViewController) {
    addChild(probe)
    probe.view.frame = .zero
    view.addSubview(probe.view)
    probe.didMove(toParent: self)
  }

  /// As SwiftUI does with a view that it removes. It is not known whether it dismantles the view first.
  func dismantle(_ probe: BehaviorProbeViewController, beforeRemoval: Bool) {
    if beforeRemoval { probe.end() }
    unembed(probe)
    if !beforeRemoval { probe.end() }
  }
}
