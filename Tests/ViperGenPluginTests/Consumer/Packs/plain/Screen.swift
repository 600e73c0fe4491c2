import Foundation

/// {{ roles.screen.summary }}
struct {{ roles.screen.name }} {
  let logic: any {{ contract.asked.name }}
}
