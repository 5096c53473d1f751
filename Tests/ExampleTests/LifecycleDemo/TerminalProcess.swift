#if os(Linux)
  import Foundation
  import Testing

  /// The built `LifecycleDemo` in a terminal of its own, as a user runs it. It is killed after a minute.
  final class TerminalProcess {
    private let terminal: Int32
    private let process: pid_t
    private let deadline = Date(timeIntervalSinceNow: 60)
    private var exitStatus: Int32?
    /// What is on the screen and above it, with the sequences that move the cursor.
    private(set) var printed = ""

    /// - Parameters:
    ///   - arguments: the arguments of the command line.
    ///   - environment: what the environment has beside that of the tests.
    ///   - columns: the width of the terminal.
    /// - Throws: if there is no terminal, or the process cannot be started.
    init(_ arguments: [String], environment: [String: String] = [:], columns: UInt16 = 100) throws {
      var size = winsize(ws_row: 40, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
      var outside: Int32 = 0
      var inside: Int32 = 0
      guard openpty(&outside, &inside, nil, nil, &size) == 0 else { throw CocoaError(.fileReadUnknown) }
      // Not `ttyname`, whose result tests that run at the same time would share.
      var path = [CChar](repeating: 0, count: Int(PATH_MAX))
      guard ttyname_r(inside, &path, path.count) == 0 else { throw CocoaError(.fileReadUnknown) }
      let name = String(decoding: path.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
      close(inside)
      terminal = outside
      // The leader of a session that opens a terminal is controlled by it: it receives the signals of Ctrl-C and Ctrl-Z.
      var attributes = posix_spawnattr_t()
      posix_spawnattr_init(&attributes)
      // The process would inherit the signals that the threads of the tests have blocked, and those that the tests ignore,
      // such as SIGINT when a script has started them with `&`.
      posix_spawnattr_setflags(
        &attributes, Self.newSession | Int16(POSIX_SPAWN_SETSIGMASK) | Int16(POSIX_SPAWN_SETSIGDEF))
      var signals = sigset_t()
      sigemptyset(&signals)
      posix_spawnattr_setsigmask(&attributes, &signals)
      for signal in [SIGINT, SIGTERM, SIGQUIT, SIGTSTP, SIGTRAP, SIGPIPE] { sigaddset(&signals, signal) }
      posix_spawnattr_setsigdefault(&attributes, &signals)
      var actions = posix_spawn_file_actions_t()
      posix_spawn_file_actions_init(&actions)
      posix_spawn_file_actions_addopen(&actions, 0, name, O_RDWR, 0)
      posix_spawn_file_actions_adddup2(&actions, 0, 1)
      posix_spawn_file_actions_adddup2(&actions, 0, 2)
      defer {
        posix_spawnattr_destroy(&attributes)
        posix_spawn_file_actions_destroy(&actions)
      }
      let all = ProcessInfo.processInfo.environment.merging(["TERM": "xterm"].merging(environment) { $1 }) { $1 }
      let values = all.filter { $0.key != "NO_COLOR" && $0.key != "COLUMNS" || environment[$0.key] != nil }
      process = try Self.spawn(
        [DemoProcess.demo.path] + arguments, values.map { "\($0.key)=\($0.value)" }, &actions, &attributes)
    }

    /// `POSIX_SPAWN_SETSID`, which Glibc does not declare for Swift.
    private static let newSession: Int16 = 0x80

    deinit {
      if !hasEnded { kill(process, SIGKILL) }
      _ = wait()
      close(terminal)
    }

    private static func spawn(
      _ arguments: [String], _ environment: [String], _ actions: inout posix_spawn_file_actions_t,
      _ attributes: inout posix_spawnattr_t
    ) throws -> pid_t {
      var process: pid_t = 0
      let arguments = arguments.map { strdup($0) } + [nil]
      let environment = environment.map { strdup($0) } + [nil]
      defer { (arguments + environment).forEach { free($0) } }
      guard posix_spawn(&process, arguments[0]!, &actions, &attributes, arguments, environment) == 0 else {
        throw CocoaError(.executableLoad)
      }
      return process
    }

    /// Presses keys.
    func type(_ keys: String) {
      _ = keys.withCString { write(terminal, $0, strlen($0)) }
    }

    func signal(_ number: Int32) {
      kill(process, number)
    }

    /// Whether keys are read one by one and not shown by the terminal.
    var isRaw: Bool {
      var settings = termios()
      return tcgetattr(terminal, &settings) == 0 && settings.c_lflag & tcflag_t(ICANON | ECHO) == 0
    }

    /// Whether the process is stopped.
    var isStopped: Bool {
      let status = (try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)) ?? ""
      return status.contains(") T ")
    }

    /// Reads what is printed until a condition holds.
    /// - Returns: false if it does not hold within the minute, or the process ends before.
    @discardableResult
    func wait(until condition: () -> Bool) -> Bool {
      while !condition() {
        read()
        if hasEnded || Date() > deadline {
          read()
          return condition()
        }
      }
      return true
    }

    /// Waits until `text` is printed after what was printed so far.
    @discardableResult
    func wait(for text: String) -> Bool {
      guard wait(until: { printed.contains(text) }) else { return false }
      printed = String(printed[printed.range(of: text)!.upperBound...])
      return true
    }

    /// Waits for the end of the process.
    /// - Returns: its exit status, or the negative number of the signal that has ended it.
    func wait() -> Int32 {
      while !hasEnded, Date() < deadline { read() }
      if !hasEnded { kill(process, SIGKILL) }
      // A process that is killed ends soon.
      for _ in 1...250 where !hasEnded { read() }
      guard let status = exitStatus else { return -SIGKILL }
      return status & 0x7F == 0 ? (status >> 8) & 0xFF : -(status & 0x7F)
    }

    private var hasEnded: Bool {
      if exitStatus != nil { return true }
      var status: Int32 = 0
      guard waitpid(process, &status, WNOHANG) == process else { return false }
      exitStatus = status
      return true
    }

    private func read() {
      var request = pollfd(fd: terminal, events: Int16(POLLIN), revents: 0)
      var buffer = [UInt8](repeating: 0, count: 65_536)
      guard poll(&request, 1, 20) > 0 else { return }
      let count = Glibc.read(terminal, &buffer, buffer.count)
      if count > 0 {
        printed += String(decoding: buffer[..<count], as: UTF8.self)
      } else {
        // Until the process has opened the terminal, and after its end, there is nothing to read.
        usleep(10_000)
      }
    }
  }
#endif
