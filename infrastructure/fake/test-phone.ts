import { ethereum } from '../../domain/network/built-in-networks';
import { connectorOn } from '../../domain/connection/connector';
import { PAIRING_CONNECTOR_ID } from '../../domain/pairing-connector-id';
import { WidgetError } from '../../domain/errors/widget-error';
import { numberOf, textOf } from '../../domain/outside/untrusted-record';
import { rpcCodes } from '../../domain/rpc/rpc-code';
import type { Network } from '../../domain/network/network';
import { abortable } from '../../domain/abort/abortable';
import type { Cacao } from '../../domain/siwx/siwx-session';
import type { WalletGrant } from '../../ports/wallet-connector';
import type {
  PairedSession,
  PairingProposal,
  PairingSignIn,
  SignedPairing,
  SignInProposal,
  WalletPairing,
} from '../../ports/wallet-pairing';
import { FakeWalletSession } from './fake-wallet-session';
import { createTestWallet, type TestWallet } from './test-wallet';

/** How a {@link TestPhone} is made. */
export interface TestPhoneOptions {
  /** The wallet on it; one with the published test keys on Ethereum when absent. */
  readonly wallet?: TestWallet;

  /** The name by which sites list it. */
  readonly name?: string;

  /** The time at which it signs in; the machine's when absent. */
  readonly now?: () => number;
}

/** A pairing URI that is shown, and the settling of the answer to it. */
interface Shown {
  readonly proposal: PairingProposal;
  readonly approve: (sessions: readonly PairedSession[]) => void;
  readonly refuse: (error: unknown) => void;
}

/**
 * A phone with an EVM wallet, in memory: it takes the place of WalletConnect's relay and of the app at its other end,
 * for tests of dapps. Its keys are real. `wallet` scripts the visitor's answers on it.
 *
 * @example
 * ```ts
 * const phone = createTestPhone();
 * const widget = createWidget({ networks: [ethereum], projectId }, override(WalletPairing, phone));
 * // The test opens the view with the QR code.
 * await phone.scan();
 * ```
 */
export class TestPhone implements WalletPairing {
  readonly wallet: TestWallet;
  readonly #name: string;
  readonly #now: () => number;
  readonly #waiting = new Set<(shown: Shown) => void>();
  #shown: Shown | undefined;
  #session: FakeWalletSession | undefined;
  #grant: WalletGrant | undefined;
  #isOnline = true;
  #count = 0;

