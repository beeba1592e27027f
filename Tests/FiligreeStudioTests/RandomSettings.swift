import FiligreeTestSupport

@testable import FiligreeStudio

extension RandomSource {
  mutating func chance(_ share: Double) -> Bool { number(in: 0...1) < share }

  /// A number with few digits, as sliders and fields give them.
  mutating func round(in range: ClosedRange<Double>, digits: Double = 100) -> Double {
    let value = (number(in: range) * digits).rounded() / digits
    return min(max(value, range.lowerBound), range.upperBound)
  }

  mutating func color() -> HexColor {
    HexColor(
      value: chance(0.8)
        ? UInt32(truncatingIfNeeded: next()) | 0xFF : UInt32(truncatingIfNeeded: next()))
  }

  mutating func colors(_ counts: ClosedRange<Int>) -> [HexColor] {
    (0..<Int.random(in: counts, using: &self)).map { _ in color() }
  }

  /// Settings of which about half have not their defaults.
  mutating func settings() -> TraceSettings {
    var all = TraceSettings()
    all.kind = TraceSettings.Kind.allCases.randomElement(using: &self)!
    all.style = TraceSettings.Style.allCases.randomElement(using: &self)!
    all.threshold = TraceSettings.Threshold.allCases.randomElement(using: &self)!
    all.thresholdValue = round(in: 0...1)
    if chance(0.5) { all.contrastAdjustment = round(in: 0...3) }
    if chance(0.3) { all.contrastPivot = nil } else { all.contrastPivot = round(in: 0...1) }
    all.isLightOnDark = chance(0.3)
    setColors(&all)
    if chance(0.5) { all.tolerance = round(in: 0.02...4) }
    if chance(0.5) { all.cornerAngle = round(in: 0...180, digits: 1) }
    if chance(0.2) { all.maximumSegments = Int.random(in: 1...200, using: &self) }
    if chance(0.2) { all.noiseLevel = round(in: 0...60, digits: 1) }
    if chance(0.5) { all.despeckle = round(in: 0...30, digits: 1) }
    all.hasConstantWidths = chance(0.5)
    if chance(0.2) { all.maximumImageDimension = Int.random(in: 64...90, using: &self) }
    if chance(0.3) { all.scale = round(in: 0.25...3) }
    if chance(0.3) { all.inset = round(in: 0...5) }
    all.grouping = TraceSettings.Grouping.allCases.randomElement(using: &self)!
    all.writesShapes = chance(0.3)
    setPaint(&all)
    if chance(0.4) { all.fractionDigits = Int.random(in: 0...9, using: &self) }
    all.sourceAPI = TraceSettings.SourceAPI.allCases.randomElement(using: &self)!
    if chance(0.3) { all.typeName = "Thing\(Int.random(in: 0...99, using: &self))" }
    if chance(0.1) { all.maximumTime = round(in: 60...600) }
    if chance(0.1) { all.maximumMemory = Int.random(in: 500_000_000...2_000_000_000, using: &self) }
    if chance(0.1) { all.maximumPixels = Int.random(in: 1_000_000...9_000_000, using: &self) }
    if chance(0.1) {
      all.maximumScannedPixels = Int.random(in: 1_000_000...9_000_000, using: &self)
    }
    return all
  }

  private mutating func setColors(_ all: inout TraceSettings) {
    switch Int.random(in: 0...2, using: &self) {
    case 0: all.colors = .automatic
    case 1: all.colors = .count(Int.random(in: 1...128, using: &self))
    default: all.colors = .list(colors(1...6))
    }
    if case .list(let list) = all.colors, chance(0.6) {
      all.recoloring = list.prefix(2).map { .init(from: $0, to: chance(0.5) ? list[0] : color()) }
    }
    all.dropsBackground = chance(0.2)
    if chance(0.2) { all.droppedColors = colors(1...2) }
    if case .list(let list) = all.colors, chance(0.3) { all.droppedColors = [list[0]] }
    all.layers = chance(0.5) ? .stacked : .cutout
    all.closesSeams = chance(0.5)
    all.findsGradients = chance(0.3)
  }

  private mutating func setPaint(_ all: inout TraceSettings) {
    if chance(0.5) { all.fill = colors(0...3) }
    if chance(0.4) { all.stroke = colors(1...3) }
    if chance(0.5) { all.lineWidth = round(in: 0.1...9) }
    all.lineCap = TraceSettings.LineCap.allCases.randomElement(using: &self)!
    all.lineJoin = TraceSettings.LineJoin.allCases.randomElement(using: &self)!
    if chance(0.3) { all.miterLimit = round(in: 1...20) }
    if chance(0.3) { all.dash = [round(in: 0.1...9), round(in: 0...9)] }
    if chance(0.3) { all.dashPhase = round(in: -9...9) }
    if chance(0.3) { all.background = colors(1...3) }
  }
}
