// expect: cannot be marked '@objc' because the type of the parameter cannot be represented in Objective-C
import UIKit

final class Listener: UIViewController {
  @objc func receive(_ words: (String, Int)) {}
}
