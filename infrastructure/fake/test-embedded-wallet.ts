import { ReplaySubject } from 'rxjs';
import type { FrameUser } from '../../domain/frame-protocol/frame-user';
import { abortable } from '../../domain/abort/abortable';
import { FeatureError } from '../../domain/errors/feature-error';
import { WidgetError } from '../../domain/errors/widget-error';
import { numberOf, textOf } from '../../domain/outside/untrusted-record';
import type {
  FrameAnswer,
  FramePayload,
  FrameRequests,
  FrameRequestType,
} from '../../domain/frame-protocol/frame-requests';
import type { AuthFrame } from '../../ports/auth-frame';
import type { Stream } from '../../ports/stream';
import type { TestWallet } from './test-wallet';

/** How a {@link TestEmbeddedWallet} is made. */
export interface TestEmbeddedWalletOptions {
  /** The wallet inside, whose answers are the visitor's in the frame. */
  readonly wallet: TestWallet;

  /** The one-time code of every e-mail; `'123456'` when absent. */
  readonly code?: string;

  /**
   * The chains on which the account is a smart account where the visitor prefers that (EIP-7702: the address stays). None
   * when absent. What it can do beyond its key is the wallet's inside: see `sendsBundles`.
   */
  readonly smartAccountChains?: readonly number[];
}

type Handlers = {
  readonly [Type in FrameRequestType]?: (
    payload: FrameRequests[Type]['asks'],
  ) => FrameAnswer<Type> | Promise<FrameAnswer<Type>>;
};

/**
 * The embedded wallet's frame and the service behind it, in memory, for tests of dapps: the visitor logs in with an
 * email address and a one-time code, and the wallet inside signs with real keys. It knows no social login and no
 * other device: it refuses what those ask.
 *
 * @example
 * ```ts
 * const embedded = createTestEmbeddedWallet({ wallet: createTestWallet({ chains }) });
 * const widget = createWidget({ networks: [ethereum] }, override(AuthFrame, embedded));
 * // The test submits an email address in the widget, and then the code.
 * embedded.emails.at(-1); // { to: 'ada@example.org', code: '123456' }
 * ```
 */
export class TestEmbeddedWallet implements AuthFrame {
  readonly sessionTokens$: Stream<string>;
  readonly wallet: TestWallet;
  readonly #code: string;
  readonly #smartChains: readonly number[];
  readonly #tokens = new ReplaySubject<string>(1);
  readonly #emails: { readonly to: string; readonly code: string }[] = [];
  readonly #typed = new Set<(code: string) => void>();
  #expected: string | undefined;
  #user: string | undefined;
  #isLoaded = false;
  #isShown = false;

