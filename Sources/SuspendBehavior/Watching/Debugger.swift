import Foundation

/// Reads whether a debugger traces this process. Each platform has its own way to find out.
///
/// Sources: Apple's Technical Q&A QA1361, "Detecting the Debugger"; proc(5) of Linux, TracerPid.
enum Debugger {
  #if canImport(Darwin)
    static var isAttached: Bool {
      var info = kinfo_proc()
      var size = MemoryLayout<kinfo_proc>.stride
      var query = [CTL_KERN, KERN_PROC, KERN_PROC_PID, getpid()]
      guard sysctl(&query, UInt32(query.count), &info, &size, nil, 0) == 0 else { return false }
      return info.kp_proc.p_flag & P_TRACED != 0
    }
  #else
    static var isAttached: Bool {
      guard let status = try? String(contentsOfFile: "/proc/self/status", encoding: .utf8) else { return false }
      let tracer = status.split(separator: "\n").first { $0.hasPrefix("TracerPid:") }
      return tracer.map { !$0.hasSuffix("\t0") } ?? false
    }
  #endif
}
