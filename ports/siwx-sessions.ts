import type { SignInAccount } from '../domain/siwx/site-sign-in';
import type { SiwxSession, SiwxSessionData } from '../domain/siwx/siwx-session';
import { createToken } from './token';

export type { SignInAccount };

/** A message to sign, as data and as the text that the wallet shows. */
export interface SignInRequest {
  readonly data: SiwxSessionData;
  readonly text: string;
}

/**
 * The site's sign-ins: what is signed, whether a signature is right, and which sessions there are.
 *
 * Each method throws what the site's service answers, and the reason of `signal` as soon as it aborts.
 */
export interface SiwxSessions {
  /** Whether sign-in is required. */
  readonly isRequired: boolean;

  /** Whether a visitor who disconnects is signed out. */
  readonly signOutOnDisconnect: boolean;

  /** Makes the message that `account` signs to sign in: another one each time. */
  createMessage(account: SignInAccount, signal?: AbortSignal): Promise<SignInRequest>;

  /**
   * The sessions of `account` that are valid now: none of another account or chain, none expired, and none
   * that is being ended.
   */
  get(account: SignInAccount, signal?: AbortSignal): Promise<readonly SiwxSession[]>;

  /**
   * Verifies `session` and keeps it, unless that is given up meanwhile: then it is not kept, or no longer as
   * soon as it has been.
   *
   * @throws `WidgetError` `SIGN_IN_INVALID` for a signature that is not right, which is not kept.
   */
  add(session: SiwxSession, signal?: AbortSignal): Promise<void>;

  /**
   * Verifies `sessions` and keeps them in the place of all others; an empty list signs every account out.
   *
   * @throws `WidgetError` `SIGN_IN_INVALID` where one is not right: nothing changes then.
   */
  set(sessions: readonly SiwxSession[], signal?: AbortSignal): Promise<void>;

  /** Forgets the sessions of `account`, and no others. */
  revoke(account: SignInAccount, signal?: AbortSignal): Promise<void>;

  /**
   * Ends the sessions that the site lets nobody keep who comes to use `account`: such as those of the account
   * or the network before it, where it keeps one session at a time. Sessions of `account` itself stay.
   */
  signOutOthers(account: SignInAccount, signal?: AbortSignal): Promise<void>;
}

export const SiwxSessions = createToken<SiwxSessions>('SiwxSessions');
