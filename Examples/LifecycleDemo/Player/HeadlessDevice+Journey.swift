import HeadlessDevice
import Journey
import LifecycleBehaviors

extension HeadlessDevice {
  /// A device in virtual time, whose time behaviors use: an iPad if the journey needs one.
  static func virtual(for journey: Journey? = nil) -> HeadlessDevice {
    HeadlessDevice(idiom: journey?.needsPad == true ? .pad : .phone).drivingLifecycleTime()
  }

  /// A device in real time.
  static func realTime(for journey: Journey? = nil) -> HeadlessDevice {
    LifecycleTime.current = .system
    return HeadlessDevice(time: .real, idiom: journey?.needsPad == true ? .pad : .phone)
  }
}
