import Foundation

// expect: 'now' is only available in iOS 15.0 or newer
func today() -> Date { .now }

// expect: conformance of 'CGPoint' to 'Hashable' is only available in iOS 18.0 or newer
func isKnown(_ point: CGPoint, in points: Set<CGPoint>) -> Bool { points.contains(point) }
