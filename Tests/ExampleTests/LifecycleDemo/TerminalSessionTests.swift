#if os(Linux)
  import Foundation
  import TestSupport
  import Testing

  // The demo in a terminal. Each test waits for what it expects, a minute at most.

  struct TerminalSessionTests {
    @Test(
      "RealTime: commands are typed and completed below a line with the state; Ctrl-D ends, and the terminal is restored"
    )
    func typing() async throws {
      let (steps, table, status, isRaw) = try await onThreadOfItsOwn {
        let demo = try TerminalProcess(["--interactive"], environment: ["NO_COLOR": "1"])
        var steps = [demo.wait(for: "app not running"), demo.isRaw]
        demo.type("ro\tnav In\u{7F}\u{7F}Inbox\r")
        steps += [demo.wait(for: "> root nav Inbox\r\n"), demo.wait(for: "gained")]
        steps += [demo.wait(for: "app active · visible Inbox · focus Inbox")]
        demo.type("alert Ärger\r")
        steps += [demo.wait(for: "by Ärger"), demo.wait(for: "visible Ärger · no focus (Inbox: alert Ärger)")]
        // The line before the last, of which another word is made.
        demo.type("\u{1B}[A\u{1B}[A\u{1}\u{1B}[1;5C\u{17}push\u{B}\r")
        steps += [demo.wait(for: "write 'push NAME'")]
        demo.type("\t\t")
        steps += [demo.wait(for: "dismiss")]
        demo.type("help\r")
        steps += [demo.wait(for: "'help all' explains all")]
        demo.type("help dismiss\r")
        steps += [demo.wait(for: "  dismiss  dismiss what is presented")]
        demo.type("help dismis\r")
        steps += [demo.wait(for: "there is no command 'dismis'")]
        demo.type("\u{4}")
        steps += [demo.wait(for: "focus lost to")]
        let status = demo.wait()
        return (steps, demo.printed, status, demo.isRaw)
      }
      #expect(steps == Array(repeating: true, count: 13))
      #expect(table.contains("alert 1"))
      #expect(status == 0)
      #expect(!isRaw)
    }

    @Test("RealTime: a signal that ends the demo leaves the terminal as it was", arguments: [SIGINT, SIGTERM, SIGTRAP])
    func ending(signal: Int32) async throws {
      let (wasRaw, status, isRaw) = try await onThreadOfItsOwn {
        // Without a prompt of the backtracer.
        let demo = try TerminalProcess(["--interactive"], environment: ["SWIFT_BACKTRACE": "enable=no"])
        demo.wait(for: "app not running")
        let wasRaw = demo.isRaw
        if signal == SIGINT { demo.type("\u{3}") } else { demo.signal(signal) }
        return (wasRaw, demo.wait(), demo.isRaw)
      }
      #expect(wasRaw)
      #expect(status == -signal)
      #expect(!isRaw)
    }

    @Test("RealTime: Ctrl-Z is a real suspension; the terminal is restored meanwhile, and the line is there again")
    func stopping() async throws {
      let steps = try await onThreadOfItsOwn {
        let demo = try TerminalProcess(["--interactive"], environment: ["NO_COLOR": "1"])
        demo.wait(for: "app not running")
        demo.type("root Inbox\rhome\r")
        var steps = [demo.wait(for: "willSuspend")]
        demo.type("op")
        demo.wait(for: "> op")
        demo.type("\u{1A}")
        steps += [demo.wait(until: { demo.isStopped }), !demo.isRaw]
        Thread.sleep(forTimeInterval: 1.5)
        demo.signal(SIGCONT)
        steps += [demo.wait(for: "didUnsuspend"), demo.wait(for: "> op"), demo.isRaw]
        demo.type("en\r")
        steps += [demo.wait(for: "didBecomeActive")]
        demo.type("\u{4}")
        return steps + [demo.wait() == 0]
      }
      #expect(steps == Array(repeating: true, count: 8))
    }

    @Test("RealTime: 'suspend' stops the process, with a terminal that the shell can use; then the session continues")
    func suspending() async throws {
      let steps = try await onThreadOfItsOwn {
        let demo = try TerminalProcess(["--interactive"], environment: ["NO_COLOR": "1"])
        demo.wait(for: "app not running")
        demo.type("root Inbox\rhome\rsuspend 1.5\r")
        var steps = [demo.wait(for: "continue with 'fg'"), demo.wait(until: { demo.isStopped }), !demo.isRaw]
        steps += [demo.wait(for: "didUnsuspend"), demo.wait(until: { demo.isRaw })]
        demo.type("\u{4}")
        return steps + [demo.wait() == 0]
      }
      #expect(steps == Array(repeating: true, count: 6))
    }

    @Test("RealTime: a journey in real time shows how far it is, and no row of this remains")
    func progress() async throws {
      let file = try JourneyFile("root Home\nwait 1.2\nhome\nwait 0.3\n")
      defer { withExtendedLifetime(file) {} }
      let path = file.path
      let (hasBar, printed, status) = try await onThreadOfItsOwn {
        let demo = try TerminalProcess(["--realtime", "--journey", path], environment: ["NO_COLOR": "1"])
        let hasBar = demo.wait(for: "of 1.5 s · wait 1.2")
        let status = demo.wait()
        return (hasBar, demo.printed, status)
      }
      #expect(hasBar)
      #expect(status == 0)
      #expect(printed.components(separatedBy: "\u{1B}[J").last?.contains("· wait") == false)
    }

    @Test("On a terminal there is color and nothing is wider than it; NO_COLOR and TERM=dumb leave color out")
    func colorAndWidth() throws {
      let colored = try TerminalProcess(["--play", "focus-covers", "--verbose"], columns: 60)
      #expect(colored.wait() == 0)
      #expect(colored.printed.contains("\u{1B}[32mgained"))
      for environment in [["NO_COLOR": "1"], ["TERM": "dumb"]] {
        let plain = try TerminalProcess(["--play", "focus-covers", "--verbose"], environment: environment, columns: 60)
        #expect(plain.wait() == 0)
        #expect(!plain.printed.contains("\u{1B}"))
        let lines = plain.printed.split(separator: "\r\n")
        #expect(lines.count > 100 && lines.allSatisfy { $0.count < 60 }, "\(lines.filter { $0.count >= 60 })")
      }
    }
  }
#endif
