/// A gray value: 8 or 16 bits, 0 is black.
package protocol LumaSample: FixedWidthInteger, UnsignedInteger, BitwiseCopyable, Sendable {}

extension UInt8: LumaSample {}
extension UInt16: LumaSample {}
