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

/** A fake wallet's answer to a network switch; `stay` approves and does not switch. */
export type FakeSwitchAnswer =
  'approve' | 'decline' | 'stay' | 'hang' | { readonly error: unknown };

/** A {@link WalletSession} whose wallet the test plays. */
export class FakeWalletSession implements WalletSession {
  readonly grant: WalletGrant;
  readonly events$: Stream<WalletEvent>;
  readonly access?: WalletAccess;

  /** Absent until a test gives the wallet accounts of several types. */
  useAccountType?: (type: AccountType, signal?: AbortSignal) => Promise<void>;

  /** Absent until a test lets the site choose the account. */
  useAccount?: (address: string) => void;

  /** Absent until a test lets the site choose the network. */
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

  /** Calls `remember` with the grant that the next visit finds. */
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

  /** The answers to the next switches; without one, a switch is approved. */
  answerSwitchWith(answer: FakeSwitchAnswer): this {
    this.#switchAnswer = answer;
    return this;
  }

  /** Makes {@link FakeWalletSession.disconnect} throw `error`, once the session is over. */
  refuseToForget(error: unknown): this {
    this.#disconnectError = { error };
    return this;
  }

  /** The visitor changes account or chain in the wallet. */
  change(change: Partial<WalletGrant>): void {
    this.#current = { ...this.#current, ...change };
    this.#remember(this.#current);
    if (!this.#isOver) this.#events.next({ type: 'changed', grant: this.#current });
  }

  /** The wallet loses its own connection for a while. */
  interrupt(): void {
    if (!this.#isOver) this.#events.next({ type: 'interrupted' });
  }

  /** Lets the site choose which of the shared addresses is the current one. */
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

  /** Lets the site choose the network. Refuses one that is not among the approved ones. */
  leaveNetworkOpen(): this {
    this.useNetwork = ({ caipNetworkId }) => {
      if (!(this.#current.approvedCaipNetworkIds ?? [caipNetworkId]).includes(caipNetworkId)) {
        throw new WidgetError('CHAIN_NOT_SUPPORTED', { caipNetworkId });
      }
      this.change({ chainReference: parseCaipNetworkId(caipNetworkId).chainReference });
    };
    return this;
  }

  /** Puts the wallet on another device, which answers pings with `answer`. */
  answerPings(answer: () => Promise<void> = () => Promise.resolve()): this {
    this.ping = (signal) => abortable(answer(), signal);
    return this;
  }

  /** The wallet grants another namespace as well. */
  add(connector: Connector, session: WalletSession): void {
    this.#events.next({ type: 'added', connector, session });
  }

  /** The visitor ends the connection in the wallet. */
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
      const rpcMessage = 'The visitor declined the request';
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
