import { type Connector, connectorOn } from '../../domain/connection/connector';
import { WidgetError } from '../../domain/errors/widget-error';
import { rpcCodes } from '../../domain/rpc/rpc-code';
import type {
  WalletAccess,
  WalletConnector,
  WalletGrant,
  WalletSession,
} from '../../ports/wallet-connector';
import { FakeWalletSession } from './fake-wallet-session';
import { abortable } from '../../domain/abort/abortable';

/** The visitor's answer to a fake wallet's request to connect. */
export type FakeConnectAnswer =
  'decline' | 'hang' | { readonly grant: WalletGrant } | { readonly error: unknown };

/** The initial state of a fake wallet. */
export interface FakeWalletOptions {
  /** A grant of an earlier visit, which `restore` finds. */
  readonly earlierGrant?: WalletGrant;

  /** Lets the site choose which of the shared addresses is the current one. */
  readonly isAccountChosenHere?: boolean;

  /** Lets the site choose the wallet's network. */
  readonly isNetworkChosenHere?: boolean;

  /** The methods that every session offers to the site itself. */
  readonly access?: WalletAccess;
}

/** A {@link WalletConnector} without a wallet. It declines until the test sets an answer. */
export class FakeWalletConnector implements WalletConnector {
  readonly details: Connector;
  readonly #isAccountChosenHere: boolean;
  readonly #isNetworkChosenHere: boolean;
  readonly #access: WalletAccess | undefined;
  readonly #sessions: FakeWalletSession[] = [];
  readonly #hanging = new Set<(answer: FakeConnectAnswer) => void>();
  readonly #waiting = new Set<() => void>();
  #answer: FakeConnectAnswer = 'decline';
  #grant: WalletGrant | undefined;

  constructor(
    { namespace, ...fields }: Omit<Connector, 'chain'>,
    {
      access,
      earlierGrant,
      isAccountChosenHere = false,
      isNetworkChosenHere = false,
    }: FakeWalletOptions = {},
  ) {
    this.details = connectorOn(namespace, fields);
    this.#isAccountChosenHere = isAccountChosenHere;
    this.#isNetworkChosenHere = isNetworkChosenHere;
    this.#grant = earlierGrant;
    this.#access = access;
  }

  /** Every session so far, the latest last. */
  get sessions(): readonly FakeWalletSession[] {
    return this.#sessions;
  }

  /** How many requests to connect have no answer yet. */
  get pendingCount(): number {
    return this.#hanging.size;
  }

  /** The answer to every request from now on. */
  answerWith(answer: FakeConnectAnswer): this {
    this.#answer = answer;
    return this;
  }

  /** Answers the requests that were left hanging. */
  settle(answer: FakeConnectAnswer): void {
    for (const settle of this.#hanging) settle(answer);
    this.#hanging.clear();
  }

  /** The visitor grants `grant` in the wallet, without a request that waits for it. */
  share(grant: WalletGrant): void {
    this.#grant = grant;
    for (const resolve of this.#waiting) resolve();
    this.#waiting.clear();
  }

  async connect(signal?: AbortSignal): Promise<WalletSession> {
    signal?.throwIfAborted();
    if (this.#answer !== 'hang') return this.#open(this.#answer);
    const settled = new Promise<FakeConnectAnswer>((settle) => this.#hanging.add(settle));
    return this.#open(await abortable(settled, signal));
  }

  async restore(signal?: AbortSignal): Promise<WalletSession | undefined> {
    signal?.throwIfAborted();
    return this.#grant && this.#session(this.#grant);
  }

  async whenGranted(signal: AbortSignal): Promise<void> {
    if (this.#grant && !signal.aborted) return;
    return abortable(new Promise((resolve) => void this.#waiting.add(resolve)), signal);
  }

  #open(answer: FakeConnectAnswer): WalletSession {
    if (answer === 'hang') throw new TypeError('A request left hanging is settled with an answer');
    if (answer === 'decline') {
      const rpcMessage = 'The visitor declined the request';
      throw new WidgetError('RPC', { rpcCode: rpcCodes.userRejected, rpcMessage });
    }
    if ('error' in answer) throw answer.error;
    this.#grant = answer.grant;
    return this.#session(answer.grant);
  }

  #session(grant: WalletGrant): FakeWalletSession {
    const remember = (next: WalletGrant | undefined): void => {
      this.#grant = next;
    };
    const session = new FakeWalletSession(grant, remember, this.#access);
    if (this.#isAccountChosenHere) session.leaveChoiceOpen();
    if (this.#isNetworkChosenHere) session.leaveNetworkOpen();
    this.#sessions.push(session);
    return session;
  }
}
