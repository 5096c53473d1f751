extension RandomAccessCollection {
  /// - Parameter isPast: false for the first elements, up to one of them, and true for the others.
  /// - Returns: the place of the first element for which it is true. It is called a few times, not for each element: removing
  ///   a thousand behaviors one by one would look at each of them a thousand times.
  @inlinable
  package func firstPlace(where isPast: (Element) -> Bool) -> Index {
    var start = startIndex
    var count = count
    while count > 0 {
      let middle = index(start, offsetBy: count / 2)
      if isPast(self[middle]) {
        count /= 2
      } else {
        start = index(after: middle)
        count -= count / 2 + 1
      }
    }
    return start
  }
}
