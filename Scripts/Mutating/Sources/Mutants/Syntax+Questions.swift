import SwiftSyntax

extension SyntaxProtocol {
  /// The bytes of the node in its file, without the blanks around it.
  var bytes: Range<Int> {
    positionAfterSkippingLeadingTrivia.utf8Offset..<endPositionBeforeTrailingTrivia.utf8Offset
  }

  /// The name of the outermost function, initializer or property around it.
  var member: String {
    var name = ""
    for ancestor in sequence(first: Syntax(self), next: \.parent) {
      if let function = ancestor.as(FunctionDeclSyntax.self) { name = function.name.text }
      if ancestor.is(InitializerDeclSyntax.self) { name = "init" }
      if ancestor.is(DeinitializerDeclSyntax.self) { name = "deinit" }
      if ancestor.is(SubscriptDeclSyntax.self) { name = "subscript" }
      if let variable = ancestor.as(VariableDeclSyntax.self), !ancestor.isLocal {
        name = variable.bindings.first?.pattern.trimmedDescription ?? ""
      }
      // A type in a function is rare; one around it is not asked for.
      if ancestor.asProtocol(DeclGroupSyntax.self) != nil { break }
    }
    return name
  }
}

extension ExprSyntax {
  /// Without `try` and `await`.
  var withoutEffects: ExprSyntax {
    if let expression = self.as(TryExprSyntax.self) { return expression.expression.withoutEffects }
    if let expression = self.as(AwaitExprSyntax.self) { return expression.expression.withoutEffects }
    return self
  }

  /// Whether it is, as far as can be seen, a string or an array, or what joins several with an operator of the package.
  var isJoined: Bool {
    if self.is(StringLiteralExprSyntax.self) || self.is(ArrayExprSyntax.self) { return true }
    // `.flag(…) + .flag(…)`
    if let member = self.as(FunctionCallExprSyntax.self)?.calledExpression.as(MemberAccessExprSyntax.self) {
      return member.base == nil
    }
    guard let infix = self.as(InfixOperatorExprSyntax.self), infix.operator.trimmedDescription == "+" else {
      return false
    }
    return infix.leftOperand.isJoined || infix.rightOperand.isJoined
  }
}

extension AttributeListSyntax {
  /// Whether the body is that of a result builder, where a statement is a value.
  var haveBuilder: Bool {
    contains { $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription.hasSuffix("Builder") == true }
  }
}

extension CodeBlockItemSyntax {
  /// Whether the code is in an initializer, which has to give each property its value.
  var isInInitializer: Bool {
    var node = parent
    while let ancestor = node {
      if ancestor.is(InitializerDeclSyntax.self) { return true }
      if ancestor.is(ClosureExprSyntax.self) || ancestor.is(FunctionDeclSyntax.self) { return false }
      node = ancestor.parent
    }
    return false
  }

  /// Whether the statement is the only one of a body, and thereby what the body returns.
  var isValue: Bool {
    guard let list = parent?.as(CodeBlockItemListSyntax.self), list.count == 1, let body = list.parent else {
      return false
    }
    if let closure = body.as(ClosureExprSyntax.self) { return !closure.returnsNothing(with: self) }
    if body.is(AccessorBlockSyntax.self) { return true }
    if let branch = body.as(SwitchCaseSyntax.self) { return branch.parent?.parent?.asValue ?? true }
    guard let owner = body.parent else { return false }
    if let function = owner.as(FunctionDeclSyntax.self) { return function.signature.returnClause != nil }
    if let accessor = owner.as(AccessorDeclSyntax.self) { return accessor.accessorSpecifier.text == "get" }
    return owner.is(IfExprSyntax.self) ? owner.asValue : false
  }
}

extension Syntax {
  /// Whether a declaration is a statement of a body.
  fileprivate var isLocal: Bool {
    parent?.is(CodeBlockItemSyntax.self) == true && parent?.parent?.parent?.is(SourceFileSyntax.self) != true
  }

  /// Whether an `if` or `switch` is a value.
  fileprivate var asValue: Bool {
    guard let parent else { return false }
    if parent.is(IfExprSyntax.self) { return parent.asValue }
    guard parent.is(ExpressionStmtSyntax.self) || parent.is(CodeBlockItemSyntax.self) else { return true }
    guard let item = parent.as(CodeBlockItemSyntax.self) ?? parent.parent?.as(CodeBlockItemSyntax.self) else {
      return false
    }
    return item.isValue
  }
}

extension ClosureExprSyntax {
  /// Whether it has no value, as far as can be seen. If in doubt it has one: what does not compile takes a build more.
  fileprivate func returnsNothing(with statement: CodeBlockItemSyntax) -> Bool {
    if statement.trimmedDescription.hasPrefix("self?.") { return true }
    let call = (parent?.as(FunctionCallExprSyntax.self) ?? parent?.parent?.parent?.as(FunctionCallExprSyntax.self))
    return call?.calledExpression.trimmedDescription.hasSuffix("forEach") == true
  }
}
