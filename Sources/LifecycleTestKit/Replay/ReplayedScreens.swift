import LifecycleBehaviors
import LifecycleTimeline
import UIKit

/// The screens of a replay, and their names in the recording. Keeps none of them alive.
@MainActor
final class ReplayedScreens {
  private struct Entry {
    weak var screen: UIViewController?
    let name: String
  }

  private let makeScreen: @MainActor (String) -> UIViewController
  /// The names in the recording, by those in the lines of the journey.
  private let recordedNames: [String: String]
  private var entries: [ObjectIdentifier: Entry] = [:]

  init(names: [String], make: @escaping @MainActor (String) -> UIViewController) {
    makeScreen = make
    recordedNames = Dictionary(names.map { ($0.journeyName, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// The options of the recorder of the replay, for which the screens have their names in the recording.
  func recorderOptions(_ options: TimelineOptions) -> TimelineOptions {
    var options = options
    options.content = [.screens, .focus]
    options.time = nil
    options.nameOfScreen = { [self] screen in name(of: screen) }
    return options
  }

  /// - Parameter name: a name in a line of the journey.
  /// - Returns: the screen, with its default behaviors, so that it is recorded also if it has no behaviors of its own.
  func make(_ name: String) -> UIViewController {
    let name = recordedName(name)
    let screen = makeScreen(name)
    add(screen, named: name)
    return screen
  }

  func makeAlert(_ name: String) -> UIAlertController {
    let name = recordedName(name)
    let alert = UIAlertController(title: name, message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    add(alert, named: name)
    return alert
  }

  /// The name of a screen in lines of the journey.
  func journeyName(of screen: UIViewController) -> String? {
    name(of: screen)?.journeyName
  }

  private func name(of screen: UIViewController) -> String? {
    guard let entry = entries[ObjectIdentifier(screen)], entry.screen === screen else { return nil }
    return entry.name
  }

  private func recordedName(_ name: String) -> String {
    recordedNames[name] ?? name
  }

  private func add(_ screen: UIViewController, named name: String) {
    entries[ObjectIdentifier(screen)] = Entry(screen: screen, name: name)
  }
}
