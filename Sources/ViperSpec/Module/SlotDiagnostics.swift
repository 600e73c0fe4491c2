import SwiftReading
import ViperText

enum SlotConflict {
  case components(String, String)
  case tasks
  case indicators
}

extension Diagnostic {
  static func badSlot(_ slot: EmbeddedText) -> Self {
    Diagnostic(
      id: "invalid-slot",
      isSwiftKeyword(slot.string)
        ? "'\(slot.string)' is a keyword of Swift, so it can't name a slot"
        : "a slot needs a Swift identifier, found '\(slot.string.prefix(200))'",
      at: slot.location, help: "use a name such as \"loading\"")
  }

  static func twoTasks(_ latest: EmbeddedText, _ first: EmbeddedText) -> Self {
    Diagnostic(
      id: "conflicting-slot", "'task' has both 'latest' and 'first'", at: first.location,
      help: "delete one of the two")
  }

  static func slotConflict(
    _ conflict: SlotConflict, _ slot: EmbeddedText, first: EmbeddedText
  ) -> Self {
    let (finding, help) =
      switch conflict {
      case .components(let one, let other):
        (
          "components can't share a slot, but the \(one) and the \(other) use '\(slot.string)'",
          "choose another name for the slot of the \(other)"
        )
      case .tasks:
        (
          "the members of a slot need the same 'task', but those of '\(slot.string)' use "
            + "'latest' and 'first'", "use 'latest' or 'first' in both members"
        )
      case .indicators:
        (
          "the members of a slot need the same 'while', but those of '\(slot.string)' differ",
          "use the same 'while' in all members of the slot, or delete it from all of them"
        )
      }
    return Diagnostic(
      id: "conflicting-slot", finding, at: slot.location, help: help,
      notes: [.init("the other member is here", at: first.location)])
  }

  static func takenSlot(_ slot: EmbeddedText, member: Member) -> Self {
    Diagnostic(
      id: "conflicting-slot",
      "the slot '\(slot.string)' could be confused with the method '\(member.compoundName)'",
      at: slot.location, help: "choose another name for the slot", notes: [member.note])
  }

  static func loneSlot(_ slot: EmbeddedText, member: Member) -> Self {
    Diagnostic(
      .warning, id: "unused-slot",
      "only '\(member.compoundName)' uses the slot '\(slot.string)'", at: slot.location,
      help: "use the slot in another member, name it in a 'cancel', or delete it")
  }

  static func cancelsMemberOfSlot(_ text: EmbeddedText, slot: EmbeddedText) -> Self {
    Diagnostic(
      id: "invalid-cancel",
      "'\(text.string)' shares the slot '\(slot.string)', whose running call may be another one",
      at: text.location, help: "write the slot's name: \"\(slot.string)\"",
      notes: [.init("the slot is here", at: slot.location)])
  }
}
