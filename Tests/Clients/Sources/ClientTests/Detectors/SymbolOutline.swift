import CoreImage
import UIKit
import Vision

/// The outline of a picture as one path in Vision's unit square, y up.
///
/// This is what a tutorial on turning symbols into shapes does with `VNDetectContoursRequest`.
func detectVisionContours(from sourceImage: UIImage) -> CGPath? {
  let inputImage = CIImage.init(cgImage: sourceImage.cgImage!)
  let contourRequest = VNDetectContoursRequest()
  contourRequest.revision = VNDetectContourRequestRevision1
  contourRequest.contrastAdjustment = 1.0
  contourRequest.maximumImageDimension = 512
  let requestHandler = VNImageRequestHandler(ciImage: inputImage, options: [:])
  try! requestHandler.perform([contourRequest])
  if let contoursObservation = contourRequest.results?.first {
    return contoursObservation.normalizedPath
  }
  return nil
}
