import Foundation
import TestSupport
import Testing

// The command as a user runs it. Tests named RealTime wait on the clock, a few seconds each.

struct DemoCommandTests {
  @Test("Without arguments it plays the built-in journey and exits 0, and does the same again")
  func builtIn() throws {
    let folder = TemporaryFolder()
    let first = try DemoProcess([], in: folder.url).finish()
    let second = try DemoProcess([], in: folder.url).finish()
    #expect(first.status == 0)
    #expect(first.errors == "")
    #expect(first.output == second.output)
    #expect(try first.output == recorded("built-in.log") + "\nThe timeline is drawn in timeline.svg.\n")
  }

  @Test("The log and the JSON Lines are those that are recorded, and nothing else")
  func formats() throws {
    #expect(try DemoProcess(["--play", "built-in"]).finish().output == recorded("built-in.log"))
    #expect(try DemoProcess(["--format", "jsonl"]).finish().output == recorded("built-in.jsonl"))
  }

  @Test(
    "A bad line is reported on standard error with exit status 2, and no line is played", arguments: ["log", "jsonl"])
  func badLine(format: String) throws {
    let file = try JourneyFile("root nav Home\npush Detail\npop\npop\n")
    let result = try DemoProcess(["--journey", file.path, "--format", format]).finish()
    let error = "\(file.path):4: there is nothing to pop: 'Home' is the root of its navigation controller\n"
    #expect(result == .refused(error))
  }

  @Test(
    "A bad command line says what is wrong and exits 2",
    arguments: [
      (["--jorney", "x"], "LifecycleDemo: unknown argument '--jorney'; see --help\n"),
      (["--journey"], "LifecycleDemo: --journey needs a file after it\n"),
      (
        ["--journey", "/nonexistent/x"],
        "LifecycleDemo: cannot read the journey '/nonexistent/x': No such file or directory\n"
      ),
      (["--journey", "/"], "LifecycleDemo: cannot read the journey '/': Is a directory\n"),
      (["--journey", "x", "--journey", "y"], "LifecycleDemo: --journey is given twice\n"),
      (["--format", "xml"], "LifecycleDemo: unknown format 'xml'; write log or jsonl\n"),
      (
        ["--sampling", "polling"],
        "LifecycleDemo: unknown sampling 'polling'; write display-link or event-driven\n"
      ),
      (["--theme", "pink"], "LifecycleDemo: unknown theme 'pink'; write automatic, light or dark\n"),
      (
        ["--play", "overly"],
        "LifecycleDemo: there is no journey 'overly'; did you mean 'overlay'? See --list\n"
      ),
      (["--play", "zebra"], "LifecycleDemo: there is no journey 'zebra'; see --list\n"),
      (
        ["--play", "overlay", "--journey", "x"],
        "LifecycleDemo: --journey plays a file and --play a journey of the gallery; leave out one of them\n"
      ),
      (
        ["--interactive", "--play", "overlay"],
        "LifecycleDemo: --interactive reads commands from standard input; leave out --play\n"
      ),
      (
        ["--interactive", "--journey", "x"],
        "LifecycleDemo: --interactive reads commands from standard input; leave out --journey\n"
      ),
    ])
  func badArguments(arguments: [String], message: String) throws {
    let result = try DemoProcess(arguments).finish()
    #expect(result == .refused(message))
  }

  @Test("A long journey is rehearsed, too: nothing is printed before a command that cannot be carried out")
  func longJourney() throws {
    let file = try JourneyFile("root nav Home\n" + String(repeating: "wait 0\n", count: 5_000) + "pop\n")
    let result = try DemoProcess(["--journey", file.path, "--format", "jsonl"]).finish()
    let error = "\(file.path):5002: there is nothing to pop: 'Home' is the root of its navigation controller\n"
    #expect(result == .refused(error))
  }

  @Test("A journey that is not UTF-8 is reported with its line")
  func encoding() throws {
    let result = try DemoProcess(shell: "printf 'root A\\npush \\377\\n' | \"$0\" --journey /dev/stdin").finish()
    #expect(result == .refused("/dev/stdin:2: the line is not UTF-8 text\n"))
  }

