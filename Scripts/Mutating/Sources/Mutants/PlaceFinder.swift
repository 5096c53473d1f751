import SwiftIfConfig
import SwiftOperators
import SwiftParser
import SwiftSyntax

/// Finds the places of a file that can be changed.
public final class PlaceFinder: ActiveSyntaxVisitor {
  private let source: SourceText
  private var places: [Place] = []
  /// Constants of functions that get their value after their declaration, which cannot be left out.
  private var deferredConstants: Set<String> = []

  private init(_ source: SourceText) {
    self.source = source
    super.init(viewMode: .sourceAccurate, configuration: LinuxConfiguration())
  }

  /// - Parameter text: the text of a file.
  /// - Returns: its places, in their order.
  public static func places(in text: String) -> [Place] {
    let finder = PlaceFinder(SourceText(text))
    finder.walk(OperatorTable.standardOperators.foldAll(Parser.parse(source: text)) { _ in })
    return finder.places.sorted {
      ($0.range.lowerBound, -$0.range.upperBound, $0.form.rawValue) < (
        $1.range.lowerBound, -$1.range.upperBound, $1.form.rawValue
      )
    }
  }

  private func add(_ form: Place.Form, _ kind: String, _ node: some SyntaxProtocol, mutated: String) {
    places.append(Place(form, kind, node.bytes, mutated: mutated, in: node.member, of: source))
  }

  // MARK: - Expressions

  private static let changedOperators = [
    "<": "<=", "<=": "<", ">": ">=", ">=": ">", "==": "!=", "!=": "==", "===": "!==", "!==": "===",
    "&&": "||", "||": "&&", "+": "-", "-": "+",
  ]

  public override func visit(_ node: InfixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
    guard let sign = node.operator.as(BinaryOperatorExprSyntax.self)?.operator,
      let changed = Self.changedOperators[sign.text]
    else { return .visitChildren }
    // Strings and arrays have no minus.
    if sign.text == "+", node.leftOperand.isJoined || node.rightOperand.isJoined { return .visitChildren }
    let mutated =
      source[node.bytes.lowerBound..<sign.bytes.lowerBound] + changed
      + source[sign.bytes.upperBound..<node.bytes.upperBound]
    add(.expression, "\(sign.text) to \(changed)", node, mutated: mutated)
    return .visitChildren
  }

  public override func visit(_ node: BooleanLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    let changed = node.literal.text == "true" ? "false" : "true"
    add(.expression, "\(node.literal.text) to \(changed)", node, mutated: changed)
    return .skipChildren
  }

  public override func visit(_ node: IntegerLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    if let value = Int(node.literal.text.filter { $0 != "_" }), value < .max {
      add(.expression, "a number plus one", node, mutated: "\(value + 1)")
    }
    return .skipChildren
  }

  public override func visit(_ node: PrefixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
    if node.operator.text == "!", node.parent?.is(ConditionElementSyntax.self) != true {
      add(.expression, "! left out", node, mutated: source[node.expression.bytes])
    }
    return .visitChildren
  }

  public override func visit(_ node: ConditionElementSyntax) -> SyntaxVisitorContinueKind {
    guard case .expression(let condition) = node.condition else { return .visitChildren }
    // With == and != this is the change of the operator.
    let sign = condition.as(InfixOperatorExprSyntax.self)?.operator.as(BinaryOperatorExprSyntax.self)?.operator.text
    if !["==", "!=", "===", "!=="].contains(sign), !condition.is(BooleanLiteralExprSyntax.self) {
      add(.condition, "a condition negated", condition, mutated: "!(\(source[condition.bytes]))")
    }
    return .visitChildren
  }

  // MARK: - Statements

  public override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
    guard case .expr(let expression) = node.item else { return .visitChildren }
    let statement = expression.withoutEffects
    if let call = statement.as(FunctionCallExprSyntax.self) {
      let name = call.calledExpression.trimmedDescription
      let ends = ["fatalError", "preconditionFailure", "self.init", "super.init"].contains(name)
      if !ends, !node.isValue { add(.statement, "a call left out", expression, mutated: "") }
    } else if let infix = statement.as(InfixOperatorExprSyntax.self) {
      let sign = infix.operator.trimmedDescription
      if infix.operator.is(AssignmentExprSyntax.self) {
        let target = infix.leftOperand.trimmedDescription
        if !node.isInInitializer, !deferredConstants.contains(target) {
          add(.statement, "an assignment left out", expression, mutated: "")
        }
      } else if let changed = ["+=": "-=", "-=": "+="][sign], !infix.rightOperand.isJoined {
        let left = source[infix.leftOperand.bytes], right = source[infix.rightOperand.bytes]
        add(.statement, "\(sign) to \(changed)", expression, mutated: "\(left) \(changed) \(right)")
      }
    }
    return .visitChildren
  }

  public override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    for binding in node.bindings where binding.initializer == nil && node.parent?.is(CodeBlockItemSyntax.self) == true {
      deferredConstants.insert(binding.pattern.trimmedDescription)
    }
    return node.attributes.haveBuilder ? .skipChildren : .visitChildren
  }

  // MARK: - What is left out

  /// A default value of a public function cannot name the switch; and a raw value has to be a literal.
  public override func visit(_ node: InitializerClauseSyntax) -> SyntaxVisitorContinueKind {
    node.parent?.is(PatternBindingSyntax.self) == true || node.parent?.is(OptionalBindingConditionSyntax.self) == true
      || node.parent?.is(MatchingPatternConditionSyntax.self) == true ? .visitChildren : .skipChildren
  }

  /// What a message says is not checked.
  public override func visit(_ node: LabeledExprSyntax) -> SyntaxVisitorContinueKind {
    guard let call = node.parent?.parent?.as(FunctionCallExprSyntax.self) else { return .visitChildren }
    switch call.calledExpression.trimmedDescription {
    case "precondition", "assert": return node.id == call.arguments.first?.id ? .visitChildren : .skipChildren
    case "fatalError", "preconditionFailure", "assertionFailure", "Issue.record": return .skipChildren
    default: return .visitChildren
    }
  }

  public override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    node.attributes.haveBuilder ? .skipChildren : .visitChildren
  }

  public override func visit(_: AttributeSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  public override func visit(_: AvailabilityConditionSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  public override func visit(_: ExpressionPatternSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  public override func visit(_: KeyPathExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  public override func visit(_: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  public override func visit(_: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}
