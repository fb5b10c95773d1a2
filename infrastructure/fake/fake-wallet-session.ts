import { ReplaySubject } from 'rxjs';
import type { AccountType } from '../../domain/account/account-type';
import { parseCaipNetworkId } from '../../domain/caip/caip-network-id';
import type { Connector } from '../../domain/connection/connector';
import { WidgetError } from '../../domain/errors/widget-error';
import type { Network } from '../../domain/network/network';
import { rpcCodes } from '../../domain/rpc/rpc-code';
import type { Stream } from '../../ports/stream';
import type {
  WalletAccess,
  WalletEvent,
  WalletGrant,
  WalletSession,
} from '../../ports/wallet-connector';
import { abortable } from '../../domain/abort/abortable';

/** What a fake wallet says to a network switch; `stay` says yes and does not move. */
export type FakeSwitchAnswer =
  'approve' | 'decline' | 'stay' | 'hang' | { readonly error: unknown };

/** A {@link WalletSession} whose wallet is played by the test. */
export class FakeWalletSession implements WalletSession {
  readonly grant: WalletGrant;
  readonly events$: Stream<WalletEvent>;
  readonly access?: WalletAccess;

  /** Absent until a test gives the wallet accounts of several kinds. */
  useAccountType?: (type: AccountType, signal?: AbortSignal) => Promise<void>;

  /** Absent until a test leaves the choice of account to the site. */
  useAccount?: (address: string) => void;

  /** Absent until a test leaves the choice of network to the site. */
  useNetwork?: (network: Network) => void;

  /** Absent until a test puts the wallet on another device. */
  ping?: (signal?: AbortSignal) => Promise<void>;
  readonly #events = new ReplaySubject<WalletEvent>();
  readonly #hanging = new Set<(reason: unknown) => void>();
  readonly #remember: (grant: WalletGrant | undefined) => void;
  #current: WalletGrant;
  #switchAnswer: FakeSwitchAnswer = 'approve';
  #disconnectError: { readonly error: unknown } | undefined;
  #isOver = false;

  /** Calls `remember` with what the wallet would grant the next visit. */
  constructor(
    grant: WalletGrant,
    remember: (grant: WalletGrant | undefined) => void = () => {},
    access?: WalletAccess,
  ) {
    this.grant = grant;
    this.#current = grant;
    this.#remember = remember;
    if (access) this.access = access;
    this.events$ = { subscribe: (next) => this.#events.subscribe(next) };
  }

  /** Whether the widget still listens: neither side has ended or released the session. */
  get isOpen(): boolean {
    return !this.#isOver;
  }

  /** What the next switches are answered with; they are approved otherwise. */
  answerSwitchWith(answer: FakeSwitchAnswer): this {
    this.#switchAnswer = answer;
    return this;
  }

  /** Makes {@link FakeWalletSession.disconnect} throw `error`, once the session is over. */
  refuseToForget(error: unknown): this {
    this.#disconnectError = { error };
    return this;
  }

  /** The person changes account or chain in the wallet. */
  change(change: Partial<WalletGrant>): void {
    this.#current = { ...this.#current, ...change };
    this.#remember(this.#current);
    if (!this.#isOver) this.#events.next({ type: 'changed', grant: this.#current });
  }

  /** The wallet loses its own connection for a moment. */
  interrupt(): void {
    if (!this.#isOver) this.#events.next({ type: 'interrupted' });
  }

  /** Leaves it to the site which of the shared addresses is the current one. */
  leaveChoiceOpen(): this {
    this.useAccount = (address) => {
      const others = this.#current.addresses.filter((one) => one !== address);
      if (others.length === this.#current.addresses.length) {
        throw new WidgetError('ADDRESS_INVALID', { namespace: 'polkadot', value: address });
      }
      this.change({ addresses: [address, ...others] });
    };
    return this;
  }

  /** Leaves it to the site which network it is on; one that is not among those approved is refused. */
  leaveNetworkOpen(): this {
    this.useNetwork = ({ caipNetworkId }) => {
      if (!(this.#current.approvedCaipNetworkIds ?? [caipNetworkId]).includes(caipNetworkId)) {
        throw new WidgetError('CHAIN_NOT_SUPPORTED', { caipNetworkId });
      }
      this.change({ chainReference: parseCaipNetworkId(caipNetworkId).chainReference });
    };
    return this;
  }

  /** Puts the wallet on another device, where it answers pings as `answer` does. */
  answerPings(answer: () => Promise<void> = () => Promise.resolve()): this {
    this.ping = (signal) => abortable(answer(), signal);
    return this;
  }

  /** The wallet grants another namespace as well. */
  add(connector: Connector, session: WalletSession): void {
    this.#events.next({ type: 'added', connector, session });
  }

  /** The person ends the connection in the wallet. */
  leave(): void {
    this.#remember(undefined);
    this.#end();
  }

  async switchNetwork(network: Network, signal?: AbortSignal): Promise<void> {
    const answer = this.#switchAnswer;
    const { chainReference } = parseCaipNetworkId(network.caipNetworkId);
    signal?.throwIfAborted();
    if (answer === 'hang') {
      return abortable(new Promise<never>((_resolve, reject) => this.#hanging.add(reject)), signal);
    }
    if (answer === 'decline') {
      const rpcMessage = 'The person declined the request';
      throw new WidgetError('RPC', { rpcCode: rpcCodes.userRejected, rpcMessage });
    }
    if (typeof answer === 'object') throw answer.error;
    if (answer === 'stay') {
      const actual = this.#current.chainReference;
      throw new WidgetError('NETWORK_NOT_CHANGED', { expected: chainReference, actual });
    }
    this.change({ chainReference });
  }

  release(): void {
    this.#isOver = true;
    this.#events.complete();
    this.#hanging.forEach((giveUp) => giveUp(new WidgetError('ABORTED', {})));
    this.#hanging.clear();
  }

  async disconnect(): Promise<void> {
    if (this.#isOver) return;
    this.leave();
    if (this.#disconnectError) throw this.#disconnectError.error;
  }

  #end(): void {
    if (this.#isOver) return;
    this.#events.next({ type: 'disconnected' });
    this.release();
  }
}
