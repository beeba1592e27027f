import Foundation

// Core Foundation's names for what Foundation and Swift have: `url as CFURL` compiles and means the URL.

/// The name of Core Foundation's string, which is Swift's here.
public typealias CFString = String

/// The name of Core Foundation's dictionary, which is Swift's here: `["a": 1] as CFDictionary` compiles.
public typealias CFDictionary = [AnyHashable: Any]

/// The name of Core Foundation's address, which is Foundation's here.
public typealias CFURL = URL

/// The name of Core Foundation's bytes, which are Foundation's here.
public typealias CFData = Data

/// The name of Core Foundation's growing bytes, which are Foundation's here.
public typealias CFMutableData = NSMutableData
