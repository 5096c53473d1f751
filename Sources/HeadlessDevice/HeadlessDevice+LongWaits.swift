import UIKit

extension HeadlessDevice {
  /// Moves virtual time on by `seconds` as ``advance(by:)`` does, and leaves out whole minutes that would be like the one
  /// before: nothing has happened in it, and what is scheduled at its end is what was scheduled at its start. So does a
  /// display link end up that looks and finds nothing, for years.
  ///
  /// Clocks and everything scheduled move on by what is left out; no work runs in it.
  /// - Parameter happenings: how much has happened so far, as far as the caller is concerned.
  public func advance(by seconds: TimeInterval, counting happenings: () -> Int) {
    let minute: TimeInterval = 60
    var rest = seconds
    while rest >= 2 * minute, !isSuspended {
      let before = (happenings(), world.loop.delays)
      advance(by: minute)
      rest -= minute
      if !isSuspended, before == (happenings(), world.loop.delays) {
        let minutes = (rest / minute).rounded(.down)
        world.loop.moveSchedule(by: Int64(minutes * minute))
        rest -= minutes * minute
      }
    }
    advance(by: rest)
  }
}
