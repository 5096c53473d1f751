import HeadlessDevice
import Journey

extension HeadlessDevice {
  /// A device in virtual time: an iPad if the journey needs one.
  static func virtual(for journey: Journey? = nil) -> HeadlessDevice {
    HeadlessDevice(idiom: journey?.needsPad == true ? .pad : .phone)
  }

  /// A device in real time.
  static func realTime(for journey: Journey? = nil) -> HeadlessDevice {
    HeadlessDevice(time: .real, idiom: journey?.needsPad == true ? .pad : .phone)
  }
}
