import FiligreePixels

extension LumaPlane {
  /// The plane scaled down so that the longer side of `region`, which it shows, has at most `maximum`
  /// samples; itself if it fits; nil if the work was to stop.
  ///
  /// The filter is the mean over the area that each new pixel covers. It does not ring, so it makes
  /// no contour that was not there, and it keeps what edge pixels say about how much of them is foreground.
  func scaledDown(to maximum: Int, region: Region, _ meter: inout WorkMeter) -> LumaPlane? {
    // Of pixels that the region cuts, what lies beyond it does not count: a region that fits is not made
    // any less sharp.
    let longer = region.exactSize.max()
    guard longer > Double(maximum) else { return self }
    let scale = Double(maximum) / longer
    let w = max(1, Int((Double(width) * scale).rounded()))
    let h = max(1, Int((Double(height) * scale).rounded()))
    guard (w, h) != (width, height) else { return self }
    let resampler = AreaResampler(sourceWidth: width, sourceHeight: height, width: w, height: h)
    guard let packed = packed(&meter) else { return nil }
    switch packed.samples {
    case .bits8(let values):
      let scaled = resampler.resample(values, channels: 1) { meter.did($0) }
      return meter.isStopped ? nil : LumaPlane(width: w, height: h, samples: scaled)
    case .bits16(let values):
      let scaled = resampler.resample(values, channels: 1) { meter.did($0) }
      return meter.isStopped ? nil : LumaPlane(width: w, height: h, samples: scaled)
    }
  }
}
