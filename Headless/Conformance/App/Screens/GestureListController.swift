import ConformanceSuite
import UIKit

/// The cases that need a person's fingers: a tap on a row runs its case, which says what to do.
final class GestureListController: UITableViewController {
  let cases: [ConformanceCase]
  private(set) var recording = ConformanceRecording.ofThisSystem()
  private var isRunning = false

  /// - Parameter cases: those that need fingers are listed.
  init(cases: [ConformanceCase] = ConformanceCase.all) {
    self.cases = cases.filter { $0.needs.contains(.fingers) }
    super.init(style: .plain)
    title = "Gestures"
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .action, primaryAction: UIAction { [weak self] _ in self?.share() })
  }

  required init?(coder: NSCoder) {
    fatalError("The list is made in code; use init(cases:)")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "case")
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    ConformanceAppDelegate.firstScreenDidAppear()
  }

  // MARK: Rows

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { cases.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "case", for: indexPath)
    cell.textLabel?.numberOfLines = 0
    cell.textLabel?.text = text(for: cases[indexPath.row])
    return cell
  }

  /// The case, and what the system did in it.
  func text(for listed: ConformanceCase) -> String {
    switch recording[listed.rule, listed.name] {
    case .observed(let lines) where lines == listed.expected: "✓ \(listed)"
    case .observed(let lines): "✗ \(listed)\n\(lines.joined(separator: " -> "))"
    case .leftOut(let reason): "– \(listed)\n\(reason)"
    case nil: "\(listed)"
    }
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    guard !isRunning else { return }
    isRunning = true
    let selected = cases[indexPath.row]
    Task {
      recording[selected.rule, selected.name] = await selected.run { [weak self] instruction in
        await InstructionWindow.show(instruction, over: self?.view.window?.windowScene)
      }
      isRunning = false
      tableView.reloadRows(at: [indexPath], with: .automatic)
    }
  }

  // MARK: The recording

  /// Shares what was recorded, in the format of the test run's recording.
  private func share() {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(recording.system) by hand.jsonl")
    do {
      try recording.write(to: file)
    } catch {
      let alert = UIAlertController(title: "Not written", message: "\(error)", preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "OK", style: .default))
      return present(alert, animated: true)
    }
    let sheet = UIActivityViewController(activityItems: [file], applicationActivities: nil)
    sheet.popoverPresentationController?.barButtonItem = navigationItem.rightBarButtonItem
    present(sheet, animated: true)
  }
}
