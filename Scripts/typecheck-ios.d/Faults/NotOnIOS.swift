// expect: 'preferredUserInterfaceStyle' is unavailable: not on iOS
import UIKit

@MainActor
func style(of screen: UIViewController) -> Any? { screen.preferredUserInterfaceStyle }
