// expect: 'now' is only available in iOS 15.0 or newer
// expect: conformance of 'CGPoint' to 'Hashable' is only available in iOS 18.0 or newer
import Foundation

func today() -> Date { .now }

func isKnown(_ point: CGPoint, in points: Set<CGPoint>) -> Bool { points.contains(point) }
