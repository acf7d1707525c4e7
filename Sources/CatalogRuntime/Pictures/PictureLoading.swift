internal import CatalogTransport
internal import Foundation

/// Loads the pictures of a page, some at a time, until the page is full.
struct PictureLoading {
    let transport: any Transport

    /// The most bytes of all pictures of a page together.
    static let totalLimit = 256 << 20
    /// How many are asked for together. What a transport lets through at the same time is fewer.
    private static let together = 32

    /// One outcome for each address. What fails hides none of the others, and which ones a full page leaves out
    /// depends on their order alone.
    func outcomes(at addresses: [String]) async -> [String: Result<Picture, PictureFault>] {
        var outcomes: [String: Result<Picture, PictureFault>] = [:]
        var total = 0
        for start in stride(from: 0, to: addresses.count, by: Self.together) {
            let batch = addresses[start..<min(start + Self.together, addresses.count)]
            guard total < Self.totalLimit else {
                for address in batch { outcomes[address] = .failure(.pageIsFull) }
                continue
            }
            let loaded = await withTaskGroup(of: (String, Result<Picture, PictureFault>).self) { group in
                for address in batch { group.addTask { (address, await outcome(at: address)) } }
                return await group.reduce(into: []) { $0.append($1) }
            }
            for (address, outcome) in loaded {
                outcomes[address] = outcome
                if case .success(let picture) = outcome { total += picture.bytes.count }
            }
        }
        return outcomes
    }

    private func outcome(at address: String) async -> Result<Picture, PictureFault> {
        let request = TransportRequest(
            url: address, headers: ["accept": "image/avif,image/webp,image/png,image/jpeg,image/gif"],
            accepts: { $0.body.count <= Picture.sizeLimit && Picture($0.body) != nil })
        do throws(TransportError) {
            let response = try await transport.response(to: request)
            guard response.status == 200 else { return .failure(.status(response.status)) }
            guard response.body.count <= Picture.sizeLimit else { return .failure(.tooLarge) }
            return Picture(response.body).map { .success($0) } ?? .failure(.noPicture)
        } catch .tooLarge {
            return .failure(.tooLarge)
        } catch {
            return .failure(.noAnswer(error.words))
        }
    }
}

extension CatalogSession {
    /// Whether pictures can be loaded: the sample has none.
    package var hasPictures: Bool { pictures != nil }

    /// Loads pictures from their addresses, as far as the session reaches: from the network and the cache, or from
    /// a recording alone. No secret is sent.
    ///
    /// - Parameter addresses: Addresses of scheme `http` or `https`, each once.
    /// - Returns: An outcome for each; none at all where there are no pictures.
    package func pictures(at addresses: [String]) async -> [String: Result<Picture, PictureFault>] {
        guard let pictures else { return [:] }
        return await PictureLoading(transport: pictures).outcomes(at: addresses)
    }
}
