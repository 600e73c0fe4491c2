import Testing
@testable import ViperTemplate
