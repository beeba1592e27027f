import FiligreePaths
import Foundation
import FiligreeTestSupport
import Testing

/// A hole that touches the outline at a point, which is off by the last digits of a union before.
@Suite struct PinchedHoleTests {
  /// Found by the long run (seed 2028, case 565850): the one wrong result of a million.
  ///
  /// The outline goes to a vertex beside a curve that it takes later, around a hole of 1 % of the
  /// drawing, and on along that curve. `normalized` fills the hole.
  @Test func aHolePinchedBesideACurveIsKept() throws {
    let union = try Path(
      svg: """
        M.1824529927034331.3152280670390951Q.12715789944135727.35761403351954757 0 .4.026794\
        919392895807.3464101614936048.05000000027939642.3.02500000013969821.3 0 .3L.09999999\
        94876209.2000000005123791C.08922616273574921.21077383744826048.08425610408207586.221\
        5476743801913.08396430226399736.23207139547200534Q.2 0 .2 0V.2Q.24999999999999997.24\
        999999999999997.19999999999999996.29999999999999993.30000000000000004.29999999999999\
        993.4.3C.4.35585562558679057.2752059636102573.349314232980304.1824529927034331.31522\
        80670390951z
        """)
    let normalized = union.normalized(eoFill: false)
    expect(abs(abs(normalized.signedArea) - abs(union.signedArea)) < 1e-7)
  }
}
