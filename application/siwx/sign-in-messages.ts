import { abortable } from '../../domain/abort/abortable';
import { isSameAddress } from '../../domain/address/is-address';
import { LatestRun } from '../../domain/async/latest-run';
import { WidgetError } from '../../domain/errors/widget-error';
import { SIGN_IN_MESSAGE_LIFETIME_MS, signInLifetimeMs } from '../../domain/siwx/sign-in-lifetime';
import type { UnsignedMessage } from '../../domain/siwx/unsigned-message';
import type { HostPage } from '../../ports/host-page';
import type { SiwxSessions } from '../../ports/siwx-sessions';
import type { Scope } from '../scope/scope';
import type { CurrentAccount } from '../session/current-account';
import { requireOwnSite } from './require-own-site';
import { signInAccountOf } from './sign-in-account';

export interface SignInMessagesDeps {
  readonly hostPage: Pick<HostPage, 'address'>;
  readonly scope: Scope;
  readonly siwx: SiwxSessions;
}

interface Made {
  readonly caipAddress: string;
  readonly atMs: number;
  readonly message: Promise<UnsignedMessage>;
}

/**
 * The message that an account signs. It is made before the visitor presses "Sign in", so that the visitor can read
 * it, and so that the wallet is asked within that press: browsers let only a press open another app or a window.
 */
export class SignInMessages {
  readonly #deps: SignInMessagesDeps;
  readonly #runs = new LatestRun();
  #made: Made | undefined;

  constructor(deps: SignInMessagesDeps) {
    this.#deps = deps;
    deps.scope.onEnd(() => this.#runs.cancel());
  }

  /**
   * The message of `account`: the one that is made already, unless it is too old.
   *
   * @throws what the site's service answers, and `SIGN_IN_INVALID` where its message is about another account or
   *   chain, or names another site than the page.
   */
  of(account: CurrentAccount, signal?: AbortSignal): Promise<UnsignedMessage> {
    const isOurs = this.#made?.caipAddress === account.caipAddress;
    const isFresh = isOurs && this.#ageMs() < SIGN_IN_MESSAGE_LIFETIME_MS;
    const { message } = (isFresh ? this.#made : undefined) ?? this.#make(account);
    return abortable(message, signal);
  }

  /** The message that was made last, and not dropped since. */
  get latest(): Promise<UnsignedMessage> | undefined {
    return this.#made?.message;
  }

  /** Whether `message` has expired since it was made. */
  hasExpired({ data }: UnsignedMessage): boolean {
    return this.#ageMs() >= signInLifetimeMs(data);
  }

  /** Drops the message: its nonce may have been used. */
  forget(): void {
    this.#runs.cancel();
    this.#made = undefined;
  }

  #ageMs(): number {
    return this.#made ? this.#deps.scope.clock.now() - this.#made.atMs : Number.POSITIVE_INFINITY;
  }

  #make(account: CurrentAccount): Made {
    const message = this.#request(account, this.#runs.start());
    const { clock } = this.#deps.scope;
    const made = { caipAddress: account.caipAddress, atMs: clock.now(), message };
    this.#made = made;
    message.catch(() => {
      if (this.#made === made) this.#made = undefined;
    });
    return made;
  }

  async #request(account: CurrentAccount, signal: AbortSignal): Promise<UnsignedMessage> {
    const { hostPage, siwx } = this.#deps;
    const message = await siwx.createMessage(signInAccountOf(account), signal);
    signal.throwIfAborted();
    requireSameAccount(message, account);
    requireOwnSite(message, hostPage);
    return message;
  }
}

function requireSameAccount(
  { data }: UnsignedMessage,
  { address, namespace, network }: CurrentAccount,
): void {
  if (data.chainId !== network.caipNetworkId) {
    throw new WidgetError('SIGN_IN_INVALID', { reason: 'chainId' });
  }
  if (!isSameAddress(data.accountAddress, address, namespace)) {
    throw new WidgetError('SIGN_IN_INVALID', { reason: 'accountAddress' });
  }
}
