// options: --platform tvOS
import UIKit

@MainActor
func menu(of item: UIBarButtonItem) -> Any? {
  if #available(iOS 14, tvOS 17, *) { return item.menu }
  return nil
}

@MainActor
func style(of screen: UIViewController) -> UIUserInterfaceStyle { screen.preferredUserInterfaceStyle }
