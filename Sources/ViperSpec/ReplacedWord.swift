import ViperText

/// A word in a pack's names, and the project's word for it: `Router` → `Wireframe`.
package struct ReplacedWord: Hashable, Sendable {
  package let word: EmbeddedText
  package let replacement: EmbeddedText

  package init(word: EmbeddedText, replacement: EmbeddedText) {
    self.word = word
    self.replacement = replacement
  }
}
