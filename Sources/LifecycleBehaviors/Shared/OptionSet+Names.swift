extension OptionSet where RawValue == Int {
  /// The name of the preset or of the only option that this set is, or the options one by one: `"standard"`, `"sheet"`,
  /// `"[sheet, alert]"`.
  package func description(
    presets: [(value: Self, name: String)], options: [(value: Self, name: String)]
  ) -> String {
    var names: [String] = []
    for (value, name) in presets + options where value.rawValue == rawValue { return name }
    for (value, name) in options where rawValue & value.rawValue == value.rawValue { names.append(name) }
    return "[" + names.joined(separator: ", ") + "]"
  }
}
