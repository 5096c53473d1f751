extension ClosedRange<Double> {
  var length: Double { upperBound - lowerBound }

  var middle: Double { (lowerBound + upperBound) / 2 }
}
