import FocusBehavior
import UIKit

public final class LibraryScreen: UITableViewController {
  private let songs = ["Night drive", "Blue hour"]

  public override func viewDidLoad() {
    super.viewDidLoad()
    title = "Library"
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "song")
  }

  public override func tableView(
    _ tableView: UITableView, numberOfRowsInSection section: Int
  ) -> Int {
    songs.count
  }

  public override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "song", for: indexPath)
    cell.textLabel?.text = songs[indexPath.row]
    return cell
  }

  public override func tableView(
    _ tableView: UITableView, didSelectRowAt indexPath: IndexPath
  ) {
    dropUnlessFocused {
      let player = PlayerScreen(song: songs[indexPath.row])
      navigationController?.pushViewController(player, animated: true)
    }
  }
}
