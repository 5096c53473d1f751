import Foundation
import HeadlessDevice
import Journey
import Testing

/// The journeys of one run, and the faults that they led to.
@MainActor
struct FuzzRun {
  private let fuzz: LifecycleFuzz
  private let saved: SavedJourneys
  private(set) var findings: [FuzzFinding] = []
  /// Mistakes of the test: saved journeys that cannot be played, and ignored names that no target has.
  private(set) var complaints: [String] = []
  /// Faults that do not occur again with more time: they are the machine's.
  private var dismissed: [FuzzFault] = []
  private var fulfilledHopes: Set<Int> = []
  private(set) var summary = FuzzSummary()
  /// The memory of the process after a tenth of the run.
  private var earlyMemory: Int?

  private static let longestJourney = 60

  init(_ fuzz: LifecycleFuzz, saved: SavedJourneys) {
    self.fuzz = fuzz
    self.saved = saved
  }

  mutating func playAll() async {
    for commands in saved.journeys { await playSaved(commands) }
    var seed = fuzz.firstSeed
    let count = fuzz.operationCount * Self.factor
    while summary.operations < count {
      await playRandomly(seed)
      seed += 1
      if earlyMemory == nil, summary.operations >= count / 10 { earlyMemory = ProcessMemory.residentBytes }
    }
    saved.noteEnd()
    checkMemory()
    checkIgnoredTargets()
  }

  private mutating func playSaved(_ commands: [JourneyCommand]) async {
    saved.note(commands)
    saved.begin(commands)
    let play = FuzzPlay(fuzz)
    if let (command, refusal) = await play.playAll(commands) {
      complaints.append(
        "A journey of \(saved.fileName) has '\(command.text)', which cannot be played: \(refusal.message)")
    }
    await play.settle()
    play.end()
    note(play)
    let new = play.faults.filter { !isKnown($0) }
    guard !new.isEmpty else { return }
    findings += new.map { FuzzFinding(fault: $0, steps: play.steps, isSaved: true) }
  }

  private mutating func playRandomly(_ seed: UInt64) async {
    let play = FuzzPlay(fuzz)
    var choice = FuzzChoice(play, ignoring: fuzz.ignoredTargets, seed: seed)
    let assumptions = choice.assumptions()
    let length = choice.length(upTo: Self.longestJourney)
    saved.begin(assumptions)
    for command in assumptions.withFirstScreen { _ = await play.play(command) }
    // Refused steps count: a screen on which nothing can be done ends the journey all the same.
    for _ in 0..<length where !play.faults.contains(where: { !isKnown($0) }) {
      let command = choice.command()
      saved.add(command)
      _ = await play.play(command)
    }
    await play.settle()
    play.end()
    note(play)
    for fault in play.faults.filter(\.kind.isCause) + play.faults.filter({ !$0.kind.isCause }) {
      await find(fault, in: play.steps, seed)
    }
  }

  private mutating func note(_ play: FuzzPlay) {
    summary.journeys += 1
    summary.operations += max(1, play.steps.count)
    summary.coverage.formUnion(play.coverage)
    fulfilledHopes.formUnion(play.fulfilledHopes)
  }

  private func isKnown(_ fault: FuzzFault) -> Bool {
    findings.contains { ([$0.fault] + $0.consequences).contains { $0.isSame(as: fault) } }
      || dismissed.contains { $0.isSame(as: fault) }
  }

