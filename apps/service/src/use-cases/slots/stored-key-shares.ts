import { createHash, randomBytes } from 'node:crypto';
import type { ListedSlot, SealsFound, StoredShare, StoredSeal } from '../../ports/slots';
import type { Events } from '../../ports/events';
import type { NewsAddresses } from '../../ports/kept-mails';
import type { OfAccount, Store, Stored } from '../../ports/store';
import { seal, unseal } from '../../domain/seal';
import type { KnownDevices } from '../devices/known-devices';
import { type Sealer, sealerOf } from '../../domain/share-sealer';
import {
  type AskingDevice,
  type NewSlot,
  type SealedSlot,
  type KeyShares,
  type SlotKind,
  slotKinds,
  type SlotOwner,
  type SlotState,
  type StoredSlot,
} from '../../ports/key-shares';
import { KEPT_MS, type WalletRenewals } from './wallet-renewals';

/** How long a wallet may stay begun and not confirmed, before another device may begin it. */
const PENDING_MS = 600_000;
const MAX_SLOTS = 20;
const SEAL_AT_ONCE = 200;
const SHARE_BYTES = 32;

export interface StoredKeySharesDeps {
  readonly store: Pick<Store, 'slots' | 'transaction' | 'wallets'>;
  readonly devices: Pick<KnownDevices, 'end'>;
  readonly events: Events;
  readonly renewals: Pick<WalletRenewals, 'isReady' | 'renew'>;
  readonly secret: string;

  /** The secrets before, with which key shares may still be sealed. */
  readonly secretsBefore?: readonly string[];
  readonly now: () => number;
}

/** Keeps key shares in the service's database, sealed with its secret: the database alone gives none. */
export class StoredKeyShares implements KeyShares {
  readonly #deps: StoredKeySharesDeps;
  readonly #sealer: Sealer;
  readonly #before: readonly Sealer[];

  constructor(deps: StoredKeySharesDeps) {
    this.#deps = deps;
    this.#sealer = sealerOf(deps.secret);
    this.#before = (deps.secretsBefore ?? []).map((each) => sealerOf(each));
  }

