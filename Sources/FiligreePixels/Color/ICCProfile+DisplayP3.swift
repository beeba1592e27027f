extension ICCProfile {
  /// A profile for Display P3, version 4.0: what an encoder embeds.
  ///
  /// Written here from P3's primaries; text and all, under 600 bytes.
  package static let displayP3: [UInt8] = {
    var tags: [(String, [UInt8])] = [
      ("desc", text("Display P3")), ("cprt", text("No copyright, use freely")),
      ("wtpt", xyz(Primaries.d50)),
    ]
    // toD50 is nil for degenerate primaries alone, which P3's are not.
    let m = Primaries.displayP3.toD50?.rows ?? []
    for (i, name) in ["rXYZ", "gXYZ", "bXYZ"].enumerated() where m.count == 9 {
      tags.append((name, xyz([m[i], m[3 + i], m[6 + i]])))
    }
    // sRGB's curve as a parametric one of type 3.
    let curve =
      Array("para".utf8) + big(0) + [0, 3, 0, 0]
      + [2.4, 1 / 1.055, 0.055 / 1.055, 1 / 12.92, 0.04045].flatMap(fixed)
    for name in ["rTRC", "gTRC", "bTRC"] { tags.append((name, curve)) }
    if let adaptation = Primaries.displayP3.whiteToD50 {
      tags.append(("chad", Array("sf32".utf8) + big(0) + adaptation.rows.flatMap(fixed)))
    }
    return assemble(tags)
  }()

  private static func assemble(_ tags: [(String, [UInt8])]) -> [UInt8] {
    var table = [UInt8]()
    var data = [UInt8]()
    var places: [[UInt8]: Int] = [:]
    let start = 128 + 4 + 12 * tags.count
    for (name, value) in tags {
      // Equal tags share their bytes, as the three curves do.
      let place = places[value] ?? data.count
      if places[value] == nil {
        places[value] = place
        data += value
        while !data.count.isMultiple(of: 4) { data.append(0) }
      }
      table += Array(name.utf8) + big(start + place) + big(value.count)
    }
    var header = big(start + data.count) + big(0) + big(0x0400_0000)
    header += Array("mntrRGB XYZ ".utf8)
    // A date is required; this one is of the profile's primaries (SMPTE EG 432-1:2010).
    header += [0x07, 0xDA, 0, 11, 0, 10, 0, 0, 0, 0, 0, 0]
    header += Array("acsp".utf8) + [UInt8](repeating: 0, count: 28)
    header += Primaries.d50.flatMap(fixed)
    header += [UInt8](repeating: 0, count: 128 - header.count)
    return header + big(tags.count) + table + data
  }

  private static func big(_ value: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }

  /// s15Fixed16Number, to the nearest.
  private static func fixed(_ value: Double) -> [UInt8] {
    big(Int((value * 65536).rounded()))
  }

  private static func xyz(_ value: [Double]) -> [UInt8] {
    Array("XYZ ".utf8) + big(0) + value.flatMap(fixed)
  }

  /// multiLocalizedUnicodeType with one record, in American English.
  private static func text(_ value: String) -> [UInt8] {
    let units = value.utf16.flatMap { [UInt8($0 >> 8), UInt8(truncatingIfNeeded: $0)] }
    return Array("mluc".utf8) + big(0) + big(1) + big(12) + Array("enUS".utf8)
      + big(units.count) + big(28) + units
  }
}
