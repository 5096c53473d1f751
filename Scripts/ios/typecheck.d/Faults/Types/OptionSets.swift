import UIKit

@MainActor
func stretch(_ view: UIView) {
  // expect: referencing operator function '|' on 'BinaryInteger' requires that 'UIView.AutoresizingMask' conform to 'BinaryInteger'
  view.autoresizingMask = .flexibleWidth | .flexibleHeight
}

@MainActor
func fade(_ view: UIView) {
  // expect: 'nil' is not compatible with expected argument type 'UIView.AnimationOptions'
  UIView.animate(withDuration: 1, delay: 0, options: nil, animations: { view.alpha = 0 })
}

@MainActor
func canRotate(_ controller: UIViewController) -> Bool {
  // expect: switch must be exhaustive
  switch controller.supportedInterfaceOrientations {
  case .portrait: false
  case .allButUpsideDown, .all: true
  }
}
