import UIKit

// What the data source has now, which the list may not have been told yet. A data source need not say how many sections there are.

extension UITableView {
  func countInData(of section: Int) -> Int {
    guard let source = dataSource, section < source.sectionCount(in: self) else { return 0 }
    return source.tableView(self, numberOfRowsInSection: section)
  }
}

extension UICollectionView {
  func countInData(of section: Int) -> Int {
    guard let source = dataSource, section < source.sectionCount(in: self) else { return 0 }
    return source.collectionView(self, numberOfItemsInSection: section)
  }
}

#if os(iOS) || os(tvOS) || os(visionOS)
  extension UITableViewDataSource {
    fileprivate func sectionCount(in table: UITableView) -> Int { numberOfSections?(in: table) ?? 1 }
  }

  extension UICollectionViewDataSource {
    fileprivate func sectionCount(in collection: UICollectionView) -> Int { numberOfSections?(in: collection) ?? 1 }
  }
#else
  extension UITableViewDataSource {
    fileprivate func sectionCount(in table: UITableView) -> Int { numberOfSections(in: table) }
  }

  extension UICollectionViewDataSource {
    fileprivate func sectionCount(in collection: UICollectionView) -> Int { numberOfSections(in: collection) }
  }
#endif
