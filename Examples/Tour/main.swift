import Filigree

let picture = try CGImage(contentsOf: URL(fileURLWithPath: "logo.png"))
let request = VNDetectContoursRequest()
request.contrastAdjustment = 1
try VNImageRequestHandler(cgImage: picture, options: [:]).perform([request])

// Vision's unit square has its origin at the lower left: turn it over onto a page of 512 × 512.
var flip = CGAffineTransform(a: 512, b: 0, c: 0, d: -512, tx: 0, ty: 512)
let outline = request.results!.first!.normalizedPath.copy(using: &flip)!

var drawing = DisplayListRecorder(bounds: CGRect(x: 0, y: 0, width: 512, height: 512))
drawing.stroke(
  Path(outline), with: .color(CGColor(red: 1, green: 0.8, blue: 0, alpha: 1)),
  style: StrokeStyle(lineWidth: 8, lineCap: .round, dash: [1, 20]))
let list = drawing.finish()

try Rasterizer(scale: 2).render(list).write(to: URL(fileURLWithPath: "logo@2x.png"), as: .png)
try Data(SVGWriter().write(list)).write(to: URL(fileURLWithPath: "logo.svg"))
