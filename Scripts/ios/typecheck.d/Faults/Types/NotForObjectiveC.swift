import UIKit

struct OnlyInSwift {}

final class ForObjectiveC: NSObject {
  // expect: instance method cannot be marked '@objc' because the type of the parameter cannot be represented in Objective-C
  @objc func receive(_ words: (String, Int)) {}
  // expect: instance method cannot be marked '@objc' because the type of the parameter cannot be represented in Objective-C
  @objc func receive(optional number: Int?) {}
  // expect: instance method cannot be marked '@objc' because it has generic parameters
  @objc func receive<Value>(any value: Value) {}
  // expect: property cannot be marked '@objc' because its type cannot be represented in Objective-C
  @objc var value: OnlyInSwift { OnlyInSwift() }
}

// expect: only classes that inherit from NSObject can be declared '@objc'
@objc final class WithoutSuperclass {}

// expect: '@objc' enum must declare an integer raw type
@objc enum WithoutNumbers {
  case one
}
