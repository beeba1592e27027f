/// The attributes and properties of SVG that a reader knows by name.
enum SVGAttributeName: UInt8, Sendable {
  /// One that is not known.
  case unknown
  /// A custom property, which `var()` refers to.
  case custom
  case alignmentBaseline
  case amplitude
  case azimuth
  case baseFrequency
  case baselineShift
  case bias
  case `class`
  case clip
  case clipPath
  case clipRule
  case clipPathUnits
  case color
  case colorInterpolation
  case colorInterpolationFilters
  case cx
  case cy
  case d
  case diffuseConstant
  case direction
  case display
  case divisor
  case dominantBaseline
  case dx
  case dy
  case edgeMode
  case elevation
  case exponent
  case fill
  case fillOpacity
  case fillRule
  case filter
  case filterUnits
  case floodColor
  case floodOpacity
  case font
  case fontFamily
  case fontFeatureSettings
  case fontKerning
  case fontSize
  case fontSizeAdjust
  case fontStretch
  case fontStyle
  case fontVariant
  case fontVariationSettings
  case fontWeight
  case fr
  case fx
  case fy
  case glyphOrientationVertical
  case gradientTransform
  case gradientUnits
  case height
  case href
  case id
  case imageRendering
  case `in`
  case in2
  case intercept
  case isolation
  case k1
  case k2
  case k3
  case k4
  case kernelMatrix
  case kernelUnitLength
  case kerning
  case lang
  case lengthAdjust
  case letterSpacing
  case lightingColor
  case limitingConeAngle
  case lineHeight
  case marker
  case markerEnd
  case markerMid
  case markerStart
  case markerHeight
  case markerUnits
  case markerWidth
  case mask
  case maskType
  case maskContentUnits
  case maskUnits
  case media
  case method
  case mixBlendMode
  case mode
  case numOctaves
  case offset
  case opacity
  case `operator`
  case order
  case orient
  case overflow
  case paintOrder
  case path
  case pathLength
  case patternContentUnits
  case patternTransform
  case patternUnits
  case points
  case pointsAtX
  case pointsAtY
  case pointsAtZ
  case preserveAlpha
  case preserveAspectRatio
  case primitiveUnits
  case r
  case radius
  case refX
  case refY
  case requiredExtensions
  case requiredFeatures
  case result
  case rotate
  case rx
  case ry
  case scale
  case seed
  case shapeRendering
  case side
  case slope
  case spacing
  case specularConstant
  case specularExponent
  case spreadMethod
  case startOffset
  case stdDeviation
  case stitchTiles
  case stopColor
  case stopOpacity
  case stroke
  case strokeDasharray
  case strokeDashoffset
  case strokeLinecap
  case strokeLinejoin
  case strokeMiterlimit
  case strokeOpacity
  case strokeWidth
  case style
  case surfaceScale
  case systemLanguage
  case tableValues
  case targetX
  case targetY
  case textAnchor
  case textDecoration
  case textDecorationColor
  case textDecorationLine
  case textDecorationStyle
  case textOrientation
  case textRendering
  case textLength
  case transform
  case transformOrigin
  case transformBox
  case type
  case unicodeBidi
  case values
  case vectorEffect
  case viewBox
  case visibility
  case whiteSpace
  case width
  case wordSpacing
  case writingMode
  case x
  case x1
  case x2
  case xChannelSelector
  case xmlLang
  case xmlSpace
  case y
  case y1
  case y2
  case yChannelSelector
  case z
  case background
  case backgroundColor
  case inlineSize
  case shapeInside
  case textOverflow
  case textTransform
  case fontSynthesis
  case fontSynthesisWeight
  case fontSynthesisStyle
  case textUnderlinePosition
  case all

  /// The attribute that `name` names, `xlink:` left off.
  static func named(_ name: String) -> SVGAttributeName { byName[name] ?? .unknown }

