#if canImport(HeadlessDevice)
  import HeadlessDevice
  import UIKit

  @MainActor
  func makeTestStage() -> any TestStage { HeadlessStage() }

  /// A freshly launched app in virtual time.
  private final class HeadlessStage: TestStage {
    private let device = HeadlessDevice().drivingLifecycleTime()
    let window: UIWindow

    init() {
      window = device.launch { scene in
        let window = UIWindow(windowScene: scene)
        window.makeKeyAndVisible()
        return window
      }
    }

    func settle() async {
      device.finishTransitions()
    }
  }
#endif
