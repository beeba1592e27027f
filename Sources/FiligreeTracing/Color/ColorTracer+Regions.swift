import FiligreeBase
import FiligreePixels

// How a picture becomes regions of one color or gradient.
extension ColorTracer {
  /// A picture's faces, their labels' colors, and how far neighbors typically differ.
  struct Regions: ~Copyable {
    let map: FaceMap
    let colors: FaceColors
    let noise: Int
    let kind: PictureKind
    /// Whether the pixels leave no doubt that the picture is better with the ramps.
    var rampsAreEvident = false
  }

  /// A picture's regions after small ones were joined to others.
  struct Labeling: ~Copyable {
    /// What they were found in.
    let pixels: Pixels
    /// The regions: with ramps, where there are any that make them better.
    var best: Regions
    /// Those without ramps, where the best ones have some.
    var plain: Regions?
  }

  /// The pixels of a picture, or means of them.
  struct Pixels {
    let plane: ColorPlane
    /// The number of pixels across and down that each of the plane's stands for.
    let scale: Int
    /// The size of the picture.
    let (width, height): (Int, Int)
  }

  /// Labels a picture's pixels, or means of them where these tell all.
  func labeling(of plane: ColorPlane, progress: (Double) throws -> Void) throws -> Labeling {
    let scale = plane.withView(coarseness)
    if scale > 1 {
      let means = plane.withView { BlockMeans.plane(of: $0, scale: scale) }
      let pixels = Pixels(plane: means, scale: scale, width: plane.width, height: plane.height)
      if let found = try labeling(of: pixels, progress) { return found }
    }
    let pixels = Pixels(plane: plane, scale: 1, width: plane.width, height: plane.height)
    // There is always a labeling of a picture's own ones.
    return try labeling(of: pixels, progress)!
  }

  /// The number of pixels across and down that are traced as one: more than one where their differences
  /// are noise, or next to nothing, and the settings request nothing finer.
  private func coarseness(of view: ColorView) -> Int {
    guard view.width * view.height >= fewestNoisyPixels else { return 1 }
    var scale = max(NoiseScan(view).scale, SoftnessScan(view).scale)
    while scale > 1 {
      let isFine = tolerance.map { $0 < Self.fineTolerance * Double(scale) } ?? false
      let isSmall = despeckle.map { $0 < 4 * scale * scale } ?? false
      guard isFine || isSmall else { break }
      scale -= 1
    }
    return scale
  }

  /// Labels pixels; nil for means that are no photo.
  private func labeling(
    of pixels: Pixels, _ progress: (Double) throws -> Void
  ) throws -> Labeling? {
    let scale = pixels.scale
    var labeling: Labeling?
    try pixels.plane.withView { view in
      let labels = LabelBuffer(count: view.width * view.height)
      // First without ramps, so that they can be compared.
      let look = try self.look(at: view, scale: scale, labels, progress)
      guard let plain = try regions(of: view, scale: scale, look, labels, progress) else { return }
      if findsGradients,
        let shaded = try ramps(over: plain, look, labels, scale: scale, view: view, progress)
      {
        labeling = Labeling(pixels: pixels, best: shaded, plain: plain)
      } else {
        labeling = Labeling(pixels: pixels, best: plain, plain: nil)
      }
    }
    return labeling
  }

  /// The regions with those ramps laid over them that make them better, nil if none do; `labels` become what they are without.
  private func ramps(
    over plain: borrowing Regions, _ look: Look, _ labels: borrowing LabelBuffer, scale: Int,
    view: ColorView, _ progress: (Double) throws -> Void
  ) throws -> Regions? {
    plain.map.write(to: labels.base)
    let marks = LabelBuffer(count: labels.count)
    let finder = RampFinder(view: view)
    let gain = RampGain(view: view, noise: finder.noise)
    let labeling = RampGain.Labeling(labels.base, plain.colors)
    let candidates = finder.find(marks: marks.base, gain, plain: labeling)
    try progress(0.3)
    let isKept = gain.kept(candidates, marks: marks.base, plain: labeling)
    guard isKept.contains(true) else { return nil }
    keep(isKept, marks)
    let ramps = candidates.indices.filter { isKept[$0] }.map { candidates[$0] }
    // Means are a photo's.
    let kind =
      scale > 1
      ? plain.kind : kind(of: view, besides: marks, look, isSmoothed: finder.isSmooth)
    lay(ramps, marks, over: plain, look, scale: scale, view: view)
    let colors = plain.colors.with(ramps)
    guard let change = gain.restore(marks.base, colors, to: labeling) else { return nil }
    let saddles = SaddleRule(view: view, colors: colors.means)
    return Regions(
      map: FaceMap(
        RegionRuns(marks.base, width: view.width, height: view.height, saddles: saddles)),
      colors: colors, noise: plain.noise, kind: kind, rampsAreEvident: gain.isEvident(change))
  }

