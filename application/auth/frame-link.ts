import type { Scope } from '../scope/scope';
import type { Notices } from '../notification/notices';
import { firstAbort } from '../../domain/abort/first-abort';
import {
  FRAME_LOAD_TIMEOUT_MS,
  FRAME_READY_DELAY_MS,
  frameTimeoutMs,
} from '../../domain/auth/frame-timing';
import { isWidgetError, WidgetError } from '../../domain/errors/widget-error';
import type { WidgetOptions } from '../../domain/options/widget-options';
import type {
  AuthFrame,
  FrameAnswer,
  FramePayload,
  FrameRequestType,
} from '../../ports/auth-frame';
import { withTimeout } from '../scope/with-timeout';
import type { AuthStore } from './auth-store';
import type { LoginCache } from './login-cache';

export interface FrameLinkDeps {
  readonly cache: LoginCache;
  readonly frame: AuthFrame;
  readonly notices: Notices;
  readonly options: WidgetOptions;
  readonly scope: Scope;
  readonly store: AuthStore;
}

/** The way to the embedded wallet: loads its frame when it is first needed, and holds it to its time limits. */
export class FrameLink {
  /** What a login leaves in the browser. */
  readonly cache: LoginCache;

  /** The state of the embedded wallet. */
  readonly store: AuthStore;
  readonly #deps: FrameLinkDeps;
  #whenReady: Promise<void> | undefined;
  #signingOut = 0;

  constructor(deps: FrameLinkDeps) {
    this.#deps = deps;
    this.cache = deps.cache;
    this.store = deps.store;
    const tokens = deps.frame.sessionTokens$.subscribe((token) => {
      // Until the frame has signed out, it may still tell of the session that is over.
      if (this.#signingOut === 0) deps.cache.set('sessionToken', token);
    });
    deps.scope.onEnd(() => {
      tokens.unsubscribe();
      deps.frame.remove();
    });
  }

  /**
   * Sends one request as soon as the frame is ready.
   *
   * @throws {@link WidgetError} `FRAME_NOT_LOADED`, `FRAME_TIMEOUT` for a request of a login that takes
   * too long, what `AuthFrame.send` throws, and the reason of `signal` or of the widget's end.
   */
  async call<Type extends FrameRequestType>(
    type: Type,
    payload: FramePayload<Type>,
    signal?: AbortSignal,
  ): Promise<FrameAnswer<Type>> {
    const ending = firstAbort(this.#deps.scope.signal, signal);
    const isSigningOut = Number(type === 'SIGN_OUT');
    this.#signingOut += isSigningOut;
    try {
      this.#whenReady ??= this.#load();
      await this.#whenReady;
      ending.signal.throwIfAborted();
      return await this.#send(type, payload, ending.signal);
    } finally {
      ending.release();
      this.#signingOut -= isSigningOut;
    }
  }

  /** Has the frame begin anew, and tells it again who the site is. */
  async reload(): Promise<void> {
    await this.call('RELOAD', {});
    await this.call('SYNC_DAPP_DATA', this.#dappData());
  }

  async #load(): Promise<void> {
    const { frame, notices, scope } = this.#deps;
    const { signal } = scope;
    notices.requireProjectId();
    try {
      const timeout = { clock: scope.clock, ms: FRAME_LOAD_TIMEOUT_MS, signal };
      const isLoaded = await withTimeout(timeout, async (giveUp) => {
        await frame.load(giveUp);
        return true;
      });
      if (!isLoaded) {
        notices.alert('EMBEDDED_WALLET_TIMEOUT');
        throw new WidgetError('FRAME_NOT_LOADED', {});
      }
      await scope.clock.sleep(FRAME_READY_DELAY_MS, signal);
      void this.#introduce();
    } catch (cause) {
      this.#whenReady = undefined;
      signal.throwIfAborted();
      if (isWidgetError(cause, 'FRAME_NOT_LOADED')) throw cause;
      throw new WidgetError('FRAME_NOT_LOADED', {}, { cause });
    }
  }

  /** The first two requests of every frame. No login waits for them. */
  async #introduce(): Promise<void> {
    const { cache, frame, scope, store } = this.#deps;
    const { signal } = scope;
    const warn = (error: unknown): void => {
      if (!signal.aborted)
        scope.logger.warn('The embedded wallet did not answer its set-up', error);
    };
    frame.send('SYNC_DAPP_DATA', this.#dappData(), signal).catch(warn);
    const theme = this.#theme();
    if (theme) frame.send('SYNC_THEME', theme, signal).catch(warn);
    let networks: readonly number[] = [];
    try {
      const answer = await frame.send('GET_SMART_ACCOUNT_ENABLED_NETWORKS', {}, signal);
      networks = answer.smartAccountEnabledNetworks;
    } catch (error) {
      warn(error);
    }
    if (signal.aborted) return;
    cache.set('smartAccountNetworks', networks.join(','));
    store.change({ smartAccountNetworks: networks });
  }

  async #send<Type extends FrameRequestType>(
    type: Type,
    payload: FramePayload<Type>,
    signal: AbortSignal,
  ): Promise<FrameAnswer<Type>> {
    const { frame, scope } = this.#deps;
    const timeoutMs = frameTimeoutMs(type);
    if (timeoutMs === undefined) return frame.send(type, payload, signal);
    const timeout = { clock: scope.clock, ms: timeoutMs, signal };
    const reply = await withTimeout(timeout, async (giveUp) => ({
      answer: await frame.send(type, payload, giveUp),
    }));
    if (!reply) throw new WidgetError('FRAME_TIMEOUT', { request: type, timeoutMs });
    return reply.answer;
  }

  #dappData(): FramePayload<'SYNC_DAPP_DATA'> {
    const { metadata, projectId, sdkType, sdkVersion } = this.#deps.options;
    return {
      sdkType,
      sdkVersion,
      ...(metadata && { metadata }),
      ...(projectId !== undefined && { projectId }),
    };
  }

  /** What the site says about its looks; nothing where it leaves them to the visitor's system. */
  #theme(): FramePayload<'SYNC_THEME'> | undefined {
    const { themeMode, themeVariables } = this.#deps.options;
    const variables = Object.entries(themeVariables);
    if (themeMode === 'system' && variables.length === 0) return undefined;
    return {
      ...(themeMode !== 'system' && { themeMode }),
      ...(variables.length > 0 && { themeVariables: Object.fromEntries(variables) }),
    };
  }
}
