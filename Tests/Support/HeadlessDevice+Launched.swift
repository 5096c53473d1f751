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