  /// Lays ramps, whose pixels are marked, over the regions without them; the marks become the labels of all pixels.
  private func lay(
    _ ramps: [Ramp], _ marks: borrowing LabelBuffer, over plain: borrowing Regions, _ look: Look,
    scale: Int, view: ColorView
  ) {
    let colors = plain.colors.with(ramps)
    RampOverlay.complete(
      marks.base, from: plain.map, view: view, colors: colors.palette.colors,
      tolerance: look.isUnmixed ? nil : Float(look.tolerance))
    var lookup = PaletteLookup(colors.palette, isExact: look.isClean)
    painter(view, look, colors, marks.base).paintUnknown(&lookup)
    let saddles = SaddleRule(view: view, colors: colors.means)
    _ = merger(look, colors, scale: scale, view: view)
      .run(marks.base, width: view.width, height: view.height, saddles: saddles)
  }

  /// Leaves the marks of those ramps that are kept, as the labels of the first ones.
  private func keep(_ isKept: [Bool], _ marks: borrowing LabelBuffer) {
    var labels: [UInt8] = []
    var count = FaceColors.firstRamp
    for keeps in isKept {
      labels.append(keeps ? count : 0)
      if keeps { count += 1 }
    }
    for i in 0..<marks.count where marks.base[i] > 0 {
      marks.base[i] = labels[Int(marks.base[i] - FaceColors.firstRamp)]
    }
  }

  /// What is known of a picture before its pixels have labels.
  private struct Look {
    var isSmooth: Bool
    /// Whether it is small, and traced at a price for each border.
    var isIcon: Bool
    /// Whether most pixels are in plateaus.
    var isFlat: Bool
    /// Whether compression has left its traces in a small picture.
    var isRippled: Bool
    /// How far neighbors typically differ.
    var noise: Int
    /// How far components of neighbors in plateaus may differ.
    var tolerance: Int
    var palette: ColorPalette
    /// Lines that are too thin for plateaus.
    var lines: [LineColors.Line]
    var kind: PictureKind
    var isClean: Bool { kind == .clean }
    /// Whether pixels outside of plateaus are taken for mixtures.
    var isUnmixed: Bool { (isFlat || isIcon) && kind != .photo }
  }

  /// Looks at a picture, and marks the pixels of plateaus.
  private func look(
    at view: ColorView, scale: Int, _ labels: borrowing LabelBuffer,
    _ progress: (Double) throws -> Void
  ) throws -> Look {
    let texture = texture(of: view, scale: scale, labels)
    try progress(0.1)
    let (isFlat, isIcon) = (texture.isFlat, texture.isIcon)
    var (scan, noise) = (texture.scan, texture.noise)
    if isFlat, scale == 1, !texture.isClean {
      scan.bins = MeanColors.bins(
        of: view, noise: noise, marks: labels.base, besides: scan.bins)
      noise /= MeanColors.gain
    }
    let isSoft = scale > 1 && scan.edgeCount * Self.softRatio < view.width * view.height
    // Where a small picture has areas without plateaus, their colors are not among those of plateaus.
    let hasAllColors = isFlat && !(isIcon && PlateauScan.hasSlopes(view, marks: labels.base))
    let (palette, lines, hasManyColors) = palette(
      scan, isIcon: isIcon && !hasAllColors, isClean: texture.isClean, isSoft: isSoft,
      noise: noise, exact: texture.exact,
      view: view, marks: labels.base)
    return Look(
      isSmooth: texture.isSmooth, isIcon: isIcon, isFlat: isFlat, isRippled: texture.isRippled,
      noise: texture.noise, tolerance: scan.tolerance, palette: palette, lines: lines,
      kind: texture.isClean ? .clean : hasManyColors ? .photo : .noisy)
  }

  /// What a picture's pixels are like.
  private struct Texture {
    var isSmooth: Bool
    var isIcon: Bool
    var isFlat: Bool
    var isRippled: Bool
    var noise: Int
    var scan: PlateauScan
    /// The colors of a picture without mixtures.
    var exact: ExactColors?
    var isClean: Bool { isIcon || exact != nil || (noise <= 1 && isFlat) }
  }

