import Foundation

/// The area that a path encloses and its first moments, by Green's theorem.
///
/// Every region counts by its winding number. Sums are taken about `origin`, a point of the path, so
/// that a small shape far from zero loses nothing.
struct PathMoments {
  /// What the moments are about.
  let origin: CGPoint
  /// The signed area: positive where the outline turns from the x axis towards the y axis.
  private(set) var area = 0.0
  /// The integral of x - origin.x over the area.
  private(set) var x = 0.0
  /// The integral of y - origin.y over the area.
  private(set) var y = 0.0

  /// Creates the moments of all subpaths, each taken as closed.
  init(_ segments: PathSegments) {
    origin = segments.subpaths.first?.start ?? .zero
    for subpath in segments.subpaths {
      add(segments, subpath)
    }
  }

  /// Creates the moments of one subpath, taken as closed.
  init(_ segments: PathSegments, _ subpath: PathSegments.Subpath) {
    origin = subpath.start
    add(segments, subpath)
  }

  private mutating func add(_ segments: PathSegments, _ subpath: PathSegments.Subpath) {
    guard let last = subpath.range.last else { return }
    for i in subpath.range {
      add(segments[i])
    }
    add(PathSegment(line: segments[last].p3, subpath.start))
  }

  private mutating func add(_ segment: PathSegment) {
    switch segment.kind {
    case .line:
      let (a, b) = (segment.p0 - origin, segment.p3 - origin)
      let twice = Double(a.cross(b))
      area += 0.5 * twice
      x += twice * Double(a.x + b.x) / 6
      y += twice * Double(a.y + b.y) / 6
    case .quad:
      // Areas have a short closed form, of degree 3; moments are of degree 8 at most.
      let (a, b, c) = (segment.p0 - origin, segment.p1 - origin, segment.p3 - origin)
      let sides = a.cross(b) + b.cross(c)
      area += Double(2 * sides + a.cross(c)) / 6
      addMoments(segment)
    case .cubic:
      let (a, b) = (segment.p0 - origin, segment.p1 - origin)
      let (c, d) = (segment.p2 - origin, segment.p3 - origin)
      let ends = a.cross(b) + c.cross(d)
      let across = a.cross(c) + b.cross(c) + b.cross(d)
      let sum: CGFloat = 6 * ends + 3 * across + a.cross(d)
      area += Double(sum) / 20
      addMoments(segment)
    }
  }

  /// A third of the integral of the position times its vector product with the velocity: a polynomial
  /// of degree 8, which five Gauss–Legendre nodes integrate exactly.
  private mutating func addMoments(_ segment: PathSegment) {
    addMoments(segment, 0, 0.5688888888888889)
    addMoments(segment, 0.5384693101056831, 0.47862867049936647)
    addMoments(segment, -0.5384693101056831, 0.47862867049936647)
    addMoments(segment, 0.906179845938664, 0.23692688505618908)
    addMoments(segment, -0.906179845938664, 0.23692688505618908)
  }

  private mutating func addMoments(_ segment: PathSegment, _ node: Double, _ weight: Double) {
    let t = CGFloat(0.5 + 0.5 * node)
    let position = segment.point(at: t) - origin
    let sweep = Double(position.cross(segment.derivative(at: t))) * weight / 6
    x += sweep * Double(position.x)
    y += sweep * Double(position.y)
  }
}
