import CoreImage.CIFilterBuiltins
import SwiftUI

/// A card with a name, an address, and a code of both that a phone reads.
struct QRCodeCard: View {
  @State private var name = "Ada Lovelace"
  @State private var address = "ada@example.org"

  private let context = CIContext()
  private let filter = CIFilter.qrCodeGenerator()

  var body: some View {
    VStack(spacing: 12) {
      TextField("Name", text: $name)
        .font(.title2)
      TextField("Address", text: $address)
      Image(uiImage: code(for: "\(name)\n\(address)"))
        .interpolation(.none)
        .resizable()
        .scaledToFit()
        .frame(width: 200, height: 200)
    }
    .padding()
  }

  private func code(for text: String) -> UIImage {
    filter.message = Data(text.utf8)
    if let output = filter.outputImage,
      let picture = context.createCGImage(output, from: output.extent)
    {
      return UIImage(cgImage: picture)
    }
    return UIImage(systemName: "xmark.circle") ?? UIImage()
  }
}
