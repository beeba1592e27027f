/// The keys of filters' values, as Core Image names them.

/// The key of a filter's result.
public let kCIOutputImageKey = "outputImage"
/// The picture that a filter changes.
public let kCIInputImageKey = "inputImage"
/// The picture that lies beneath.
public let kCIInputBackgroundImageKey = "inputBackgroundImage"
/// The picture that a transition leads to.
public let kCIInputTargetImageKey = "inputTargetImage"
/// The picture that says how much is seen.
public let kCIInputMaskImageKey = "inputMaskImage"
/// A radius, in pixels.
public let kCIInputRadiusKey = "inputRadius"
/// How sharp.
public let kCIInputSharpnessKey = "inputSharpness"
/// How much of an effect.
public let kCIInputIntensityKey = "inputIntensity"
/// A factor, or the size of a pattern.
public let kCIInputScaleKey = "inputScale"
/// A factor of widths.
public let kCIInputAspectRatioKey = "inputAspectRatio"
/// A point, in pixels, y up.
public let kCIInputCenterKey = "inputCenter"
/// An angle, in radians.
public let kCIInputAngleKey = "inputAngle"
/// A width, in pixels.
public let kCIInputWidthKey = "inputWidth"
/// A color.
public let kCIInputColorKey = "inputColor"
/// A factor of colorfulness.
public let kCIInputSaturationKey = "inputSaturation"
/// What is added to colors.
public let kCIInputBrightnessKey = "inputBrightness"
/// A factor of contrast.
public let kCIInputContrastKey = "inputContrast"
/// Stops of exposure.
public let kCIInputEVKey = "inputEV"
/// A map of the plane.
public let kCIInputTransformKey = "inputTransform"
/// A rectangle, in pixels, y up.
public let kCIInputExtentKey = "inputExtent"
/// How far a transition is, 0…1.
public let kCIInputTimeKey = "inputTime"

/// The keys of what ``CIFilter/attributes`` tells of a filter, and of each of its values.

/// The name of the filter.
public let kCIAttributeFilterName = "CIAttributeFilterName"
/// The name of the filter as people read it.
public let kCIAttributeFilterDisplayName = "CIAttributeFilterDisplayName"
/// The name of a value as people read it.
public let kCIAttributeDisplayName = "CIAttributeDisplayName"
/// The categories that a filter is in.
public let kCIAttributeFilterCategories = "CIAttributeFilterCategories"
/// The class of a value, as `NSNumber`.
public let kCIAttributeClass = "CIAttributeClass"
/// What a value is before it is set.
public let kCIAttributeDefault = "CIAttributeDefault"
/// The least number that a slider offers.
public let kCIAttributeSliderMin = "CIAttributeSliderMin"
/// The greatest number that a slider offers.
public let kCIAttributeSliderMax = "CIAttributeSliderMax"

/// The categories of filters.

/// Blurs.
public let kCICategoryBlur = "CICategoryBlur"
/// Changes of colors.
public let kCICategoryColorAdjustment = "CICategoryColorAdjustment"
/// Effects of colors.
public let kCICategoryColorEffect = "CICategoryColorEffect"
/// Two pictures into one.
public let kCICategoryCompositeOperation = "CICategoryCompositeOperation"
/// Pictures bent.
public let kCICategoryDistortionEffect = "CICategoryDistortionEffect"
/// Pictures made of numbers.
public let kCICategoryGenerator = "CICategoryGenerator"
/// Pictures moved and scaled.
public let kCICategoryGeometryAdjustment = "CICategoryGeometryAdjustment"
/// Gradients.
public let kCICategoryGradient = "CICategoryGradient"
/// What is computed of a whole picture.
public let kCICategoryReduction = "CICategoryReduction"
/// Sharper pictures.
public let kCICategorySharpen = "CICategorySharpen"
/// Effects of style.
public let kCICategoryStylize = "CICategoryStylize"
/// A picture repeated.
public let kCICategoryTileEffect = "CICategoryTileEffect"
/// From one picture to another.
public let kCICategoryTransition = "CICategoryTransition"
/// All filters that the library has.
public let kCICategoryBuiltIn = "CICategoryBuiltIn"
