import ViperText

/// A part of a pack's names, and what a project calls it: `Router` → `Wireframe`.
package struct ReplacedWord: Hashable, Sendable {
  package let word: EmbeddedText
  package let replacement: EmbeddedText

  package init(word: EmbeddedText, replacement: EmbeddedText) {
    self.word = word
    self.replacement = replacement
  }
}
