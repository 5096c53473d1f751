# Reads textual interfaces with module selectors. Writes, for each class of UIKit that they add members to, a subclass that has
# a property of each of these names, and one that has a method of each.

/^(@[^ ]+ )*extension ObjectiveC::NSObjectProtocol where Self : UIKit::/ { class = after(" Self : "); next }
/^(@[^ ]+ )*extension UIKit::UI[A-Za-z]+ / { class = after("extension "); next }
/^}/ { class = "" }
class != "" && / public / && !/ static / && match($0, / (var|func) `?[A-Za-z_]+/) {
  name = substr($0, RSTART, RLENGTH)
  sub(/ (var|func) `?/, "", name)
  if (!known[class, name]++) {
    properties[class] = properties[class] "  @objc var " name " = 0\n"
    methods[class] = methods[class] "  @objc func " name "() {}\n"
  }
}

# The type behind `words`, without its module.
function after(words,  type) {
  type = substr($0, index($0, words) + length(words))
  sub(/[ {].*/, "", type)
  sub(/.*::/, "", type)
  return type
}

END {
  for (class in properties) {
    print "\nfinal class " class "WithProperties: " class " {\n" properties[class] "}"
    print "\nfinal class " class "WithMethods: " class " {\n" methods[class] "}"
  }
}
