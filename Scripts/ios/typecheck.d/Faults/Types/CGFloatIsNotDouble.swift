import UIKit

@MainActor
func opacities(_ view: UIView) -> [Double] {
  let all = [view.alpha]
  // expect: cannot convert return expression of type '[CGFloat]' (aka 'Array<CGFloat>') to return type '[Double]'
  return all
}
