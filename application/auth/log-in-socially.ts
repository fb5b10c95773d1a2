import { LatestRun } from '../../domain/async/latest-run';
import type { Navigation } from '../navigation/navigation';
import type { Scope } from '../scope/scope';
import { copyLink } from '../notification/copy-link';
import type { Notices } from '../notification/notices';
import type { SocialLoginFailure } from '../../domain/auth/social-login';
import { isSocialResult, SOCIAL_LIFE_MS } from '../../domain/auth/social-result';
import {
  isSocialName,
  isSocialProvider,
  type SocialProvider,
  usableSocialProviders,
} from '../../domain/login/social-provider';
import { FeatureError } from '../../domain/errors/feature-error';
import { isWidgetError } from '../../domain/errors/widget-error';
import type { SocialProviderName } from '../../domain/login/social-names';
import { fieldOf, textOf } from '../../domain/outside/untrusted-record';
import type { WidgetOptions } from '../../domain/options/widget-options';
import type { FramePayload } from '../../domain/frame-protocol/frame-requests';
import type { HostPage } from '../../ports/host-page';
import type { LoginWindows, OpenLoginWindow } from '../../ports/login-window';
import { abortable } from '../../domain/abort/abortable';
import type { StoredValues } from '../state/stored-values';
import type { FinishLogin } from './finish-login';
import type { EmbeddedWalletLink } from './embedded-wallet-link';
import type { SignInWithinLogin } from './sign-in-within-login';

export interface LogInSociallyDeps {
  readonly finishLogin: FinishLogin;
  readonly hostPage: HostPage;
  readonly scope: Scope;
  readonly link: EmbeddedWalletLink;
  /** Absent where no window can be opened: then there is no social login. */
  readonly loginWindows: LoginWindows | undefined;
  readonly options: WidgetOptions;
  readonly notices: Notices;
  readonly navigation: Navigation;
  readonly signInWithinLogin: SignInWithinLogin;
  readonly stored: StoredValues;
}

/** The query parameter with which the embedded wallet sends a visitor back whose login left the page. */
const RESULT_PARAMETER = 'result_uri';

/** When a login left the page last. */
const LEFT_AT = 'social_left_at';

/** By https, or a page of this machine. */
const safeUri = /^https:\/\/|^http:\/\/(?:127\.0\.0\.1|(?:[\w-]+\.)?localhost)[:/]/;

/** Logs in with an account at a social provider, in a window or with Farcaster's app. */
export class LogInSocially {
  readonly #deps: LogInSociallyDeps;
  readonly #runs = new LatestRun();

  constructor(deps: LogInSociallyDeps) {
    this.#deps = deps;
    deps.scope.onEnd(() => this.cancel());
  }

  /** The providers that are available here, in the site's order. */
  get usable(): readonly SocialProviderName[] {
    const { hostPage, loginWindows, options } = this.#deps;
    if (!loginWindows) return [];
    return usableSocialProviders(options.features.socials, hostPage.app());
  }

  /** Asks which of the usable ones the operator has credentials of. @throws what the frame answers. */
  async list(): Promise<void> {
    const { link } = this.#deps;
    try {
      const { providers } = await link.call('GET_SOCIAL_PROVIDERS', {});
      const socials = this.usable.flatMap((name) => providers.filter((one) => one.name === name));
      link.store.change({ socials });
    } catch (error) {
      link.store.change({ socials: [] });
      throw error;
    }
  }

