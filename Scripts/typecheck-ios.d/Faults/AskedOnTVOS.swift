// options: --platform tvOS
// expect: no error
import UIKit

@MainActor
func menu(of item: UIBarButtonItem) -> Any? {
  if #available(iOS 14, tvOS 17, *) { return item.menu }
  return nil
}
