import LifecycleTimeline

/// How long overlays were visible and in transitions.
extension IntervalBuilder {
  mutating func addOverlay(_ event: TimelineEvent) {
    let (appearing, visible) = (Key(event, .appearing), Key(event, .visible))
    let disappearing = Key(event, .disappearing)
    switch event.name {
    case "willShow":
      update(disappearing) { $0.isCancelled = true }
      end(disappearing, at: event.time)
      begin(appearing, at: event.time)
    case "didShow":
      beginUnlessBegun(appearing)
      end(appearing, at: event.time)
      begin(visible, at: event.time)
    case "willHide":
      beginUnlessBegun(visible)
      update(appearing) { $0.isCancelled = true }
      end(appearing, at: event.time)
      end(visible, at: event.time)
      begin(disappearing, at: event.time)
    case "didHide":
      beginUnlessBegun(disappearing)
      for key in [appearing, visible, disappearing] { end(key, at: event.time) }
    default: break
    }
  }
}
