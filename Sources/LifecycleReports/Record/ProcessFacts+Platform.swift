import Foundation

// What Darwin and Linux call the same facts.
// Sources: sysctl(3) and xnu's kern.bootsessionuuid, which is not in the SDK's headers; proc(5) of Linux.

#if canImport(Darwin)
  import os

  extension ProcessFacts {
    static var boot: String? { text(of: "kern.bootsessionuuid") }

    static var systemBuild: String { text(of: "kern.osversion") ?? ProcessInfo.processInfo.operatingSystemVersionString }

    /// Another process of the app cannot be asked on iOS.
    static func began(_ identifier: Int32) -> String? {
      var info = kinfo_proc()
      var size = MemoryLayout<kinfo_proc>.stride
      var query = [CTL_KERN, KERN_PROC, KERN_PROC_PID, identifier]
      guard sysctl(&query, UInt32(query.count), &info, &size, nil, 0) == 0, size > 0 else { return nil }
      return "\(info.kp_proc.p_starttime.tv_sec).\(info.kp_proc.p_starttime.tv_usec)"
    }

    static var isSimulator: Bool { ProcessInfo.processInfo.environment["SIMULATOR_UDID"] != nil }

    static var isDeviceHot: Bool { ProcessInfo.processInfo.thermalState == .critical }

    /// The system's limit is what is in use and what is left. It may be moved, and a leap may pass it unseen.
    static var memoryLeftOfApp: Double? {
      #if targetEnvironment(macCatalyst)
        return nil
      #else
        let left = os_proc_available_memory()
        guard left > 0, let used = memoryInUse else { return nil }
        return Double(left) / (Double(left) + Double(used))
      #endif
    }

    private static var memoryInUse: UInt64? {
      var info = task_vm_info_data_t()
      let words = MemoryLayout<task_vm_info_data_t>.size / MemoryLayout<integer_t>.size
      var count = mach_msg_type_number_t(words)
      let result = withUnsafeMutablePointer(to: &info) { pointer in
        pointer.withMemoryRebound(to: integer_t.self, capacity: words) {
          task_info(mach_task_self_, task_flavor_t(TASK_VM_INFO), $0, &count)
        }
      }
      return result == KERN_SUCCESS ? info.phys_footprint : nil
    }

    private static func text(of name: String) -> String? {
      var buffer = [CChar](repeating: 0, count: 256)
      var size = buffer.count
      guard sysctlbyname(name, &buffer, &size, nil, 0) == 0 else { return nil }
      let text = String(decoding: buffer.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
      return text.isEmpty ? nil : text
    }
  }
#else
  extension ProcessFacts {
    static var boot: String? { text(of: "/proc/sys/kernel/random/boot_id") }

    static var systemBuild: String { text(of: "/proc/sys/kernel/osrelease") ?? "-" }

    static func began(_ identifier: Int32) -> String? {
      // Field 22; the name in field 2 may contain spaces and ends with the last parenthesis.
      guard let line = text(of: "/proc/\(identifier)/stat"), let end = line.lastIndex(of: ")") else { return nil }
      let fields = line[end...].split(separator: " ")
      return fields.count > 20 ? String(fields[20]) : nil
    }

    static var isSimulator: Bool { false }

    static var isDeviceHot: Bool { false }

    static var memoryLeftOfApp: Double? { nil }

    private static func text(of path: String) -> String? {
      let text = try? String(contentsOfFile: path, encoding: .utf8)
      return text?.trimmingCharacters(in: .whitespacesAndNewlines)
    }
  }
#endif
