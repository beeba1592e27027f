import Foundation

/// Makes pixels of a `CIImage`, one region of it.
///
/// What several steps are made from is made once, for all of them, in the smallest region that has what each of them
/// needs; so the time grows with the steps, not with the ways through them. A step's pixels are let go after the last
/// step that is made from them.
package struct RecipeRenderer {
  /// The largest number of pixels of all steps that are alive at a time: a gibibyte.
  package static let pixelLimit = 1 << 26

  /// An image, and where among the steps its inputs are.
  private struct Step {
    let image: CIImage
    let inputs: [Int]
  }

  /// Which part of each step is made, and which step is the last that is made from it.
  private struct Plan {
    var regions: [PixelRegion]
    var lastUsers: [Int?]
  }

  /// The image and all that it is made from, each after its inputs.
  private let steps: [Step]
  private let limit: Int
  private let workers: Workers

  /// The numbers of bands that are tried; more would make what reaches far, as a wide blur, too often.
  private static let bandCounts = [1, 2, 4, 8, 16]

  /// Creates a renderer of an image, with a limit of the pixels that are alive at a time.
  package init(_ image: CIImage, limit: Int = pixelLimit) {
    self.limit = limit
    workers = Workers(threads: min(ProcessInfo.processInfo.activeProcessorCount, 256))
    var steps: [Step] = []
    var places: [ObjectIdentifier: Int] = [:]
    var waiting = [image]
    while let next = waiting.last {
      let inputs = next.recipe?.inputs ?? []
      let missing = inputs.filter { places[ObjectIdentifier($0)] == nil }
      if missing.isEmpty || places[ObjectIdentifier(next)] != nil {
        waiting.removeLast()
        guard places[ObjectIdentifier(next)] == nil else { continue }
        places[ObjectIdentifier(next)] = steps.count
        steps.append(
          Step(image: next, inputs: inputs.compactMap { places[ObjectIdentifier($0)] }))
      } else {
        // The longest way first: what is laid over it, picture after picture, is then made when its turn comes.
        waiting += missing.sorted { $0.depth < $1.depth }
      }
    }
    self.steps = steps
  }

  /// The pixels of the image in a region that is not empty, as rows from the top.
  ///
  /// Where more pixels would be alive than the limit, the region is made in bands, one after another; the limit does
  /// not count the result.
  package func rowsFromTop(
    of region: PixelRegion
  ) throws(RecipeError) -> [LightPixels.Pixel] {
    var failure: RecipeError?
    for count in Self.bandCounts {
      let bands = region.bands(count)
      let plans = bands.map(plan)
      if let error = plans.lazy.compactMap(excess).first {
        // What is told is what the whole needs.
        failure = failure ?? error
        continue
      }
      var rows: [LightPixels.Pixel] = []
      rows.reserveCapacity(region.count)
      for (band, plan) in zip(bands, plans) { rows += pixels(plan).rowsFromTop(of: band) }
      return rows
    }
    throw failure ?? .empty
  }

  private func pixels(_ plan: Plan) -> LightPixels {
    var made = [LightPixels?](repeating: nil, count: steps.count)
    for (i, step) in steps.enumerated() where !plan.regions[i].isEmpty {
      made[i] = pixels(
        of: step.image, plan.regions[i], step.inputs.map { made[$0] ?? LightPixels(.empty) },
        workers)
      for input in step.inputs where plan.lastUsers[input] == i { made[input] = nil }
    }
    return made.last.flatMap { $0 } ?? LightPixels(.empty)
  }

  private func pixels(
    of image: CIImage, _ region: PixelRegion, _ inputs: [LightPixels], _ workers: Workers
  ) -> LightPixels {
    if let recipe = image.recipe { return recipe.make(region, inputs, workers) }
    return image.cgImage.map { LightPixels($0, in: region) } ?? LightPixels(.empty)
  }

  /// Goes from the image to what it is made from: all that a step is needed for is known when its turn comes.
  private func plan(_ region: PixelRegion) -> Plan {
    var plan = Plan(
      regions: Array(repeating: .empty, count: steps.count),
      lastUsers: Array(repeating: nil, count: steps.count))
    func need(_ region: PixelRegion, of step: Int) {
      let inside = region.intersection(PixelRegion(touching: steps[step].image.extent))
      plan.regions[step] = plan.regions[step].union(inside)
    }
    need(region, of: steps.count - 1)
    for (i, step) in steps.enumerated().reversed() where !plan.regions[i].isEmpty {
      guard let recipe = step.image.recipe else { continue }
      for (place, input) in step.inputs.enumerated() {
        need(recipe.needs(plan.regions[i], place), of: input)
        plan.lastUsers[input] = plan.lastUsers[input] ?? i
      }
    }
    return plan
  }

  /// Counts the pixels that are alive at a time, before any are made; nil where they are within the limit.
  private func excess(_ plan: Plan) -> RecipeError? {
    var alive = 0
    for (i, step) in steps.enumerated() {
      if plan.regions[i].count > limit { return .tooManyPixels(plan.regions[i]) }
      alive += plan.regions[i].count
      if alive > limit { return .tooManyAtOnce(alive) }
      for input in Set(step.inputs) where plan.lastUsers[input] == i {
        alive -= plan.regions[input].count
      }
    }
    return nil
  }
}
