# Methods with nothing but a Bool in their signature: Objective-C can say those, whatever else is declared around them.
s/^  open func ([[:alnum:]]+\((_ [[:alnum:]]+: Bool)?\)( -> Bool)? \{)/  @objc open func \1/
