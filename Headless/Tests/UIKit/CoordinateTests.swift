import HeadlessDevice
import HeadlessTestSupport
import Testing
import UIKit

/// Coordinates of views, windows, scenes and the screen.
@MainActor
@Suite(.oneDevice)
struct CoordinateTests {
  let device = HeadlessDevice()
  let window: UIWindow
  let other: UIWindow
  let inner = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
  let scroll = UIScrollView(frame: CGRect(x: 100, y: 200, width: 50, height: 50))
  let point = CGPoint(x: 1, y: 2)
  let rect = CGRect(x: 1, y: 2, width: 3, height: 4)

  init() {
    let screen = UIViewController()
    window = device.launch(showing: screen)
    other = device.openWindow(showing: UIViewController(), makingKey: false)
    window.frame.origin = CGPoint(x: 1, y: 1)
    other.frame.origin = CGPoint(x: 5, y: 7)
    screen.view.addSubview(scroll)
    scroll.addSubview(inner)
    scroll.contentOffset = CGPoint(x: 4, y: 5)
  }

  @Test("A view converts points and rectangles to its ancestors and to the window, and back")
  func views() {
    #expect(inner.convert(point, to: scroll) == CGPoint(x: 11, y: 22))
    #expect(inner.convert(point, to: nil as UIView?) == CGPoint(x: 107, y: 217))
    #expect(inner.convert(CGPoint(x: 107, y: 217), from: nil as UIView?) == point)
    #expect(inner.convert(rect, to: window as UIView) == CGRect(x: 107, y: 217, width: 3, height: 4))
    #expect(inner.convert(CGRect(x: 107, y: 217, width: 3, height: 4), from: nil as UIView?) == rect)
    #expect(scroll.convert(CGPoint(x: 11, y: 22), to: inner) == point)
  }

  @Test("Views of two windows, and windows, convert through the coordinates of the screen")
  func windows() throws {
    let there = try #require(other.rootViewController?.view)
    #expect(inner.convert(point, to: there) == CGPoint(x: 103, y: 211))
    #expect(inner.convert(CGPoint(x: 103, y: 211), from: there) == point)
    #expect(window.convert(point, to: other as UIWindow?) == CGPoint(x: -3, y: -4))
    #expect(window.convert(CGPoint(x: -3, y: -4), from: other as UIWindow?) == point)
    #expect(window.convert(rect, to: nil as UIWindow?) == CGRect(x: 2, y: 3, width: 3, height: 4))
    #expect(window.convert(CGRect(x: 2, y: 3, width: 3, height: 4), from: nil as UIWindow?) == rect)
  }

  @Test("Views convert to the coordinate spaces of the screen and of the scene, and these convert back")
  func spaces() throws {
    let scene = try #require(window.windowScene)
    let onScreen = CGPoint(x: 108, y: 218)
    for space in [UIScreen.main.coordinateSpace, scene.coordinateSpace] {
      #expect(space.bounds == CGRect(x: 0, y: 0, width: 393, height: 852))
      #expect(inner.convert(rect, to: space) == CGRect(origin: onScreen, size: rect.size))
      #expect(inner.convert(onScreen, from: space) == point)
      #expect(space.convert(point, from: inner) == onScreen)
      #expect(space.convert(CGRect(origin: onScreen, size: rect.size), to: inner) == rect)
    }
  }

  @Test("R183: a scene has a place on the screen; its windows, and the screens in them, convert by way of it")
  func placeOfScene() throws {
    let device = HeadlessDevice(idiom: .pad)
    let window = device.launch(showing: UIViewController())
    let scene = try #require(window.windowScene)
    let other = try #require(device.connectScene(showing: UIViewController()).windows.first)
    device.resize(scene, to: CGSize(width: 400, height: 300))
    device.move(scene, to: CGPoint(x: 100, y: 50))
    let (screen, view) = (UIScreen.main.coordinateSpace, try #require(window.rootViewController?.view))
    #expect(window.frame == CGRect(x: 0, y: 0, width: 400, height: 300))
    #expect(scene.coordinateSpace.bounds == window.frame)
    #expect(view.convert(rect, to: screen) == CGRect(x: 101, y: 52, width: 3, height: 4))
    #expect(screen.convert(CGRect(x: 101, y: 52, width: 3, height: 4), to: view) == rect)
    #expect(scene.coordinateSpace.convert(point, to: screen) == CGPoint(x: 101, y: 52))
    #expect(view.convert(point, to: scene.coordinateSpace) == point)
    #expect(window.convert(point, to: nil as UIWindow?) == point)
    #expect(window.convert(point, to: other as UIWindow?) == CGPoint(x: 101, y: 52))
    #expect(other.convert(CGPoint(x: 101, y: 52), to: view) == point)
    device.disconnect(device.scenes[1])
    device.move(scene, to: .zero)
    #expect(view.convert(point, to: screen) == point)
  }
}
