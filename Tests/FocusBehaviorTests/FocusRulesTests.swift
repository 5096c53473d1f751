import Testing
import UIKit

@testable import FocusBehavior

/// Every combination of facts under every kind of options, compared with a table. The first row that fits has the decision.
/// A dash fits every value, `counted` each that the options count, and `none` in `sight` a view that cannot be seen. `moving` is a
/// transition, of the cover too, or an app or scene that is entering the foreground; `below` is the same with a cover whose
/// presentation is complete.
@MainActor
struct FocusRulesTests {
  private static let table = """
    appearance   window   moving  cover    sight  key      app         scene       front    group      decided
    notAppeared  -        -       -        -      -        -           -           -        -          notAppeared
    appeared     hidden   -       -        -      -        -           -           -        -          windowHidden
    disappeared  hidden   -       -        -      -        -           -           -        -          windowHidden
    appeared     none     -       opaque   -      -        -           -           -        -          covered
    appeared     none     -       -        -      -        -           -           -        -          disappeared
    disappeared  -        -       opaque   -      -        -           -           -        -          covered
    disappeared  -        -       -        -      -        -           -           -        -          disappeared
    appeared     visible  below   alert    -      -        -           -           -        -          interrupted:alert
    appeared     visible  below   counted  -      -        -           -           -        -          interrupted:covered
    appeared     visible  yes     -        -      counted  -           -           -        -          interrupted:windowNotKey
    appeared     visible  yes     -        -      -        background  -           -        -          interrupted:appBackground
    appeared     visible  yes     -        -      -        -           background  -        -          interrupted:sceneBackground
    appeared     visible  yes     -        -      -        counted     -           -        -          interrupted:appInactive
    appeared     visible  yes     -        -      -        -           counted     -        -          interrupted:sceneInactive
    appeared     visible  yes     -        -      -        -           -           counted  -          interrupted:sceneNotFrontmost
    appeared     visible  yes     -        -      -        -           -           -        outranked  interrupted:lessRecentlyUsed
    appeared     visible  yes     -        -      -        -           -           -        -          undecided
    appeared     visible  no      alert    -      -        -           -           -        -          alert
    appeared     visible  no      counted  -      -        -           -           -        -          covered
    appeared     visible  no      -        none   -        -           -           -        -          viewHidden
    appeared     visible  no      -        -      counted  -           -           -        -          windowNotKey
    appeared     visible  no      -        -      -        background  -           -        -          appBackground
    appeared     visible  no      -        -      -        -           background  -        -          sceneBackground
    appeared     visible  no      -        -      -        counted     -           -        -          appInactive
    appeared     visible  no      -        -      -        -           counted     -        -          sceneInactive
    appeared     visible  no      -        -      -        -           -           counted  -          sceneNotFrontmost
    appeared     visible  no      -        -      -        -           -           -        outranked  lessRecentlyUsed
    appeared     visible  no      -        -      -        -           -           -        -          focused
    """

  /// The presets, no option, all options, each option alone, and all but one.
  private static let counted: [Set<FocusInterruption>] = {
    let all = Set(FocusInterruption.all)
    let presets = FocusPreset.allCases.map(\.options.interruptions)
    return presets + [[], all] + all.map { [$0] } + all.map { all.subtracting([$0]) }
  }()

  @Test("Every combination of facts and options is decided as in the table, and every row is used")
  func table() {
    let rows = Self.table.split(separator: "\n").dropFirst().map { Row($0) }
    var used = Set<Int>()
    var differences: [String] = []
    let allFacts = Self.allFacts()
    #expect(allFacts.count == 3 * 3 * 3 * 10 * 2 * 2 * 4 * 4 * 2 * 2)
    for (facts, isOutranked) in allFacts {
      for counted in Self.counted {
        guard let index = rows.firstIndex(where: { $0.fits(facts, counted, isOutranked: isOutranked) }) else {
          differences.append("no row fits \(facts) under \(counted)")
          continue
        }
        used.insert(index)
        let decided = Self.name(FocusRules.verdict(facts, counted, isOutranked: isOutranked))
        if decided != rows[index].decided {
          differences.append("\(facts) under \(counted): \(decided) and not \(rows[index].decided)")
        }
      }
    }
    #expect(differences.prefix(3) == [])
    #expect(rows.indices.filter { !used.contains($0) }.map { rows[$0].decided } == [])
  }

