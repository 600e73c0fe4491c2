import Testing
@testable import ViperGeneration
