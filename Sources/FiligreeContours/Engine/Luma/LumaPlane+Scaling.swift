import FiligreePixels

extension LumaPlane {
  /// The plane scaled down so that its longer side has at most `maximum` samples; itself if it fits.
  ///
  /// The filter is the mean over the area that each new pixel covers. It does not ring, so it makes
  /// no contour that was not there, and it keeps what edge pixels say about how much of them is ink.
  func scaledDown(to maximum: Int) -> LumaPlane {
    let longer = max(width, height)
    guard longer > maximum else { return self }
    let scale = Double(maximum) / Double(longer)
    let w = max(1, Int((Double(width) * scale).rounded()))
    let h = max(1, Int((Double(height) * scale).rounded()))
    let resampler = AreaResampler(sourceWidth: width, sourceHeight: height, width: w, height: h)
    switch packed().samples {
    case .bits8(let values):
      return LumaPlane(width: w, height: h, samples: resampler.resample(values, channels: 1))
    case .bits16(let values):
      return LumaPlane(width: w, height: h, samples: resampler.resample(values, channels: 1))
    }
  }
}
