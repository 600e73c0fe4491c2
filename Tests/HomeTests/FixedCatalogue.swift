import HomeDomain

/// Answers with what it was given.
struct FixedBanners: BannerService {
  var banners: Result<[Banner], any Error> = .success([])

  func banners(path: String) async throws -> [Banner] { try banners.get() }
}

struct FixedCourses: WikiService {
  var courses: Result<[Course], any Error> = .success([])

  func courses(department: Int, categoryId: String) async throws -> [Course] {
    try courses.get()
  }
}
