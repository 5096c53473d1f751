/// Controllers that have been told of a move to or from a container and not yet of its end.
struct PendingMoves {
  private var departing: [UIViewController] = []
  private var arriving: [UIViewController] = []

  mutating func note(departing newDeparting: [UIViewController], arriving newArriving: [UIViewController]) {
    arriving.removeAll { newDeparting.contains($0) }
    departing.removeAll { newArriving.contains($0) }
    departing += newDeparting
    arriving += newArriving
  }

  mutating func forget(_ controller: UIViewController) {
    departing.removeAll { $0 === controller }
    arriving.removeAll { $0 === controller }
  }

  /// Takes out what is complete: all but the one that is still `shown` and the one that is still `awaited`.
  mutating func settle(
    shown: UIViewController?, awaited: UIViewController?
  ) -> (departed: [UIViewController], arrived: [UIViewController]) {
    let done = (departing.filter { $0 !== shown }, arriving.filter { $0 !== awaited })
    departing = departing.filter { $0 === shown }
    arriving = arriving.filter { $0 === awaited }
    return done
  }
}
