import HomeDomain

extension CourseCard {
  init(_ course: Course) {
    self.init(title: course.title, length: "\(course.hours) hours")
  }
}
