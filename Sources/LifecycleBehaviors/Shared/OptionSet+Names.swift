extension OptionSet {
  /// The name of the preset or of the only option that this set is, or the options one by one: `"standard"`, `"sheet"`,
  /// `"[sheet, alert]"`.
  package func description(
    presets: [(policy: Self, name: String)], options: [(policy: Self, name: String)]
  ) -> String {
    if let only = (presets + options).first(where: { $0.policy == self }) { return only.name }
    let names = options.filter { isSuperset(of: $0.policy) }.map(\.name)
    return "[" + names.joined(separator: ", ") + "]"
  }
}
