import { onceUntilFailure } from '../../../domain/async/once-until-failure';
import type { PolkadotPayload } from '../../../ports/polkadot-wallet';
import type { Approval, ApprovalAnswer, ApprovalHook, ApprovalKind } from '../wallet/approval';
import { ProviderRpcError } from '../../../domain/rpc/provider-rpc-error';
import { type WalletInsides, walletInsides } from '../wallet/wallet-insides';
import type { WalletStorage } from '../wallet/wallet-memory';
import type { PolkadotKey } from './polkadot-keys';

/** The seeds of `//Alice`, `//Bob` and `//Charlie`. They are public: never keep money on them. */
export const PUBLIC_POLKADOT_SEEDS: readonly string[] = [
  '0xe5be9a5092b81bca64be81d212e7f2f9eba183bb7a90954f7b76361f6edb5c0a',
  '0x398f0c28f98885e046333d4a41c19cee4c37368a9832c6502f6cfd182e2aef89',
  '0xbc1ede780f784bb6991a585e4f6e61522c14e1cae6ad0895fb57b9a205a8f938',
];

/** How a {@link PolkadotTestWallet} is made. */
export interface PolkadotTestWalletOptions {
  /** Its own name on the page. */
  readonly name?: string;
  readonly version?: string;

  /** Its keys, 32 bytes each in hexadecimal; {@link PUBLIC_POLKADOT_SEEDS} when absent. */
  readonly seeds?: readonly string[];

  /** The visitor's names for the accounts: Alice, Bob and Charlie when absent. */
  readonly accountNames?: readonly string[];

  /**
   * Answers a question that `PolkadotTestWallet.next` has not answered in advance. Absent: everything is
   * approved.
   */
  readonly approval?: ApprovalHook;

  /** Keeps grants and lock when the page is reloaded, such as `localStorage`. Absent: nothing is kept. */
  readonly storage?: WalletStorage;

  /** Waits for `delayMs` answers; real time when absent. */
  readonly sleep?: (ms: number) => Promise<void>;
}

/** An account in the form in which such wallets share it. */
interface SharedAccount {
  readonly address: string;
  readonly name?: string;
  readonly genesisHash?: string;
  readonly type: 'sr25519';
}

/**
 * A Polkadot wallet with real sr25519 keys, for the tests and demos of dapps. It registers in
 * `window.injectedWeb3` like an extension. Signatures verify and chains accept them. A test scripts the
 * visitor's answers. Never put money on its keys.
 */
export class PolkadotTestWallet {
  readonly name: string;
  readonly #version: string;
  readonly #keys: () => Promise<readonly PolkadotKey[]>;
  readonly #accountNames: readonly string[];
  readonly #insides: WalletInsides;
  #genesisHash: string | undefined;
  #isGone = false;
  #signatures = 0;

  constructor(options: PolkadotTestWalletOptions = {}) {
    const { name = 'cleat-test', version = '1.0.0', seeds = PUBLIC_POLKADOT_SEEDS } = options;
    this.name = name;
    this.#version = version;
    this.#keys = onceUntilFailure(async () => (await curve()).polkadotKeys(seeds));
    this.#accountNames = options.accountNames ?? ['Alice', 'Bob', 'Charlie'];
    this.#insides = walletInsides(options, { key: `test-wallet/${name}` });
  }

