import UIKit

// The data of the list is what its geometry has.

extension ModelledFeedViewController: UITableViewDataSource, UITableViewDelegate {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { geometry.rows.count }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    ListGeometry.height(of: geometry.rows[indexPath.row], geometry.kind)
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let isShelf = geometry.kind == .shelves
    let cell = tableView.dequeueReusableCell(withIdentifier: isShelf ? "shelf" : "video", for: indexPath)
    let id = geometry.rows[indexPath.row]
    if let cell = cell as? ShelfCell {
      cell.didScroll = { [weak self] shelf, offset in self?.didScroll { $0.shelfOffsets[shelf] = offset } }
      cell.show(id, offset: geometry.shelfOffsets[id] ?? 0)
    }
    return cell
  }

  /// UIKit says where its content is while it moves by itself.
  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    didScroll { $0.offset = scrollView.contentOffset }
  }
}

extension ModelledFeedViewController: UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    geometry.rows.count
  }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "video", for: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    CGSize(
      width: collectionView.bounds.width / 2,
      height: ListGeometry.height(of: geometry.rows[indexPath.item], geometry.kind))
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat { 0 }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat { 0 }
}
