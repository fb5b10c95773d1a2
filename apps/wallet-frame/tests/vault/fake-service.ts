import { createHash, createPublicKey, randomBytes, verify } from 'node:crypto';
import { asidesAfter } from '../../src/adapters/storage/indexed-db-slot-store';
import type { DeviceSlot, PasskeySlot, PhraseSlot } from '../../src/domain/vault/slot';
import { ServiceRefusal } from '../../src/domain/service/service-refusal';
import type { UserShare } from '../../src/domain/vault/user-share';
import type {
  DeviceSlotStore,
  ShareUse,
  KeptShare,
  ListedSlot,
  NewShare,
  ReleasedShare,
  KeyShares,
  StoredSlot,
  WalletSlots,
} from '../../src/ports/vault';
import type { ActNonces } from '../../src/ports/act-nonces';
import {
  type ActNonce,
  type ActProof,
  actText,
  type WalletAct,
} from '../../src/domain/wallet-key/wallet-act';

export const ORIGIN = 'https://wallet.test';

/** The service's side of one visitor, in memory. Everything that it holds can be read, as a thief would. */
export class FakeService implements ActNonces, KeyShares {
  readonly shares = new Map<string, Uint8Array>();

  /** The texts of slots. */
  readonly kept = new Map<string, string>();
  readonly opened = new Set<string>();
  readonly kinds = new Map<string, ListedSlot['kind']>();
  isKeepLost = false;

  /** The key of the wallet. */
  key = '';

  /** Whether the visitor's address has changed less than a day ago. */
  isHeld = false;

  readonly #user: string;
  readonly #nonces = new Set<string>();
  #first = '';

  constructor(user: string) {
    this.#user = user;
  }

  async create({ id, isFirst, kind }: Parameters<KeyShares['create']>[0]): Promise<NewShare> {
    if (isFirst !== (this.key === '')) throw new Error('wallet');
    const share = new Uint8Array(randomBytes(32));
    this.shares.set(id, share);
    this.kinds.set(id, kind);
    if (isFirst) this.#first = id;
    return { share: share.slice(), nonce: await this.nonce() };
  }
  nonce(): Promise<ActNonce> {
    const nonce = randomBytes(16).toString('base64url');
    this.#nonces.add(nonce);
    return Promise.resolve({ nonce, until: 60_000 });
  }
  async keep({ id, key, proof, sealed }: Parameters<KeyShares['keep']>[0]): Promise<KeptShare> {
    if (this.isKeepLost) throw new Error('offline');
    if (!this.shares.has(id)) throw new Error('revoked');
    const hash = hashOf(sealed);
    if (key === undefined) this.judge({ act: 'slot.keep', subject: [id, hash] }, proof);
    else {
      this.judge({ act: 'wallet.begin', subject: [id, hash, key] }, proof, key);
      if (this.key !== '' && this.key !== key) throw new Error('wallet');
      this.key = key;
    }
    this.kept.set(id, sealed);
    return { ...(await this.release(id)), nonce: await this.nonce() };
  }
  async open(id: string, proof: ActProof): Promise<void> {
    const subject = [id, hashOf(this.kept.get(id) ?? '')];
    this.judge({ act: 'slot.open', subject }, proof);
    this.opened.add(id);
  }
  async release(id: string, use?: ShareUse): Promise<ReleasedShare> {
    if (this.isHeld && use === 'export') throw new ServiceRefusal(429, 'held');
    const share = this.shares.get(id);
    if (!share) throw new ServiceRefusal(404, 'slot');
    const sealed = this.kept.get(id);
    const made = id === this.#first ? 'begun' : 'made';
    const kept = this.opened.has(id) ? 'open' : 'kept';
    const state = sealed === undefined ? made : kept;
    return { share: share.slice(), state, sealed: sealed ?? '' };
  }
  async revoke(id: string, proof: ActProof): Promise<void> {
    this.judge({ act: 'slot.revoke', subject: [id] }, proof);
    this.shares.delete(id);
    this.kept.delete(id);
    this.opened.delete(id);
  }
  renew(): Promise<{ readonly readyAtMs: number }> {
    return Promise.resolve({ readyAtMs: 0 });
  }
  async stay(proof: ActProof): Promise<void> {
    this.judge({ act: 'wallet.stay', subject: [] }, proof);
  }
  restore(): Promise<void> {
    return Promise.reject(new Error('nothing is set aside'));
  }
  discard(): Promise<{ readonly goesAtMs: number }> {
    return Promise.reject(new Error('nothing is set aside'));
  }
  keepAside(): Promise<void> {
    return Promise.reject(new Error('nothing is set aside'));
  }
  list(): Promise<WalletSlots> {
    const listed = [...this.kept].filter(([id]) => this.opened.has(id));
    return Promise.resolve({
      slots: listed.map(([id, sealed], n) => ({
        id,
        kind: this.kinds.get(id) ?? 'device',
        createdAtMs: n,
        ...(sealed !== '' && { slot: JSON.parse(sealed) as PasskeySlot | PhraseSlot }),
      })),
    });
  }

  /** @throws unless the wallet's key has signed the act. */
  judge(act: WalletAct, { nonce, signature }: ActProof, key = this.key): void {
    if (!this.#nonces.delete(nonce)) throw new ServiceRefusal(403, 'wallet_key');
    const bounds = { service: ORIGIN, account: this.#user, nonce, until: 60_000 };
    const publicKey = createPublicKey({
      key: { kty: 'OKP', crv: 'Ed25519', x: key },
      format: 'jwk',
    });
    const text = Buffer.from(actText(act, bounds));
    if (!verify(null, text, publicKey, Buffer.from(signature, 'base64url'))) {
      throw new ServiceRefusal(403, 'wallet_key');
    }
  }
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}

/** What one browser keeps, in memory. */
export class FakeSlotStore implements DeviceSlotStore {
  stored: StoredSlot | undefined;
  putAside: readonly StoredSlot[] = [];
  #turn: Promise<unknown> = Promise.resolve();

  alone<T>(work: () => Promise<T>): Promise<T> {
    const own = this.#turn.then(work, work);
    this.#turn = own.catch(() => undefined);
    return own;
  }

  read(): ReturnType<DeviceSlotStore['read']> {
    return Promise.resolve(this.stored);
  }
  asides(): Promise<readonly StoredSlot[]> {
    return Promise.resolve(this.putAside);
  }
  write(slot: DeviceSlot, share: UserShare): Promise<void> {
    this.putAside = asidesAfter(this.putAside, this.stored, slot.id);
    this.stored = { slot, half: share };
    return Promise.resolve();
  }
  clear(): Promise<void> {
    this.stored = undefined;
    return Promise.resolve();
  }
}