  /** Every address that it has a key for, in SS58 with the generic prefix. */
  async addresses(): Promise<readonly string[]> {
    return (await this.#keys()).map(({ address }) => address);
  }

  /** Whether the wallet has let the site in. */
  get isGranted(): boolean {
    return this.#insides.sharing.granted.length > 0;
  }

  /** Puts the wallet into `page.injectedWeb3`; returns a function that removes it. */
  inject(page: object): () => void {
    const holder = page as { injectedWeb3?: Record<string, unknown> };
    holder.injectedWeb3 ??= {};
    holder.injectedWeb3[this.name] = {
      version: this.#version,
      enable: () => this.#enable(),
    };
    return () => void delete holder.injectedWeb3?.[this.name];
  }

  /** Scripts the answer to the next question. Several answers are used in their order. */
  next(answer: ApprovalAnswer): this {
    this.#insides.queue.next(answer);
    return this;
  }

  /** Answers open questions, such as those left hanging. */
  settle(answer: ApprovalAnswer): void {
    this.#insides.queue.settle(answer);
  }

  /**
   * The visitor shares other accounts, in this order. A site that the wallet has let in sees them at once,
   * any other site after it is let in. An empty list revokes the site's permission.
   */
  async setAccounts(addresses: readonly string[]): Promise<void> {
    const { memory, sharing } = this.#insides;
    const own = addresses.length > 0 ? await this.#ownOf(addresses) : [];
    if (own.length > 0) memory.update({ selected: own });
    if (own.length === 0 || this.isGranted) sharing.grant(own);
  }

  /** The visitor allows the accounts only on the chain with this genesis hash, or on every chain again. */
  bindAccounts(genesisHash: string | undefined): void {
    this.#genesisHash = genesisHash;
    this.#insides.events.emit('accountsChanged', []);
  }

  /** The visitor locks the wallet: the site sees no account until {@link PolkadotTestWallet.unlock}. */
  lock(): void {
    this.#insides.sharing.setLock(true);
  }

  unlock(): void {
    this.#insides.sharing.setLock(false);
  }

  /** The wallet disappears without an event, like an extension that is turned off: every request fails. */
  vanish(): void {
    this.#isGone = true;
  }

  /** The wallet is back. */
  reappear(): void {
    this.#isGone = false;
  }

  async #enable(): Promise<unknown> {
    this.#requirePresence();
    if (!this.isGranted) await this.#askToConnect();
    const { events } = this.#insides;
    const all = await this.addresses();
    return {
      accounts: {
        get: async () => {
          this.#requirePresence();
          return this.#shared(all);
        },
        subscribe: (listener: (accounts: readonly SharedAccount[]) => void) => {
          const tell = (): void => listener(this.#shared(all));
          events.on('accountsChanged', tell);
          tell();
          return () => events.off('accountsChanged', tell);
        },
      },
      metadata: { get: async () => [], provide: async () => true },
      signer: {
        signPayload: (payload: PolkadotPayload) => this.#signPayload(payload),
        signRaw: (request: { readonly address: string; readonly data: string }) =>
          this.#signRaw(request),
      },
    };
  }

  async #askToConnect(): Promise<void> {
    const { accounts } = await this.#ask('connect', 'enable', []);
    const { memory, sharing } = this.#insides;
    if (accounts) await this.setAccounts(accounts);
    const { selected } = memory.record;
    sharing.grant(selected.length > 0 ? selected : await this.addresses());
  }

  async #signPayload(payload: PolkadotPayload): Promise<unknown> {
    const { signingPayload } = await encoding();
    const bytes = signingPayload(payload);
    return this.#sign('sendTransaction', 'signPayload', payload, bytes, Uint8Array.of(1));
  }

  async #signRaw(request: { readonly address: string; readonly data: string }): Promise<unknown> {
    const { wrapped } = await encoding();
    return this.#sign('signMessage', 'signRaw', request, wrapped(request.data), Uint8Array.of());
  }

  async #sign(
    kind: ApprovalKind,
    method: string,
    request: { readonly address: string },
    bytes: Uint8Array,
    prefix: Uint8Array,
  ): Promise<unknown> {
    this.#requirePresence();
    const { keyAt } = await curve();
    const key = keyAt(request.address, await this.#keys());
    const isShared = key && this.#insides.sharing.visible.includes(key.address);
    if (!key || !isShared) throw new Error('Unable to find the account');
    const { pretended } = await this.#ask(kind, method, [request]);
    this.#requirePresence();
    if (pretended) return pretended.result;
    this.#signatures += 1;
    const { toHex } = await encoding();
    const signature = Uint8Array.of(...prefix, ...key.sign(bytes));
    return { id: this.#signatures, signature: toHex(signature) };
  }

  /** These wallets have no codes: they decline with an error that has a text. */
  async #ask(kind: ApprovalKind, method: string, params: readonly unknown[]): Promise<Approval> {
    const { queue, origin } = this.#insides;
    try {
      return await queue.ask({ kind, method, params, origin });
    } catch (error) {
      throw error instanceof ProviderRpcError ? new Error(textOf(error)) : error;
    }
  }

  /** Its own addresses among `addresses`, which may be in any SS58 spelling. */
  async #ownOf(addresses: readonly string[]): Promise<readonly string[]> {
    const { keyAt } = await curve();
    const keys = await this.#keys();
    return addresses.flatMap((address) => keyAt(address, keys)?.address ?? []);
  }

  /** The accounts that the site may see. A name belongs to the place of an address among `all`. */
  #shared(all: readonly string[]): readonly SharedAccount[] {
    return this.#insides.sharing.visible.map((address) => {
      const name = this.#accountNames[all.indexOf(address)];
      const genesisHash = this.#genesisHash;
      return {
        address,
        ...(name !== undefined && { name }),
        ...(genesisHash !== undefined && { genesisHash }),
        type: 'sr25519',
      };
    });
  }

  #requirePresence(): void {
    if (this.#isGone) throw new Error('Extension context invalidated.');
  }
}

/** Makes a {@link PolkadotTestWallet}. It downloads and requests nothing before its first use. */
export function createPolkadotTestWallet(
  options: PolkadotTestWalletOptions = {},
): PolkadotTestWallet {
  return new PolkadotTestWallet(options);
}

/** The curve of the keys: downloaded when a key is needed. */
function curve() {
  return import('./polkadot-keys');
}

/** How requests and signatures are encoded: downloaded likewise. */
function encoding() {
  return import('./signing-payload');
}

function textOf({ code, message }: ProviderRpcError): string {
  return code === 4001 ? 'Rejected' : `${message} (pending)`;
}
