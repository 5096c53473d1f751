// expect: cannot be marked '@objc' because the type of the parameter cannot be represented in Objective-C
import UIKit

final class Listener: UIViewController {
  @objc func hear(_ words: (String, Int)) {}
}
