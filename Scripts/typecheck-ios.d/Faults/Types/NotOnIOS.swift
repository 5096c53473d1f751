import UIKit

@MainActor
// expect: 'preferredUserInterfaceStyle' is unavailable: not on iOS
func style(of screen: UIViewController) -> Any? { screen.preferredUserInterfaceStyle }