  /// The texture of a picture whose ramps are marked in `labels`; marks the pixels of plateaus.
  ///
  /// Small differences are no noise if it is smoothed.
  private func texture(
    of view: ColorView, scale: Int, _ labels: borrowing LabelBuffer, isSmoothed: Bool = false
  ) -> Texture {
    let pixels = view.width * view.height
    let isSmooth = PlateauScan.isSmooth(view, marks: labels.base)
    let isIcon = scale == 1 && pixels <= mostIconPixels && !isSmooth
    let isRippled = isIcon && (hasSharperChroma || PlateauScan.hasRipples(view))
    // Among so few pixels edges cannot be told from noise.
    let noise =
      isIcon && !isRippled || isSmoothed
      ? 0 : max(PlateauScan.noise(view, marks: labels.base), leastNoise)
    let tolerance = min(max(2 + 3 * noise, 4), 24)
    let scan = PlateauScan(view, tolerance: tolerance, marks: labels.base)
    let isFlat = scan.edgeCount * Self.flatRatio < pixels
    // Drawn pixel by pixel, without mixtures: each color counts, however few pixels it has.
    let exact = isFlat || scale > 1 ? nil : ExactColors(view)
    return Texture(
      isSmooth: isSmooth, isIcon: isIcon, isFlat: isFlat, isRippled: isRippled, noise: noise,
      scan: scan, exact: exact)
  }

  /// The kind of a picture beside its ramps, whose pixels are marked: without their shades it can be clean.
  private func kind(
    of view: ColorView, besides marks: borrowing LabelBuffer, _ look: Look, isSmoothed: Bool
  ) -> PictureKind {
    if look.isClean { return .clean }
    let copy = LabelBuffer(count: marks.count)
    copy.base.update(from: marks.base, count: marks.count)
    let texture = texture(of: view, scale: 1, copy, isSmoothed: isSmoothed)
    return texture.isClean ? .clean : look.kind
  }

  /// The regions of a picture; nil for means of pixels that are no photo.
  ///
  /// The pixels of plateaus are marked in the buffer, which becomes the labels of all pixels.
  private func regions(
    of view: ColorView, scale: Int, _ look: Look, _ buffer: borrowing LabelBuffer,
    _ progress: (Double) throws -> Void
  ) throws -> Regions? {
    let pixels = view.width * view.height
    let labels = buffer.base
    let (palette, kind, isClean) = (look.palette, look.kind, look.isClean)
    if scale > 1, kind != .photo { return nil }
    let recoloring = PaletteRecoloring(palette, recolorings)
    var colors = FaceColors(palette: palette, ramps: [], paints: recoloring.paints)
    var lookup = PaletteLookup(palette, isExact: isClean)
    var painter = painter(view, look, colors, labels)
    painter.lines = LinePainter(
      view: view, tolerance: Float(look.tolerance), labels: labels, palette: palette,
      lines: look.lines, radius: LineColors.leastDistance(isClean: isClean))
    if look.isUnmixed {
      painter.paint(&lookup)
    } else {
      // A photo hardly has plateaus: its pixels are no mixtures of them.
      painter.paintPlainly(&lookup)
    }
    if !recoloring.keepsLabels {
      for i in 0..<pixels { labels[i] = recoloring.label(labels[i]) }
    }
    try progress(0.2)
    let means = colors.means
    let saddles = SaddleRule(view: view, colors: means)
    let merger = merger(look, colors, scale: scale, view: view)
    _ = merger.run(labels, width: view.width, height: view.height, saddles: saddles)
    try progress(0.3)
    var map = FaceMap(
      RegionRuns(labels, width: view.width, height: view.height, saddles: saddles))
    if kind == .photo {
      fit(&map, &colors, recoloring, view: view)
    }
    return Regions(map: map, colors: colors, noise: look.noise, kind: kind)
  }

  /// Assigns the faces of a photo to the nearest colors, and moves the colors to the means of their
  /// faces.
  private func fit(
    _ map: inout FaceMap, _ colors: inout FaceColors, _ recoloring: PaletteRecoloring,
    view: ColorView
  ) {
    var fit = PaletteFit(map, view: view, palette: colors.palette)
    if case .list = self.colors { fit.run(isFixed: true) } else { fit.run(isFixed: false) }
    colors = FaceColors(palette: fit.palette, ramps: colors.ramps, paints: recoloring.paints)
    let saddles = SaddleRule(view: view, colors: colors.means)
    let labels = recoloring.keepsLabels ? fit.labels : fit.labels.map(recoloring.label)
    map = FaceMap(RegionRuns(map, labels: labels, saddles: saddles))
  }

