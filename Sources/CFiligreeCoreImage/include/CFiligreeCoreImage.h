// `import CoreImage.CIFilterBuiltins` names a part of a module, and only modules of C have parts. This target's map
// has modules of the shim's names, with such a part; the compiler takes the shim itself for what is in them.
