# What the benchmarks work on; `count` says how many modules there are.

# project FOLDER: specs with all that is common in one, each of which opens the next.
project() {
  mkdir -p "$1/Specs"
  echo '{ "root": true, "output": "Out", "tests": "Tests", "testModule": "App" }' > "$1/viper-gen.json"
  for ((number = 0; number < count; number++)); do
    spec "$number" > "$1/Specs/Module$number.viper.json"
  done
}
# spec NUMBER [MEMBER]
spec() {
  cat <<JSON
{
  "ui": "uikit", "imports": ["TripsDomain"], "inputs": ["id: Trip.ID"],
  "services": ["store: any TripStore"], "state": ["rows: [TripRow$1] = []"],
  "entities": [
    { "name": "TripRow$1", "fields": ["id: Trip.ID", "title: String", "isDone: Bool"] }
  ],
  "view": ["display(rows: [TripRow$1])", "showError(_ error: any Error)"${2:-}],
  "viewOutput": [
    { "func": "viewDidLoad()", "forward": "interactor.loadTrips" },
    { "func": "didTapAdd()", "forward": "interactor.addTrip" },
    { "func": "didTapSave()", "forward": "interactor.save", "catch": "view.showError" },
    { "func": "didSelect(id: Trip.ID)", "forward": "router.openDetail" }
  ],
  "interactor": ["loadTrips() async", "addTrip()", "save() async throws"],
  "interactorOutput": [{ "func": "didLoad(_ trips: [Trip])", "body": "rows = []" }],
  "router": [
    {
      "func": "openDetail(id: Trip.ID)", "to": "Module$((($1 + 1) % count))",
      "with": { "output": "nil" }
    }
  ],
  "output": ["didPick(_ trip: Trip)"],
  "yours": ["interactor"]
}
JSON
}
