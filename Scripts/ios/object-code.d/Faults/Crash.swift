// expect: Planted cannot be compiled to object code.
// without: extension AnyHashable: _ObjectiveCBridgeable {
import UIKit

// The declarations lack what makes Swift values of the members of a set of objects.
@MainActor
public func count(_ control: UIControl) -> Int { control.allTargets.count }
