import PublicAPI
import Testing

struct InterfaceTests {
  private func page(_ text: String) throws -> String { try Interface(text, module: "Player").page }

  @Test(
    "A type is a paragraph: cases in their order, then the members by name, without what the compiler adds for itself")
  func types() throws {
    let text = """
      import Foundation
      import UIKit

      /// A state.
      public enum State : Int, Sendable {

          case playing

          case idle

          public var seconds: Foundation.TimeInterval { get }

          public static func < (left: Player.State, right: Player.State) -> Bool

          public init?(name: String)
      }

      @MainActor final public class Player {

          @MainActor public private(set) var view: UIKit.UIView { get }

          @discardableResult
          @MainActor public func play(_ state: Player.Player.State = .idle) -> Player.State

          deinit
      }
      """
    #expect(
      try page(text) == """
        final class Player
          @MainActor
          @discardableResult @MainActor func play(_ state: Player.State = .idle) -> State
          @MainActor var view: UIView { get }

        enum State : Int, Sendable
          case playing
          case idle
          static func < (left: State, right: State) -> Bool
          init?(name: String)
          var seconds: TimeInterval { get }

        """)
  }

  @Test("Where the type or its plain extensions declare something makes no difference")
  func extensions() throws {
    let inside = try page(
      """
      public struct Song : Hashable, Sendable {
          public let title: String
          public enum Kind : Int {
              case single
          }
      }
      """)
    let outside = try page(
      """
      extension Song : Sendable {
          public enum Kind : Int {
              case single
          }
      }
      public struct Song : Hashable {
      }
      @MainActor extension Song {
          public let title: String
      }
      """)
    #expect(inside == outside)
    #expect(inside.contains("enum Song.Kind : Int\n  case single\n"))
  }

  @Test("Apart are extensions with conditions, with availability, and of protocols, each only once")
  func apart() throws {
    let text = """
      public protocol Playing {
          func play()
      }
      extension Playing {
          public func play()
      }
      @MainActor extension Box where Value : Hashable {
          public func b()
      }
      extension Box : Sendable where Value : Sendable {
      }
      extension Box where Value : Hashable {
          public func a()
      }
      public struct Box<Value> where Value : Equatable {
      }
      @available(iOS 14.0, *)
      extension Box {
          public func c()
      }
      """
    #expect(
      try page(text) == """
        struct Box<Value> where Value : Equatable

        extension Box
          @available(iOS 14.0, *)
          func c()

        extension Box where Value : Hashable
          func a()
          func b()

        extension Box : Sendable where Value : Sendable

        protocol Playing
          func play()

        extension Playing
          func play()

        """)
  }

  @Test("Attributes are with their declaration, also where their text has parentheses and keywords")
  func attributes() throws {
    let text = """
      public struct Song {
          @available(iOS 15.0, *)
          @available(*, deprecated, renamed: "start()", message: "a func :) of old")
          public func begin()
          public class func make() -> Song
          public func `in`(_ name: String)
      }
      """
    #expect(
      try page(text) == """
        struct Song
          @available(iOS 15.0, *) @available(*, deprecated, renamed: "start()", message: "a func :) of old") func begin()
          func `in`(_ name: String)
          class func make() -> Song

        """)
  }

  @Test("A value in several lines is one line")
  func lines() throws {
    let text = """
      public struct Song {
          public init(configure: () -> Void = {
            if true {
            }
          }, title: String)
      }
      """
    #expect(try page(text) == "struct Song\n  init(configure: () -> Void = { if true { } }, title: String)\n")
  }

  @Test("A text that is not understood to its end is an error")
  func unfinished() {
    #expect(throws: Interface.Unfinished.self) { try page("public struct Song {\n  public let title: String\n") }
    #expect(throws: Interface.Unfinished.self) { try page("public struct Song {\n  public unknown thing\n}\n") }
  }

  @Test("Functions of the module itself are one paragraph")
  func topLevel() throws {
    #expect(
      try page("public func b()\npublic let a: Int\npublic struct Player {\n}\n")
        == "module Player\n  let a: Int\n  func b()\n\nstruct Player\n")
  }
}
