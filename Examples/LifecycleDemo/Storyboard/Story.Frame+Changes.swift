import Foundation

extension [Story.Frame] {
  /// Those at which something changes.
  var changes: [Story.Frame] {
    reduce(into: []) { kept, frame in
      if kept.last?.time == frame.time { kept.removeLast() }
      // A transition that is cancelled at once is not seen.
      if let between = kept.last, let before = kept.dropLast().last, frame.time - between.time < 0.5,
        before.phone.outline() == frame.phone.outline(), between.phone.outline() != frame.phone.outline()
      {
        kept.removeLast()
      }
      if kept.last?.phone != frame.phone { kept.append(frame) }
    }
  }

  /// A screen of a journey has its fields once one of them is named. Here it has them from the beginning.
  var withForms: [Story.Frame] {
    var forms: [String: PhoneContent] = [:]
    for frame in self {
      if let content = frame.phone.content { forms[frame.phone.screen] = content.withoutKeyboard }
    }
    return map { frame in
      var frame = frame
      frame.phone.content = frame.phone.content ?? forms[frame.phone.screen]
      return frame
    }
  }
}
