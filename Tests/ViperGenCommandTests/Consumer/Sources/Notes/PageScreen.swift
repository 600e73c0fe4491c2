import Foundation

/// Shows Page.
struct PageScreen {
  let logic: any PageAsked
}
