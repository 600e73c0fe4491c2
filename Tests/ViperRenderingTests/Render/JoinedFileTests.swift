import TestTools
import Testing

@testable import ViperPipeline

struct JoinedFileTests {
  @Test(
    arguments: [
      ("nothing", [], ""),
      ("empty files", ["", "\n\n"], ""),
      ("one file stays as it is", ["import A\n\nstruct S {}\n"], "import A\n\nstruct S {}"),
      (
        "imports are sorted, each once",
        ["import B\nimport A\n\nlet a = 1\n", "import B\n\nlet b = 2\n"],
        "import A\nimport B\n\nlet a = 1\n\nlet b = 2"
      ),
      (
        "many imports are sorted",
        ["import H\nimport C\nimport F\nimport A\nimport G\nimport B\nimport E\nimport D\n"],
        "import A\nimport B\nimport C\nimport D\nimport E\nimport F\nimport G\nimport H"
      ),
      (
        "those with attributes stand below", ["@testable import B\nimport C\n", "import B\n"],
        "import B\nimport C\n\n@testable import B"
      ),
      (
        "conditions are kept", ["#if canImport(UIKit)\n  import UIKit\n#endif\n\nclass V {}\n"],
        "#if canImport(UIKit)\n  import UIKit\n#endif\n\nclass V {}"
      ),
      (
        "those of one condition are put together",
        [
          "#if canImport(UIKit)\n  import UIKit\n#else\n  import Kit\n#endif\n",
          "#if canImport(UIKit)\n  import MapKit\n  import UIKit\n#endif\n",
        ],
        "#if canImport(UIKit)\n  import MapKit\n  import UIKit\n#else\n  import Kit\n#endif"
      ),
      (
        "what is imported anyway needs no condition",
        ["#if canImport(UIKit)\n  import UIKit\n#else\n  import Kit\n#endif\n", "import Kit\n"],
        "import Kit\n\n#if canImport(UIKit)\n  import UIKit\n#endif"
      ),
      (
        "and then there may be none left", ["#if DEBUG\n  import Kit\n#endif\n", "import Kit\n"],
        "import Kit"
      ),
      (
        "more branches are left as they are",
        ["#if A\n  import A\n#elseif B\n  import B\n#endif\n\nlet a = 1"],
        "#if A\n  import A\n#elseif B\n  import B\n#endif\n\nlet a = 1"
      ),
      (
        "a condition on more than imports is no import",
        ["import A\n#if A\n  import B\n  let b = 1\n#endif\nimport C"],
        "import A\n\n#if A\n  import B\n  let b = 1\n#endif\nimport C"
      ),
      (
        "a condition without an end, too", ["#if A\n  import B", "import C"],
        "import C\n\n#if A\n  import B"
      ),
      (
        "comments stay with what is below them",
        ["// Ours\n\nimport A\n\n/// A value.\nlet a = 1", "import A\n\n/// Another.\nlet b = 2"],
        "import A\n\n// Ours\n\n\n/// A value.\nlet a = 1\n\n/// Another.\nlet b = 2"
      ),
      (
        "access and kinds of imports", ["public import A\nprivate import struct B.C\nimportant()"],
        "private import struct B.C\npublic import A\n\nimportant()"
      ),
    ] as [(String, [String], String)])
  func eachImportStandsOnTopOnce(name: String, files: [String], expected: String) {
    let joined = JoinedFile.joined(files.map { Array($0.utf8) })
    #expect(String(decoding: joined, as: UTF8.self) == expected, "\(name)")
  }
}
