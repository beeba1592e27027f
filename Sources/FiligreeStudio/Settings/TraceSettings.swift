import Filigree

/// How a picture is traced: every setting of `filigree trace`, whether it has an effect at the moment or not.
///
/// What has an effect depends on others: a shape of one color has a threshold, a trace in colors has none. A setting
/// without effect keeps its value for the time when it has one again; the command line leaves it out.
struct TraceSettings: Hashable, Sendable {
  /// What a picture becomes.
  enum Kind: String, Hashable, Sendable, CaseIterable {
    /// Shapes of many colors.
    case colors
    /// One shape of what is dark, or light.
    case shape
    /// Strokes along the middle of lines.
    case centerLines
  }

  /// What outlines are made of.
  enum Style: String, Hashable, Sendable, CaseIterable {
    case smooth
    case polygon
    case pixel
  }

  /// What parts ink from paper.
  enum Threshold: String, Hashable, Sendable, CaseIterable {
    /// Contrast about a pivot.
    case contrast
    case auto
    case otsu
    case adaptive
    /// A gray.
    case value
  }

  /// How many colors, or which.
  enum Colors: Hashable, Sendable {
    case automatic
    case count(Int)
    case list([HexColor])
    /// Those of a file.
    case palette(PaletteFile)

    /// The colors that the tracer is told; nil where it finds them.
    var list: [HexColor]? {
      switch self {
      case .automatic, .count: nil
      case .list(let list): list
      case .palette(let file): file.colors
      }
    }
  }

  /// How shapes of different colors lie.
  enum Layers: String, Hashable, Sendable, CaseIterable {
    case stacked
    case cutout
  }

  /// What gathers shapes.
  enum Grouping: String, Hashable, Sendable, CaseIterable {
    /// Nothing: all regions are as few paths as can be.
    case none
    /// Their color: the shapes of each are a group with its name.
    case color
    /// What they lie in: each shape is a path, in colors in a group with those within it.
    case nesting
  }

  /// Shapes of a color that are to have another one.
  struct Recoloring: Hashable, Sendable {
    var from: HexColor
    var to: HexColor
  }

  /// The framework that Swift source is written for.
  enum SourceAPI: String, Hashable, Sendable, CaseIterable {
    case swiftui
    case canvas
    case uikit
    case coregraphics
  }

  enum LineCap: String, Hashable, Sendable, CaseIterable {
    case butt
    case round
    case square
  }

  enum LineJoin: String, Hashable, Sendable, CaseIterable {
    case miter
    case round
    case bevel
  }

  // MARK: What it becomes

  var kind = Kind.colors
  var style = Style.smooth

  // MARK: Colors

  var colors = Colors.automatic
  var recoloring: [Recoloring] = []
  /// Whether what touches the picture's border in the color of most of it is left out.
  var dropsBackground = false
  /// Colors whose shapes are left out.
  var droppedColors: [HexColor] = []
  var layers = Layers.stacked
  /// Whether lines beneath cut-out shapes close what opens between them.
  var closesSeams = false
  var findsGradients = false

  // MARK: Ink and paper

  var threshold = Threshold.contrast
  /// The gray of ``Threshold/value``, 0…1.
  var thresholdValue = 0.5
  /// 0…3.
  var contrastAdjustment = 2.0
  /// 0…1; nil for the picture's mean.
  var contrastPivot: Double? = 0.5
  var isLightOnDark = false

  // MARK: Outlines

  /// Pixels; nil for what the tracer thinks right.
  var tolerance: Double?
  /// The most lines and curves; nil for as many as there are.
  var maximumSegments: Int?
  /// Degrees, 0…180.
  var cornerAngle = 25.0
  /// Square pixels; nil for what the tracer thinks right.
  var despeckle: Double?
  /// Differences of pixels that are averaged, in levels of 255; 0 for none.
  var noiseLevel = 0.0
  /// Whether each line has one width, and lines are all there is.
  var hasConstantWidths = false
  /// Pixels of the longer side; nil for the picture's own.
  var maximumImageDimension: Int?

  // MARK: The page

  /// Units of the output for a pixel of the picture.
  var scale = 1.0
  /// Units kept free on every side.
  var inset = 0.0
  var grouping = Grouping.none

  // MARK: Paint

  /// None, one, or a gradient from top to bottom; nil for black, or none where there is a stroke.
  var fill: [HexColor]?
  var stroke: [HexColor] = []
  var lineWidth = 1.0
  var lineCap = LineCap.butt
  var lineJoin = LineJoin.miter
  var miterLimit = 10.0
  var dash: [Double] = []
  var dashPhase = 0.0
  var background: [HexColor] = []

  // MARK: Output

  /// Digits after the point, 0…9.
  var fractionDigits = 2
  /// Whether circles, ellipses and upright rectangles are these in SVG, not paths.
  var writesShapes = false
  var sourceAPI = SourceAPI.swiftui
  /// The name of the type in Swift source; empty for one made from the file's.
  var typeName = ""

  // MARK: Limits

  /// Pixels of the picture, or of a drawing of pixels.
  var maximumPixels = defaultMaximumPixels
  /// Pixels that the scans of a JPEG go over together.
  var maximumScannedPixels = defaultMaximumScannedPixels
  /// Bytes; nil for what the tracer thinks right.
  var maximumMemory: Int?
  /// Seconds; nil for no limit.
  var maximumTime: Double?
}

