import FiligreeDrawing
import FiligreePaths
import FiligreePixels
import Foundation
import FiligreeTestSupport
import Testing

@testable import FiligreeRaster

/// Drawings do not disturb one another.
struct ConcurrentDrawingsTests {
  /// With more drawings at once than there are threads, most helpers come too late.
  @Test func manyDrawingsAtOnce() async throws {
    let list = drawing(200, 200) {
      for i in 0..<60 {
        let size = CGFloat(20 + i)
        $0.fill(
          Path(
            ellipseIn: CGRect(x: CGFloat(i * 7 % 150), y: CGFloat(i * 3), width: size, height: 40)),
          with: .color(CGColor(red: CGFloat(i) / 60, green: 0.4, blue: 0.2, alpha: 0.8)))
      }
    }
    let expected = try Rasterizer(threads: 1).render(list).bytes
    try await withThrowingTaskGroup(of: [UInt8].self) { group in
      for _ in 0..<64 {
        group.addTask { try Rasterizer(threads: 8).render(list).bytes }
      }
      for try await bytes in group { expect(bytes == expected) }
    }
  }
}
