/// The option name for a camel-case key of a spec or a pack.
///
/// `"viewOutput"` → `"view-output"`, `"viewURL"` → `"view-url"`, `"URLSession"` → `"url-session"`,
/// `"step2Done"` → `"step2-done"`, `"snake_case"` → `"snake-case"`.
func kebabCase(_ key: String) -> String {
  let characters = Array(key)
  var output = ""
  for (index, character) in characters.enumerated() {
    if character == "_" || character == "-" {
      if !output.isEmpty, !output.hasSuffix("-") { output += "-" }
      continue
    }
    if character.isUppercase, index > 0, !output.isEmpty, !output.hasSuffix("-") {
      let endsAcronym = index + 1 < characters.count && characters[index + 1].isLowercase
      if !characters[index - 1].isUppercase || endsAcronym { output += "-" }
    }
    output += character.lowercased()
  }
  return output
}