  fileprivate static let byName: [String: SVGAttributeName] = [
    "alignment-baseline": .alignmentBaseline,
    "amplitude": .amplitude,
    "azimuth": .azimuth,
    "baseFrequency": .baseFrequency,
    "baseline-shift": .baselineShift,
    "bias": .bias,
    "class": .class,
    "clip": .clip,
    "clip-path": .clipPath,
    "clip-rule": .clipRule,
    "clipPathUnits": .clipPathUnits,
    "color": .color,
    "color-interpolation": .colorInterpolation,
    "color-interpolation-filters": .colorInterpolationFilters,
    "cx": .cx,
    "cy": .cy,
    "d": .d,
    "diffuseConstant": .diffuseConstant,
    "direction": .direction,
    "display": .display,
    "divisor": .divisor,
    "dominant-baseline": .dominantBaseline,
    "dx": .dx,
    "dy": .dy,
    "edgeMode": .edgeMode,
    "elevation": .elevation,
    "exponent": .exponent,
    "fill": .fill,
    "fill-opacity": .fillOpacity,
    "fill-rule": .fillRule,
    "filter": .filter,
    "filterUnits": .filterUnits,
    "flood-color": .floodColor,
    "flood-opacity": .floodOpacity,
    "font": .font,
    "font-family": .fontFamily,
    "font-feature-settings": .fontFeatureSettings,
    "font-kerning": .fontKerning,
    "font-size": .fontSize,
    "font-size-adjust": .fontSizeAdjust,
    "font-stretch": .fontStretch,
    "font-style": .fontStyle,
    "font-variant": .fontVariant,
    "font-variation-settings": .fontVariationSettings,
    "font-weight": .fontWeight,
    "fr": .fr,
    "fx": .fx,
    "fy": .fy,
    "glyph-orientation-vertical": .glyphOrientationVertical,
    "gradientTransform": .gradientTransform,
    "gradientUnits": .gradientUnits,
    "height": .height,
    "href": .href,
    "id": .id,
    "image-rendering": .imageRendering,
    "in": .in,
    "in2": .in2,
    "intercept": .intercept,
    "isolation": .isolation,
    "k1": .k1,
    "k2": .k2,
    "k3": .k3,
    "k4": .k4,
    "kernelMatrix": .kernelMatrix,
    "kernelUnitLength": .kernelUnitLength,
    "kerning": .kerning,
    "lang": .lang,
    "lengthAdjust": .lengthAdjust,
    "letter-spacing": .letterSpacing,
    "lighting-color": .lightingColor,
    "limitingConeAngle": .limitingConeAngle,
    "line-height": .lineHeight,
    "marker": .marker,
    "marker-end": .markerEnd,
    "marker-mid": .markerMid,
    "marker-start": .markerStart,
    "markerHeight": .markerHeight,
    "markerUnits": .markerUnits,
    "markerWidth": .markerWidth,
    "mask": .mask,
    "mask-type": .maskType,
    "maskContentUnits": .maskContentUnits,
    "maskUnits": .maskUnits,
    "media": .media,
    "method": .method,
    "mix-blend-mode": .mixBlendMode,
    "mode": .mode,
    "numOctaves": .numOctaves,
    "offset": .offset,
    "opacity": .opacity,
    "operator": .operator,
    "order": .order,
    "orient": .orient,
    "overflow": .overflow,
    "paint-order": .paintOrder,
    "path": .path,
    "pathLength": .pathLength,
    "patternContentUnits": .patternContentUnits,
    "patternTransform": .patternTransform,
    "patternUnits": .patternUnits,
    "points": .points,
    "pointsAtX": .pointsAtX,
    "pointsAtY": .pointsAtY,
    "pointsAtZ": .pointsAtZ,
    "preserveAlpha": .preserveAlpha,
    "preserveAspectRatio": .preserveAspectRatio,
    "primitiveUnits": .primitiveUnits,
    "r": .r,
    "radius": .radius,
    "refX": .refX,
    "refY": .refY,
    "requiredExtensions": .requiredExtensions,
    "requiredFeatures": .requiredFeatures,
    "result": .result,
    "rotate": .rotate,
    "rx": .rx,
    "ry": .ry,
    "scale": .scale,
    "seed": .seed,
    "shape-rendering": .shapeRendering,
    "side": .side,
    "slope": .slope,
    "spacing": .spacing,
    "specularConstant": .specularConstant,
    "specularExponent": .specularExponent,
    "spreadMethod": .spreadMethod,
    "startOffset": .startOffset,
    "stdDeviation": .stdDeviation,
    "stitchTiles": .stitchTiles,
    "stop-color": .stopColor,
    "stop-opacity": .stopOpacity,
    "stroke": .stroke,
    "stroke-dasharray": .strokeDasharray,
    "stroke-dashoffset": .strokeDashoffset,
    "stroke-linecap": .strokeLinecap,
    "stroke-linejoin": .strokeLinejoin,
    "stroke-miterlimit": .strokeMiterlimit,
    "stroke-opacity": .strokeOpacity,
    "stroke-width": .strokeWidth,
    "style": .style,
    "surfaceScale": .surfaceScale,
    "systemLanguage": .systemLanguage,
    "tableValues": .tableValues,
    "targetX": .targetX,
    "targetY": .targetY,
    "text-anchor": .textAnchor,
    "text-decoration": .textDecoration,
    "text-decoration-color": .textDecorationColor,
    "text-decoration-line": .textDecorationLine,
    "text-decoration-style": .textDecorationStyle,
    "text-orientation": .textOrientation,
    "text-rendering": .textRendering,
    "textLength": .textLength,
    "transform": .transform,
    "transform-origin": .transformOrigin,
    "transform-box": .transformBox,
    "type": .type,
    "unicode-bidi": .unicodeBidi,
    "values": .values,
    "vector-effect": .vectorEffect,
    "viewBox": .viewBox,
    "visibility": .visibility,
    "white-space": .whiteSpace,
    "width": .width,
    "word-spacing": .wordSpacing,
    "writing-mode": .writingMode,
    "x": .x,
    "x1": .x1,
    "x2": .x2,
    "xChannelSelector": .xChannelSelector,
    "xml:lang": .xmlLang,
    "xml:space": .xmlSpace,
    "y": .y,
    "y1": .y1,
    "y2": .y2,
    "yChannelSelector": .yChannelSelector,
    "z": .z,
    "background": .background,
    "background-color": .backgroundColor,
    "inline-size": .inlineSize,
    "shape-inside": .shapeInside,
    "text-overflow": .textOverflow,
    "text-transform": .textTransform,
    "font-synthesis": .fontSynthesis,
    "font-synthesis-weight": .fontSynthesisWeight,
    "font-synthesis-style": .fontSynthesisStyle,
    "text-underline-position": .textUnderlinePosition,
    "all": .all,
  ]
}

