// expect: Planted cannot be compiled to object code.
import UIKit

// What UIKit declares as a set of objects needs a bridge to a Swift set.
@MainActor
public func count(_ control: UIControl) -> Int { control.allTargets.count }
