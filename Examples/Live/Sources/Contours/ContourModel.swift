import SwiftUI
import UIKit
import Vision

struct Contour: Identifiable, Sendable {
  let id: Int
  let path: Path
}

/// A picture, and the contours that Vision finds in it.
@MainActor
final class ContourModel: ObservableObject {
  @Published private(set) var contours: [Contour] = []
  @Published private(set) var isBusy = false
  @Published var contrast = 2.0
  @Published var pivot = 0.5
  @Published var simplifies = true

  let picture = UIImage(named: "drawing")?.cgImage

  func findContours() {
    guard !isBusy, let picture else { return }
    isBusy = true
    let (contrast, pivot, simplifies) = (contrast, pivot, simplifies)
    Task {
      contours = await Self.contours(of: picture, contrast, pivot, simplifies)
      isBusy = false
    }
  }

  private nonisolated static func contours(
    of picture: CGImage, _ contrast: Double, _ pivot: Double, _ simplifies: Bool
  ) async -> [Contour] {
    let request = VNDetectContoursRequest()
    request.contrastAdjustment = Float(contrast)
    request.contrastPivot = NSNumber(value: pivot)
    try? VNImageRequestHandler(cgImage: picture, options: [:]).perform([request])
    guard let found = request.results?.first else { return [] }
    return (0..<found.contourCount).compactMap { index in
      guard let contour = try? found.contour(at: index) else { return nil }
      let simple = simplifies ? try? contour.polygonApproximation(epsilon: 0.001) : nil
      return Contour(id: index, path: Path((simple ?? contour).normalizedPath))
    }
  }
}
