public import HeadlessDevice
public import UIKit

extension HeadlessDevice {
  /// A device whose app has been launched and shows `root` in its window.
  public static func launched(
    showing root: UIViewController = UIViewController(), on idiom: UIUserInterfaceIdiom = .phone
  ) -> HeadlessDevice {
    let device = HeadlessDevice(idiom: idiom)
    device.launch(showing: root)
    return device
  }
}

extension HeadlessDevice {
  /// Connects another scene, in the foreground or in the background, with a window that shows `root`.
  @discardableResult
  public func connectScene(showing root: UIViewController, inBackground: Bool = false) -> UIWindowScene {
    let connect = { (scene: UIWindowScene) -> UIWindow in
      let window = UIWindow(windowScene: scene)
      window.rootViewController = root
      window.makeKeyAndVisible()
      return window
    }
    return inBackground ? connectSceneInBackground(connect) : connectScene(connect)
  }
}
