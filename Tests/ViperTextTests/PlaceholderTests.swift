import Testing
@testable import ViperText