  constructor({
    name = 'Test Phone',
    now = Date.now,
    wallet = ethereumWallet(),
  }: TestPhoneOptions = {}) {
    this.#name = name;
    this.#now = now;
    this.wallet = wallet;
    wallet.provider.on?.('accountsChanged', (accounts: unknown) => this.#follow({ accounts }));
    wallet.provider.on?.('chainChanged', (chainId: unknown) => this.#follow({ chainId }));
  }

  /** Whether a site is connected. */
  get isConnected(): boolean {
    return this.#grant !== undefined;
  }

  /** The relay is gone, or back again. */
  setOnline(isOnline: boolean): void {
    this.#isOnline = isOnline;
  }

  /**
   * The visitor scans the QR code as soon as a site shows one, and answers as the wallet's next answer says: see
   * `TestWallet.next`. Resolves when the site has the answer.
   */
  async scan(): Promise<void> {
    const shown =
      this.#shown ?? (await new Promise<Shown>((resolve) => void this.#waiting.add(resolve)));
    this.#shown = undefined;
    shown.proposal.onScanned?.();
    try {
      shown.approve(await this.#connect(shown.proposal.networks));
    } catch (error) {
      shown.refuse(error);
    }
  }

  /** The visitor ends the connection on the phone. */
  disconnect(): void {
    this.#session?.leave();
  }

  async propose(
    proposal: PairingProposal,
    signal?: AbortSignal,
  ): Promise<readonly PairedSession[]> {
    signal?.throwIfAborted();
    if (!this.#isOnline) throw new WidgetError('PAIRING_UNREACHABLE', {});
    const answer = new Promise<readonly PairedSession[]>((approve, refuse) => {
      this.#shown = { proposal, approve, refuse };
    });
    const shown = this.#shown;
    this.#count += 1;
    proposal.onUri(`wc:${topicOf(this.#count)}@2?relay-protocol=irn&symKey=${topicOf(0)}`);
    for (const resolve of this.#waiting) if (shown) resolve(shown);
    this.#waiting.clear();
    try {
      return await abortable(answer, signal);
    } catch (error) {
      if (this.#shown === shown) this.#shown = undefined;
      // A visitor who approves too late has approved nothing.
      void answer.then((late) => late.forEach(({ session }) => void session.disconnect()), ignore);
      throw error;
    }
  }

  async signIn(proposal: SignInProposal, signal?: AbortSignal): Promise<SignedPairing> {
    const sessions = await this.propose(proposal, signal);
    const [paired] = sessions;
    const cacao = paired && (await this.#sign(proposal.signIn, paired.session.grant));
    return { sessions, cacaos: cacao ? [cacao] : [] };
  }

  async restore(
    _networks: readonly Network[],
    signal?: AbortSignal,
  ): Promise<readonly PairedSession[]> {
    signal?.throwIfAborted();
    return this.#grant ? [this.#open(this.#grant)] : [];
  }

  async #connect(networks: readonly Network[]): Promise<readonly PairedSession[]> {
    const { provider } = this.wallet;
    const known = networks.filter(({ caipNetworkId }) => caipNetworkId.startsWith('eip155:'));
    if (known.length === 0) throw declined('The phone has no wallet for these networks');
    let accounts: unknown;
    try {
      accounts = await provider.request({ method: 'eth_requestAccounts' });
    } catch (error) {
      throw declined(textOf(error, 'message') ?? 'The visitor declined', numberOf(error, 'code'));
    }
    const addresses = addressesIn(accounts);
    if (!addresses) throw declined('The phone shares no account');
    const { chainId } = this.wallet.state;
    const [first] = known;
    const isProposed = known.some(({ id }) => Number(id) === chainId);
    const chainReference = String(isProposed ? chainId : first?.id);
    if (!isProposed) this.wallet.switchChain(Number(chainReference));
    return [this.#open({ addresses, chainReference })];
  }

  async #sign(signIn: PairingSignIn, grant: WalletGrant): Promise<Cacao | undefined> {
    const { phoneSignIn } = await import('./phone-sign-in');
    return phoneSignIn({ grant, issuedAtMs: this.#now(), provider: this.wallet.provider, signIn });
  }

  #open(grant: WalletGrant): PairedSession {
    this.#grant = grant;
    const session = new PhoneSession(
      grant,
      (next) => {
        this.#grant = next;
        if (!next) this.wallet.setAccounts([]);
      },
      this.wallet,
    );
    this.#session = session;
    const type = 'WALLET_CONNECT';
    const details = connectorOn('eip155', { id: PAIRING_CONNECTOR_ID, name: this.#name, type });
    return { details, session };
  }

  #follow({
    accounts,
    chainId,
  }: {
    readonly accounts?: unknown;
    readonly chainId?: unknown;
  }): void {
    if (!this.#grant) return;
    const addresses = accounts === undefined ? this.#grant.addresses : addressesIn(accounts);
    if (!addresses) return this.disconnect();
    const chainReference =
      chainId === undefined ? this.#grant.chainReference : `${Number(chainId)}`;
    this.#session?.change({ addresses, chainReference });
  }
}

/** Creates a {@link TestPhone}. */
export function createTestPhone(options?: TestPhoneOptions): TestPhone {
  return new TestPhone(options);
}

/** A session whose network the wallet on the phone changes. */
class PhoneSession extends FakeWalletSession {
  readonly #wallet: TestWallet;

  constructor(
    grant: WalletGrant,
    remember: (grant: WalletGrant | undefined) => void,
    wallet: TestWallet,
  ) {
    super(grant, remember, { namespace: 'eip155', provider: wallet.provider });
    this.#wallet = wallet;
  }

  override async switchNetwork(network: Network, signal?: AbortSignal): Promise<void> {
    const chainId = `0x${Number(network.id).toString(16)}`;
    const method = 'wallet_switchEthereumChain';
    try {
      const asked = this.#wallet.provider.request({ method, params: [{ chainId }] });
      await abortable(Promise.resolve(asked), signal);
    } catch (error) {
      signal?.throwIfAborted();
      const rpcCode = numberOf(error, 'code');
      if (rpcCode !== rpcCodes.unrecognizedChain) {
        throw declined(textOf(error, 'message') ?? 'The visitor declined', rpcCode);
      }
      throw new WidgetError('CHAIN_NOT_SUPPORTED', { caipNetworkId: network.caipNetworkId });
    }
  }
}

function ethereumWallet(): TestWallet {
  const chain = { chainId: ethereum.id, rpcUrl: 'https://rpc.test' };
  return createTestWallet({ chains: [chain] });
}

function declined(rpcMessage: string, rpcCode: number = rpcCodes.userRejected): WidgetError {
  return new WidgetError('RPC', { rpcCode, rpcMessage });
}

function addressesIn(accounts: unknown): readonly [string, ...string[]] | undefined {
  const list = Array.isArray(accounts) ? accounts.filter((each) => typeof each === 'string') : [];
  const [first, ...others] = list;
  return first === undefined ? undefined : [first, ...others];
}

function topicOf(count: number): string {
  return `${count}`.padStart(64, '0');
}

function ignore(): void {}
