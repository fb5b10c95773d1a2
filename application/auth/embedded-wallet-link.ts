import type { Scope } from '../scope/scope';
import type { Notices } from '../notification/notices';
import { firstAbort } from '../../domain/abort/first-abort';
import {
  FRAME_LOAD_TIMEOUT_MS,
  FRAME_READY_DELAY_MS,
  frameTimeoutMs,
} from '../../domain/auth/frame-timing';
import { FeatureError } from '../../domain/errors/feature-error';
import { isWidgetError } from '../../domain/errors/widget-error';
import type { WidgetOptions } from '../../domain/options/widget-options';
import type {
  FrameAnswer,
  FramePayload,
  FrameRequestType,
} from '../../domain/frame-protocol/frame-requests';
import type { AuthFrame } from '../../ports/auth-frame';
import { withTimeout } from '../scope/with-timeout';
import type { Theme } from '../../domain/theme/theme';
import type { ReadableStore } from '../state/readable-store';
import type { AuthStore } from './auth-store';
import type { LoginCache } from './login-cache';

export interface EmbeddedWalletLinkDeps {
  readonly cache: LoginCache;
  readonly frame: AuthFrame;

  /** The language of the widget, as a BCP 47 tag; empty where no presenter draws it. */
  readonly language: ReadableStore<string>;
  readonly notices: Notices;
  readonly options: WidgetOptions;
  readonly scope: Scope;
  readonly store: AuthStore;
  readonly theme: ReadableStore<Theme>;
}

/** The connection to the embedded wallet: loads its frame at its first use, and applies the time limits. */
export class EmbeddedWalletLink {
  /** The stored values of a login. */
  readonly cache: LoginCache;

  /** The state of the embedded wallet. */
  readonly store: AuthStore;
  readonly #deps: EmbeddedWalletLinkDeps;
  #whenReady: Promise<void> | undefined;
  #signingOut = 0;
  #isIntroduced = false;

