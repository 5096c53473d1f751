import Foundation
import Glibc
import Synchronization

/// A process whose output is read line by line. It is ended with all its children, which Foundation's `Process` cannot do.
struct RunningProcess {
  enum End: Equatable {
    /// With this status; a negative one is the signal that ended it.
    case exited(Int32)
    /// A line of the output ended it.
    case stopped(String)
    /// It took longer than it may.
    case tookTooLong
  }

  private static let running = Mutex<Set<pid_t>>([])

  /// Ends what runs, for this command leaves nothing behind when it is interrupted.
  static func endAll() {
    running.withLock { $0.forEach(killAll(of:)) }
  }

  /// - Parameters:
  ///   - command: the program and its arguments.
  ///   - folder: where it runs.
  ///   - environment: what is added to the environment.
  ///   - limit: how many seconds it may take.
  ///   - stop: whether a line of the output ends it.
  /// - Returns: how it ended.
  /// - Throws: `CommandError`, if it does not start.
  static func run(
    _ command: [String], in folder: URL, environment: [String: String] = [:], limit: Double = 7200,
    stop: (String) -> Bool
  ) throws -> End {
    let (group, pipe) = try running.withLock { running in
      // No other process may start between, for it would keep the pipe open.
      var ends: [Int32] = [0, 0]
      guard Glibc.pipe(&ends) == 0 else { throw CommandError("no pipe") }
      ends.forEach { _ = fcntl($0, F_SETFD, FD_CLOEXEC) }
      defer { close(ends[1]) }
      let process = try start(["env", "-C", folder.path] + command, environment, output: ends[1])
      running.insert(process)
      return (process, ends[0])
    }
    defer {
      close(pipe)
      running.withLock { _ = $0.remove(group) }
    }
    var output = ProcessOutput(pipe, limit: limit)
    while let line = output.nextLine() {
      if !stop(line) { continue }
      end(group)
      return .stopped(line)
    }
    if output.isLate {
      end(group)
      return .tookTooLong
    }
    let status = status(of: group)
    return .exited(status & 0x7f == 0 ? (status >> 8) & 0xff : -(status & 0x7f))
  }

  /// Starts a process in a group of its own, in which its children are too.
  private static func start(_ command: [String], _ environment: [String: String], output: Int32) throws -> pid_t {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_adddup2(&actions, output, 1)
    posix_spawn_file_actions_adddup2(&actions, output, 2)
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETPGROUP))
    posix_spawnattr_setpgroup(&attributes, 0)
    let variables = ProcessInfo.processInfo.environment.merging(environment) { $1 }.map { "\($0)=\($1)" }
    let arguments = command.map { strdup($0) } + [nil], values = variables.map { strdup($0) } + [nil]
    defer { (arguments + values).forEach { free($0) } }
    var process: pid_t = 0
    guard posix_spawnp(&process, command[0], &actions, &attributes, arguments, values) == 0 else {
      throw CommandError("cannot run \(command[0])")
    }
    return process
  }

  private static func end(_ group: pid_t) {
    killAll(of: group)
    _ = status(of: group)
  }

  /// Kills a group, and the children that have left it, as one with a terminal of its own does.
  private static func killAll(of group: pid_t) {
    let descendants = descendants(of: group)
    kill(-group, SIGKILL)
    descendants.forEach { kill($0, SIGKILL) }
  }

  private static func descendants(of process: pid_t) -> [pid_t] {
    var children: [pid_t: [pid_t]] = [:]
    for child in ((try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []).compactMap({ pid_t($0) }) {
      // "12 (name) S 10 …", where 10 is the parent.
      let text = (try? String(contentsOfFile: "/proc/\(child)/stat", encoding: .utf8)) ?? ""
      let fields = text[(text.lastIndex(of: ")") ?? text.startIndex)...].split(separator: " ")
      if fields.count > 2, let parent = pid_t(fields[2]) { children[parent, default: []].append(child) }
    }
    var found: [pid_t] = []
    var rest = [process]
    while let next = rest.popLast() {
      found += children[next] ?? []
      rest += children[next] ?? []
    }
    return found
  }

  private static func status(of process: pid_t) -> Int32 {
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    return status
  }
}
