import FiligreePixels
import Foundation
import FiligreeTestSupport
import Testing

@testable import FiligreeKit

/// A catalog that SwiftPM has put beside the tests' executable, as it does for any client.
@Suite struct ResourceBundleTests {
  @Test(arguments: [nil, Bundle.module]) func `named colors`(_ bundle: Bundle?) throws {
    let accent = try #require(UIColor(named: "Accent", in: bundle, compatibleWith: nil))
    expect(accent.cgColor == rgb(0xD5, 0, 0x73))
    let night = UITraitCollection(userInterfaceStyle: .dark)
    let dark = CGColor(space: .displayP3Space, values: [1, 0.3, 0.6, 1])
    expect(accent.resolvedColor(with: night).cgColor == dark)
    expect(UIColor(named: "Accent", in: bundle, compatibleWith: night)?.cgColor == dark)
    expect(UIColor(named: "Accent", in: bundle, compatibleWith: nil) == accent)
    let ink = UIColor(named: "Brand/ink", in: bundle, compatibleWith: nil)
    expect(ink?.cgColor == CGColor(gray: 0.25, alpha: 0.5))
  }

  @Test func `named pictures`() throws {
    let dot = try #require(UIImage(named: "dot"))
    expect(dot.scale == 2 && dot.size == CGSize(width: 8, height: 8))
    let one = UITraitCollection(displayScale: 1)
    let small = try #require(UIImage(named: "dot", in: .module, compatibleWith: one))
    expect(small.scale == 1 && small.cgImage?.width == 8)
    expect(UIColor(named: "Accent") == UIColor(named: "Accent", in: .main, compatibleWith: nil))
  }
}
