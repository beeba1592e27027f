import CoreImage.CIFilterBuiltins
import UIKit

/// A QR code of text, four points a module, as listings make one.
func sharpCode(for text: String) -> UIImage? {
  let filter = CIFilter.qrCodeGenerator()
  filter.message = Data(text.utf8)
  filter.correctionLevel = "M"
  guard let output = filter.outputImage else { return nil }
  let large = output.transformed(by: CGAffineTransform(scaleX: 4, y: 4))
  guard let picture = CIContext().createCGImage(large, from: large.extent) else { return nil }
  return UIImage(cgImage: picture)
}
