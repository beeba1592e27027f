import Foundation

/// The rectangle of everything in normalized coordinates: (0, 0, 1, 1).
public let VNNormalizedIdentityRect = CGRect(x: 0, y: 0, width: 1, height: 1)

/// Whether a rectangle is that of everything.
public func VNNormalizedRectIsIdentityRect(_ normalizedRect: CGRect) -> Bool {
  normalizedRect == VNNormalizedIdentityRect
}

/// A point in pixels for one in normalized coordinates.
public func VNImagePointForNormalizedPoint(
  _ normalizedPoint: CGPoint, _ imageWidth: Int, _ imageHeight: Int
) -> CGPoint {
  CGPoint(
    x: normalizedPoint.x * CGFloat(imageWidth), y: normalizedPoint.y * CGFloat(imageHeight))
}

/// A point in normalized coordinates for one in pixels.
public func VNNormalizedPointForImagePoint(
  _ imagePoint: CGPoint, _ imageWidth: Int, _ imageHeight: Int
) -> CGPoint {
  CGPoint(x: imagePoint.x / CGFloat(imageWidth), y: imagePoint.y / CGFloat(imageHeight))
}

/// A rectangle in pixels for one in normalized coordinates.
public func VNImageRectForNormalizedRect(
  _ normalizedRect: CGRect, _ imageWidth: Int, _ imageHeight: Int
) -> CGRect {
  CGRect(
    x: normalizedRect.origin.x * CGFloat(imageWidth),
    y: normalizedRect.origin.y * CGFloat(imageHeight),
    width: normalizedRect.size.width * CGFloat(imageWidth),
    height: normalizedRect.size.height * CGFloat(imageHeight))
}

/// A rectangle in normalized coordinates for one in pixels.
public func VNNormalizedRectForImageRect(
  _ imageRect: CGRect, _ imageWidth: Int, _ imageHeight: Int
) -> CGRect {
  CGRect(
    x: imageRect.origin.x / CGFloat(imageWidth), y: imageRect.origin.y / CGFloat(imageHeight),
    width: imageRect.size.width / CGFloat(imageWidth),
    height: imageRect.size.height / CGFloat(imageHeight))
}

/// A point in pixels of the picture for one normalized to a region of interest.
public func VNImagePointForNormalizedPointUsingRegionOfInterest(
  _ normalizedPoint: CGPoint, _ imageWidth: Int, _ imageHeight: Int, _ roi: CGRect
) -> CGPoint {
  VNImagePointForNormalizedPoint(
    CGPoint(
      x: roi.origin.x + normalizedPoint.x * roi.size.width,
      y: roi.origin.y + normalizedPoint.y * roi.size.height), imageWidth, imageHeight)
}

/// A point normalized to a region of interest for one in pixels of the picture.
public func VNNormalizedPointForImagePointUsingRegionOfInterest(
  _ imagePoint: CGPoint, _ imageWidth: Int, _ imageHeight: Int, _ roi: CGRect
) -> CGPoint {
  let point = VNNormalizedPointForImagePoint(imagePoint, imageWidth, imageHeight)
  return CGPoint(
    x: (point.x - roi.origin.x) / roi.size.width, y: (point.y - roi.origin.y) / roi.size.height)
}

/// A rectangle in pixels of the picture for one normalized to a region of interest.
public func VNImageRectForNormalizedRectUsingRegionOfInterest(
  _ normalizedRect: CGRect, _ imageWidth: Int, _ imageHeight: Int, _ roi: CGRect
) -> CGRect {
  VNImageRectForNormalizedRect(
    CGRect(
      x: roi.origin.x + normalizedRect.origin.x * roi.size.width,
      y: roi.origin.y + normalizedRect.origin.y * roi.size.height,
      width: normalizedRect.size.width * roi.size.width,
      height: normalizedRect.size.height * roi.size.height), imageWidth, imageHeight)
}

/// A rectangle normalized to a region of interest for one in pixels of the picture.
public func VNNormalizedRectForImageRectUsingRegionOfInterest(
  _ imageRect: CGRect, _ imageWidth: Int, _ imageHeight: Int, _ roi: CGRect
) -> CGRect {
  let rect = VNNormalizedRectForImageRect(imageRect, imageWidth, imageHeight)
  return CGRect(
    x: (rect.origin.x - roi.origin.x) / roi.size.width,
    y: (rect.origin.y - roi.origin.y) / roi.size.height,
    width: rect.size.width / roi.size.width, height: rect.size.height / roi.size.height)
}
