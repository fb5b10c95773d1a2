import { type Identity, identityOf } from '../../../../domain/account/identity';
import type { Network } from '../../../../domain/network/network';
import type { ChainNames } from '../../../../ports/chain-names';
import type { RpcClients } from '../../../../ports/rpc-client';
import { type ChainAccount, SolanaRpc } from '../solana-rpc';
import { tokenStateIn } from '../token-state';
import { isSigningKey } from '../verify-signature';
import {
  chosenNameIn,
  mintIn,
  nameIn,
  recordIn,
  type RegisteredName,
  reverseTextIn,
  signedAddressIn,
} from './sns-accounts';
import {
  addressAt,
  chosenNameOf,
  firstRecordOf,
  nameAccountOf,
  reverseAccountOf,
  ROOT_NAME,
  secondRecordOf,
  tokenRecordOf,
} from './sns-addresses';

export interface SnsNamesDeps {
  readonly rpcClients: RpcClients;
}

const SUFFIX = '.sns';

/** One label or two. Other letters than these could only look like the name that they imitate. */
const namePattern = /^[a-z0-9_-]+(?:\.[a-z0-9_-]+)?$/;

/** The record with the address that a name stands for, in the place of its owner's. */
const ADDRESS_RECORD = 'SOL';
const PICTURE_RECORD = 'pic';

/**
 * {@link ChainNames} of Solana: SNS, read at the network's own endpoints by the rules of SNS-IP 5. Only names under `.sns`: those
 * under `.sol` belong to another registry since October 2026.
 */
export class SnsNames implements ChainNames {
  readonly #rpcClients: RpcClients;

  constructor({ rpcClients }: SnsNamesDeps) {
    this.#rpcClients = rpcClients;
  }

  async addressOf(
    name: string,
    network: Network,
    signal?: AbortSignal,
  ): Promise<string | undefined> {
    const labels = labelsOf(name);
    return labels && new Lookup(this.#rpc(network), signal).addressOf(labels);
  }

  async profileOf(
    address: string,
    network: Network,
    signal?: AbortSignal,
  ): Promise<Identity | undefined> {
    return new Lookup(this.#rpc(network), signal).profileOf(address);
  }

  #rpc(network: Network): SolanaRpc {
    return new SolanaRpc(this.#rpcClients.forNetwork(network));
  }
}

/** The reads for one question. */
class Lookup {
  readonly #rpc: SolanaRpc;
  readonly #signal: AbortSignal | undefined;

  constructor(rpc: SolanaRpc, signal: AbortSignal | undefined) {
    this.#rpc = rpc;
    this.#signal = signal;
  }

  async profileOf(address: string): Promise<Identity | undefined> {
    const [chosen] = await this.#read(await chosenNameOf(address));
    const account = chosenNameIn(chosen);
    const labels = account && (await this.#labelsAt(account));
    if (!account || !labels) return undefined;
    // What the account says of itself counts only where the name leads back to it.
    const isItsName = (await nameAccountOf(labels)) === account;
    if (!isItsName || (await this.addressOf(labels)) !== address) return undefined;
    const [name, picture] = await this.#read(
      account,
      await secondRecordOf(account, PICTURE_RECORD),
    );
    const record = recordIn(picture);
    const isOwn = record && record.writtenBy === nameIn(name)?.owner;
    const imageUrl = isOwn ? new TextDecoder().decode(record.content) : undefined;
    return identityOf(`${labels.join('.')}${SUFFIX}`, imageUrl);
  }

  /** The address that the name stands for, by SNS-IP 5: its token's holder, its records, its owner. */
  async addressOf(labels: readonly string[]): Promise<string | undefined> {
    const account = await nameAccountOf(labels);
    const firstAt = await firstRecordOf(account, ADDRESS_RECORD);
    const [found, token, second, first] = await this.#read(
      account,
      await tokenRecordOf(account),
      await secondRecordOf(account, ADDRESS_RECORD),
      firstAt,
    );
    const name = nameIn(found);
    if (!name) return undefined;
    const mint = mintIn(token);
    if (mint !== undefined) return this.#holderOf(mint);
    const record = recordIn(second);
    if (record && !(record.writtenBy && record.agreedBy)) return undefined;
    if (record?.writtenBy === name.owner) {
      const { agreedBy, content } = record;
      return String(agreedBy) === String(content) ? addressAt(content, 0) : undefined;
    }
    return signedAddressIn(first, firstAt, name.owner) ?? ownAddressOf(name);
  }

  /** The labels of the name at `account`, as its reverse account writes them. */
  async #labelsAt(account: string): Promise<readonly string[] | undefined> {
    const [found] = await this.#read(account);
    const parent = nameIn(found)?.parent;
    if (parent === undefined) return undefined;
    const isBeneath = parent !== ROOT_NAME;
    const places = isBeneath
      ? [await reverseAccountOf(account, parent), await reverseAccountOf(parent)]
      : [await reverseAccountOf(account)];
    const texts = (await this.#read(...places)).map(reverseTextIn);
    return texts.includes(undefined) ? undefined : labelsOf(`${texts.join('.')}${SUFFIX}`);
  }

  async #holderOf(mint: string): Promise<string | undefined> {
    const place = await this.#rpc.largestHolding(mint, this.#signal);
    if (place === undefined) return undefined;
    const [account] = await this.#read(place);
    const held = tokenStateIn(account);
    return held?.mint === mint && held.units === 1n ? held.owner : undefined;
  }

  #read(...places: readonly string[]): Promise<readonly (ChainAccount | undefined)[]> {
    return this.#rpc.accounts(places, 'base64', this.#signal);
  }
}

/** The owner, unless it is a program's: nothing that is sent to such an address can be signed for. */
function ownAddressOf({ owner }: RegisteredName): string | undefined {
  return isSigningKey(owner) ? owner : undefined;
}

function labelsOf(name: string): readonly string[] | undefined {
  const typed = name.trim().toLowerCase();
  const own = typed.endsWith(SUFFIX) ? typed.slice(0, -SUFFIX.length) : '';
  return namePattern.test(own) ? own.split('.') : undefined;
}
