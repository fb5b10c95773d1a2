import type { Keys, KeySettings } from '../../ports/keys';
import { KeyRefusal } from '../../domain/refusals/key-refusal';
import type { Accounts } from '../../domain/accounts/accounts';
import type { LoginLead, OfferedKit } from '../../domain/vault/kit';
import type { PassedShare } from '../../domain/vault/passed-share';
import type { KitSlot } from '../../domain/vault/slot';
import type { NewPasskey, UnlockMethod } from '../../domain/vault/unlock-method';
import type { WalletSlots } from '../../ports/vault';
import type { PageAct } from '../../domain/wallet-key/page-act';
import type { ActProof } from '../../domain/wallet-key/wallet-act';
import type { KeyAnswer, KeyWait } from '../../domain/vault/key-answer';

const device: UnlockMethod = { kind: 'device' };

export interface KeyWorkerOptions {
  /** Hears that the service knows the session no more. */
  readonly onSessionOver?: (() => void) | undefined;

  /** The id of what the visitor is doing. */
  readonly trace: () => string;

  /** Hears that a request of the worker waits for the service. Returns how to say that it waits no more. */
  readonly onWait?: (() => () => void) | undefined;
}

/** The worker that has the keys, as the page asks it. */
export class KeyWorker implements Keys {
  readonly #worker: Worker;
  readonly #waiting = new Map<string, (answer: KeyAnswer) => void>();
  #last = 0;
  #isEnded = false;

  readonly #trace: () => string;

  #endWait: (() => void) | undefined;

  constructor(
    worker: Worker,
    settings: KeySettings,
    { onSessionOver, onWait, trace }: KeyWorkerOptions,
  ) {
    this.#worker = worker;
    this.#trace = trace;
    worker.addEventListener('message', ({ data }: MessageEvent<KeyAnswer | KeyWait>) => {
      if ('isWaiting' in data) {
        this.#endWait?.();
        this.#endWait = data.isWaiting ? onWait?.() : undefined;
        return;
      }
      if ('error' in data && data.error === 'session') onSessionOver?.();
      this.#waiting.get(data.id)?.(data);
      this.#waiting.delete(data.id);
    });
    worker.addEventListener('error', () => this.end());
    worker.postMessage(settings, []);
  }

  begin(): Promise<Accounts> {
    return this.#ask('begin') as Promise<Accounts>;
  }

  accounts(method: UnlockMethod = device): Promise<Accounts> {
    return this.#ask('accounts', { method }, secretsOf(method)) as Promise<Accounts>;
  }

  /** The hash that the worker knows the request by. */
  prepare(request: object): Promise<string> {
    return this.#ask('prepare', { request }) as Promise<string>;
  }

  sign(digest: string): Promise<string | readonly string[]> {
    return this.#ask('sign', { digest, method: device }) as Promise<string | readonly string[]>;
  }

  async decline(digest: string): Promise<void> {
    await this.#ask('decline', { digest });
  }

  async addDevice(method: UnlockMethod): Promise<void> {
    await this.#ask('addDevice', { method }, secretsOf(method));
  }

  /** The page has the passkey's secret no more afterwards. */
  async addPasskey(passkey: NewPasskey): Promise<void> {
    await this.#ask('addPasskey', { method: device, ...passkey }, [passkey.prf.buffer]);
  }

  /** The key for which another window seals the key share of new words. */
  awaitPhrase(): Promise<string> {
    return this.#ask('awaitPhrase') as Promise<string>;
  }

  /** Takes the key share of new words, which `makeWords` has passed. */
  async addPhrase(phrase: unknown): Promise<void> {
    await this.#ask('addPhrase', { method: device, phrase });
  }

  /** New words, and their key share for the worker that made the key `to`. In the wallet's own window alone. */
  newPhrase(to: string): Promise<PassedShare & { readonly words: string }> {
    return this.#ask('newPhrase', { to }) as ReturnType<KeyWorker['newPhrase']>;
  }

  makeKit(): Promise<{ readonly kit: KitSlot; readonly words: string }> {
    return this.#ask('makeKit', { method: device }) as ReturnType<KeyWorker['makeKit']>;
  }

  list(): Promise<WalletSlots> {
    return this.#ask('list') as Promise<WalletSlots>;
  }

  async revoke(id: string): Promise<void> {
    await this.#ask('revoke', { method: device, id });
  }

  /** What leads the login of this session to the wallet of a kit. */
  leadLogin({ file, words }: OfferedKit, login: string): Promise<LoginLead> {
    return this.#ask('leadLogin', { file, words, login }) as Promise<LoginLead>;
  }

  /** The signature of the wallet's own key, which the service demands for what a login alone cannot do. */
  signAct(act: PageAct): Promise<ActProof> {
    return this.#ask('signAct', { method: device, act }) as Promise<ActProof>;
  }

  /** Asks for a new wallet, because every way in is lost. */
  askForNew(): Promise<{ readonly readyAtMs: number }> {
    return this.#ask('renew') as Promise<{ readonly readyAtMs: number }>;
  }

  /** Ends attempts to begin a new wallet: this browser opens the wallet. */
  async stay(): Promise<void> {
    await this.#ask('stay', { method: device });
  }

  /** Gives the wallet that `method` opens its place back, where it was set aside. */
  async restore(method: UnlockMethod = device): Promise<void> {
    await this.#ask('restore', { method }, secretsOf(method));
  }

  /** Has the wallet that `method` opens, which was set aside, go in 30 days. */
  discard(method: UnlockMethod = device): Promise<{ readonly goesAtMs: number }> {
    return this.#ask('discard', { method }, secretsOf(method)) as ReturnType<KeyWorker['discard']>;
  }

  /** Has it stay after all. */
  async keepAside(method: UnlockMethod = device): Promise<void> {
    await this.#ask('keepAside', { method }, secretsOf(method));
  }

  isOnDevice(): Promise<boolean> {
    return this.#ask('isOnDevice') as Promise<boolean>;
  }

  /** The id of this browser's own slot. */
  ownSlot(): Promise<string | undefined> {
    return this.#ask('ownSlot') as Promise<string | undefined>;
  }

  /** The wallet's own words. */
  reveal(): Promise<string> {
    return this.#ask('reveal', { method: device }) as Promise<string>;
  }

  /** Makes this browser forget the wallet, where the wallet opens in another way. */
  async leave(): Promise<void> {
    await this.#ask('leave');
  }

  /** The next handle of the session. */
  renew(session: string): void {
    this.#worker.postMessage({ type: 'session', session }, []);
  }

  /** Nothing is answered after it. */
  end(): void {
    this.#isEnded = true;
    this.#worker.terminate();
    this.#endWait?.();
    for (const [id, settle] of this.#waiting) settle({ id, error: 'ended' });
    this.#waiting.clear();
  }

  #ask(type: string, payload: object = {}, secrets: Transferable[] = []): Promise<unknown> {
    if (this.#isEnded) return Promise.reject(new KeyRefusal('ended'));
    this.#last += 1;
    const id = String(this.#last);
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, (answer) => {
        if ('error' in answer) reject(new KeyRefusal(answer.error));
        else resolve(answer.result);
      });
      this.#worker.postMessage({ id, type, payload, trace: this.#trace() }, secrets);
    });
  }
}

function secretsOf(method: UnlockMethod): Transferable[] {
  return method.kind === 'passkey' ? [method.prf.buffer] : [];
}