  /// The palette, the lines that are too thin for plateaus, and whether the picture has many more colors than a palette.
  private func palette(
    _ scan: PlateauScan, isIcon: Bool, isClean: Bool, isSoft: Bool, noise: Int, exact: ExactColors?,
    view: ColorView, marks: UnsafePointer<UInt8>
  ) -> (ColorPalette, lines: [LineColors.Line], hasManyColors: Bool) {
    var lines = LineColors.Result()
    var found: (palette: ColorPalette, hasManyColors: Bool)
    switch colors {
    case .automatic, .count:
      var count: Int?
      if case .count(let n) = colors { count = min(max(n, 1), ColorPalette.maximumCount) }
      if isIcon, exact == nil {
        let most = count ?? PaletteBuilder.automaticCount
        return (
          IconPalette.palette(
            of: view, tolerance: Float(scan.tolerance), count: most, marks: marks), [], false
        )
      }
      found = PaletteBuilder.palette(
        of: scan, count: count, isClean: isClean, isSoft: isSoft, noise: noise,
        pixels: view.width * view.height
      ) { known in
        // Without mixtures there is nothing to unmix; in icons shades along edges look like lines.
        if exact != nil || view.width * view.height <= mostIconPixels { return [] }
        let finder = LineColors(view, tolerance: scan.tolerance, isClean: isClean, marks: marks)
        lines = finder.find(known: known)
        return lines.colors
      } thin: { known in
        if let exact { return exact.others(than: known) }
        var thin = ThinColors(
          view, tolerance: scan.tolerance, isClean: isClean, marks: marks, explained: lines.pixels,
          known: known)
        return thin.find(known: known)
      }
    case .list(let list):
      let colors = list.prefix(ColorPalette.maximumCount).map(\.premultipliedBytes)
      found = (PaletteBuilder.palette(of: scan, list: colors), false)
    }
    // Without a plateau, or with an empty list, the mean of all pixels is better than nothing.
    if found.palette.count == 0 { found.palette = ColorPalette([PlateauScan.mean(view)]) }
    return (found.palette, lines.lines, found.hasManyColors)
  }

  private func painter(
    _ view: ColorView, _ look: Look, _ colors: FaceColors, _ labels: UnsafeMutablePointer<UInt8>
  ) -> LabelPainter {
    LabelPainter(
      view: view, palette: colors.palette, tolerance: Float(look.tolerance), labels: labels,
      firstRamp: FaceColors.firstRamp,
      rampColor: { label, x, y in colors.color(label, Float(x) + 0.5, Float(y) + 0.5) })
  }

  /// What joins small regions to others.
  private func merger(
    _ look: Look, _ colors: FaceColors, scale: Int, view: ColorView
  ) -> RegionMerger {
    let requested = despeckle.map { $0 / (scale * scale) }
    // What compression left is no drawing, however few pixels there are.
    let kind = look.isRippled ? PictureKind.noisy : look.kind
    let usual = requested ?? kind.despeckle(pixels: view.width * view.height)
    // In smooth shades each step counts, or steps are seen.
    let isPriced = despeckle == nil && !look.isSmooth && (look.isIcon || kind == .noisy)
    let factor = simplification.shapes
    // Without a price the size below which a region tells nothing grows as the square of the curves' tolerance. With one, all
    // of an icon would be gone before its curves are simple.
    let grown = Double(usual) * (isPriced ? factor : factor * factor)
    let least = Int(min(max(grown.rounded(.up), 0), 0x1p20))
    // Pupils and dots of an i are no specks of noise.
    let salience =
      kind == .noisy && despeckle == nil
      ? Self.salience : isPriced ? Self.iconSalience : .infinity
    var merger = RegionMerger(
      despeckle: least, softness: kind == .clean ? 1 : Self.softness, similarity: Self.similarity,
      salience: salience,
      borderPrice: isPriced ? Float(factor) * RegionMerger.usualBorderPrice : 0,
      coordinates: colors.means.map(OKLab.coordinates), colors: colors.ramps.isEmpty ? nil : colors)
    if kind == .noisy { merger.largestPriced = RegionMerger.largestNoisyPriced }
    // In a clean picture a single pixel may still be a speck.
    if kind == .clean { merger.leastSalient = 2 }
    return merger
  }
}
