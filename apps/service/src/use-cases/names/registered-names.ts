import { createHash } from 'node:crypto';
import type { Store } from '../../ports/store';
import type { ClaimedName, StoredVisitorName } from '../../ports/visitor-names';
import type { Signer } from '../evm/account-signature';
import { lookOf } from './name-label';

/** A name as it is registered. */
export interface RegisteredName {
  readonly label: string;

  /** In small letters. */
  readonly address: string;

  /** The chain on which the account registered (ENSIP-11). */
  readonly coinType: number;
  readonly signer: Signer;
  readonly texts: Readonly<Record<string, string>>;
}

/** A name to be registered, the login that its account is of, and the message that the account has signed for it. */
export interface NewName extends RegisteredName {
  readonly login: string;
  readonly message: string;
}

/** Why a name was not registered. */
export type NameConflict = 'taken' | 'similar' | 'has_name' | 'used';

/** The names of visitors. A name stays its account's for ever: money that is sent to it must not reach another. */
export class RegisteredNames {
  readonly #names: Store['visitorNames'];
  readonly #now: () => number;

  constructor({ visitorNames }: Pick<Store, 'visitorNames'>, now: () => number) {
    this.#names = visitorNames;
    this.#now = now;
  }

  /**
   * Registers a name, or says why not. The same message for the same login is the same request, whose answer was lost. One statement decides that the name is free, that none looks like it, that neither the
   * account nor its login has one, and that the message was not used. A login may have one for its key, and one for a contract.
   */
  async register(name: NewName): Promise<NameConflict | undefined> {
    const { address, coinType, label, login, signer, texts } = name;
    const proof = proofOf(name);
    const hasKey = signer === 'key';
    const claims = { label, look: lookOf(label), address, proof, login, hasKey };
    const own = { ...claims, coinType, texts: JSON.stringify(texts) };
    if (await this.#names.add(own, this.#now())) return undefined;
    const kept = await this.#names.withClaims(claims);
    const registered = kept.find((one) => one.proof === proof);
    if (registered) {
      return registered.label === label && registered.login === login ? undefined : 'used';
    }
    const isOwn = (one: ClaimedName): boolean =>
      one.address === address || (one.login === login && one.hasKey === hasKey);
    if (kept.some(isOwn)) return 'has_name';
    return kept.some((one) => one.label === label) ? 'taken' : 'similar';
  }

  /** The name that was registered by this message. */
  async registeredBy(
    of: Pick<NewName, 'address' | 'message'>,
  ): Promise<RegisteredName | undefined> {
    const found = await this.#names.byProof(proofOf(of));
    return found && nameIn(found);
  }

  /** The name with this label. */
  async find(label: string): Promise<RegisteredName | undefined> {
    const found = await this.#names.byLabel(label);
    return found && nameIn(found);
  }

  /** The name of an account. */
  async nameOf(address: string): Promise<RegisteredName | undefined> {
    const found = await this.#names.byAddress(address.toLowerCase());
    return found && nameIn(found);
  }

  /** The labels among these to which no registered name is equal or similar, in their order. */
  async freeOf(labels: readonly string[]): Promise<readonly string[]> {
    const taken = await this.#names.looksAmong(labels.map(lookOf));
    return labels.filter((label) => !taken.has(lookOf(label)));
  }
}

function proofOf({ address, message }: Pick<NewName, 'address' | 'message'>): string {
  return createHash('sha256').update(`${address}\n${message}`).digest('base64url');
}

function nameIn({ address, coinType, hasKey, label, texts }: StoredVisitorName): RegisteredName {
  return {
    label,
    address,
    coinType,
    signer: hasKey ? 'key' : 'contract',
    texts: JSON.parse(texts) as Record<string, string>,
  };
}
