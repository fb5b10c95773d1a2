import { randomBytes } from 'node:crypto';
import type { PasskeySlot, PhraseSlot } from '../../src/vault/slot';
import { ServiceRefusal } from '../../src/service/proven-calls';
import type { DeviceShelf, HalfUse, ListedSlot, ServerHalves } from '../../src/vault/vault-ports';

/** The service's side of one visitor, in memory. Everything that it holds can be read, as a thief would. */
export class FakeService implements ServerHalves {
  readonly halves = new Map<string, Uint8Array>();
  readonly kept = new Map<string, PasskeySlot | PhraseSlot | undefined>();
  readonly kinds = new Map<string, ListedSlot['kind']>();
  isKeepLost = false;

  /** Whether the visitor's address has changed less than a day ago. */
  isHeld = false;

  create(...[{ id, isFirst, kind }]: Parameters<ServerHalves['create']>): Promise<Uint8Array> {
    if (isFirst !== (this.kept.size === 0)) return Promise.reject(new Error('wallet'));
    const half = new Uint8Array(randomBytes(32));
    this.halves.set(id, half);
    this.kinds.set(id, kind);
    return Promise.resolve(half.slice());
  }
  keep(id: string, slot?: PasskeySlot | PhraseSlot): Promise<void> {
    if (this.isKeepLost) return Promise.reject(new Error('offline'));
    if (!this.halves.has(id)) return Promise.reject(new Error('revoked'));
    this.kept.set(id, slot);
    return Promise.resolve();
  }
  release(id: string, use?: HalfUse): Promise<Uint8Array> {
    if (this.isHeld && use === 'export') return Promise.reject(new ServiceRefusal(429, 'held'));
    const half = this.kept.has(id) ? this.halves.get(id) : undefined;
    return half ? Promise.resolve(half.slice()) : Promise.reject(new Error('revoked'));
  }
  revoke(id: string): Promise<void> {
    this.halves.delete(id);
    this.kept.delete(id);
    return Promise.resolve();
  }
  list(): Promise<readonly ListedSlot[]> {
    const ids = [...this.kept];
    return Promise.resolve(
      ids.map(([id, slot], n) => ({
        id,
        kind: this.kinds.get(id) ?? 'device',
        createdAtMs: n,
        ...(slot && { slot }),
      })),
    );
  }
}

/** What one browser keeps, in memory. */
export class FakeShelf implements DeviceShelf {
  stored: { readonly slot: unknown; readonly half: CryptoKey } | undefined;
  #turn: Promise<unknown> = Promise.resolve();

  alone<T>(work: () => Promise<T>): Promise<T> {
    const own = this.#turn.then(work, work);
    this.#turn = own.catch(() => undefined);
    return own;
  }

  read(): ReturnType<DeviceShelf['read']> {
    return Promise.resolve(this.stored);
  }
  write(...[slot, half]: Parameters<DeviceShelf['write']>): Promise<void> {
    this.stored = { slot, half };
    return Promise.resolve();
  }
  clear(): Promise<void> {
    this.stored = undefined;
    return Promise.resolve();
  }
}