extension SVGAttributeName {
  /// Whether a style sheet may set it.
  var isProperty: Bool {
    switch self {
    case .alignmentBaseline, .baselineShift, .clip, .clipPath, .clipRule, .color,
      .colorInterpolation, .colorInterpolationFilters, .cx, .cy, .d, .direction, .display,
      .dominantBaseline, .fill, .fillOpacity, .fillRule, .filter, .floodColor, .floodOpacity,
      .fontFamily, .fontFeatureSettings, .fontKerning, .fontSize, .fontSizeAdjust, .fontStretch,
      .fontStyle, .fontVariant, .fontVariationSettings, .fontWeight, .glyphOrientationVertical,
      .height, .imageRendering, .isolation, .letterSpacing, .lightingColor, .lineHeight,
      .markerEnd, .markerMid, .markerStart, .mask, .maskType, .mixBlendMode, .opacity, .overflow,
      .paintOrder, .r, .rx, .ry, .shapeRendering, .stopColor, .stopOpacity, .stroke,
      .strokeDasharray, .strokeDashoffset, .strokeLinecap, .strokeLinejoin, .strokeMiterlimit,
      .strokeOpacity, .strokeWidth, .textAnchor, .textDecoration, .textDecorationColor,
      .textDecorationLine, .textDecorationStyle, .textOrientation, .textRendering, .transform,
      .transformOrigin, .transformBox, .unicodeBidi, .vectorEffect, .visibility, .whiteSpace,
      .width, .wordSpacing, .writingMode, .x, .y, .background, .backgroundColor, .inlineSize,
      .shapeInside,
      .textOverflow, .textUnderlinePosition, .textTransform, .fontSynthesis,
      .fontSynthesisWeight, .fontSynthesisStyle:
      true
    default: false
    }
  }

  /// All properties that CSS' `all` sets.
  static let allProperties: [SVGAttributeName] = byName.values.filter {
    $0.isProperty && $0 != .direction && $0 != .unicodeBidi
  }.sorted { $0.rawValue < $1.rawValue }

  /// Whether it is a property alone, and means nothing as an attribute.
  var isOnlyProperty: Bool {
    switch self {
    case .mixBlendMode, .isolation, .background, .backgroundColor, .font, .fontKerning, .marker,
      .textTransform, .fontSynthesis, .fontSynthesisWeight, .fontSynthesisStyle:
      true
    default: false
    }
  }
}
