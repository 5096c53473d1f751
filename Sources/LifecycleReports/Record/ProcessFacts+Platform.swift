import Foundation

// The same facts under their names on Darwin and Linux.
// Sources: sysctl(3) and xnu's kern.bootsessionuuid, which is not in the SDK's headers; proc(5) of Linux.

#if canImport(Darwin)
  extension ProcessFacts {
    static var boot: String? { text(of: "kern.bootsessionuuid") }

    static var systemBuild: String { text(of: "kern.osversion") ?? "-" }

    static var isSimulator: Bool { ProcessInfo.processInfo.environment["SIMULATOR_UDID"] != nil }

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

    static var isSimulator: Bool { false }

    private static func text(of path: String) -> String? {
      let text = try? String(contentsOfFile: path, encoding: .utf8)
      return text?.trimmingCharacters(in: .whitespacesAndNewlines)
    }
  }
#endif
