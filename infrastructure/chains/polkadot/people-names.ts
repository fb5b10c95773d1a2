import { type Identity, identityOf } from '../../../domain/account/identity';
import { isSameAddress } from '../../../domain/address/is-address';
import { parseCaipNetworkId } from '../../../domain/caip/caip-network-id';
import type { Network } from '../../../domain/network/network';
import type { PeopleChain } from '../../../domain/network/people-chain';
import type { Sources } from '../../../domain/options/sources';
import { entriesOf, fieldOf, textOf } from '../../../domain/outside/untrusted-record';
import type { ChainNames } from '../../../ports/chain-names';
import type { RpcClients } from '../../../ports/rpc-client';
import { PolkadotRpc } from './polkadot-rpc';
import { RuntimeCache } from './runtime-cache';
import type { RuntimeMetadata } from './runtime-metadata';
import { bytesOf } from './scale';

export interface PeopleNamesDeps {
  /** The chains with the identities, by the CAIP-2 id of the accounts' network. */
  readonly chains: NonNullable<Sources['people']>;
  readonly rpcClients: RpcClients;
}

/** A user name has letters of ASCII, digits and hyphens, and ends with the suffix of the authority that gave it. */
const userNamePattern = /^[a-z0-9-]+(?:\.[a-z0-9-]+)+$/;

/** The judgements with which a registrar confirms an identity. */
const confirmed: ReadonlySet<string | undefined> = new Set(['KnownGood', 'Reasonable']);

/** The fields of an identity under the names that ENS has for them. */
const textFields = { web: 'url', twitter: 'com.twitter', github: 'com.github' } as const;

/**
 * {@link ChainNames} of Polkadot: the People chain that belongs to the account's network, read by its own metadata. Anyone may
 * call an account anything there, so a name counts where it is a user name that leads back to the account, or where a registrar
 * has confirmed it.
 */
export class PeopleNames implements ChainNames {
  readonly #deps: PeopleNamesDeps;
  readonly #runtimes = new RuntimeCache();

  constructor(deps: PeopleNamesDeps) {
    this.#deps = deps;
  }

  async profileOf(
    address: string,
    network: Network,
    signal?: AbortSignal,
  ): Promise<Identity | undefined> {
    const chain = await this.#chainOf(network, signal);
    if (!chain) return undefined;
    const [userName, registration] = await Promise.all([
      chain.read('UsernameOf', address),
      chain.read('IdentityOf', address),
    ]);
    const name = textIn(userName);
    const owner = name === undefined ? undefined : await this.#ownerOf(name, chain);
    const isOwn = owner !== undefined && isSameAddress(owner, address, 'polkadot');
    const info = confirmedInfo(registration);
    const shown = isOwn ? name : dataText(fieldOf(info, 'display'));
    if (shown === undefined) return undefined;
    const texts = Object.entries(textFields).map(([field, key]) => [
      key,
      dataText(fieldOf(info, field)),
    ]);
    return identityOf(shown, undefined, Object.fromEntries(texts));
  }

  async addressOf(
    name: string,
    network: Network,
    signal?: AbortSignal,
  ): Promise<string | undefined> {
    const chain = await this.#chainOf(network, signal);
    return chain && this.#ownerOf(name.trim().toLowerCase(), chain);
  }

  async #ownerOf(userName: string, chain: Reader): Promise<string | undefined> {
    if (!userNamePattern.test(userName)) return undefined;
    return textOf(await chain.read('UsernameInfoOf', new TextEncoder().encode(userName)), 'owner');
  }

  async #chainOf(
    { caipNetworkId }: Network,
    signal: AbortSignal | undefined,
  ): Promise<Reader | undefined> {
    const { chains, rpcClients } = this.#deps;
    const known = Object.entries(chains).find(([id]) => id === caipNetworkId);
    const people = known?.[1];
    if (!people) return undefined;
    const rpc = new PolkadotRpc(rpcClients.forNetwork(networkOf(people)), signal);
    const version = await rpc.runtimeVersion();
    const runtime = await this.#runtimes.find(people.chain, version, rpc);
    return new Reader(rpc, runtime);
  }
}

/** The storage of the pallet with the identities. */
class Reader {
  readonly #rpc: PolkadotRpc;
  readonly #runtime: RuntimeMetadata;

  constructor(rpc: PolkadotRpc, runtime: RuntimeMetadata) {
    this.#rpc = rpc;
    this.#runtime = runtime;
  }

  async read(name: string, of: string | Uint8Array): Promise<unknown> {
    const entry = this.#runtime.entryOf('Identity', name);
    const key = entry?.keyOf(of);
    if (!entry || key === undefined) return undefined;
    const answer = await this.#rpc.storage(key);
    return answer === null ? undefined : entry.valueIn(answer);
  }
}

function networkOf({ chain, url }: PeopleChain): Network {
  return {
    id: parseCaipNetworkId(chain).chainReference,
    chainNamespace: 'polkadot',
    caipNetworkId: chain,
    name: 'People',
    nativeCurrency: { name: 'Unit', symbol: 'UNIT', decimals: 10 },
    rpcUrls: { default: { http: [url] } },
  };
}

/** What the account says of itself, where a registrar has confirmed it. */
function confirmedInfo(registration: unknown): unknown {
  const judgements = entriesOf(fieldOf(registration, 'judgements')) ?? [];
  const isConfirmed = judgements.some((judgement) =>
    confirmed.has(textOf(entriesOf(judgement)?.[1], 'type')),
  );
  return isConfirmed ? fieldOf(registration, 'info') : undefined;
}

/** The text in a field of an identity; `undefined` for an empty one, and for a hash. */
function dataText(data: unknown): string | undefined {
  return textOf(data, 'type')?.startsWith('Raw') ? textIn(fieldOf(data, 'value')) : undefined;
}

/** The text in a list of bytes, which the codec reads as hexadecimal where the list has a fixed length. */
function textIn(value: unknown): string | undefined {
  const bytes = value instanceof Uint8Array ? value : bytesOf(value);
  return bytes && bytes.length > 0 ? new TextDecoder().decode(bytes) : undefined;
}
