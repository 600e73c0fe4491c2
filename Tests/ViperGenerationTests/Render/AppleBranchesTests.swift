import TestTools
import Testing
import ViperTestTools

@testable import ViperPipeline

/// `"platforms": "apple"`.
@Suite(.serialized, .inTurn) struct AppleBranchesTests {
  @Test(arguments: [
    (
      """
      import B
      import ViperKit

      #if canImport(UIKit)
        import UIKit
      #else
        import Other
      #endif

      final class A {}
      """,
      """
      import B
      import UIKit
      import ViperKit

      final class A {}
      """
    ),
    (
      """
      func a() {
        #if canImport(UIKit)
          #if SWIFT_PACKAGE
            b()
          #else
            c()
          #endif
          return d()
        #else
          return e()
        #endif
      }
      """,
      """
      func a() {
        #if SWIFT_PACKAGE
          b()
        #else
          c()
        #endif
        return d()
      }
      """
    ),
    (
      """
      #if !canImport(UIKit)
        import Linux
      #elseif canImport(SwiftUI)
        import SwiftUI
      #else
        import None
      #endif
      #if canImport(A) && DEBUG
        let a = 1
      #endif
      """,
      """
      import SwiftUI

      #if canImport(A) && DEBUG
        let a = 1
      #endif
      """
    ),
    (
      """
      import Testing

      import struct B.C

      @testable import App

      #if canImport(UIKit)
      import UIKit
      #endif

      @Suite struct Tests {}
      """,
      """
      import Testing
      import UIKit

      import struct B.C

      @testable import App

      @Suite struct Tests {}
      """
    ),
    ("let a = \"no condition\"", "let a = \"no condition\""),
    ("#endif\n#else\n#if canImport(A)", "#endif\n#else"),
  ]) func onlyTheBranchesForAppleStay(code: String, expected: String) {
    #expect(String(decoding: AppleBranches.kept(in: Array(code.utf8)), as: UTF8.self) == expected)
  }

  @Test(arguments: OwnViewTests.kinds)
  func noFileOfAnAppleProjectHasACondition(_ kind: (pack: String, ui: String)) throws {
    let spec = #"{ "root": true, "ui": "\#(kind.ui)", "pack": "\#(kind.pack)" }"#
    let disk = MemoryDisk(
      TestProject.viper(
        config: """
          { "root": true, "platforms": "apple", "tests": "Tests", "testModule": "App",
            "pack": "\(kind.pack)", "ui": "\(kind.ui)" }
          """, ["Trip": spec]))
    try Run(disk).write()
    let files = disk.files.filter { $0.key.hasSuffix(".swift") }
    #expect(files.count > 4)
    for (path, text) in files { #expect(!text.contains("canImport"), "\(path)") }
  }
}
