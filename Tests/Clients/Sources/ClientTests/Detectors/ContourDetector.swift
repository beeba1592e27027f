import Vision

/// A detector in the manner of a tutorial on contour art: one request, kept and changed.
class ContourDetector {
  static let shared = ContourDetector()

  private var epsilon: Float = 0.001

  private lazy var request: VNDetectContoursRequest = {
    let req = VNDetectContoursRequest()
    return req
  }()

  private init() {}

  private func perform(request: VNRequest, on image: CGImage) throws -> VNRequest {
    let requestHandler = VNImageRequestHandler(cgImage: image, options: [:])
    try requestHandler.perform([request])
    return request
  }

  private func postProcess(request: VNRequest) -> [VNContour] {
    guard let results = request.results as? [VNContoursObservation] else {
      return []
    }
    let vnContours = results.flatMap { contour in
      (0..<contour.contourCount).compactMap { try? contour.contour(at: $0) }
    }
    return vnContours.compactMap {
      try? $0.polygonApproximation(epsilon: self.epsilon)
    }
  }

  func process(image: CGImage?) throws -> [VNContour] {
    guard let image = image else {
      return []
    }
    let contourRequest = try perform(request: request, on: image)
    return postProcess(request: contourRequest)
  }

  func set(contrastPivot: CGFloat?) {
    request.contrastPivot = contrastPivot.map {
      NSNumber(value: $0)
    }
  }

  func set(contrastAdjustment: CGFloat) {
    request.contrastAdjustment = Float(contrastAdjustment)
  }

  func set(epsilon: CGFloat) {
    self.epsilon = Float(epsilon)
  }
}