  private mutating func find(_ fault: FuzzFault, in steps: [FuzzStep], _ seed: UInt64) async {
    if let index = findings.firstIndex(where: { $0.fault.isSame(as: fault) }) {
      findings[index].count += 1
      return
    }
    if isKnown(fault) { return }
    var finding = FuzzFinding(fault: fault, steps: steps, seed: seed)
    // A fault that the same steps do not lead to again cannot be shortened.
    let again = await fuzz.play(steps.commands)
    if again.faults.contains(where: { $0.isSame(as: fault) }) {
      let shortening = FuzzShortening(fuzz, fault, in: again)
      await shortening.shorten()
      finding.take(shortening)
      if fault.kind == .notReleased, await isReleasedInTime(finding) {
        dismissed.append(fault)
        return
      }
      if let cause = cause(of: fault, among: shortening.faults) {
        findings[cause].consequences.append(finding.fault)
        return
      }
    } else {
      finding.fault = FuzzFault(
        .notRepeatable, of: fault.subject,
        """
        \(fault.message) The same steps did not lead to it again: something beside them decides, such as the machine's time, \
        another thread, or what an earlier journey left behind.
        """)
      guard !isKnown(finding.fault) else { return }
    }
    findings.append(finding)
  }

  /// A screen that is not deallocated retains its timers, and one that opens twice has two of them. Even the shortest journey
  /// to such a fault has the other one in it.
  private func cause(of fault: FuzzFault, among faults: [FuzzFault]) -> Int? {
    guard fault.kind.mayBeConsequence else { return nil }
    return findings.firstIndex { finding in
      finding.fault.kind.isCause && faults.contains { $0.isSame(as: finding.fault) }
    }
  }

  /// A block of `asyncAfter` and a task that sleeps retain a screen until the machine's time has come.
  private func isReleasedInTime(_ finding: FuzzFinding) async -> Bool {
    let play = await fuzz.play(finding.steps.commands, waitsForMachine: true)
    return !play.faults.contains { $0.isSame(as: finding.fault) }
  }

  private mutating func checkMemory() {
    let growth = ProcessMemory.residentBytes - (earlyMemory ?? 0)
    for case .memory(let most) in fuzz.budgets.map(\.limit) where earlyMemory != nil && growth > most {
      let fault = FuzzFault(
        .budget, of: "memory",
        """
        The memory of the process grew by \(growth) bytes from the first tenth of \(summary.journeys) journeys to their end, \
        and \(most) are allowed: each journey leaves something behind.
        """)
      findings.append(FuzzFinding(fault: fault, steps: []))
    }
  }

  private mutating func checkIgnoredTargets() {
    for name in fuzz.ignoredTargets.subtracting(summary.coverage.ignored).sorted() {
      let targets =
        summary.coverage.targets.isEmpty
        ? "nothing that could be touched" : summary.coverage.targets.sorted().prefix(20).joined(separator: ", ")
      complaints.append(
        """
        Nothing has the name "\(name)", which the test ignores. There was \(targets). Write a name as the steps of a journey have \
        it.
        """)
    }
  }

  // MARK: Reporting

  func report(at location: SourceLocation) {
    for (index, finding) in findings.enumerated() {
      let name = "\(saved.name)-\(index + 1)"
      if !finding.isSaved, !finding.steps.isEmpty { saved.save(finding) }
      var text = FuzzReport(finding).text
      if !finding.steps.isEmpty { text += "\n" + saved.sentence(about: finding) }
      if index == findings.count - 1 { text += "\n" + summary.description }
      Issue.record(Comment(rawValue: text), sourceLocation: location)
      #if compiler(>=6.2)
        Attachment.record(text, named: "\(name).txt", sourceLocation: location)
      #endif
    }
    for complaint in saved.complaints + complaints {
      Issue.record(Comment(rawValue: complaint), sourceLocation: location)
    }
    for (index, hope) in fuzz.hopes.enumerated() where !fulfilledHopes.contains(index) {
      Issue.record(
        "It was never so that \(hope.name).\n\(summary)", sourceLocation: location)
    }
  }

  private static let factor: Int = {
    guard let requested = ProcessInfo.processInfo.environment["FUZZ_BUDGET"] else { return 1 }
    guard let factor = Int(requested), factor > 0 else {
      preconditionFailure("FUZZ_BUDGET is a whole number from 1 up, got '\(requested)'")
    }
    return factor
  }()
}
