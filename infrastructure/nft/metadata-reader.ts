import { attempt } from '../../domain/outside/attempt';
import { ipfsPath, type NftMetadata, parseNftMetadata } from '../../domain/nft/nft-metadata';
import { isImageUrl } from '../../domain/text/image-url';
import { isSafeWebAddress } from '../../domain/text/web-address';
import type { Clock } from '../../ports/clock';
import type { HttpClient } from '../../ports/http-client';
import { withinTimeout } from '../http/within-timeout';
import { hasHash, rawHashOf } from './content-id';

export interface MetadataReaderDeps {
  readonly clock: Clock;

  /** Gateways to IPFS that the site names, without a slash at the end, the preferred one first. */
  readonly gateways: readonly string[];
  readonly http: HttpClient;

  /** Whether a server that a contract names may be asked: it learns who looks at the NFT. */
  readonly mayAskHosts: boolean;
}

/** What an NFT says of itself, and how far that is certain. */
export interface ReadMetadata {
  readonly metadata: NftMetadata;

  /** The picture, as an address that a browser loads. */
  readonly imageUrl?: string;
  readonly isVerified: boolean;
}

/** How long a page of NFTs waits for one server. */
const PATIENCE_MS = 3000;

const UNKNOWN: ReadMetadata = { metadata: {}, isVerified: false };

/** More than any metadata needs that a contract keeps itself. */
const INLINE_MAX_LENGTH = 262_144;
const inlinePattern = /^data:application\/json(?:;[\w.+=-]+)*?(;base64)?,(.*)$/isu;

/** Reads the metadata of NFTs: out of the URI itself, from IPFS by the site's gateways, or from a server. */
export class MetadataReader {
  readonly #deps: MetadataReaderDeps;

  constructor(deps: MetadataReaderDeps) {
    this.#deps = deps;
  }

  /** What is at `uri`. Nothing where it cannot be read; throws nothing but the reason of `signal`. */
  async read(uri: string, signal?: AbortSignal): Promise<ReadMetadata> {
    const found = inlineJson(uri) ?? (await this.#fetched(uri, signal));
    if (!found) return UNKNOWN;
    const metadata = parseNftMetadata(found.json);
    const { image = '' } = metadata;
    const imageUrl = this.#imageUrl(image);
    // A picture from a host may be exchanged, whatever its address says.
    const isImageCertain = !imageUrl || imageUrl.startsWith('data:');
    return {
      metadata,
      isVerified: found.isVerified && isImageCertain,
      ...(imageUrl && { imageUrl }),
    };
  }

  async #fetched(
    uri: string,
    signal?: AbortSignal,
  ): Promise<{ readonly json: unknown; readonly isVerified: boolean } | undefined> {
    const ipfs = ipfsPath(uri);
    const { gateways, mayAskHosts } = this.#deps;
    const hash = ipfs?.path === '' ? rawHashOf(ipfs.cid) : undefined;
    const urls = ipfs ? gateways.map((gateway) => `${gateway}/ipfs/${ipfs.cid}${ipfs.path}`) : [];
    if (!ipfs && mayAskHosts && isSafeWebAddress(uri)) urls.push(uri);
    for (const url of urls) {
      const text = await this.#text(hash ? `${url}?format=raw` : url, signal);
      // A gateway that answers with another content is passed over.
      if (text === undefined || (hash && !hasHash(text, hash))) continue;
      const json: unknown = attempt(() => JSON.parse(text) as unknown);
      if (json !== undefined) return { json, isVerified: hash !== undefined };
    }
    return undefined;
  }

  async #text(url: string, signal?: AbortSignal): Promise<string | undefined> {
    const { clock, http } = this.#deps;
    const timeout = { clock, ms: PATIENCE_MS, lateError: () => new Error('too slow') };
    try {
      const text = await withinTimeout(timeout, signal, (ended) =>
        http.request({ url, answer: 'text' }, ended),
      );
      return typeof text === 'string' ? text : undefined;
    } catch {
      signal?.throwIfAborted();
      return undefined;
    }
  }

  #imageUrl(image: string): string | undefined {
    const ipfs = ipfsPath(image);
    const [gateway] = this.#deps.gateways;
    if (ipfs) return gateway && `${gateway}/ipfs/${ipfs.cid}${ipfs.path}`;
    return isImageUrl(image) ? image : undefined;
  }
}

/** The JSON that a `data:` URI carries. */
function inlineJson(
  uri: string,
): { readonly json: unknown; readonly isVerified: true } | undefined {
  if (uri.length > INLINE_MAX_LENGTH) return undefined;
  const [, base64, data = ''] = inlinePattern.exec(uri) ?? [];
  const json: unknown = attempt(() => JSON.parse(base64 ? fromBase64(data) : decoded(data)));
  return json === undefined ? undefined : { json, isVerified: true };
}

function fromBase64(data: string): string {
  const bytes = Uint8Array.from(atob(data), (character) => character.charCodeAt(0));
  return new TextDecoder().decode(bytes);
}

/** Many contracts do not encode the JSON, and a percent sign in it is one. */
function decoded(data: string): string {
  return attempt(() => decodeURIComponent(data)) ?? data;
}
