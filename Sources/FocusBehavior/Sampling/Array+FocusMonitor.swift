/// A list in the order in which the behaviors were attached.
@MainActor
extension [FocusMonitor] {
  /// Inserts a monitor at its place. Does nothing for one that is in the list.
  mutating func insert(_ monitor: FocusMonitor) {
    let place = place(of: monitor)
    if place == endIndex || self[place] !== monitor { insert(monitor, at: place) }
  }

  mutating func remove(_ monitor: FocusMonitor) {
    let place = place(of: monitor)
    if place < endIndex, self[place] === monitor { remove(at: place) }
  }

  /// The place of the first monitor that is not before this one, by halving.
  private func place(of monitor: FocusMonitor) -> Int {
    var (low, high) = (startIndex, endIndex)
    while low < high {
      let middle = (low + high) / 2
      if self[middle].number < monitor.number { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