  constructor(deps: EmbeddedWalletLinkDeps) {
    this.#deps = deps;
    this.cache = deps.cache;
    this.store = deps.store;
    // The introduction tells the frame the first theme and language, and any change before it is ready.
    const follow = (): void => {
      if (this.#isIntroduced) this.#syncTheme(this.#theme() ?? {});
    };
    const themes = deps.theme.state$.subscribe(follow);
    const languages = deps.language.state$.subscribe(follow);
    const tokens = deps.frame.sessionTokens$.subscribe((sessionToken) => {
      // Until the frame has signed out, it may still report the session that is over.
      if (this.#signingOut === 0) deps.cache.set('sessionToken', sessionToken);
    });
    const shown = deps.frame.shown$?.subscribe((next) => deps.store.change({ shown: next }));
    deps.scope.onEnd(() => {
      shown?.unsubscribe();
      themes.unsubscribe();
      languages.unsubscribe();
      tokens.unsubscribe();
      deps.frame.remove();
    });
  }

  /**
   * Sends one request as soon as the frame is ready.
   *
   * @throws `WidgetError` `FRAME_NOT_LOADED`, `FRAME_TIMEOUT` for a request of a login that takes too
   *   long, what `AuthFrame.send` throws, and the reason of `signal` or of the widget's end.
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
      // A visitor who logs out does not wait for a page that cannot be loaded.
      if (isSigningOut === 0) await this.ready(ending.signal);
      return await this.#send(type, payload, ending.signal);
    } finally {
      ending.release();
      this.#signingOut -= isSigningOut;
    }
  }

  /** Loads the frame, so that the next request finds it ready. @throws as {@link EmbeddedWalletLink.call} does. */
  async ready(signal: AbortSignal = this.#deps.scope.signal): Promise<void> {
    this.#whenReady ??= this.#load();
    await this.#whenReady;
    signal.throwIfAborted();
  }

  /** Reloads the frame, and introduces the site to it again. */
  async reload(): Promise<void> {
    await this.call('RELOAD', {});
    await this.call('SYNC_DAPP_DATA', this.#dappData());
  }

  async #load(): Promise<void> {
    const { frame, notices, options, scope } = this.#deps;
    const { signal } = scope;
    // The operator's own page has no project at WalletConnect.
    if (options.authFrameUrl === undefined) notices.requireProjectId();
    try {
      const timeout = { clock: scope.clock, ms: FRAME_LOAD_TIMEOUT_MS, signal };
      const isLoaded = await withTimeout(timeout, async (giveUp) => {
        await frame.load(giveUp);
        return true;
      });
      if (!isLoaded) {
        notices.alert('EMBEDDED_WALLET_TIMEOUT');
        throw new FeatureError('FRAME_NOT_LOADED', {});
      }
      await scope.clock.sleep(FRAME_READY_DELAY_MS, signal);
      void this.#introduce();
    } catch (cause) {
      this.#whenReady = undefined;
      signal.throwIfAborted();
      if (isWidgetError(cause, 'FRAME_NOT_LOADED')) throw cause;
      throw new FeatureError('FRAME_NOT_LOADED', {}, { cause });
    }
  }

  /** The first two requests of every frame. No login waits for them. */
  async #introduce(): Promise<void> {
    const { cache, frame, scope, store } = this.#deps;
    const { signal } = scope;
    const warn = (error: unknown): void => this.#warn(error);
    frame.send('SYNC_DAPP_DATA', this.#dappData(), signal).catch(warn);
    const theme = this.#theme();
    if (theme) this.#syncTheme(theme);
    this.#isIntroduced = true;
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

  #syncTheme(theme: FramePayload<'SYNC_THEME'>): void {
    const { frame, scope } = this.#deps;
    frame.send('SYNC_THEME', theme, scope.signal).catch((error: unknown) => this.#warn(error));
  }

  #warn(error: unknown): void {
    const { logger, signal } = this.#deps.scope;
    if (!signal.aborted) logger.warn('The embedded wallet did not answer its set-up', error);
  }

  async #send<Type extends FrameRequestType>(
    type: Type,
    payload: FramePayload<Type>,
    signal: AbortSignal,
  ): Promise<FrameAnswer<Type>> {
    const { frame, scope } = this.#deps;
    const timeoutMs = frameTimeoutMs(type, payload);
    if (timeoutMs === undefined) return frame.send(type, payload, signal);
    const timeout = { clock: scope.clock, ms: timeoutMs, signal };
    const reply = await withTimeout(timeout, async (giveUp) => {
      await this.ready(giveUp);
      return { answer: await frame.send(type, payload, giveUp) };
    });
    if (!reply) throw new FeatureError('FRAME_TIMEOUT', { request: type, timeoutMs });
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

  /**
   * The theme that the site sets, with its colours as the page understands them, and never a font, and its language; `undefined`
   * where it leaves all of it to the widget and the visitor's system.
   */
  #theme(): FramePayload<'SYNC_THEME'> | undefined {
    const { frame, language, theme } = this.#deps;
    const tag = language.getSnapshot();
    const { mode, preset, variables } = theme.getSnapshot();
    const { accent, borderRadiusMasterPx, colorMix, colorMixStrength, fontSizeMasterPx } =
      variables;
    const themeVariables = definedOf({
      accent: accent && frame.colorOf(accent),
      colorMix: colorMix && frame.colorOf(colorMix),
      colorMixStrength,
      fontSizeMasterPx,
      borderRadiusMasterPx,
    });
    const isChanged = Object.keys(themeVariables).length > 0;
    if (mode === 'system' && preset === 'cleat' && !isChanged && tag === '') return undefined;
    return {
      ...(mode !== 'system' && { themeMode: mode }),
      ...(preset !== 'cleat' && { themePreset: preset }),
      ...(isChanged && { themeVariables }),
      ...(tag !== '' && { language: tag }),
    };
  }
}

function definedOf<Value>(
  fields: Readonly<Record<string, Value | undefined>>,
): Readonly<Record<string, Value>> {
  const defined = Object.entries(fields).filter(([, value]) => value !== undefined);
  return Object.fromEntries(defined) as Readonly<Record<string, Value>>;
}
