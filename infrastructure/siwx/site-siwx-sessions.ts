import { abortable } from '../../domain/abort/abortable';
import { WidgetError } from '../../domain/errors/widget-error';
import {
  parseSiwxSession,
  parseSiwxSessionData,
  type SiwxSession,
  validSessionsOf,
} from '../../domain/siwx/siwx-session';
import { parseEach } from '../../domain/outside/untrusted-record';
import type { Clock } from '../../ports/clock';
import type { SignInAccount, SignInRequest, SiwxSessions } from '../../ports/siwx-sessions';
import { orUndone } from './or-undone';
import { optionalSiteFunction, siteFlag, type SiteFunction, siteFunction } from './site-function';

const required = [
  'createMessage',
  'addSession',
  'revokeSession',
  'setSessions',
  'getSessions',
] as const;

/** The site's own sign-in, given as the option `siwx`. */
export class SiteSiwxSessions implements SiwxSessions {
  readonly signOutOnDisconnect: boolean;
  readonly #site: Readonly<Record<(typeof required)[number], SiteFunction>>;
  readonly #getRequired: SiteFunction | undefined;
  readonly #clock: Pick<Clock, 'now'>;

  /** The latest sign-in of each account on each chain that the site received. */
  readonly #latest = new Map<string, SiwxSession>();

  /** While the site ends sessions, it may still list them. */
  #ending: Promise<unknown> | undefined;

  /** @throws `WidgetError` `OPTION_INVALID` where a method is missing. */
  constructor(siwx: object, clock: Pick<Clock, 'now'>) {
    const methods = required.map((name) => [name, siteFunction(siwx, 'siwx', name)] as const);
    this.#site = Object.fromEntries(methods) as Record<(typeof required)[number], SiteFunction>;
    this.#getRequired = optionalSiteFunction(siwx, 'getRequired');
    this.signOutOnDisconnect = siteFlag(siwx, 'signOutOnDisconnect', true);
    this.#clock = clock;
  }

  get isRequired(): boolean {
    return this.#getRequired?.() === true;
  }

  async createMessage(account: SignInAccount, signal?: AbortSignal): Promise<SignInRequest> {
    const message = await ask(() => this.#site.createMessage({ ...account }), signal);
    const data = parseSiwxSessionData(message);
    if (!data) throw new WidgetError('SIGN_IN_INVALID', { reason: 'createMessage' });
    const text = siteFunction(Object(message), 'siwx.createMessage', 'toString')();
    if (typeof text !== 'string' || !text.includes(account.accountAddress)) {
      throw new WidgetError('SIGN_IN_INVALID', { reason: 'toString' });
    }
    return { data, text };
  }

  async get(
    { chainId, accountAddress }: SignInAccount,
    signal?: AbortSignal,
  ): Promise<readonly SiwxSession[]> {
    await abortable(Promise.allSettled([this.#ending]), signal);
    const answer = await ask(() => this.#site.getSessions(chainId, accountAddress), signal);
    const sessions = parseEach(Array.isArray(answer) ? answer : [], parseSiwxSession);
    return validSessionsOf(sessions, chainId, accountAddress, this.#clock.now());
  }

  add(session: SiwxSession, signal?: AbortSignal): Promise<void> {
    return this.#delegate([session], () => this.#site.addSession(session), signal);
  }

  set(sessions: readonly SiwxSession[], signal?: AbortSignal): Promise<void> {
    const question = (): unknown => this.#site.setSessions([...sessions]);
    if (sessions.length > 0) return this.#delegate(sessions, question, signal);
    return verified(this.#end(question, signal), signal);
  }

  async revoke({ chainId, accountAddress }: SignInAccount, signal?: AbortSignal): Promise<void> {
    await this.#end(() => this.#site.revokeSession(chainId, accountAddress), signal);
  }

  /** The site keeps a session for each account on each chain: no session ends another. */
  async signOutOthers(): Promise<void> {}

  /** Has the site verify and keep `sessions`. If the caller aborts meanwhile, the site forgets them again. */
  #delegate(
    sessions: readonly SiwxSession[],
    question: () => unknown,
    signal?: AbortSignal,
  ): Promise<void> {
    const begin = async (): Promise<unknown> => {
      signal?.throwIfAborted();
      sessions.forEach((session) => this.#latest.set(keyOf(session), session));
      return question();
    };
    const undo = async (): Promise<void> => {
      const unwanted = sessions.filter((session) => this.#latest.get(keyOf(session)) === session);
      await Promise.all(unwanted.map(({ data }) => this.revoke(data)));
    };
    return verified(orUndone(begin(), undo, signal), signal);
  }

  async #end(question: () => unknown, signal?: AbortSignal): Promise<void> {
    signal?.throwIfAborted();
    const ending = ask(question);
    this.#ending = Promise.allSettled([this.#ending, ending]);
    await abortable(ending, signal);
  }
}

function keyOf({ data }: SiwxSession): string {
  return `${data.chainId}:${data.accountAddress}`;
}

async function ask(question: () => unknown, signal?: AbortSignal): Promise<unknown> {
  signal?.throwIfAborted();
  return abortable(Promise.resolve().then(question), signal);
}

/** The site reports an invalid signature by an error. */
async function verified(answer: Promise<unknown>, signal?: AbortSignal): Promise<void> {
  try {
    await answer;
  } catch (cause) {
    signal?.throwIfAborted();
    throw new WidgetError('SIGN_IN_INVALID', { reason: 'refused by the site' }, { cause });
  }
}