  @Test("A journey from a pipe is played as one from a file")
  func pipe() throws {
    let text = "root nav Home\nwait 1\npush Detail\nwait 1\n"
    let file = try JourneyFile(text)
    let fromFile = try DemoProcess(["--journey", file.path]).finish()
    let fromPipe = try DemoProcess(shell: "cat \(file.path) | \"$0\" --journey /dev/stdin").finish()
    #expect(fromFile.status == 0)
    #expect(fromPipe.status == 0)
    #expect(fromPipe.errors == "")
    #expect(fromPipe.output == fromFile.output)
  }

  @Test("Output that cannot be written ends the demo with a message", arguments: ["", "--format jsonl", "--help"])
  func unwritableOutput(arguments: String) throws {
    let result = try DemoProcess(shell: "exec \"$0\" \(arguments) 1</dev/null").finish()
    #expect(result.errors == "LifecycleDemo: cannot write to standard output\n")
    #expect(result.status == 1)
  }

  @Test("The demo ends silently when its output is no longer read", arguments: ["log", "jsonl"])
  func closedPipe(format: String) throws {
    let result = try DemoProcess(shell: "trap '' PIPE; \"$0\" --format \(format) | true").finish()
    #expect(result.errors == "")
    #expect(result.status == 0)
  }

  @Test("RealTime: a journey takes the time of its waits and reports the same events as in virtual time")
  func realTime() async throws {
    let file = try JourneyFile("root nav Home\nwait 0.3\npush Detail\nwait 0.6\nhome\nwait 0.2\nopen\nwait 0.2\n")
    defer { withExtendedLifetime(file) {} }
    let path = file.path
    @Sendable func events(_ arguments: [String]) throws -> [String] {
      try DemoProcess(["--journey", path, "--format", "jsonl"] + arguments).finish().objects().map { object in
        "\(object["subject"] ?? "") \(object["event"] ?? "") \(object["reason"] ?? "")"
      }
    }
    let (real, elapsed) = try await onThreadOfItsOwn {
      let start = Date()
      return (try events(["--realtime"]), Date().timeIntervalSince(start))
    }
    #expect(real == (try events([])))
    #expect(elapsed > 1.3 && elapsed < 60)
  }

  @Test("RealTime: stopped for 2 s in the background, it reports a suspension of that length")
  func suspension() async throws {
    let (result, stopped, sinceWarning) = try await onThreadOfItsOwn {
      let demo = try DemoProcess(["--interactive", "--format", "jsonl"])
      for line in ["root nav Home", "wait 0.5", "home"] {
        demo.send(line)
      }
      _ = demo.wait(for: "willSuspend")
      let warning = Date()
      Thread.sleep(forTimeInterval: 0.3)
      let start = Date()
      kill(demo.processIdentifier, SIGSTOP)
      Thread.sleep(forTimeInterval: 2)
      let stopped = Date().timeIntervalSince(start)
      kill(demo.processIdentifier, SIGCONT)
      _ = demo.wait(for: "didSuspend")
      let sinceWarning = Date().timeIntervalSince(warning)
      demo.send("open")
      return (demo.finish(), stopped, sinceWarning)
    }
    let suspensions = try result.objects().filter { $0["kind"] as? String == "suspend" }
    #expect(suspensions.map { $0["event"] as? String } == ["willSuspend", "didSuspend", "didUnsuspend"])
    let seconds = try #require(suspensions.last?["seconds"] as? Double)
    // The last sign of life was given after the warning, and the first one thereafter before the report.
    #expect(seconds > stopped - 0.25 && seconds < sinceWarning + 0.01)
    #expect(result.status == 0)
  }

  @Test("RealTime: a bad command is reported and the session continues")
  func interactiveErrors() throws {
    let demo = try DemoProcess(["--interactive", "--format", "jsonl"])
    for line in ["push A", "root tabs B B", "open", "root nav Home", "fly", "pop", "push Detail"] {
      demo.send(line)
    }
    let result = demo.finish()
    #expect(
      result.errors == """
        -:1: there is no app yet; start it with 'root NAME'
        -:2: there is a screen named 'B' already
        -:3: there is no app yet; start it with 'root NAME'
        -:5: unknown command 'fly'
        -:6: there is nothing to pop: 'Home' is the root of its navigation controller

        """)
    #expect(result.output.contains("\"subject\": \"Detail\", \"event\": \"viewDidAppear\""))
    #expect(result.status == 0)
  }
}