  @Test("During its transition a screen remains a candidate of its group, or none")
  func candidateInTransition() {
    let attention = FocusOptions.attention.interruptions
    var facts = FocusFacts()
    facts.isInTransition = true
    for was in [true, false] { #expect(FocusRules.isCandidate(facts, attention, was: was) == was) }
    facts.isInTransition = false
    #expect(FocusRules.isCandidate(facts, attention, was: false))
    facts.app = .background
    #expect(!FocusRules.isCandidate(facts, attention, was: true))
  }

  private static let coverKinds: [FocusInterruption] = [
    .opaque, .transparent, .sheet, .undimmedSheet, .popover, .search, .alert, .menu, .fullScreenPlayer,
  ]

  private static func name(_ verdict: FocusVerdict) -> String {
    switch verdict {
    case .focused: "focused"
    case .undecided: "undecided"
    case .interrupted(let loss): "interrupted:" + loss.reason.name
    case .unfocused(let loss): loss.reason.name
    }
  }

  private static func allFacts() -> [(FocusFacts, isOutranked: Bool)] {
    var all: [(FocusFacts, isOutranked: Bool)] = []
    let covers: [FocusCover?] = [nil] + Self.coverKinds.map { FocusCover(UIViewController(), kind: $0) }
    let flags = (0..<16).map { ($0 & 1 == 0, $0 & 2 == 0, $0 & 4 == 0, $0 & 8 == 0) }
    for appearance in FocusFacts.Appearance.allCases {
      for window in FocusFacts.Window.allCases {
        for (isInTransition, isCoverInTransition) in [(false, false), (true, false), (false, true)] {
          for cover in covers {
            for (isInSight, isWindowKey, isFrontmost, isOutranked) in flags {
              for app in FocusFacts.Activity.allCases {
                for scene in FocusFacts.Activity.allCases {
                  let facts = FocusFacts(
                    appearance: appearance, isInTransition: isInTransition, cover: cover,
                    isCoverInTransition: isCoverInTransition, isInSight: isInSight, window: window,
                    isWindowKey: isWindowKey, scene: scene, isFrontmost: isFrontmost, app: app)
                  all.append((facts, isOutranked))
                }
              }
            }
          }
        }
      }
    }
    return all
  }
}

/// One line of the table.
private struct Row {
  private let appearance: FocusFacts.Appearance?
  private let window: FocusFacts.Window?
  private let isMoving: Bool?
  private let coverIsInItsPlace: Bool
  private let cover: Substring
  private let isOutOfSight: Bool
  private let countsKey: Bool
  private let app: Activity
  private let scene: Activity
  private let countsFront: Bool
  private let isOutranked: Bool
  let decided: String

  private enum Activity {
    case any, inactiveAndCounted, background
  }

  init(_ line: Substring) {
    let cells = line.split(separator: " ")
    precondition(cells.count == 11, "A row has 11 cells: \(line)")
    appearance = FocusFacts.Appearance.allCases.first { "\($0)" == cells[0] }
    window = FocusFacts.Window.allCases.first { "\($0)" == cells[1] }
    coverIsInItsPlace = cells[2] == "below"
    isMoving = cells[2] == "yes" || coverIsInItsPlace ? true : cells[2] == "no" ? false : nil
    cover = cells[3]
    isOutOfSight = cells[4] == "none"
    countsKey = cells[5] == "counted"
    func activity(_ cell: Substring) -> Activity {
      cell == "counted" ? .inactiveAndCounted : cell == "background" ? .background : .any
    }
    app = activity(cells[6])
    scene = activity(cells[7])
    countsFront = cells[8] == "counted"
    isOutranked = cells[9] == "outranked"
    decided = String(cells[10])
  }

  func fits(_ facts: FocusFacts, _ counted: Set<FocusInterruption>, isOutranked other: Bool) -> Bool {
    if let appearance, facts.appearance != appearance { return false }
    if let window, facts.window != window { return false }
    let moves = facts.isInTransition || facts.isCoverInTransition || facts.app == .entering || facts.scene == .entering
    if let isMoving, moves != isMoving { return false }
    if coverIsInItsPlace, facts.isCoverInTransition { return false }
    if isOutOfSight, facts.isInSight { return false }
    if countsFront, facts.isFrontmost || !counted.contains(.sceneNotFrontmost) { return false }
    if isOutranked, !other { return false }
    if countsKey, facts.isWindowKey || !counted.contains(.keyWindowLoss) { return false }
    return fits(facts.cover, counted) && fits(facts.app, app, counted) && fits(facts.scene, scene, counted)
  }

  private func fits(_ fact: FocusCover?, _ counted: Set<FocusInterruption>) -> Bool {
    switch cover {
    case "opaque": fact?.kind == .opaque
    case "alert": fact?.kind == .alert && counted.contains(.alert)
    case "counted": fact.map { $0.kind == .opaque || counted.contains($0.kind) } ?? false
    default: true
    }
  }

  private func fits(_ fact: FocusFacts.Activity, _ cell: Activity, _ counted: Set<FocusInterruption>) -> Bool {
    switch cell {
    case .any: true
    case .inactiveAndCounted: fact == .inactive && counted.contains(.inactive)
    case .background: fact == .background
    }
  }
}
