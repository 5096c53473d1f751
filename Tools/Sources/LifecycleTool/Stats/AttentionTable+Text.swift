import Foundation
import TimelineDrawing

extension AttentionTable {
  /// The table to read, within 80 columns unless a name is long. Each line has its end.
  var text: String {
    [screenTable, absenceTable, system].filter { !$0.isEmpty }.joined(separator: "\n")
  }

  private var screenTable: String {
    guard !screens.isEmpty else { return "No screen was recorded.\n" }
    var table = TextTable(
      .left, .right, .right, .right, .right, head: ["screen", "visible", "focus", "share", "losses"])
    for screen in screens {
      let share = screen.visible >= 0.0005 ? "\(Int((100 * screen.focused / screen.visible).rounded())) %" : "–"
      table.add(screen.name, screen.visible.inSeconds, screen.focused.inSeconds, share, "\(screen.losses)")
    }
    return table.text
  }

  private var absenceTable: String {
    var table = TextTable(.left, .left, .right, .right, head: ["screen", "visible without focus", "time", "times"])
    for screen in screens {
      for absence in screen.absences {
        let words = TimelineInterval.words(reason: absence.reason, cover: absence.cover)
        table.add(screen.name, words, absence.seconds.inSeconds, "\(absence.times)")
      }
    }
    return table.rows.count > 1 ? table.text : ""
  }

  private var system: String {
    var table = TextTable(.left, .right, head: ["recording", duration.inSeconds])
    table.add("suspended, not counted above", suspended.inSeconds)
    if let app {
      table.add("app active", app.active.inSeconds)
      table.add("app inactive", app.inactive.inSeconds)
      table.add("app in the background", app.background.inSeconds)
    }
    return table.text
  }
}
