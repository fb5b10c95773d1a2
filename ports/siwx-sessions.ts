import type { SignInAccount } from '../domain/siwx/site-sign-in';
import type { SiwxSession } from '../domain/siwx/siwx-session';
import type { UnsignedMessage } from '../domain/siwx/unsigned-message';
import { createToken } from './token';

export type { SignInAccount };

/** A message to sign, as data and as the text that the wallet shows. */
export type SignInRequest = UnsignedMessage;

/**
 * The site's sign-ins: the messages to sign, the verification of signatures, and the sessions.
 *
 * Each method throws what the site's service answers, and the reason of `signal` as soon as it aborts.
 */
export interface SiwxSessions {
  /** Whether sign-in is required. */
  readonly isRequired: boolean;

  /** Whether a visitor who disconnects, or whose wallet leaves by itself, is signed out. */
  readonly signOutOnDisconnect: boolean;

  /** Makes the message that `account` signs to sign in: a new one each time. */
  createMessage(account: SignInAccount, signal?: AbortSignal): Promise<SignInRequest>;

  /**
   * The sessions of `account` that are valid now. Leaves out those of another account or chain, expired ones,
   * and those that are ending.
   */
  get(account: SignInAccount, signal?: AbortSignal): Promise<readonly SiwxSession[]>;

  /**
   * Verifies `session` and keeps it. If the caller aborts meanwhile, the session is not kept, or is removed
   * again.
   *
   * @throws `WidgetError` `SIGN_IN_INVALID` for an invalid signature, which is not kept.
   */
  add(session: SiwxSession, signal?: AbortSignal): Promise<void>;

  /**
   * Verifies `sessions` and keeps them in the place of all others; an empty list signs every account out.
   *
   * @throws `WidgetError` `SIGN_IN_INVALID` where one is invalid: nothing changes then.
   */
  set(sessions: readonly SiwxSession[], signal?: AbortSignal): Promise<void>;

  /** Forgets the sessions of `account`, and no others. */
  revoke(account: SignInAccount, signal?: AbortSignal): Promise<void>;

  /**
   * Ends the sessions that the site does not keep once `account` is in use: for example those of the account
   * or the network before it, where the site keeps one session at a time. Sessions of `account` itself stay.
   */
  signOutOthers(account: SignInAccount, signal?: AbortSignal): Promise<void>;
}

export const SiwxSessions = createToken<SiwxSessions>('SiwxSessions');
