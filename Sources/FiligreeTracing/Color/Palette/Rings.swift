/// Visits the places within `reach` of (`x`, `y`) both ways but not the place itself, ring by ring, the
/// nearest first.
@inline(__always)
func forEachAround(_ x: Int, _ y: Int, reach: Int, _ body: (_ x: Int, _ y: Int) -> Void) {
  for ring in 1...reach {
    for d in -ring...ring {
      body(x + d, y - ring)
      body(x + d, y + ring)
    }
    for d in (1 - ring)..<ring {
      body(x - ring, y + d)
      body(x + ring, y + d)
    }
  }
}
