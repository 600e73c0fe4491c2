import Testing

@testable import ViperKit
