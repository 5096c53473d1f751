import Foundation

// What Darwin and Linux call the same facts.
// Sources: sysctl(3) and xnu's kern.bootsessionuuid, which is not in the SDK's headers; proc(5) of Linux.

#if canImport(Darwin)
  import os

  extension ProcessFacts {
    static var boot: String? { text(of: "kern.bootsessionuuid") }

    static var systemBuild: String { text(of: "kern.osversion") ?? "-" }

    /// An app cannot ask for other processes, and the system runs an app once.
    static func began(_ identifier: Int32) -> String? { nil }

    static var isSimulator: Bool { ProcessInfo.processInfo.environment["SIMULATOR_UDID"] != nil }

    static var isDeviceHot: Bool { ProcessInfo.processInfo.thermalState == .critical }

    static var memoryLeftOfApp: Int? {
      #if targetEnvironment(macCatalyst)
        return nil
      #else
        let bytes = os_proc_available_memory()
        return bytes > 0 ? bytes : nil
      #endif
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

    static var memoryLeftOfApp: Int? { nil }

    private static func text(of path: String) -> String? {
      let text = try? String(contentsOfFile: path, encoding: .utf8)
      return text?.trimmingCharacters(in: .whitespacesAndNewlines)
    }
  }
#endif
