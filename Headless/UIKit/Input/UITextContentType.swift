/// The meaning of a text, for the system to offer one: a name, a password.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public init(_ rawValue: String) {
    self.rawValue = rawValue
  }
}

// The texts themselves are in no public source: compare the constants.
extension UITextContentType {
  @available(iOS 10.0, *)
  public static let name = UITextContentType("name")
  @available(iOS 10.0, *)
  public static let namePrefix = UITextContentType("namePrefix")
  @available(iOS 10.0, *)
  public static let givenName = UITextContentType("givenName")
  @available(iOS 10.0, *)
  public static let middleName = UITextContentType("middleName")
  @available(iOS 10.0, *)
  public static let familyName = UITextContentType("familyName")
  @available(iOS 10.0, *)
  public static let nameSuffix = UITextContentType("nameSuffix")
  @available(iOS 10.0, *)
  public static let nickname = UITextContentType("nickname")
  @available(iOS 10.0, *)
  public static let jobTitle = UITextContentType("jobTitle")
  @available(iOS 10.0, *)
  public static let organizationName = UITextContentType("organizationName")
  @available(iOS 10.0, *)
  public static let location = UITextContentType("location")
  @available(iOS 10.0, *)
  public static let fullStreetAddress = UITextContentType("fullStreetAddress")
  @available(iOS 10.0, *)
  public static let streetAddressLine1 = UITextContentType("streetAddressLine1")
  @available(iOS 10.0, *)
  public static let streetAddressLine2 = UITextContentType("streetAddressLine2")
  @available(iOS 10.0, *)
  public static let addressCity = UITextContentType("addressCity")
  @available(iOS 10.0, *)
  public static let addressState = UITextContentType("addressState")
  @available(iOS 10.0, *)
  public static let addressCityAndState = UITextContentType("addressCityAndState")
  @available(iOS 10.0, *)
  public static let sublocality = UITextContentType("sublocality")
  @available(iOS 10.0, *)
  public static let countryName = UITextContentType("countryName")
  @available(iOS 10.0, *)
  public static let postalCode = UITextContentType("postalCode")
  @available(iOS 10.0, *)
  public static let telephoneNumber = UITextContentType("telephoneNumber")
  @available(iOS 10.0, *)
  public static let emailAddress = UITextContentType("emailAddress")
  @available(iOS 10.0, *)
  public static let URL = UITextContentType("URL")
  @available(iOS 10.0, *)
  public static let creditCardNumber = UITextContentType("creditCardNumber")
  @available(iOS 11.0, *)
  public static let username = UITextContentType("username")
  @available(iOS 11.0, *)
  public static let password = UITextContentType("password")
  @available(iOS 12.0, *)
  public static let newPassword = UITextContentType("newPassword")
  @available(iOS 12.0, *)
  public static let oneTimeCode = UITextContentType("oneTimeCode")
}