  async create(
    asking: AskingDevice,
    { id, isFirst, kind }: NewSlot,
  ): ReturnType<KeyShares['create']> {
    const { store, now } = this.#deps;
    const { account, device } = asking;
    if (isFirst && !(await this.#mayBegin(asking))) return { refusal: 'wallet_exists' };
    if (!isFirst) {
      const wallet = await store.wallets.find(account);
      if (!wallet) return { refusal: 'no_wallet' };
      if (wallet.slots >= MAX_SLOTS) return { refusal: 'too_many_slots' };
    }
    const keyShare = randomBytes(SHARE_BYTES);
    const isMade = await store.slots.add({
      id,
      account,
      kind,
      device,
      half: seal(this.#sealer.key, keyShare, rowOf(account, id)),
      sealer: this.#sealer.name,
      isFirst,
      createdMs: now(),
    });
    if (isMade) return { half: keyShare.toString('base64url') };
    return this.#madeBefore(asking, { id, isFirst, kind });
  }

  /** The answer was lost, and the device asks again. */
  async #madeBefore(
    asking: AskingDevice,
    { id, isFirst, kind }: NewSlot,
  ): ReturnType<KeyShares['create']> {
    const slot = await this.#deps.store.slots.find(asking, id);
    const isSame = slot?.isFirst === isFirst && !slot.isKept;
    const found = isSame ? await this.release(asking, id) : undefined;
    return found?.kind === kind ? { half: found.half } : { refusal: 'slot' };
  }

  async keep(
    asking: AskingDevice,
    { id, key, sealed }: SealedSlot,
    addresses?: NewsAddresses,
  ): ReturnType<KeyShares['keep']> {
    const { store } = this.#deps;
    const { account } = asking;
    const slot = await store.slots.find(asking, id);
    if (!slot || slot.isFirst !== (key !== undefined)) return undefined;
    if (slot.isKept) return { isRenewed: false }; // The answer was lost, and the frame asks again.
    const isKept = async ({ slots }: Pick<Stored, 'slots'>): Promise<void> =>
      slots.keep(account, id, sealed, sha256(sealed));
    if (key === undefined) {
      await isKept(store);
      return { isRenewed: false };
    }
    // For the device that still has the claim, once: so there is one wallet, and its key is never replaced. With its slot, or not
    // at all: a wallet whose first slot was not kept would open in no way.
    const isBegun = await this.#made(asking, key, isKept);
    const { renewals } = this.#deps;
    const isRenewed = !isBegun && (await renewals.renew(asking, id, key, isKept, addresses));
    return isBegun || isRenewed ? { isRenewed } : undefined;
  }

  async hashOf(owner: SlotOwner, id: string): Promise<string | undefined> {
    return this.#deps.store.slots.hashOf(owner, id);
  }

  async open(owner: SlotOwner, id: string, hash: string): Promise<boolean> {
    const { store, events } = this.#deps;
    const { account } = owner;
    const isOpened = await store.transaction(async (stored) => {
      const slot = await stored.slots.open(owner, id, hash);
      if (!slot) return false;
      await stored.wallets.addSlot(account);
      const way = kindOf(slot.kind);
      await events.publish({ type: 'way.changed', account, way, change: 'added' }, stored);
      return true;
    }, account);
    return isOpened || (await this.hashOf(owner, id)) === hash; // Asked again.
  }

  async release(owner: SlotOwner, id: string): ReturnType<KeyShares['release']> {
    const found = await this.#deps.store.slots.release(owner, id);
    if (!found) return undefined;
    return {
      half: this.#unseal({ ...found, account: owner.account, id }).toString('base64url'),
      state: stateOf(found),
      sealed: found.sealed,
      kind: kindOf(found.kind),
      isOnlyWay: found.kind === 'device' && found.ways === 1,
      ...asideOf(found.aside),
    };
  }

  async revoke(
    { account }: SlotOwner,
    id: string,
    onEnding?: () => void,
  ): ReturnType<KeyShares['revoke']> {
    const { store, devices, events } = this.#deps;
    return store.transaction(async (stored) => {
      const isOpened = await stored.slots.isOpened(account, id);
      if (isOpened === undefined) return 'unknown';
      // The counter decides, so that two devices cannot revoke each other's slots at the same time.
      if (isOpened && !(await stored.wallets.removeSlot(account))) return 'last';
      onEnding?.();
      const revoked = await stored.slots.end(account, id);
      if (!revoked) return {};
      const { device, kind } = revoked;
      const way = kindOf(kind);
      // A slot that was never opened was no way in.
      if (isOpened)
        await events.publish({ type: 'way.changed', account, way, change: 'removed' }, stored);
      if (way !== 'device') return {};
      await devices.end({ account, device }, stored);
      return { device };
    }, account);
  }

  async list({ account }: SlotOwner): Promise<readonly StoredSlot[]> {
    const listed = await this.#deps.store.slots.list(account);
    return listed.map(({ aside, createdMs, id, kind, sealed, ...times }) => ({
      id,
      kind: kindOf(kind),
      createdAtMs: createdMs,
      ...asideOf(aside),
      ...goingOf(times),
      ...(sealed !== '' && { sealed }),
    }));
  }

  async deviceOf(account: string, id: string): Promise<string | undefined> {
    return this.#deps.store.slots.deviceOf(account, id);
  }

  async sweep(): Promise<void> {
    const { store, now } = this.#deps;
    await store.slots.sweepUnopened(now() - PENDING_MS);
    await store.wallets.sweep(now());
    if (this.#before.length > 0) await this.#sealAnew();
  }

  /** Whether the wallet is made: for the device that still has the claim, once. `then` is done with it. */
  async #made(
    asking: AskingDevice,
    key: string,
    then: (stored: OfAccount) => Promise<void>,
  ): Promise<boolean> {
    const { store, events, now } = this.#deps;
    const { account } = asking;
    return store.transaction(async (stored) => {
      if (!(await stored.wallets.make(asking, key, now()))) return false;
      await then(stored);
      await events.publish({ type: 'wallet.made', account, isRenewed: false }, stored);
      return true;
    }, account);
  }

  async #mayBegin(asking: AskingDevice): Promise<boolean> {
    return (await this.#begin(asking)) || this.#deps.renewals.isReady(asking);
  }

  /** Claims the account's wallet. The same device may try again; another one after ten minutes. */
  async #begin(owner: SlotOwner): Promise<boolean> {
    const { store, now } = this.#deps;
    return store.wallets.claim(owner, now(), now() + PENDING_MS);
  }

  /** Seals key shares of the secrets before with the present one, so that the database gives none to a thief of the old. */
  async #sealAnew(): Promise<void> {
    const { slots } = this.#deps.store;
    const { key, name } = this.#sealer;
    let after: string | undefined = '';
    let failure: Error | undefined;
    while (after !== undefined) {
      const found: SealsFound = await slots.sealedOtherwise(name, after, SEAL_AT_ONCE);
      after = found.next;
      for (const stored of found.rows) {
        const { account, id } = stored;
        try {
          const anew = seal(key, this.#unseal(stored), rowOf(account, id));
          await slots.sealAnew(stored, anew, name);
        } catch (error) {
          failure ??= error instanceof Error ? error : new Error('A key share was not sealed anew'); // One broken row does not keep the others under the old secret.
        }
      }
    }
    if (failure) throw failure;
  }

  #unseal({ account, half, id, sealer: by }: StoredSeal): Buffer {
    // Key shares from before there were several secrets have no name of theirs.
    const sealers = [this.#sealer, ...this.#before].filter(({ name }) => by === '' || by === name);
    let cause: unknown;
    for (const sealer of sealers) {
      try {
        return unseal(sealer.key, half, rowOf(account, id));
      } catch (error) {
        cause = error;
      }
    }
    throw new Error('A key share does not open: SERVICE_SECRET or the row has changed', { cause });
  }
}

/** The hash of a text in base64url, as the wallet's key signs it. */
function sha256(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}

/** A key share opens in its own row only. */
function rowOf(account: string, id: string): string {
  return `${account}:${id}`;
}

function asideOf(aside: string): { readonly aside?: string } {
  return aside === '' ? {} : { aside };
}

/** When a wallet that was set aside goes, where its key has signed that. */
function goingOf({
  asideEndsMs: ends,
  asideSinceMs: since,
}: Pick<ListedSlot, 'asideEndsMs' | 'asideSinceMs'>): { readonly goesAtMs?: number } {
  if (ends === undefined || since === undefined || ends >= since + KEPT_MS) return {};
  return { goesAtMs: ends };
}

function stateOf({ isFirst, isKept, isOpened }: StoredShare): SlotState {
  if (isKept) return isOpened ? 'open' : 'kept';
  return isFirst ? 'begun' : 'made';
}

function kindOf(stored: string | undefined): SlotKind {
  return slotKinds.find((kind) => kind === stored) ?? 'device';
}