  constructor({ code = '123456', smartAccountChains = [], wallet }: TestEmbeddedWalletOptions) {
    this.#code = code;
    this.#smartChains = smartAccountChains;
    this.wallet = wallet;
    this.sessionTokens$ = { subscribe: (next) => this.#tokens.subscribe(next) };
  }

  /** The e-mails that the service has sent, the latest last. */
  get emails(): readonly { readonly to: string; readonly code: string }[] {
    return this.#emails;
  }

  /** The address that is logged in. */
  get email(): string | undefined {
    return this.#user;
  }

  /** Whether the visitor sees the frame. */
  get isShown(): boolean {
    return this.#isShown;
  }

  /** The visitor types a one-time code into the frame's own field, where the widget shows that. */
  typeCode(code: string): void {
    for (const resolve of this.#typed) resolve(code);
    this.#typed.clear();
  }

  async load(signal?: AbortSignal): Promise<void> {
    signal?.throwIfAborted();
    this.#isLoaded = true;
  }

  async send<Type extends FrameRequestType>(
    type: Type,
    payload: FramePayload<Type>,
    signal?: AbortSignal,
  ): Promise<FrameAnswer<Type>> {
    signal?.throwIfAborted();
    if (!this.#isLoaded) throw new FeatureError('FRAME_MISSING', { part: 'iframe' });
    const handle = this.#handlers[type];
    if (!handle) throw refused(`The test wallet knows no ${type}`);
    return abortable(Promise.resolve(payload).then(handle), signal);
  }

  show(): void {
    this.#isShown = true;
  }

  /** Without a page, every colour stands as it is written. */
  colorOf(color: string): string {
    return color;
  }

  hide(): void {
    this.#isShown = false;
  }

  remove(): void {
    this.#isLoaded = false;
    this.#isShown = false;
  }

  readonly #handlers: Handlers = {
    SYNC_DAPP_DATA: () => ({}),
    SYNC_THEME: () => ({}),
    GET_SMART_ACCOUNT_ENABLED_NETWORKS: () => ({
      smartAccountEnabledNetworks: this.#smartChains,
    }),
    IS_CONNECTED: () => ({ isConnected: this.#user !== undefined }),
    CONNECT_EMAIL: ({ email }) => {
      this.#emails.push({ to: email, code: this.#code });
      this.#expected = email;
      return { action: 'VERIFY_OTP' };
    },
    CONNECT_OTP: async ({ otp }) => {
      const typed = otp ?? (await new Promise<string>((resolve) => void this.#typed.add(resolve)));
      if (typed !== this.#code) throw refused('Invalid code');
      this.#user = this.#expected;
      return {};
    },
    GET_USER: (payload) => this.#describe(payload),
    SET_PREFERRED_ACCOUNT: ({ type }) => ({
      type,
      address: this.wallet.state.sharedAccounts[0] ?? '',
    }),
    GET_CHAIN_ID: () => ({ chainId: this.wallet.state.chainId }),
    SWITCH_NETWORK: ({ chainId }) => ({ chainId: this.#moveTo(chainId) }),
    RPC_REQUEST: async ({ chainId, method, params }) => {
      if (chainId !== undefined) this.#moveTo(chainId);
      return { result: await this.#request(method, params) };
    },
    RPC_ABORT: () => ({}),
    SIGN_OUT: () => {
      this.#user = undefined;
      this.wallet.setAccounts([]);
      return {};
    },
    RELOAD: () => ({}),
  };

  async #describe({
    chainId,
    preferredAccountType: preferred = 'eoa',
  }: FramePayload<'GET_USER'>): Promise<FrameUser> {
    if (this.#user === undefined) throw refused('No visitor is logged in');
    if (chainId !== undefined) this.#moveTo(chainId);
    const [address = ''] = (await this.#request('eth_requestAccounts')) as readonly string[];
    this.#tokens.next(`session of ${this.#user}`);
    const user = { address, chainId: this.wallet.state.chainId, email: this.#user };
    if (!this.#smartChains.includes(user.chainId)) return user;
    return {
      ...user,
      accounts: [
        { address, type: 'eoa' },
        { address, type: 'smartAccount' },
      ],
      preferredAccountType: preferred,
      smartAccountDeployed: (await this.#request('eth_getCode', [address, 'latest'])) !== '0x',
    };
  }

  /** The chain that `chainId` names, as CAIP-2 or as a number, where the wallet then is. */
  #moveTo(chainId: string): number {
    const id = Number(chainId.slice(chainId.lastIndexOf(':') + 1));
    try {
      this.wallet.switchChain(id);
    } catch {
      throw refused(`The test wallet does not know chain ${chainId}`);
    }
    return id;
  }

  async #request(method: string, params?: unknown): Promise<unknown> {
    try {
      const listed = Array.isArray(params) ? { params } : {};
      return await this.wallet.provider.request({ method, ...listed });
    } catch (error) {
      const rpcCode = numberOf(error, 'code');
      if (rpcCode === undefined) throw error;
      throw new WidgetError('RPC', { rpcCode, rpcMessage: textOf(error, 'message') ?? '' });
    }
  }
}

/** Creates a {@link TestEmbeddedWallet}. */
export function createTestEmbeddedWallet(options: TestEmbeddedWalletOptions): TestEmbeddedWallet {
  return new TestEmbeddedWallet(options);
}

function refused(frameMessage: string): FeatureError<'FRAME_FAILED'> {
  return new FeatureError('FRAME_FAILED', { frameMessage });
}
