import { type Address, type Client, isAddress } from 'viem';
import { getEnsAddress, getEnsName, getEnsText } from 'viem/actions';
import { normalize } from 'viem/ens';
import { type Identity, identityOf, identityTextNames } from '../../../domain/account/identity';
import { isEvmAddress, toChecksumAddress } from '../../../domain/address/evm-address';
import { attempt } from '../../../domain/outside/attempt';
import type { RpcClient } from '../../../ports/rpc-client';
import type { ReadNftMetadata } from '../../../domain/nft/nft-metadata';
import type { AskGateway } from './name-gateways';
import { orRefused, viemClient } from './viem-client';

/** ENS's universal resolver, at the same address on every chain that has one. */
const RESOLVER = '0xeeeeeeee14d718c2b47d9923deab1335e144eeee';

/** What names need beside Ethereum itself, as far as the site allows it. */
export interface EnsParts {
  /** Asks the gateways to names that are kept off the chain. */
  readonly askGateway?: AskGateway | undefined;

  /** Reads pictures that are NFTs, or on IPFS. */
  readonly readMetadata?: ReadNftMetadata;
}

/**
 * Resolves ENS names through `client`. Names that are kept off the chain are read from the gateways that the site allows, and
 * verified by their contract.
 */
export class EnsNames {
  readonly #client: Client;
  readonly #readMetadata: ReadNftMetadata | undefined;
  readonly #signal: AbortSignal | undefined;
  #gatewayFailure: { readonly cause: unknown } | undefined;

  constructor(
    client: RpcClient,
    signal?: AbortSignal,
    { askGateway, readMetadata }: EnsParts = {},
  ) {
    this.#signal = signal;
    this.#readMetadata = readMetadata;
    const watched: AskGateway | undefined =
      askGateway &&
      (async (...asked) => {
        try {
          return await askGateway(...asked);
        } catch (cause) {
          this.#gatewayFailure = { cause };
          throw cause;
        }
      });
    this.#client = viemClient(client, signal, watched);
  }

  /**
   * The primary name of `address` on the chain with this coin type, where it resolves back to the address,
   * and its picture and texts.
   */
  async profileOf(address: string, coinType: bigint): Promise<Identity | undefined> {
    if (!isAddress(address)) return undefined;
    const asked = { universalResolverAddress: RESOLVER, address, coinType } as const;
    const name = await this.#answerOf(getEnsName(this.#client, asked));
    // A name that is not normalised only looks like the name it imitates.
    if (!name || attempt(() => normalize(name)) !== name) return undefined;
    const [avatar, ...texts] = await Promise.all(
      ['avatar', ...identityTextNames].map((key) => this.#textOf(name, key)),
    );
    const own = identityTextNames.map((key, index) => [key, texts[index]]);
    return identityOf(name, await this.#pictureOf(address, avatar), Object.fromEntries(own));
  }

  /** The address that `name` stands for on the chain with this coin type. */
  async addressOf(name: string, coinType: bigint): Promise<string | undefined> {
    const normal = attempt(() => normalize(name));
    if (!normal?.includes('.')) return undefined;
    const asked = { universalResolverAddress: RESOLVER, name: normal, coinType } as const;
    const address = await this.#answerOf(getEnsAddress(this.#client, asked));
    return address && isEvmAddress(address) ? toChecksumAddress(address) : undefined;
  }

  async #pictureOf(owner: Address, text: string | undefined): Promise<string | undefined> {
    if (text === undefined || !this.#readMetadata) return text;
    const { avatarUrl } = await import('./ens-avatar');
    try {
      return await avatarUrl({ owner, text }, this.#client, this.#readMetadata, this.#signal);
    } catch {
      this.#signal?.throwIfAborted();
      return undefined; // What a contract answers to a picture does not take the name away.
    }
  }

  async #textOf(name: string, key: string): Promise<string | undefined> {
    const asked = { universalResolverAddress: RESOLVER, name, key } as const;
    return (await this.#answerOf(getEnsText(this.#client, asked))) ?? undefined;
  }

  /** A contract refuses also where no gateway answered: then it is not known whether there is a name. */
  async #answerOf<T>(answer: Promise<T>): Promise<T | undefined> {
    const found = await orRefused(answer);
    if (!found && this.#gatewayFailure) throw this.#gatewayFailure.cause;
    return found;
  }
}
