import Foundation

/// The terminal at standard input while keys are read one by one, without an echo. The signals for Ctrl-C and Ctrl-Z
/// remain. However the process stops or ends, the terminal is restored before.
@MainActor
final class RawTerminal {
  /// What reading has found.
  enum Input {
    case bytes([UInt8])
    case nothing
    case end
  }

  /// Remembers how the terminal is set. Nil if standard input is no terminal.
  init?() {
    guard isatty(STDIN_FILENO) == 1, tcgetattr(STDIN_FILENO, &saved.pointee.settings) == 0 else { return nil }
    atexit { restoreTerminal() }
    for signal in endingSignals { observe(signal) { endAfterRestoring($0) } }
    observe(SIGTSTP) { _ in stopAfterRestoring() }
    observe(SIGCONT) { _ in saved.pointee.isRaw = false }
  }

  /// Sets the terminal for keys, if the process is in the foreground and the terminal is not set for keys already. It is
  /// not after the process was stopped: the shell sets it for its own purposes.
  /// - Returns: whether it was set by this call.
  func begin() -> Bool {
    guard !isInUse, isInForeground else { return false }
    var raw = saved.pointee.settings
    raw.c_lflag &= ~tcflag_t(ICANON | ECHO | IEXTEN)
    raw.c_iflag &= ~tcflag_t(ICRNL | INLCR | IXON)
    guard tcsetattr(STDIN_FILENO, TCSADRAIN, &raw) == 0 else { return false }
    saved.pointee.isRaw = true
    return true
  }

  /// Whether the terminal is set for keys.
  var isInUse: Bool { saved.pointee.isRaw }

  /// Sets the terminal as it was.
  func end() {
    restoreTerminal()
  }

  /// Reads what has been typed. A process in the background that reads is stopped by the system, so it does not read.
  func read() -> Input {
    guard isInForeground else { return .nothing }
    var input = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
    guard poll(&input, 1, 0) > 0 else { return .nothing }
    var bytes = [UInt8](repeating: 0, count: 4096)
    let count = Foundation.read(STDIN_FILENO, &bytes, bytes.count)
    if count < 0, errno == EINTR || errno == EAGAIN { return .nothing }
    return count > 0 ? .bytes(Array(bytes[..<count])) : .end
  }

  private var isInForeground: Bool { tcgetpgrp(STDIN_FILENO) == getpgrp() }
}

// MARK: What signal handlers use

/// How the terminal and the signals were before. A signal handler has no context, so there is one of these in the process, in
/// memory that is never released. It is written on the main thread before the handlers are installed; only `isRaw`, one byte,
/// is written on both sides.
private struct SavedTerminal {
  var settings = termios()
  var isRaw = false
  var formerActions: [sigaction] = Array(repeating: .init(), count: 65)
}

nonisolated(unsafe) private let saved: UnsafeMutablePointer<SavedTerminal> = {
  let saved = UnsafeMutablePointer<SavedTerminal>.allocate(capacity: 1)
  saved.initialize(to: SavedTerminal())
  return saved
}()

/// The signals that end the process: those from outside, and those of a crash.
private let endingSignals = [
  SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGPIPE, SIGABRT, SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE,
]

private func observe(_ signal: Int32, _ handler: @escaping @convention(c) (Int32) -> Void) {
  var action = sigaction()
  #if canImport(Darwin)
    action.__sigaction_u.__sa_handler = handler
  #else
    action.__sigaction_handler.sa_handler = handler
  #endif
  action.sa_flags = SA_RESTART
  sigaction(signal, &action, &saved.pointee.formerActions[Int(signal)])
}

private func restoreTerminal() {
  guard saved.pointee.isRaw else { return }
  saved.pointee.isRaw = false
  tcsetattr(STDIN_FILENO, TCSANOW, &saved.pointee.settings)
}

/// The signal that is raised here is delivered after this handler, to the action that there was before.
private func endAfterRestoring(_ signal: Int32) {
  if saved.pointee.isRaw { write(STDERR_FILENO, "\r\n", 2) }
  restoreTerminal()
  sigaction(signal, &saved.pointee.formerActions[Int(signal)], nil)
  raise(signal)
}

private func stopAfterRestoring() {
  let number = errno
  restoreTerminal()
  kill(getpid(), SIGSTOP)
  errno = number
}
