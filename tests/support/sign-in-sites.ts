import { verifyMessage } from 'viem';
import { privateKeyToAccount } from 'viem/accounts';
import { parseCaipNetworkId } from '../../domain/caip/caip-network-id';
import { formatSignInMessage } from '../../domain/siwx/sign-in-text';
import type { SiwxMessage } from '../../domain/siwx/site-sign-in';
import type { SiwxSession } from '../../domain/siwx/siwx-session';
import type { SignInAccount } from '../../ports/siwx-sessions';
import { deferred } from './deferred';

/** The account that signs in at the sites of tests. Its key is public. */
export const signer = privateKeyToAccount(`0x${'59'.repeat(32)}`);

const site = { domain: 'site.test', uri: 'https://site.test/' };
const issuedAt = '2026-01-01T00:00:00.000Z';

/** When a site executes a request: at once, or after its release. */
export class Answers {
  #gate: Promise<unknown> = Promise.resolve();
  readonly #given: Promise<unknown>[] = [];

  /**
   * Delays the requests from now on, until the returned function is called; it resolves when all are done,
   * with their immediate effects.
   */
  hold(): () => Promise<void> {
    const { promise, resolve } = deferred<void>();
    this.#gate = promise;
    return async () => {
      resolve();
      await Promise.allSettled(this.#given);
      await new Promise((resolve) => {
        setTimeout(resolve);
      });
    };
  }

  give<T>(work: () => Promise<T>): Promise<T> {
    const answer = this.#gate.then(work);
    this.#given.push(answer);
    return answer;
  }
}

/** A site's own sign-in in the form of the option `siwx`: methods of a class, which verifies for real. */
export class SiwxSite {
  sessions: readonly SiwxSession[] = [];
  #messages = 0;
  readonly #answers: Answers;

  constructor(answers: Answers = new Answers()) {
    this.#answers = answers;
  }

  async createMessage({ chainId, accountAddress }: SignInAccount): Promise<SiwxMessage> {
    this.#messages += 1;
    const nonce = `nonce${String(this.#messages).padStart(8, '0')}`;
    const message = { ...site, accountAddress, chainId, version: '1', nonce, issuedAt } as const;
    const text = formatSignInMessage(message);
    return { ...message, toString: () => (text.ok ? text.text : text.field) };
  }

  addSession(session: SiwxSession): Promise<void> {
    return this.#answers.give(async () => {
      await requireRight(session);
      this.sessions = [...this.sessions, session];
    });
  }

  setSessions(sessions: readonly SiwxSession[]): Promise<void> {
    return this.#answers.give(async () => {
      await Promise.all(sessions.map(requireRight));
      this.sessions = sessions;
    });
  }

  async revokeSession(chainId: string, address: string): Promise<void> {
    this.sessions = this.sessions.filter(
      ({ data }) => data.chainId !== chainId || data.accountAddress !== address,
    );
  }

  async getSessions(chainId: string, address: string): Promise<readonly SiwxSession[]> {
    return this.sessions.filter(
      ({ data }) => data.chainId === chainId && data.accountAddress === address,
    );
  }
}

/** A site's own sign-in in the form of the option `siweConfig`. `calls` are the hooks that were called. */
export function siweSite(
  rest: Readonly<Record<string, unknown>> = {},
  answers: Answers = new Answers(),
) {
  const calls: unknown[] = [];
  let session: { readonly address: string; readonly chainId: number } | undefined;
  let nonces = 0;
  return {
    calls,
    getMessageParams: async () => ({ ...site, chains: [1, 42161], iat: issuedAt }),
    getNonce: async () => {
      nonces += 1;
      return `nonce${String(nonces).padStart(8, '0')}`;
    },
    createMessage: ({ address, chainId, nonce }: { readonly [Name in string]: string }) => {
      const accountAddress = address?.split(':').at(-1) ?? '';
      const { caipNetworkId } = { caipNetworkId: `eip155:${chainId}` as SignInAccount['chainId'] };
      const message = { ...site, accountAddress, chainId: caipNetworkId, nonce: nonce ?? '' };
      const text = formatSignInMessage({ ...message, version: '1', issuedAt });
      return text.ok ? text.text : text.field;
    },
    verifyMessage: ({ message, signature }: SiwxSession) =>
      answers.give(async () => {
        const address = message.split('\n')[1] ?? '';
        const isRight = await isSignedBy(address, message, signature);
        const chainId = Number(/^Chain ID: (\d+)$/m.exec(message)?.[1]);
        if (isRight) session = { address, chainId };
        return isRight;
      }),
    getSession: async () => session ?? null,
    signOut: () =>
      answers.give(async () => {
        session = undefined;
        return true;
      }),
    onSignIn: (signedIn: unknown) => void calls.push(['onSignIn', signedIn]),
    onSignOut: () => void calls.push(['onSignOut']),
    ...rest,
  };
}

async function requireRight({ data, message, signature }: SiwxSession): Promise<void> {
  const isRight = await isSignedBy(data.accountAddress, message, signature);
  if (!isRight || parseCaipNetworkId(data.chainId).namespace !== 'eip155') throw new Error('wrong');
}

async function isSignedBy(address: string, message: string, signature: string): Promise<boolean> {
  try {
    return await verifyMessage({ address, message, signature } as Parameters<
      typeof verifyMessage
    >[0]);
  } catch {
    return false;
  }
}
