import CoreImage
import CoreImage.CIFilterBuiltins
import SwiftUI

/// A picture with a filter that one chooses and a slider for how much of it.
struct PhotoFilters: View {
  @State private var currentFilter: CIFilter = CIFilter.sepiaTone()
  @State private var intensity = 0.5
  @State private var processed: Image?

  private let context = CIContext()

  var body: some View {
    VStack(spacing: 16) {
      processed?
        .resizable()
        .scaledToFit()
        .clipShape(RoundedRectangle(cornerRadius: 12))
      HStack {
        Text("Intensity")
        Slider(value: $intensity)
          .onChange(of: intensity) { _ in apply() }
      }
      HStack {
        Button("Sepia") { choose(.sepiaTone()) }
        Button("Pixels") { choose(.pixellate()) }
        Button("Blur") { choose(.gaussianBlur()) }
        Button("Edges") { choose(.edges()) }
      }
      .buttonStyle(.bordered)
    }
    .padding()
    .onAppear { choose(.sepiaTone()) }
  }

  private func choose(_ filter: CIFilter) {
    currentFilter = filter
    currentFilter.setValue(CIImage(image: Self.photo), forKey: kCIInputImageKey)
    apply()
  }

  private func apply() {
    let keys = currentFilter.inputKeys
    if keys.contains(kCIInputIntensityKey) {
      currentFilter.setValue(intensity, forKey: kCIInputIntensityKey)
    }
    if keys.contains(kCIInputRadiusKey) {
      currentFilter.setValue(intensity * 10, forKey: kCIInputRadiusKey)
    }
    if keys.contains(kCIInputScaleKey) {
      currentFilter.setValue(intensity * 30, forKey: kCIInputScaleKey)
    }
    guard let output = currentFilter.outputImage,
      let picture = context.createCGImage(output, from: output.extent)
    else { return }
    processed = Image(uiImage: UIImage(cgImage: picture))
  }

  /// Hills in the evening.
  private static var photo: UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let size = CGSize(width: 240, height: 160)
    return UIGraphicsImageRenderer(size: size, format: format).image { context in
      UIColor(red: 0.98, green: 0.75, blue: 0.45, alpha: 1).setFill()
      context.fill(CGRect(origin: .zero, size: size))
      UIColor(red: 0.95, green: 0.35, blue: 0.25, alpha: 1).setFill()
      UIBezierPath(ovalIn: CGRect(x: 140, y: 40, width: 60, height: 60)).fill()
      UIColor(red: 0.25, green: 0.35, blue: 0.45, alpha: 1).setFill()
      UIBezierPath(ovalIn: CGRect(x: -60, y: 85, width: 240, height: 160)).fill()
      UIColor(red: 0.15, green: 0.3, blue: 0.2, alpha: 1).setFill()
      UIBezierPath(ovalIn: CGRect(x: 80, y: 105, width: 260, height: 140)).fill()
    }
  }
}
