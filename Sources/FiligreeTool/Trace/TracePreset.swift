import ArgumentParser

/// Settings for a kind of picture, by its name; what is given besides stays as it is given.
enum TracePreset: String, CaseIterable, ExpressibleByArgument {
  case logo
  case icon
  case lineArt = "line-art"
  case scan
  case photo
  case pixel
  case cut

  /// Sets what is not given.
  func apply(to request: inout TraceRequest) {
    switch self {
    case .logo, .photo:
      setColors(&request)
    case .icon:
      setColors(&request)
      request.colors.gradients = true
    case .lineArt:
      request.tracing.style = request.tracing.style ?? .centerline
    case .scan:
      request.tracing.threshold = request.tracing.threshold ?? ThresholdArgument(argument: "auto")
    case .pixel:
      request.tracing.style = request.tracing.style ?? .pixel
      setColors(&request)
    case .cut:
      setColors(&request)
      request.colors.layers = request.colors.layers ?? .cutout
    }
  }

  private func setColors(_ request: inout TraceRequest) {
    request.colors.colors = request.colors.colors ?? ColorsArgument.automatic
  }
}