  /**
   * Logs in with `provider`. Opens its window first, because browsers allow that only within the press. On
   * Telegram, in other apps and where `inThisTab` says so it leaves the page instead, and the login continues when the
   * visitor comes back.
   *
   * @throws `WidgetError` `SOCIAL_PROVIDER_UNAVAILABLE`, `LOGIN_WINDOW_BLOCKED`, `LOGIN_WINDOW_CLOSED`,
   *   `SOCIAL_URI_MISSING`, `FRAME_TIMEOUT` which also raises the alert, `FRAME_ABORTED` when it is
   *   cancelled, and what the frame answers.
   */
  async execute(provider: SocialProviderName, inThisTab = false): Promise<void> {
    const { hostPage, loginWindows, navigation } = this.#deps;
    if (!loginWindows || !this.usable.includes(provider) || !isSocialProvider(provider)) {
      throw new FeatureError('SOCIAL_PROVIDER_UNAVAILABLE', { provider });
    }
    const signal = this.#begin(provider);
    navigation.show({ name: 'ConnectingSocial' });
    if (inThisTab || hostPage.app().isTelegram || !loginWindows.areBeside()) {
      await this.#runUntilAborted(signal, () => this.#leaveFor(provider, signal));
      return;
    }
    await this.#runUntilAborted(signal, async () => {
      const opened = loginWindows.open();
      try {
        await this.#throughWindow(provider, opened, signal);
      } finally {
        opened.close();
      }
    });
  }

  /**
   * Logs in with Farcaster: shows its QR code, and waits for the visitor to approve in its app.
   *
   * @throws `WidgetError` `SOCIAL_PROVIDER_UNAVAILABLE`, `FRAME_TIMEOUT` where there is no QR code within 30 s, which
   *   also raises the alert, `FRAME_ABORTED` when it is cancelled, and what the frame answers.
   */
  async withFarcaster(): Promise<void> {
    if (!this.usable.includes('farcaster')) {
      throw new FeatureError('SOCIAL_PROVIDER_UNAVAILABLE', { provider: 'farcaster' });
    }
    const { link, navigation } = this.#deps;
    const signal = this.#begin('farcaster');
    navigation.show({ name: 'ConnectingFarcaster' });
    await this.#runUntilAborted(signal, async () => {
      const { url } = await link.call('GET_FARCASTER_URI', {}, signal);
      link.store.onSocialLogin({ type: 'opened', url });
      const { userName } = await link.call('CONNECT_FARCASTER', {}, signal);
      link.store.onSocialLogin({ type: 'answered' });
      link.cache.set('socialUsername', userName);
      await this.#connect('farcaster', signal);
    });
  }

  /**
   * Continues the login for which the visitor left the page: the frame says whether it has come back to this browser. The
   * page's address may have the answer instead, where the wallet's host is another one; it is taken out of the address bar
   * at once. Does nothing otherwise. Never throws: a failure is shown.
   */
  async resume(): Promise<void> {
    const { hostPage, link, navigation, options, stored } = this.#deps;
    const arrived = hostPage.takeQueryParameter(RESULT_PARAMETER);
    const provider = stored.get('social_provider');
    const isOpen = this.#hasLeftLately();
    if (!isOpen) stored.setSocial('social_provider');
    if (!isSocialName(provider)) return;
    const hasArrived = arrived !== undefined && isSocialResult(arrived, options.authFrameUrl);
    const uri = hasArrived ? arrived : isOpen && (await this.#returned(provider));
    if (!uri || !isSocialResult(uri, options.authFrameUrl)) return;
    const signal = this.#begin(provider);
    link.store.onSocialLogin({ type: 'resumed', provider });
    try {
      await this.#runUntilAborted(signal, () => this.#connectWith(uri, provider, signal));
      // It has one tab. Elsewhere another one may be at a provider.
      if (hostPage.app().isTelegram) stored.setSocial('social_provider');
    } catch {
      if (!signal.aborted) navigation.show({ name: 'ConnectingSocial' });
    }
  }

  /** Copies the link that Farcaster's app opens. */
  copyLink(): Promise<void> {
    const { socialLogin } = this.#deps.link.store.getSnapshot();
    return copyLink(this.#deps, socialLogin.status === 'waiting' ? socialLogin.url : undefined);
  }

  /** Cancels the login. A later answer is dropped. */
  cancel(): void {
    if (!this.#runs.isRunning) return;
    this.#deps.link.store.onSocialLogin({ type: 'left' });
    this.#runs.cancel(new FeatureError('FRAME_ABORTED', { isRpc: false }));
  }

  #begin(provider: SocialProviderName): AbortSignal {
    this.cancel();
    const signal = this.#runs.start();
    this.#deps.link.store.onSocialLogin({ type: 'chosen', provider });
    return signal;
  }

  async #leaveFor(provider: SocialProvider, signal: AbortSignal): Promise<void> {
    const { hostPage, scope, stored } = this.#deps;
    const uri = await this.#redirectUri({ provider, page: hostPage.address() }, signal);
    stored.setSocial('social_provider', provider);
    stored.setJson(LEFT_AT, scope.clock.now());
    // The visitor may come back without an answer, to this page as it is.
    const shown = hostPage.visibility$.subscribe((isVisible) => {
      if (!isVisible) return;
      shown.unsubscribe();
      this.#runs.end(signal);
      this.#deps.link.store.onSocialLogin({ type: 'failed', failure: 'cancelled' });
    });
    signal.addEventListener('abort', () => shown.unsubscribe());
    hostPage.leaveFor(uri);
  }

  /** Whether a tab may be at a provider, or back from it. */
  #hasLeftLately(): boolean {
    const { scope, stored } = this.#deps;
    const leftAt = stored.json(LEFT_AT);
    return typeof leftAt === 'number' && Math.abs(scope.clock.now() - leftAt) <= SOCIAL_LIFE_MS;
  }

  /** What the frame says of a login that left. Shows why it has failed, where it has. */
  async #returned(provider: SocialProviderName): Promise<string | undefined> {
    const { link, navigation, scope } = this.#deps;
    try {
      const { failure: frameMessage, uri } = await link.call('GET_SOCIAL_RETURN', {});
      if (this.#runs.isRunning) return undefined; // The visitor has begun another one.
      if (frameMessage === undefined) return uri;
      const signal = this.#begin(provider);
      this.#showError(new FeatureError('FRAME_FAILED', { frameMessage }));
      this.#runs.end(signal);
      navigation.show({ name: 'ConnectingSocial' });
    } catch (error) {
      if (!scope.signal.aborted) scope.logger.warn('The wallet did not say who is back', error);
    }
    return undefined;
  }

  async #throughWindow(
    provider: SocialProvider,
    opened: OpenLoginWindow,
    signal: AbortSignal,
  ): Promise<void> {
    const { link } = this.#deps;
    opened.goTo(await this.#redirectUri({ provider }, signal));
    link.store.onSocialLogin({ type: 'opened' });
    const uri = await abortable(opened.result(signal), signal);
    link.store.onSocialLogin({ type: 'answered' });
    await this.#connectWith(uri, provider, signal);
  }

  async #redirectUri(
    asked: FramePayload<'GET_SOCIAL_REDIRECT_URI'>,
    signal: AbortSignal,
  ): Promise<string> {
    const { uri } = await this.#deps.link.call('GET_SOCIAL_REDIRECT_URI', asked, signal);
    signal.throwIfAborted();
    if (!safeUri.test(uri)) throw new FeatureError('SOCIAL_URI_MISSING', {});
    return uri;
  }

  async #connectWith(
    uri: string,
    provider: SocialProviderName,
    signal: AbortSignal,
  ): Promise<void> {
    const { link, signInWithinLogin } = this.#deps;
    const signIn = await signInWithinLogin.ask(signal);
    const asked = signIn && { chainId: signIn.chainId, siwxMessage: signIn.siwxMessage };
    const user = await link.call('CONNECT_SOCIAL', { uri, ...asked }, signal);
    signal.throwIfAborted();
    await signIn?.keep(user, signal);
    if (user.userName) link.cache.set('socialUsername', user.userName);
    await this.#connect(user.social ?? provider, signal);
  }

  async #connect(provider: SocialProviderName, signal: AbortSignal): Promise<void> {
    const { finishLogin, link, stored } = this.#deps;
    await finishLogin.execute(provider, signal);
    stored.setSocial('connected_social', provider);
    link.store.onSocialLogin({ type: 'connected' });
    this.#runs.end(signal);
  }

  async #runUntilAborted(signal: AbortSignal, work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      if (!signal.aborted) {
        this.#runs.end(signal);
        this.#showError(error);
      }
      throw error;
    }
  }

  #showError(error: unknown): void {
    const { link, notices } = this.#deps;
    const failure = failureOf(error);
    const context = isWidgetError(error, 'FRAME_FAILED') ? fieldOf(error, 'context') : undefined;
    const said = textOf(context, 'frameMessage');
    link.store.onSocialLogin({ type: 'failed', failure, ...(said && { said }) });
    if (failure === 'timedOut') notices.alert('SOCIALS_TIMEOUT');
    if (isWidgetError(error, 'ORIGIN_UNTRUSTED')) notices.show('ORIGIN_UNTRUSTED');
  }
}

function failureOf(error: unknown): SocialLoginFailure {
  if (isWidgetError(error, 'LOGIN_WINDOW_BLOCKED')) return 'blocked';
  if (isWidgetError(error, 'LOGIN_WINDOW_CLOSED')) return 'cancelled';
  return isWidgetError(error, 'FRAME_TIMEOUT') ? 'timedOut' : 'refused';
}
