import HomeDomain

extension Slide {
  init(_ banner: Banner) {
    self.init(title: banner.title, path: banner.path)
  }
}
