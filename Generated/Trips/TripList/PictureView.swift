#if canImport(SwiftUI)
  import SwiftUI
  import TripsDomain

  /// A picture of the full width, if any.
  @available(iOS 17, macOS 14, *)
  struct PictureView: View {
    let picture: Picture?

    var body: some View {
      if let picture {
        Canvas { context, size in
          let width = size.width / CGFloat(max(1, picture.width))
          let height = size.height / CGFloat(max(1, picture.height))
          for (y, row) in picture.rows.enumerated() {
            for (x, color) in row.enumerated() {
              let point = CGRect(
                x: CGFloat(x) * width, y: CGFloat(y) * height, width: width, height: height)
              context.fill(Path(point), with: .color(Color(color)))
            }
          }
        }
        .frame(height: 64)
      }
    }
  }

  @available(iOS 17, macOS 14, *)
  extension Color {
    fileprivate init(_ color: Picture.Color) {
      self.init(
        red: Double(color.red) / 255, green: Double(color.green) / 255,
        blue: Double(color.blue) / 255)
    }
  }
#endif
