/// The one place where viper-gen's version stands.
enum Version {
  static let current = "0.1.0"
}
