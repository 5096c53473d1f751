extension OptionSet where RawValue == Int {
  /// The name of the preset or of the only option that this set is, or the options one by one: `"standard"`, `"sheet"`,
  /// `"[sheet, alert]"`.
  package func description(
    presets: [(policy: Self, name: String)], options: [(policy: Self, name: String)]
  ) -> String {
    var names: [String] = []
    for (policy, name) in presets + options where policy.rawValue == rawValue { return name }
    for (policy, name) in options where rawValue & policy.rawValue == policy.rawValue { names.append(name) }
    return "[" + names.joined(separator: ", ") + "]"
  }
}
