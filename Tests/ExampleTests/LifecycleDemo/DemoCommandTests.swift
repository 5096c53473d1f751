import Foundation
import TestSupport
import Testing

// The command as a user runs it. Tests named RealTime wait on the clock, a few seconds each.

struct DemoCommandTests {
  @Test("Without arguments it plays the built-in journey and exits 0, and does the same again")
  func builtIn() throws {
    let expected = DemoProcess.Result(output: try recorded("built-in.log"), errors: "", status: 0)
    #expect(try DemoProcess([]).finish() == expected)
    #expect(try DemoProcess(["--journey", "built-in"]).finish() == expected)
  }

  @Test("The JSON Lines are those that are recorded, and nothing else")
  func jsonLines() throws {
    #expect(try DemoProcess(["--format", "jsonl"]).finish().output == recorded("built-in.jsonl"))
  }

  @Test("The storyboard is the one that is recorded; one that cannot be written is reported with exit status 2")
  func storyboard() throws {
    let folder = TemporaryFolder()
    let file = folder.url.appendingPathComponent("storyboard.svg")
    #expect(try DemoProcess(["--storyboard", file.path]).finish().status == 0)
    #expect(try String(contentsOf: file, encoding: .utf8) == recorded("storyboard.svg"))
    let result = try DemoProcess(["--format", "jsonl", "--storyboard", "/nonexistent/x"]).finish()
    #expect(result.errors == "LifecycleDemo: cannot write the storyboard '/nonexistent/x': No such file or directory\n")
    #expect(result.status == 2)
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
      (["--journey"], "LifecycleDemo: --journey needs a name, a file or - after it\n"),
      (["--journey", "zebra"], "LifecycleDemo: there is no journey and no file 'zebra'; see --list\n"),
      (["--journey", "/"], "LifecycleDemo: cannot read the journey '/': Is a directory\n"),
      (["--journey", "x", "--journey", "y"], "LifecycleDemo: --journey is given twice\n"),
      (["--format", "xml"], "LifecycleDemo: unknown format 'xml'; write log or jsonl\n"),
      (["--storyboard", "--list"], "LifecycleDemo: --storyboard needs a file after it\n"),
    ])
  func badArguments(arguments: [String], message: String) throws {
    let result = try DemoProcess(arguments).finish()
    #expect(result == .refused(message))
  }

  @Test("The lines of standard input are played as those of a file, each when it comes")
  func standardInput() throws {
    let file = try JourneyFile("root nav Home\nwait 1\npush Detail\nwait 1\n")
    let demo = try DemoProcess(["--journey", "-"])
    demo.send("root nav Home")
    #expect(demo.wait(for: "focus     Home        gained"))
    for line in ["wait 1", "push Detail", "wait 1"] { demo.send(line) }
    #expect(demo.wait(for: "focus     Detail      gained"))
    #expect(try demo.finish() == DemoProcess(["--journey", file.path]).finish())
  }

  @Test(
    "A bad line of standard input ends the demo with exit status 2, after the lines before it",
    arguments: [[], ["--realtime"]])
  func badInput(arguments: [String]) throws {
    let demo = try DemoProcess(["--journey", "-", "--format", "jsonl"] + arguments)
    for line in ["root nav Home", "", "fly", "push Detail"] { demo.send(line) }
    let result = demo.finish()
    #expect(result.errors == "-:3: unknown command 'fly'\n")
    #expect(result.output.contains(#""subject": "Home", "event": "viewDidAppear""#))
    #expect(!result.output.contains("Detail"))
    #expect(result.status == 2)
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
      let demo = try DemoProcess(["--journey", "-", "--realtime", "--format", "jsonl"])
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
}
