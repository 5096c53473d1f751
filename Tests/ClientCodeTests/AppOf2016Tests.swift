import HeadlessDevice
import LifecycleBehaviors
import TestSupport
import Testing
import UIKit

/// That these classes compile in Swift 5 mode without a warning is half of the test.
@MainActor
@Suite(.oneDevice)
struct AppOf2016Tests {
  @Test(
    "In Swift 5 mode a coordinator, a presenter, a service, a delegate and an observer that belong to no actor use the products"
  )
  func visit() {
    let device = HeadlessDevice()
    let navigation = UINavigationController()
    device.launch(showing: navigation)
    let app = AppCoordinator(navigation: navigation)
    let service = VisitService()
    service.start()
    app.start()
    device.advance(by: 1)
    #expect(app.store.names == ["List", "appeared"])

    (navigation.viewControllers.first as? ListViewController)?.onSelect?("Apples")
    device.advance(by: 1)
    #expect((navigation.presentedViewController as? DetailViewController)?.label.text == "Apples")
    app.presenterDidFinish(DetailPresenter(view: DetailViewController(), name: "Pears"))
    device.advance(by: 1)
    app.stop()
    service.flush()
    #expect(app.store.names == ["List", "appeared", "covered", "uncovered", "detached"])
    #expect(service.lines == [])
  }
}
