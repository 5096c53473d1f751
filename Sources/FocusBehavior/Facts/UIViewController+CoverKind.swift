import LifecycleBehaviors
import ScreenSupport
import UIKit

extension UIViewController {
  /// The kind of cover that this controller is to a screen over which it is presented.
  package var coverKind: FocusInterruption {
    if self is UIAlertController { return .alert }
    // Before any style: those of menus and previews are untouched, or whatever the app has set.
    if belongsToMenu { return .menu }
    if self is UISearchController { return .search }
    if isFullScreenOfPlayer { return .fullScreenPlayer }
    return adaptiveCoverKind ?? plainCoverKind
  }

  #if os(tvOS)
    /// tvOS has neither sheets nor popovers, nor names for them. A sheet of iOS is full screen there.
    private var adaptiveCoverKind: FocusInterruption? { modalPresentationStyle == .automatic ? .opaque : nil }
  #else
    /// For a style that UIKit adapts to the device: a sheet or a popover. Nil for every other style.
    private var adaptiveCoverKind: FocusInterruption? {
      switch modalPresentationStyle {
      case .pageSheet, .formSheet, .automatic: hasUndimmedDetent ? .undimmedSheet : .sheet
      case .popover: .popover
      default: nil
      }
    }
  #endif

  #if os(visionOS)
    /// Sheets of visionOS have no detents: the screen below is always dimmed.
    private var hasUndimmedDetent: Bool { false }
  #elseif !os(tvOS)
    /// Whether its sheet leaves the screen below undimmed at some height.
    private var hasUndimmedDetent: Bool {
      guard #available(iOS 15.0, *) else { return false }
      return sheetPresentationController?.largestUndimmedDetentIdentifier != nil
    }
  #endif

  /// For a style that is the same on every device.
  private var plainCoverKind: FocusInterruption {
    switch modalPresentationStyle {
    case .fullScreen, .currentContext: .opaque
    default: removesPresentersView ? .opaque : .transparent
    }
  }

  /// A custom presentation may remove the presenting view, as `fullScreen` does.
  private var removesPresentersView: Bool {
    modalPresentationStyle == .custom && presentationController?.shouldRemovePresentersView == true
  }
}
