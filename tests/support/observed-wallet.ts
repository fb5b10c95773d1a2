import fc from 'fast-check';
import { parseAddresses, parseChainId } from '../../infrastructure/chains/eip155/wallet-answers';
import { createTestWallet, type TestWallet } from '../../infrastructure/fake/test-wallet';
import type { ApprovalAnswer } from '../../infrastructure/fake/wallet/approval';
import type { ProviderEvent } from '../../infrastructure/fake/wallet/wallet-events';
import type { Eip1193Provider } from '../../ports/eip1193-provider';
import { ALICE, BOB } from './headless-kit';

/** A visitor's actions in a wallet, and those of a wallet itself. */
export type WalletStep =
  | { readonly do: 'next' | 'settle'; readonly answer: ApprovalAnswer }
  | { readonly do: 'setAccounts'; readonly accounts: readonly string[] }
  | { readonly do: 'switchChain'; readonly chainId: number }
  | { readonly do: 'lock' | 'unlock' | 'vanish' | 'reappear' | 'disconnect' }
  | { readonly do: 'emit'; readonly event: ProviderEvent; readonly payload: unknown };

const anyAnswer = fc.constantFrom<ApprovalAnswer>(
  'approve',
  'reject',
  'hang',
  { delayMs: 40 },
  { delayMs: 2000, answer: 'reject' },
  { error: null },
  { error: 'User rejected' },
  { error: { code: -32002, message: 'Already pending' } },
  { error: { code: 4900, message: 'Gone' } },
  { result: null },
  { result: [] },
  { result: ['0x'] },
);

const anyGarbage = fc.constantFrom<readonly [ProviderEvent, unknown]>(
  ['accountsChanged', undefined],
  ['accountsChanged', [null]],
  ['accountsChanged', ALICE],
  ['chainChanged', '0x'],
  ['chainChanged', null],
  ['chainChanged', Number.NaN],
  ['disconnect', { code: 1013 }],
  ['disconnect', undefined],
  ['message', { type: 'x' }],
);

/** Any step of a wallet, the harmless ones first. */
export const anyWalletStep: fc.Arbitrary<WalletStep> = fc.oneof(
  fc.record({ do: fc.constantFrom('settle', 'next'), answer: anyAnswer }),
  fc.record({
    do: fc.constant('setAccounts'),
    accounts: fc.constantFrom([ALICE], [BOB], [BOB, ALICE], []),
  }),
  fc.record({ do: fc.constant('switchChain'), chainId: fc.constantFrom(1, 42161, 10) }),
  fc.record({
    do: fc.constantFrom('unlock', 'lock', 'reappear', 'vanish', 'disconnect'),
  }),
  anyGarbage.map(([event, payload]): WalletStep => ({ do: 'emit', event, payload })),
);

/** A wallet with real keys that records every answer and event for the widget. */
export class ObservedWallet {
  readonly provider: Eip1193Provider;
  readonly #wallet: TestWallet;
  readonly #ownListeners: number;
  #addresses: readonly string[] = [];
  #chainId = '';
  #timers = 0;

  constructor(rdns: string, sleep: (ms: number) => Promise<void>) {
    const rpcUrl = 'http://node.test';
    this.#wallet = createTestWallet({
      rdns,
      sleep: async (ms) => {
        this.#timers += 1;
        await sleep(ms);
        this.#timers -= 1;
      },
      chains: [
        { chainId: 1, rpcUrl },
        { chainId: 42161, rpcUrl },
        { chainId: 10, rpcUrl },
      ],
    });
    this.#wallet.setAccounts([ALICE]);
    const { provider } = this.#wallet;
    provider.on?.('accountsChanged', (accounts: unknown) => this.#accountsAre(accounts));
    provider.on?.('chainChanged', (chainId: unknown) => this.#chainIs(chainId));
    provider.on?.('disconnect', (error: { code?: unknown } | undefined) => {
      if (error?.code !== 1013) this.#accountsAre([]);
    });
    this.#ownListeners = this.#wallet.listenerCount;
    this.provider = {
      request: (args) => this.#request(args),
      on: (event, listener) => provider.on?.(event, listener),
      removeListener: (event, listener) => provider.removeListener?.(event, listener),
    };
  }

  /** The wallet's latest accounts and chain. */
  get lastWord(): { readonly addresses: readonly string[]; readonly chainId: string } {
    return { addresses: this.#addresses, chainId: this.#chainId };
  }

  /** How many listeners the widget has on it. */
  get foreignListeners(): number {
    return this.#wallet.listenerCount - this.#ownListeners;
  }

  /** How many answers of the wallet are pending. */
  get timers(): number {
    return this.#timers;
  }

  take(step: WalletStep): void {
    const wallet = this.#wallet;
    switch (step.do) {
      case 'next':
        return void wallet.next(step.answer);
      case 'settle':
        return wallet.settle(step.answer);
      case 'setAccounts':
        return wallet.setAccounts(step.accounts);
      case 'switchChain':
        return wallet.switchChain(step.chainId);
      case 'emit':
        return wallet.emit(step.event, step.payload);
      default:
        return wallet[step.do]();
    }
  }

  async #request(args: Parameters<Eip1193Provider['request']>[0]): Promise<unknown> {
    const answer = await this.#wallet.provider.request(args);
    if (args.method === 'eth_requestAccounts' || args.method === 'eth_accounts')
      this.#accountsAre(answer);
    if (args.method === 'eth_chainId') this.#chainIs(answer);
    return answer;
  }

  #accountsAre(accounts: unknown): void {
    this.#addresses = parseAddresses(accounts) ?? this.#addresses;
  }

  #chainIs(chainId: unknown): void {
    this.#chainId = parseChainId(chainId) ?? this.#chainId;
  }
}
