import Testing

@testable import ViperSpec
