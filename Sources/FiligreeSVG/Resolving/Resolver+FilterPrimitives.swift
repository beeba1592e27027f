import FiligreeDrawing
import FiligreePaths
import FiligreePixels
import Foundation

/// Filter primitives (Filter Effects Module Level 1, section 9).
extension Resolver {
  /// What a primitive does; nil for an element that is none.
  func primitive(
    _ node: Int32, _ style: SVGStyle
  ) throws(SVGError) -> SVGFilterElement.Kind? {
    switch tree.nodes[Int(node)].kind {
    case .feBlend:
      let name = word(.mode, of: node) ?? "normal"
      return .plain(.blend(Self.blendModes[name.lowercased()] ?? .normal))
    case .feColorMatrix: return .plain(.colorMatrix(colorMatrix(node)))
    case .feComponentTransfer: return .plain(componentTransfer(node))
    case .feComposite: return .plain(.composite(compositeOperator(node)))
    case .feConvolveMatrix:
      // Of a wrong matrix browsers make nothing.
      return .plain(convolution(node).map { .convolveMatrix($0) } ?? .flood(.clear))
    case .feDiffuseLighting:
      return lighting(node, style).map { light in
        .plain(
          .diffuseLighting(light, constant: max(fraction(.diffuseConstant, of: node) ?? 1, 0)))
      } ?? .plain(.flood(.clear))
    case .feSpecularLighting:
      return lighting(node, style).map { light in
        .plain(
          .specularLighting(
            light, constant: max(fraction(.specularConstant, of: node) ?? 1, 0),
            exponent: fraction(.specularExponent, of: node) ?? 1))
      } ?? .plain(.flood(.clear))
    case .feDisplacementMap:
      return .displacement(
        fraction(.scale, of: node) ?? 0, channel(.xChannelSelector, node),
        channel(.yChannelSelector, node))
    case .feDropShadow:
      return .dropShadow(
        offset: CGSize(
          width: fraction(.dx, of: node) ?? 2, height: fraction(.dy, of: node) ?? 2),
        deviation: pair(.stdDeviation, node) ?? CGSize(width: 2, height: 2),
        color: color(.floodColor, .floodOpacity, node, style))
    case .feFlood: return .plain(.flood(color(.floodColor, .floodOpacity, node, style)))
    case .feGaussianBlur:
      // Browsers have no other one either.
      if let mode = word(.edgeMode, of: node), mode != "none" {
        warn("edgeMode of feGaussianBlur has no effect")
      }
      return .blur(pair(.stdDeviation, node) ?? .zero)
    case .feImage: return try picture(node, style)
    case .feMerge: return .plain(.merge)
    case .feMorphology:
      return .morphology(
        word(.operator, of: node) == "dilate" ? .dilate : .erode, pair(.radius, node) ?? .zero)
    case .feOffset:
      return .offset(
        CGSize(width: fraction(.dx, of: node) ?? 0, height: fraction(.dy, of: node) ?? 0))
    case .feTile: return .plain(.tile)
    case .feTurbulence: return .plain(.turbulence(turbulence(node)))
    default: return nil
    }
  }

  // MARK: Values

  /// One or two numbers, of which one counts for both axes; nil where none is right.
  private func pair(_ name: SVGAttributeName, _ node: Int32) -> CGSize? {
    guard let numbers = read(name, of: node, { $0.numbers() }), (1...2).contains(numbers.count)
    else { return nil }
    let size = CGSize(width: numbers[0], height: numbers[numbers.count - 1])
    return size.width >= 0 && size.height >= 0 ? size : .zero
  }

  private func numbers(_ name: SVGAttributeName, _ node: Int32) -> [Double] {
    read(name, of: node) { $0.numbers() } ?? []
  }

