import { abortable } from '../../../../domain/abort/abortable';
import { WidgetError } from '../../../../domain/errors/widget-error';
import { WalletAppError } from '../../../../domain/errors/wallet-app-error';
import { rpcCodes } from '../../../../domain/rpc/rpc-code';
import type { Clock } from '../../../../ports/clock';
import type { HostPage } from '../../../../ports/host-page';
import { appFailureOf } from './app-failure';
import { allowLoopback, type LoopbackPage } from './loopback-permission';
import type { AppCalls, AppMethod, MobileWalletAdapterLike } from './protocol-like';

/** What is used of the page. */
export interface AppPage extends LoopbackPage {
  readonly navigator: LoopbackPage['navigator'] & {
    readonly userActivation?: { readonly isActive: boolean };
  };
}

export interface WalletAppDeps {
  readonly clock: Clock;
  readonly hostPage: HostPage;
  readonly load: () => Promise<MobileWalletAdapterLike>;
  readonly page: AppPage;
}

/** The session of one request. */
interface OpenRequest {
  readonly ending: AbortController;
  app?: AppCalls;
  isSending: boolean;
}

/** How long an app may take from the press to the first message. The module itself stops trying after 30 seconds. */
const OPENING_MS = 40_000;

/** How long the page is in front until it asks the app whether it is still there. */
const QUIET_MS = 3000;

/** How long the app may take to answer that. */
const SIGN_OF_LIFE_MS = 7000;

/** The same, where the visitor has pressed again. */
const QUICK_SIGN_OF_LIFE_MS = 1500;

/**
 * A wallet's app on the same phone. Each request opens it anew and is a session of its own. The page learns neither
 * whether an app opened nor, from the module, that the app closed: both are found out by time, and by asking.
 */
export class WalletApp {
  readonly #deps: WalletAppDeps;
  #open: OpenRequest | undefined;

  constructor(deps: WalletAppDeps) {
    this.#deps = deps;
  }

  /**
   * Opens the app, by the link `baseUri` that it gave for later sessions, and lets `use` talk to it. A request that has
   * not reached an app yet ends, and so does one whose app has gone.
   *
   * @throws `WALLET_APP_FAILED`, `RPC` with -32002 where an earlier request is still open in the app and 4001 where the
   *   visitor declined, `ABORTED` for a request that ended because of another, and what `use` throws.
   */
  async ask<T>(baseUri: string | undefined, use: (app: AppCalls) => Promise<T>): Promise<T> {
    await this.#yieldOfEarlier();
    const request: OpenRequest = { ending: new AbortController(), isSending: false };
    this.#open = request;
    const { signal } = request.ending;
    try {
      const [protocol] = await Promise.all([
        abortable(this.#deps.load(), signal),
        allowLoopback(this.#deps.page, signal),
      ]);
      if (this.#deps.page.navigator.userActivation?.isActive === false) {
        throw new WalletAppError('appNotPressed');
      }
      let answer: { readonly value: T } | undefined;
      const session = protocol.transact(
        async (wallet: unknown) => {
          signal.throwIfAborted();
          const app = callsTo(wallet, request);
          request.app = app;
          answer = { value: await Promise.race([use(app), this.#untilGone(app, request)]) };
        },
        baseUri === undefined ? {} : { baseUri },
      );
      await abortable(Promise.race([session, this.#untilLate(request)]), signal);
      if (answer) return answer.value;
      throw new WalletAppError('appClosed');
    } catch (thrown) {
      throw appFailureOf(thrown);
    } finally {
      end(request);
      if (this.#open === request) this.#open = undefined;
    }
  }

  /** Ends the open request, if there is one. */
  stop(): void {
    if (this.#open) end(this.#open);
  }

  async #yieldOfEarlier(): Promise<void> {
    for (let earlier = this.#open; earlier; earlier = this.#open) {
      if (earlier.app && (await this.#isThere(earlier.app, earlier, QUICK_SIGN_OF_LIFE_MS))) {
        throw new WidgetError('RPC', {
          rpcCode: rpcCodes.resourceUnavailable,
          rpcMessage: 'A request is open in the wallet app already',
        });
      }
      end(earlier);
      if (this.#open === earlier) this.#open = undefined;
    }
  }

  /** Throws where no app has opened in time. From then on, {@link WalletApp.#untilGone} decides. */
  async #untilLate(request: OpenRequest): Promise<never> {
    const { signal } = request.ending;
    await this.#deps.clock.sleep(OPENING_MS, signal);
    if (!request.app) throw new WalletAppError('appNotOpened');
    return abortable(new Promise<never>(() => {}), signal);
  }

  /** Throws once the page is in front and the app is silent. An app that shows a question to the visitor answers. */
  async #untilGone(app: AppCalls, request: OpenRequest): Promise<never> {
    const { clock, hostPage } = this.#deps;
    for (;;) {
      await clock.sleep(QUIET_MS, request.ending.signal);
      if (!hostPage.isVisible() || (await this.#isThere(app, request, SIGN_OF_LIFE_MS))) continue;
      throw new WalletAppError(request.isSending ? 'appUnsure' : 'appClosed');
    }
  }

  /** Whether the app answers: a refusal is an answer, too. */
  async #isThere(app: AppCalls, { ending }: OpenRequest, ms: number): Promise<boolean> {
    const answered = app.call('getCapabilities', {}).then(
      () => true,
      () => true,
    );
    const silent = this.#deps.clock.sleep(ms, ending.signal).then(
      () => false,
      () => false,
    );
    return Promise.race([answered, silent]);
  }
}

/** Ends `request`, unless it has an answer already. */
function end({ ending, isSending }: OpenRequest): void {
  ending.abort(isSending ? new WalletAppError('appUnsure') : new WidgetError('ABORTED', {}));
}

function callsTo(wallet: unknown, request: OpenRequest): AppCalls {
  const methods = wallet as Readonly<Record<AppMethod, (params: object) => Promise<unknown>>>;
  return {
    call: async (method, params) => {
      const { signal } = request.ending;
      signal.throwIfAborted();
      if (method === 'signAndSendTransactions') request.isSending = true;
      return abortable(Promise.resolve(methods[method](params)), signal);
    },
  };
}
