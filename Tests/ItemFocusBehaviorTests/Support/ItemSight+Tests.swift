import UIKit

@testable import ItemFocusBehavior

extension ItemSight {
  init(fraction: Double = 1, y: Double = 0, distance: Double = 0, was formerIndex: Int?) {
    self.init(fraction: fraction, middle: CGPoint(x: 0, y: y), distance: distance, formerIndex: formerIndex)
  }
}