  /// A color and its opacity, by two properties.
  private func color(
    _ name: SVGAttributeName, _ opacity: SVGAttributeName?, _ node: Int32, _ style: SVGStyle
  ) -> CGColor {
    var color =
      opacity == nil
      ? CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 1)
      : CGColor(srgbRed: 0, green: 0, blue: 0, alpha: 1)
    switch read(name, of: node, { $0.color() }) {
    case .color(let value)?: color = value
    case .current?: color = current(style)
    default: break
    }
    let alpha = opacity.flatMap { fraction($0, of: node) } ?? 1
    return alpha < 1 ? color.copy(alpha: color.alpha * max(alpha, 0)) ?? color : color
  }

  private func channel(_ name: SVGAttributeName, _ node: Int32) -> FilterGraph.Channel {
    switch word(name, of: node) {
    case "R": .red
    case "G": .green
    case "B": .blue
    default: .alpha
    }
  }

  // MARK: Colors

  private func colorMatrix(_ node: Int32) -> ColorMatrix {
    let values = numbers(.values, node)
    switch word(.type, of: node) {
    case "saturate":
      guard values.count <= 1 else { return ColorMatrix() }
      return Filter.saturation(max(values.first ?? 1, 0)).matrix ?? ColorMatrix()
    case "hueRotate":
      guard values.count <= 1 else { return ColorMatrix() }
      return Filter.hueRotation((values.first ?? 0) * .pi / 180).matrix ?? ColorMatrix()
    case "luminanceToAlpha":
      return ColorMatrix(
        rows: [Float](repeating: 0, count: 15) + [0.2125, 0.7154, 0.0721, 0, 0])
    default:
      return values.count == 20 ? ColorMatrix(rows: values.map(Float.init)) : ColorMatrix()
    }
  }

  private func componentTransfer(_ node: Int32) -> FilterGraph.Operation {
    var functions = [FilterGraph.TransferFunction](repeating: .identity, count: 4)
    for child in tree.children(of: node) {
      // The last function of a component counts.
      switch tree.nodes[Int(child)].kind {
      case .feFuncR: functions[0] = transfer(child)
      case .feFuncG: functions[1] = transfer(child)
      case .feFuncB: functions[2] = transfer(child)
      case .feFuncA: functions[3] = transfer(child)
      default: break
      }
    }
    return .componentTransfer(
      red: functions[0], green: functions[1], blue: functions[2], alpha: functions[3])
  }

  private func transfer(_ node: Int32) -> FilterGraph.TransferFunction {
    func number(_ name: SVGAttributeName, _ initial: Double) -> Double {
      fraction(name, of: node) ?? initial
    }
    switch word(.type, of: node) {
    case "table": return .table(numbers(.tableValues, node))
    case "discrete": return .discrete(numbers(.tableValues, node))
    case "linear":
      return .linear(slope: number(.slope, 1), intercept: number(.intercept, 0))
    case "gamma":
      return .gamma(
        amplitude: number(.amplitude, 1), exponent: number(.exponent, 1),
        offset: number(.offset, 0))
    default: return .identity
    }
  }

  private func compositeOperator(_ node: Int32) -> FilterGraph.CompositeOperator {
    switch word(.operator, of: node) {
    case "in": return .in
    case "out": return .out
    case "atop": return .atop
    case "xor": return .xor
    case "lighter": return .lighter
    case "arithmetic":
      func k(_ name: SVGAttributeName) -> Double { fraction(name, of: node) ?? 0 }
      return .arithmetic(k1: k(.k1), k2: k(.k2), k3: k(.k3), k4: k(.k4))
    default: return .over
    }
  }

  // MARK: Neighbors

  private func convolution(_ node: Int32) -> FilterGraph.ConvolveMatrix? {
    var order = numbers(.order, node)
    if tree.value(.order, of: node) == nil { order = [3] }
    guard (1...2).contains(order.count),
      order.allSatisfy({ $0 > 0 && $0 == $0.rounded() && $0 <= 1000 })
    else { return nil }
    let (columns, rows) = (Int(order[0]), Int(order[order.count - 1]))
    let kernel = numbers(.kernelMatrix, node)
    guard kernel.count == columns * rows, kernel.count <= FilterGraph.kernelLimit else {
      return nil
    }
    func target(_ name: SVGAttributeName, _ count: Int) -> Int? {
      guard tree.value(name, of: node) != nil else { return count / 2 }
      guard let value = fraction(name, of: node), value >= 0, value < Double(count),
        value == value.rounded()
      else { return nil }
      return Int(value)
    }
    guard let x = target(.targetX, columns), let y = target(.targetY, rows) else { return nil }
    let edgeMode: FilterGraph.ConvolveMatrix.EdgeMode =
      switch word(.edgeMode, of: node) {
      case "wrap": .wrap
      case "none": .none
      default: .duplicate
      }
    return FilterGraph.ConvolveMatrix(
      columns: columns, rows: rows, kernel: kernel, divisor: fraction(.divisor, of: node) ?? 0,
      bias: fraction(.bias, of: node) ?? 0, targetX: x, targetY: y, edgeMode: edgeMode,
      preservesAlpha: word(.preserveAlpha, of: node) == "true")
  }

  private func lighting(_ node: Int32, _ style: SVGStyle) -> FilterGraph.Lighting? {
    for child in tree.children(of: node) {
      func number(_ name: SVGAttributeName) -> Double { fraction(name, of: child) ?? 0 }
      let light: FilterGraph.LightSource
      switch tree.nodes[Int(child)].kind {
      case .feDistantLight:
        light = .distant(azimuth: number(.azimuth), elevation: number(.elevation))
      case .fePointLight: light = .point(x: number(.x), y: number(.y), z: number(.z))
      case .feSpotLight:
        let exponent = number(.specularExponent)
        light = .spot(
          at: SIMD3(number(.x), number(.y), number(.z)),
          to: SIMD3(number(.pointsAtX), number(.pointsAtY), number(.pointsAtZ)),
          exponent: exponent > 0 ? exponent : 1,
          limitingConeAngle: fraction(.limitingConeAngle, of: child))
      default: continue
      }
      return FilterGraph.Lighting(
        light: light, surfaceScale: fraction(.surfaceScale, of: node) ?? 1,
        color: color(.lightingColor, nil, node, style))
    }
    return nil
  }

  private func turbulence(_ node: Int32) -> FilterGraph.Turbulence {
    let octaves = fraction(.numOctaves, of: node) ?? 1
    return FilterGraph.Turbulence(
      word(.type, of: node) == "fractalNoise" ? .fractalNoise : .turbulence,
      baseFrequency: pair(.baseFrequency, node) ?? .zero,
      octaves: Int(min(max(octaves.rounded(.down), 0), 1000)), seed: fraction(.seed, of: node) ?? 0,
      stitches: word(.stitchTiles, of: node) == "stitch")
  }

  // MARK: Pictures

  private func picture(
    _ node: Int32, _ style: SVGStyle
  ) throws(SVGError) -> SVGFilterElement.Kind? {
    if let target = target(of: node) {
      guard open.insert(target).inserted else { return .plain(.flood(.clear)) }
      defer { open.remove(target) }
      let space = LengthSpace(viewport: viewport, fontSize: style.font.size)
      let outer = tree.nodes[Int(target)].parent
      let drawn = try self.node(target, outer >= 0 ? self.style(of: outer) : base, space)
      return drawn.map { .drawing($0) } ?? .plain(.flood(.clear))
    }
    guard let link = word(.href, of: node), !link.isEmpty,
      let bytes = DataLink.bytes(of: link) ?? options.resource(link)
    else {
      warn("the picture of an feImage is not read")
      return .plain(.flood(.clear))
    }
    let fitting = read(.preserveAspectRatio, of: node) { $0.fitting() } ?? SVGFitting()
    if let image = try? CGImage.decode(bytes) {
      return .picture(image, fitting, style.isPixelated ? .none : .medium)
    }
    warn("the picture of an feImage cannot be decoded")
    return .plain(.flood(.clear))
  }
}
