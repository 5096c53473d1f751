import HeadlessDevice
import TestSupport
import Testing
import UIKit

/// A plain app on the stand-in, from its launch on.
@MainActor
@Suite(.oneDevice)
struct PlainAppTests {
  let device = HeadlessDevice()
  private let log = PlainAppLog.shared

  init() {
    log.lines = []
  }

  private func flush() -> [String] {
    defer { log.lines = [] }
    return log.lines
  }

  @Test("A list, a row that pushes a screen, its button, Home and back: a plain app runs unchanged")
  func journey() throws {
    let window = try #require(device.launch(PlainAppDelegate()))
    let navigation = try #require(window.rootViewController as? UINavigationController)
    let list = try #require(navigation.topViewController as? FruitListViewController)
    #expect(flush() == ["Fruit appeared"])
    let texts = list.table.visibleCells.map { ($0.contentConfiguration as? UIListContentConfiguration)?.text }
    #expect(texts == ["Apples", "Pears", "Plums"])

    #expect(device.tapRow(at: IndexPath(row: 1, section: 0), in: list.table))
    device.finishTransitions()
    #expect(flush() == ["Fruit disappeared", "Pears appeared"])
    #expect(list.table.indexPathForSelectedRow == nil)

    let fruit = try #require(navigation.topViewController as? FruitViewController)
    #expect(fruit.label.text == "Pears")
    #expect(device.tap(fruit.button))
    #expect(fruit.label.text == "Pears: eaten")
    #expect(!device.tap(fruit.button))

    device.pressHome()
    device.openApp()
    #expect(flush() == ["saved"])

    #expect(device.tapBackButton(in: navigation))
    device.finishTransitions()
    #expect(flush() == ["Pears disappeared", "Fruit appeared"])
    #expect(!device.tapBackButton(in: navigation))
  }

  @Test("A scene has the configuration and the delegate that the app delegate names, and a further one has its own")
  func scenes() throws {
    device.launch(PlainAppDelegate())
    let scene = try #require(device.scenes.first)
    let delegate = try #require(scene.delegate as? PlainSceneDelegate)
    #expect(delegate.window?.windowScene === scene)
    #expect(scene.session.configuration.name == "Default Configuration")
    #expect(scene.session.configuration.delegateClass == PlainSceneDelegate.self)

    let second = device.connectScene()
    let other = try #require(second.delegate as? PlainSceneDelegate)
    #expect(other !== delegate)
    #expect(other.window?.windowScene === second)
    #expect(device.scenes == [scene, second])
  }
}
