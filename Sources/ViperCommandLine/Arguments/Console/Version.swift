/// The one place where viper-gen's version stands.
package enum Version {
  package static let current = "0.1.0"
}
