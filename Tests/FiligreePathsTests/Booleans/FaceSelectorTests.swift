import FiligreeTestSupport
import Testing

@testable import FiligreePaths

@Suite struct FaceSelectorTests {
  /// A face belongs to the result by what the operation and the winding tests say of it.
  @Test(
    arguments: [
      BooleanOperation.union, .intersection, .subtraction, .symmetricDifference, .first,
    ], [WindingTest.nonZero, .odd, .positive])
  func facesAreSelectedByTheirWindings(operation: BooleanOperation, test: WindingTest) {
    for other in [WindingTest.nonZero, .odd] {
      let selector = FaceSelector(operation, test, other)
      for first in Int32(-4)...4 {
        for second in Int32(-4)...4 {
          expect(
            selector.keeps(WindingNumbers(first: first, second: second))
              == operation.keeps(test.isInside(first), other.isInside(second)))
        }
      }
    }
  }
}
