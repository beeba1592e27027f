import FiligreePaths
import FiligreeTestSupport
import Foundation
import Testing

@Suite struct CodingTests {
  @Test func isTheDescription() throws {
    let line = Path {
      $0.move(to: .zero)
      $0.addLine(to: CGPoint(x: 10.5, y: -1))
      $0.closeSubpath()
    }
    let data = try JSONEncoder().encode([line])
    expect(String(decoding: data, as: UTF8.self) == "[\"\(line.description)\"]")
    expect(try JSONDecoder().decode([Path].self, from: Data("[\"\"]".utf8)) == [Path()])
  }

  @Test(arguments: ["1 2", "0 0 l", "0 0 m 1 l", "nonsense", "0 0 m h extra"])
  func refusesWhatIsNoPath(text: String) throws {
    let data = try JSONEncoder().encode([text])
    #expect(throws: DecodingError.self) { try JSONDecoder().decode([Path].self, from: data) }
  }

  @Test func keepsWhatIsNotFinite() throws {
    let path = Path {
      $0.move(to: .zero)
      $0.addLine(to: CGPoint(x: CGFloat.infinity, y: -.infinity))
    }
    expect(try roundTrip(path) == path)
  }

  @Test(arguments: 0..<4 as Range<UInt64>)
  func roundTrips(seed: UInt64) throws {
    var random = RandomSource(seed: seed)
    for n in 0..<50 {
      let path = random.path()
      expect(try roundTrip(path) == path, "seed \(seed), case \(n): \(path)")
    }
  }

  private func roundTrip(_ path: Path) throws -> Path {
    try JSONDecoder().decode([Path].self, from: JSONEncoder().encode([path]))[0]
  }
}
