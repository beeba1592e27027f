import Testing

@testable import FiligreePaths

@Suite struct EdgeSelectorTests {
  /// The side on which the result lies is what the operation and the winding tests say of both faces.
  @Test(
    arguments: [
      BooleanOperation.union, .intersection, .subtraction, .symmetricDifference, .first,
    ], [WindingTest.nonZero, .odd, .positive])
  func edgesAreSelectedByTheFacesBesideThem(operation: BooleanOperation, test: WindingTest) {
    for other in [WindingTest.nonZero, .odd] {
      let selector = EdgeSelector(operation, test, other)
      func keeps(_ a: Int32, _ b: Int32) -> Int8 {
        operation.keeps(test.isInside(a), other.isInside(b)) ? 1 : 0
      }
      for first in Int32(-4)...4 {
        for second in Int32(-4)...4 {
          for (deltaFirst, deltaSecond) in [(1, 0), (0, 1), (0, 0), (-2, 3)] as [(Int32, Int32)] {
            #expect(
              selector.side(first, second, deltaFirst, deltaSecond)
                == keeps(first, second) - keeps(first - deltaFirst, second - deltaSecond))
          }
        }
      }
    }
  }
}
