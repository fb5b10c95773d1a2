import { fieldOf, listOf, textOf } from '../../domain/outside/untrusted-record';
import type { SignInAccount, SiwxMessage, SiwxOption } from '../../domain/siwx/site-sign-in';
import type { SiwxSession, SiwxSessionData } from '../../domain/siwx/siwx-session';
import { SignInError } from './sign-in-error';

/** The options of {@link createSignIn}. */
export interface SignInOptions {
  /** Where the site's server has its four routes: `/auth` when absent. */
  readonly url?: string;

  /** Whether visitors must sign in: `true` when absent. */
  readonly required?: boolean;

  /** Whether a visitor who disconnects, or whose wallet leaves by itself, is signed out: `true` when absent. */
  readonly signOutOnDisconnect?: boolean;

  /** How long the server may take: ten seconds when absent. */
  readonly timeoutMs?: number;
}

/** The sign-in of a site whose server has `cleatkit/server`. */
export interface SignIn extends SiwxOption {
  createMessage(account: SignInAccount): Promise<SiwxMessage>;
  addSession(session: SiwxSession): Promise<void>;
  setSessions(sessions: readonly SiwxSession[]): Promise<void>;
  getSessions(): Promise<readonly SiwxSession[]>;
  revokeSession(chainId: string, accountAddress: string): Promise<void>;
  getRequired(): boolean;
}

const known: readonly string[] = ['SIGN_IN_EXPIRED', 'SIGN_IN_REFUSED', 'SIGN_IN_UNAVAILABLE'];

/**
 * Makes the value of the widget's option `siwx`. The server makes the messages and keeps the sessions in a cookie that no
 * script reads.
 */
export function createSignIn({
  url = '/auth',
  required = true,
  signOutOnDisconnect = true,
  timeoutMs = 10_000,
}: SignInOptions = {}): SignIn {
  const base = url.replace(/\/$/, '');
  const post = (route: string, body: object): Promise<unknown> =>
    answerOf(`${base}/${route}`, timeoutMs, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  const verify = async (sessions: readonly SiwxSession[], replaces: boolean): Promise<void> => {
    const signed = sessions.map(({ message, signature }) => ({ message, signature }));
    await post('verify', { signed, replaces });
  };
  return {
    signOutOnDisconnect,
    getRequired: () => required,
    createMessage: async ({ chainId, accountAddress }) => {
      const answer = await post('nonce', { chainId, accountAddress });
      const data = fieldOf(answer, 'message') as SiwxSessionData;
      const text = textOf(answer, 'text') ?? '';
      return { ...data, toString: () => text };
    },
    addSession: (session) => verify([session], false),
    setSessions: async (sessions) => {
      await (sessions.length > 0 ? verify(sessions, true) : post('sign-out', {}));
    },
    getSessions: async () => {
      const answer = await answerOf(`${base}/session`, timeoutMs, { method: 'GET' });
      return (listOf(answer, 'sessions') ?? []) as readonly SiwxSession[];
    },
    revokeSession: async (chainId, accountAddress) => {
      await post('sign-out', { chainId, accountAddress });
    },
  };
}

/** @throws {@link SignInError} */
async function answerOf(url: string, timeoutMs: number, init: RequestInit): Promise<unknown> {
  let response: Response;
  let answer: unknown;
  try {
    const signal = AbortSignal.timeout(timeoutMs);
    response = await fetch(url, { ...init, credentials: 'same-origin', redirect: 'error', signal });
    answer = await response.json();
  } catch (cause) {
    throw new SignInError('SIGN_IN_UNAVAILABLE', 'The site is not responding', { cause });
  }
  if (response.ok) return answer;
  const code = textOf(answer, 'code') ?? '';
  const isKnown = known.includes(code);
  const otherwise =
    response.status < 500 && response.status !== 429 ? 'SIGN_IN_REFUSED' : 'SIGN_IN_UNAVAILABLE';
  throw new SignInError(
    isKnown ? (code as SignInError['code']) : otherwise,
    textOf(answer, 'message') ?? 'The site refused the sign-in',
  );
}
