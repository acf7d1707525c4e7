internal import CatalogConfiguration
internal import CatalogFuzzing

/// Reads the input as a configuration file.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let yaml = unsafe String(decoding: Fuzzing.bytes(start, count), as: UTF8.self)
    Fuzzing.stop(for: ConfigurationLaws(yaml).violations())
    return 0
}
