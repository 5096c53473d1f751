import UIKit

/// What one behavior reports, beside what its model expects.
@MainActor
final class ItemWitness {
  let name: String
  var model: ItemModel
  var reports = ItemModel.Reports()

  init(_ name: String, _ terms: ItemModel.Terms) {
    self.name = name
    model = ItemModel(terms)
  }

  /// Compares what was reported with what the model expects, and forgets both.
  func difference() -> String? {
    defer { (reports, model.reports) = (.init(), .init()) }
    if reports.impressions != model.reports.impressions {
      return "\(name) is reporting impressions \(reports.impressions), expected \(model.reports.impressions)"
    }
    if reports.leading != model.reports.leading {
      return "\(name) is leading \(reports.leading), expected \(model.reports.leading)"
    }
    if reports.visible != model.reports.visible {
      return "\(name) is showing \(reports.visible), expected \(model.reports.visible)"
    }
    return nil
  }

  /// Whether the list should have been read since: a reading now would change something.
  /// - Parameters:
  ///   - geometry: as it is now.
  ///   - now: seconds of uptime.
  ///   - isAtRest: nothing has moved for some frames. Otherwise the visible items alone are up to date.
  /// - Returns: what would change.
  func overdue(_ geometry: ListGeometry, at now: TimeInterval, isAtRest: Bool) -> String? {
    var rest = model
    rest.read(geometry, at: now)
    if !rest.reports.visible.isEmpty {
      return "\(name) is missing a reading for visible \(rest.reports.visible), not \(model.visible)"
    }
    guard isAtRest else { return nil }
    if !rest.reports.leading.isEmpty { return "\(name) is missing a reading for leading \(rest.reports.leading)" }
    // A timer may be late by a frame.
    var impressions = model
    impressions.read(geometry, at: now - 0.02)
    let late = impressions.reports.impressions
    return late.isEmpty ? nil : "\(name) is missing a reading for impressions \(late)"
  }
}
