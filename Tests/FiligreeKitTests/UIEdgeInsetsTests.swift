import FiligreeKit
import Foundation
import FiligreeTestSupport
import Testing

@Suite struct UIEdgeInsetsTests {
  private let rect = CGRect(x: 10, y: 20, width: 100, height: 50)

  @Test func eachSideMovesInwards() {
    let inset = rect.inset(by: .init(top: 1, left: 2, bottom: 3, right: 4))
    expect(inset == CGRect(x: 12, y: 21, width: 94, height: 46))
  }

  @Test func negativeInsetsMoveOutwards() {
    let outset = rect.inset(by: UIEdgeInsets(top: -1, left: -2, bottom: -3, right: -4))
    expect(outset == CGRect(x: 8, y: 19, width: 106, height: 54))
  }

  @Test func zeroLeavesTheRectangle() {
    expect(rect.inset(by: .zero) == rect)
    expect(UIEdgeInsets() == .zero)
  }

  @Test func insetsLargerThanTheRectangleGiveANegativeSize() {
    let inset = rect.inset(by: UIEdgeInsets(top: 0, left: 80, bottom: 0, right: 40))
    expect(inset.size.width == -20)
    expect(inset.standardized == CGRect(x: 70, y: 20, width: 20, height: 50))
  }

  @Test func theNullRectangleStaysNull() {
    expect(CGRect.null.inset(by: UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1)).isNull)
  }
}
