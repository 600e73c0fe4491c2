import Foundation

/// The places that are known without a network.
@available(iOS 17, macOS 14, *)
enum City {
  /// Case and accents don't matter: `zurich` is `Zürich`.
  static func location(of name: String) -> Location? {
    locations[key(name)]
  }

  static let names = table.map(\.name)

  private static func key(_ name: String) -> String {
    name.trimmingCharacters(in: .whitespacesAndNewlines)
      .folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
  }

  private static let locations = Dictionary(
    table.map { (key($0.name), Location(latitude: $0.latitude, longitude: $0.longitude)) },
    uniquingKeysWith: { first, _ in first })

  private static let table: [(name: String, latitude: Double, longitude: Double)] = [
    ("Amsterdam", 52.37, 4.9), ("Athens", 37.98, 23.73), ("Auckland", -36.85, 174.76),
    ("Bangkok", 13.76, 100.5), ("Barcelona", 41.39, 2.17), ("Bath", 51.38, -2.36),
    ("Beijing", 39.9, 116.41), ("Belgrade", 44.79, 20.45), ("Berlin", 52.52, 13.4),
    ("Bern", 46.95, 7.45), ("Bologna", 44.49, 11.34), ("Bordeaux", 44.84, -0.58),
    ("Boston", 42.36, -71.06), ("Bratislava", 48.15, 17.11), ("Brussels", 50.85, 4.35),
    ("Bucharest", 44.43, 26.1), ("Budapest", 47.5, 19.04), ("Buenos Aires", -34.6, -58.38),
    ("Cairo", 30.04, 31.24), ("Cape Town", -33.92, 18.42), ("Chicago", 41.88, -87.63),
    ("Cologne", 50.94, 6.96), ("Copenhagen", 55.68, 12.57), ("Delhi", 28.61, 77.21),
    ("Denver", 39.74, -104.99), ("Dresden", 51.05, 13.74), ("Dublin", 53.35, -6.26),
    ("Edinburgh", 55.95, -3.19), ("Florence", 43.77, 11.26), ("Frankfurt", 50.11, 8.68),
    ("Geneva", 46.2, 6.14), ("Graz", 47.07, 15.44), ("Hamburg", 53.55, 9.99),
    ("Helsinki", 60.17, 24.94), ("Hong Kong", 22.32, 114.17), ("Innsbruck", 47.27, 11.4),
    ("Istanbul", 41.01, 28.98), ("Jakarta", -6.21, 106.85), ("Kraków", 50.06, 19.94),
    ("Las Vegas", 36.17, -115.14), ("Lima", -12.05, -77.04), ("Linz", 48.31, 14.29),
    ("Lisbon", 38.72, -9.14), ("Ljubljana", 46.06, 14.51), ("London", 51.51, -0.13),
    ("Los Angeles", 34.05, -118.24), ("Lyon", 45.76, 4.84), ("Madrid", 40.42, -3.7),
    ("Marseille", 43.3, 5.37), ("Melbourne", -37.81, 144.96), ("Mexico City", 19.43, -99.13),
    ("Miami", 25.76, -80.19), ("Milan", 45.46, 9.19), ("Montréal", 45.5, -73.57),
    ("Mumbai", 19.08, 72.88), ("München", 48.14, 11.58), ("Munich", 48.14, 11.58),
    ("Nairobi", -1.29, 36.82), ("Naples", 40.85, 14.27), ("New York", 40.71, -74.01),
    ("Nice", 43.7, 7.27), ("Oslo", 59.91, 10.75), ("Paris", 48.86, 2.35),
    ("Passau", 48.57, 13.46), ("Perth", -31.95, 115.86), ("Porto", 41.16, -8.63),
    ("Prague", 50.08, 14.44), ("Reykjavík", 64.15, -21.94), ("Rio de Janeiro", -22.91, -43.17),
    ("Rome", 41.9, 12.5), ("Salzburg", 47.81, 13.06), ("San Francisco", 37.77, -122.42),
    ("Santiago", -33.45, -70.67), ("São Paulo", -23.55, -46.63), ("Seattle", 47.61, -122.33),
    ("Seoul", 37.57, 126.98), ("Seville", 37.39, -5.99), ("Shanghai", 31.23, 121.47),
    ("Singapore", 1.35, 103.82), ("Sofia", 42.7, 23.32), ("Stockholm", 59.33, 18.07),
    ("Sydney", -33.87, 151.21), ("Tallinn", 59.44, 24.75), ("Tokyo", 35.68, 139.69),
    ("Toronto", 43.65, -79.38), ("Turin", 45.07, 7.69), ("Vancouver", 49.28, -123.12),
    ("Venice", 45.44, 12.32), ("Vienna", 48.21, 16.37), ("Warsaw", 52.23, 21.01),
    ("Washington", 38.91, -77.04), ("Wellington", -41.29, 174.78), ("Zagreb", 45.81, 15.98),
    ("Zürich", 47.37, 8.54), ("東京", 35.68, 139.69), ("Москва", 55.76, 37.62),
  ]
}