extension TraceSettings {
  static let contrastAdjustments = 0.0...3.0
  static let unit = 0.0...1.0
  static let tolerances = 0.02...1000.0
  static let cornerAngles = 0.0...180.0
  static let counts = 1...128
  static let segmentCounts = 1...Int.max
  static let noiseLevels = 0.0...255.0
  static let imageDimensions = 64...Int.max
  static let scales = 1e-6...1e6
  static let miterLimits = 1.0...1e6
  /// Longer lengths are slips of the pen: no page has them.
  static let lengths = 0.0...1e9
  static let phases = -1e9...1e9
  static let fractionDigitRange = 0...9
  static let defaultMaximumPixels = PictureLimits.default.maximumPixels
  static let defaultMaximumScannedPixels = PictureLimits.default.maximumScannedPixels
}

extension TraceSettings {
  var usesColors: Bool { kind == .colors }
  var usesStyle: Bool { kind != .centerLines }
  /// Whether the pixels' own edges are drawn.
  var drawsPixels: Bool { usesStyle && style == .pixel }
  var usesRegions: Bool { usesColors && !drawsPixels }
  var usesSeams: Bool { usesRegions && layers == .cutout }
  var usesThreshold: Bool { kind != .colors }
  var usesContrast: Bool { kind == .shape && threshold == .contrast }
  var usesTolerance: Bool { !drawsPixels }
  var usesSegments: Bool { usesStyle && !drawsPixels }
  var usesCornerAngle: Bool { kind == .centerLines || style == .smooth }
  var usesDespeckle: Bool { !(usesColors && drawsPixels) }
  var usesWidths: Bool { kind == .centerLines }
  /// What can gather shapes.
  var groupings: [Grouping] {
    switch kind {
    case .colors: drawsPixels ? [.none, .color] : Grouping.allCases
    case .shape: [.none, .nesting]
    case .centerLines: [.none]
    }
  }
  var usesFill: Bool { kind == .shape }
  var usesStroke: Bool { kind != .colors }
  /// Whether widths, caps and dashes have an effect: where outlines are drawn.
  var usesLines: Bool { kind == .shape && !stroke.isEmpty }

  /// The thresholds to choose from: along lines, the tracer's own or a number.
  var thresholds: [Threshold] { kind == .centerLines ? [.contrast, .value] : Threshold.allCases }

  /// What a tolerance begins with when somebody wants one: what clean pictures have if nothing is said.
  var usualTolerance: Double {
    switch kind {
    case .colors: 0.35
    case .centerLines: 0.4
    case .shape: style == .polygon ? 0.25 : 0.5
    }
  }

  /// The same for the size of specks.
  var usualDespeckle: Double {
    switch kind {
    case .colors: 4
    case .centerLines: 6
    case .shape: style == .smooth ? 2 : 0
    }
  }

  /// The settings as the command line tells them: what has no effect has its default.
  var effective: TraceSettings {
    let usual = TraceSettings()
    var all = self
    if !usesStyle { all.style = usual.style }
    if !usesColors {
      (all.colors, all.recoloring) = (usual.colors, usual.recoloring)
      (all.dropsBackground, all.droppedColors) = (usual.dropsBackground, usual.droppedColors)
    }
    if !usesRegions { (all.layers, all.findsGradients) = (usual.layers, usual.findsGradients) }
    if !usesSeams { all.closesSeams = false }
    if kind == .colors { all.threshold = .contrast }
    if kind == .centerLines, threshold != .value { all.threshold = .contrast }
    if all.threshold != .value { all.thresholdValue = usual.thresholdValue }
    if !usesContrast {
      all.contrastAdjustment = usual.contrastAdjustment
      all.contrastPivot = usual.contrastPivot
    }
    if !usesThreshold { all.isLightOnDark = false }
    if !usesTolerance { all.tolerance = nil }
    if !usesSegments { all.maximumSegments = nil }
    if !usesCornerAngle { all.cornerAngle = usual.cornerAngle }
    if !usesDespeckle { all.despeckle = nil }
    if !usesWidths { all.hasConstantWidths = false }
    if !groupings.contains(grouping) { all.grouping = .none }
    if !usesFill { all.fill = nil }
    if !usesStroke { all.stroke = [] }
    if !usesLines {
      (all.lineWidth, all.lineCap, all.lineJoin) = (usual.lineWidth, usual.lineCap, usual.lineJoin)
      (all.miterLimit, all.dash) = (usual.miterLimit, usual.dash)
    }
    if all.dash.isEmpty { all.dashPhase = 0 }
    return all
  }

  /// The settings that the drawing depends on; what only its file does has its default.
  var drawn: TraceSettings {
    let usual = TraceSettings()
    var all = effective
    (all.fractionDigits, all.sourceAPI) = (usual.fractionDigits, usual.sourceAPI)
    (all.typeName, all.writesShapes) = (usual.typeName, usual.writesShapes)
    // The groups of colors have names, and the same paths.
    if all.grouping == .color { all.grouping = .none }
    return all
  }

  /// The settings that a drawing for a format depends on.
  func drawn(for format: ExportFormat) -> TraceSettings {
    var all = drawn
    if grouping(for: format) == .none { all.grouping = .none }
    return all
  }

  /// What gathers shapes in a file of a format, as far as it knows groups.
  func grouping(for format: ExportFormat) -> Grouping {
    switch effective.grouping {
    case .none: .none
    case .color: format == .svg || format == .dxf ? .color : .none
    case .nesting: format.isPicture ? .none : .nesting
    }
  }
}
