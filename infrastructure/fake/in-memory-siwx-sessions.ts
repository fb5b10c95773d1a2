import { WidgetError } from '../../domain/errors/widget-error';
import type { SiwxSession } from '../../domain/siwx/siwx-session';
import type { Clock } from '../../ports/clock';
import type { SignInAccount, SignInRequest, SiwxSessions } from '../../ports/siwx-sessions';
import { abortable } from '../../domain/abort/abortable';

/** The initial state of an {@link InMemorySiwxSessions}. */
export interface InMemorySiwxOptions {
  readonly clock: Pick<Clock, 'now'>;
  readonly isRequired?: boolean;
  readonly signOutOnDisconnect?: boolean;

  /** Whether a change of the account or the network in use ends the sessions of all others. */
  readonly signOutOnChange?: boolean;
}

/** {@link SiwxSessions} for a site `site.test`. Every signature is invalid until the test trusts it. */
export class InMemorySiwxSessions implements SiwxSessions {
  readonly isRequired: boolean;
  readonly signOutOnDisconnect: boolean;
  readonly #signOutOnChange: boolean;
  readonly #clock: Pick<Clock, 'now'>;
  readonly #trusted = new Set<string>();
  #sessions: readonly SiwxSession[] = [];
  #error: { readonly error: unknown } | undefined;
  #hold: { readonly until: Promise<void>; readonly end: () => void } | undefined;
  #messages = 0;

  constructor({
    clock,
    isRequired = true,
    signOutOnDisconnect = true,
    signOutOnChange = false,
  }: InMemorySiwxOptions) {
    this.#clock = clock;
    this.isRequired = isRequired;
    this.signOutOnDisconnect = signOutOnDisconnect;
    this.#signOutOnChange = signOutOnChange;
  }

  /** The kept sessions. */
  get sessions(): readonly SiwxSession[] {
    return this.#sessions;
  }

  /** Treats `signature` as valid, for any message. */
  trust(signature: string): this {
    this.#trusted.add(signature);
    return this;
  }

  /** Makes every call throw `error`, until {@link InMemorySiwxSessions.recover}. */
  failWith(error: unknown): this {
    this.#error = { error };
    return this;
  }

  /** Ends the failure of {@link InMemorySiwxSessions.failWith}. */
  recover(): this {
    this.#error = undefined;
    return this;
  }

  /** Leaves every call without an answer until the returned function is called. */
  hold(): () => void {
    let end = (): void => {};
    const until = new Promise<void>((resolve) => {
      end = resolve;
    });
    this.#hold = { until, end };
    return () => {
      this.#hold = undefined;
      end();
    };
  }

  async createMessage(account: SignInAccount, signal?: AbortSignal): Promise<SignInRequest> {
    await this.#answer(signal);
    const { formatSignInMessage } = await import('../../domain/siwx/sign-in-text');
    this.#messages += 1;
    const message = {
      ...account,
      domain: 'site.test',
      uri: 'https://site.test/',
      version: '1' as const,
      nonce: `nonce${String(this.#messages).padStart(8, '0')}`,
      issuedAt: new Date(this.#clock.now()).toISOString(),
    };
    const text = formatSignInMessage(message);
    if (!text.ok) throw new WidgetError('SIGN_IN_INVALID', { reason: text.field });
    return { data: message, text: text.text };
  }

  async get(
    { chainId, accountAddress }: SignInAccount,
    signal?: AbortSignal,
  ): Promise<readonly SiwxSession[]> {
    await this.#answer(signal);
    const { validSessionsOf } = await sessionRules();
    return validSessionsOf(this.#sessions, chainId, accountAddress, this.#clock.now());
  }

  async add(session: SiwxSession, signal?: AbortSignal): Promise<void> {
    await this.#answer(signal);
    this.#verify(session);
    const { withSession } = await sessionRules();
    this.#sessions = withSession(this.#sessions, session);
  }

  async set(sessions: readonly SiwxSession[], signal?: AbortSignal): Promise<void> {
    await this.#answer(signal);
    sessions.forEach((session) => this.#verify(session));
    this.#sessions = [...sessions];
  }

  async revoke({ chainId, accountAddress }: SignInAccount, signal?: AbortSignal): Promise<void> {
    await this.#answer(signal);
    const { withoutSessionsOf } = await sessionRules();
    this.#sessions = withoutSessionsOf(this.#sessions, chainId, accountAddress);
  }

  async signOutOthers(account: SignInAccount, signal?: AbortSignal): Promise<void> {
    if (!this.#signOutOnChange) return;
    this.#sessions = await this.get(account, signal);
  }

  async #answer(signal?: AbortSignal): Promise<void> {
    signal?.throwIfAborted();
    if (this.#hold) await abortable(this.#hold.until, signal);
    if (this.#error) throw this.#error.error;
  }

  #verify({ signature }: SiwxSession): void {
    if (!this.#trusted.has(signature)) {
      throw new WidgetError('SIGN_IN_INVALID', { reason: 'signature' });
    }
  }
}

/** Which session is whose. The rules compare addresses of every namespace: downloaded with the first session. */
function sessionRules() {
  return import('../../domain/siwx/siwx-session');
}
