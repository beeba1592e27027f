import FiligreeDrawing

/// What has to be made before a run of commands can be drawn: pictures of layers, masks, backdrops
/// and images.
struct SceneResources {
  /// An image's paint and the transform it is drawn under.
  struct ImageKey: Hashable {
    var paint: Int32
    var transform: Int32
  }

  /// The numbers in which the run is drawn.
  var mode = ColorMode.nonLinear
  /// Whether gradients are dithered.
  var dithers = false
  /// What each command that needs a picture paints with, by its index in the layer's commands.
  var pictures: [Int: PixelBuffer] = [:]
  /// The picture of each clip that is a mask, by its index.
  var masks: [Int: PixelBuffer] = [:]
  /// The images.
  var images: [ImageKey: PixelBuffer] = [:]
  /// The pixels of all pictures and masks; one of floats counts as four.
  var pixelCount = 0
}
