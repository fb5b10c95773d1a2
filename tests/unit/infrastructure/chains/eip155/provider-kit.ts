import { type Connector, connectorOn } from '../../../../../domain/connection/connector';
import { Eip155Connector } from '../../../../../infrastructure/chains/eip155/eip155-connector';
import { ManualClock } from '../../../../../infrastructure/fake/manual-clock';
import { RecordingLogger } from '../../../../../infrastructure/fake/recording-logger';
import type { Eip1193Provider } from '../../../../../ports/eip1193-provider';
import type { Logger } from '../../../../../ports/logger';
import type { WalletEvent, WalletSession } from '../../../../../ports/wallet-connector';

export const ALICE = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
export const BOB = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';

export const details: Connector = connectorOn('eip155', {
  id: 'test.wallet',
  name: 'Test Wallet',
  type: 'ANNOUNCED',
});

type Listener = (...args: never[]) => void;

/** A provider with the answers that a test sets, valid or not. It shares Alice's account on Ethereum. */
export class ScriptedProvider implements Eip1193Provider {
  readonly asked: string[] = [];
  readonly #answers = new Map<string, unknown>([
    ['eth_requestAccounts', [ALICE]],
    ['eth_accounts', [ALICE]],
    ['eth_chainId', '0x1'],
    ['wallet_revokePermissions', null],
  ]);
  readonly #listeners = new Map<string, Set<Listener>>();

  /** Answers `method` with a value, or with a function of its parameters. */
  answer(method: string, answer: unknown): this {
    this.#answers.set(method, answer);
    return this;
  }

  /** Answers `method` by throwing `error`, which can be any value. */
  fail(method: string, error: unknown): this {
    return this.answer(method, () => Promise.reject(error));
  }

  /** Leaves `method` without an answer for ever. */
  hang(method: string): this {
    return this.answer(method, () => new Promise(() => {}));
  }

  get listenerCount(): number {
    return [...this.#listeners.values()].reduce((sum, { size }) => sum + size, 0);
  }

  async request({ method, params }: { readonly method: string; readonly params?: unknown }) {
    this.asked.push(method);
    const answer = this.#answers.get(method);
    return typeof answer === 'function' ? Reflect.apply(answer, undefined, [params]) : answer;
  }

  on(event: string, listener: Listener): void {
    this.#listeners.set(event, (this.#listeners.get(event) ?? new Set()).add(listener));
  }

  removeListener(event: string, listener: Listener): void {
    this.#listeners.get(event)?.delete(listener);
  }

  emit(event: 'accountsChanged' | 'chainChanged' | 'disconnect', payload: unknown): void {
    for (const listener of [...(this.#listeners.get(event) ?? [])]) {
      Reflect.apply(listener, undefined, [payload]);
    }
  }
}

/** A connector to `provider`, on a clock that stands still. */
export function connectorTo(
  provider: Eip1193Provider,
  given: Partial<Connector> = {},
  logger: Logger = new RecordingLogger(),
): { readonly connector: Eip155Connector; readonly clock: ManualClock } {
  const clock = new ManualClock();
  const connector = new Eip155Connector({
    clock,
    details: { ...details, ...given },
    load: () => provider,
    logger,
  });
  return { connector, clock };
}

/** A session with `provider`, and its events. */
export async function sessionWith(provider: Eip1193Provider) {
  const { connector, clock } = connectorTo(provider);
  const session = await connector.connect();
  return { clock, session, events: heard(session) };
}

export function heard(session: WalletSession): readonly WalletEvent[] {
  const events: WalletEvent[] = [];
  session.events$.subscribe((event) => events.push(event));
  return events;
}

/** 29 invalid chain ids. */
export function chainGarbage(): readonly unknown[] {
  const texts = ['', ' ', '0x', '0x0', '0', '00', '-1', '-0x1', '1.5', '1e3', '0xg', '0x1 ', ' 1'];
  const words = ['eip155:1', 'mainnet', 'NaN', 'Infinity', `0x${'f'.repeat(64)}`];
  const numbers = [0, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY];
  return [...texts, ...words, ...numbers, undefined, null, true, {}, ['0x1'], { chainId: '0x1' }];
}
