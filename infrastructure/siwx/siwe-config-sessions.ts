import { abortable } from '../../domain/abort/abortable';
import { isSameAddress } from '../../domain/address/is-address';
import { addressOf, formatCaipAddress, isCaipAddress } from '../../domain/caip/caip-address';
import { parseCaipNetworkId } from '../../domain/caip/caip-network-id';
import { WidgetError } from '../../domain/errors/widget-error';
import {
  isSessionOf,
  parseSiwxSessionData,
  type SiwxSession,
} from '../../domain/siwx/siwx-session';
import { fieldOf, numberOf, textOf } from '../../domain/outside/untrusted-record';
import type { Clock } from '../../ports/clock';
import type { SignInAccount, SignInRequest, SiwxSessions } from '../../ports/siwx-sessions';
import { orUndone } from './or-undone';
import { optionalSiteFunction, siteFlag, siteFunction } from './site-function';

/** What the fields of a message are called in `getMessageParams`. */
const paramNames = {
  domain: 'domain',
  uri: 'uri',
  statement: 'statement',
  expirationTime: 'exp',
  notBefore: 'nbf',
  requestId: 'requestId',
  resources: 'resources',
};

type SiteSession = { readonly address: string; readonly chainId: number } | undefined;

const required = [
  'getMessageParams',
  'createMessage',
  'getNonce',
  'getSession',
  'verifyMessage',
  'signOut',
] as const;

/**
 * The site's own sign-in in the older form, given as the option `siweConfig`: one session at a time, on EVM
 * chains. Accounts elsewhere need none.
 */
export class SiweConfigSessions implements SiwxSessions {
  readonly isRequired: boolean;
  readonly signOutOnDisconnect: boolean;
  readonly #site: object;
  readonly #clock: Pick<Clock, 'now'>;

  /** The last sign-in on this page. The site itself reports only the account of its session. */
  #last: SiwxSession | undefined;
  #signingOut: Promise<void> | undefined;

  /** @throws `WidgetError` `OPTION_INVALID` where a function is missing. */
  constructor(siweConfig: object, clock: Pick<Clock, 'now'>) {
    required.forEach((name) => siteFunction(siweConfig, 'siweConfig', name));
    this.#site = siweConfig;
    this.#clock = clock;
    this.isRequired = siteFlag(siweConfig, 'required', true);
    this.signOutOnDisconnect = siteFlag(siweConfig, 'signOutOnDisconnect', true);
  }

  async createMessage(account: SignInAccount, signal?: AbortSignal): Promise<SignInRequest> {
    const { accountAddress, chainId } = account;
    const { namespace, chainReference } = parseCaipNetworkId(chainId);
    if (namespace !== 'eip155') throw new WidgetError('SIGN_IN_INVALID', { reason: 'chainId' });
    const params = await this.#ask('getMessageParams', [], signal);
    const nonce = await this.#ask('getNonce', [accountAddress], signal);
    const iat = textOf(params, 'iat') ?? new Date(this.#clock.now()).toISOString();
    const data = parseSiwxSessionData({
      ...Object.fromEntries(
        Object.entries(paramNames).map(([name, own]) => [name, fieldOf(params, own)]),
      ),
      accountAddress,
      chainId,
      issuedAt: iat,
      nonce,
      version: '1',
    });
    if (!data) throw new WidgetError('SIGN_IN_INVALID', { reason: 'getMessageParams' });
    const caipAddress = formatCaipAddress({ namespace, chainReference, address: accountAddress });
    const asked = {
      ...Object.fromEntries(
        Object.entries(paramNames).flatMap(([name, own]) => {
          const field = fieldOf(data, name);
          return field === undefined ? [] : [[own, field]];
        }),
      ),
      iat,
      nonce,
      version: '1',
      chainId: Number(chainReference),
      address: `did:pkh:${caipAddress}`,
    };
    const message = await this.#ask('createMessage', [asked], signal);
    if (typeof message !== 'string') {
      throw new WidgetError('SIGN_IN_INVALID', { reason: 'createMessage' });
    }
    return { data, text: message };
  }

  async get(account: SignInAccount, signal?: AbortSignal): Promise<readonly SiwxSession[]> {
    if (!isEvm(account)) return [sessionOfSite(account)];
    const session = await this.#session(signal);
    if (!session || !this.#isFor(session, account)) return [];
    const isLast = this.#last && isSessionOf(this.#last, account.chainId, account.accountAddress);
    return [isLast && this.#last ? this.#last : sessionOfSite(account)];
  }

  async add(session: SiwxSession, signal?: AbortSignal): Promise<void> {
    signal?.throwIfAborted();
    const undo = async (): Promise<void> => {
      if (this.#last === session) await this.revoke(session.data);
    };
    const added = await orUndone(this.#add(session), undo, signal);
    optionalSiteFunction(this.#site, 'onSignIn')?.(added);
  }

  /** The site keeps one session: the last valid one. */
  async set(sessions: readonly SiwxSession[], signal?: AbortSignal): Promise<void> {
    if (sessions.length === 0) await this.#signOut(signal);
    for (const session of sessions) await this.add(session, signal);
  }

  async revoke(account: SignInAccount, signal?: AbortSignal): Promise<void> {
    const session = await this.#session(signal);
    if (session && isOf(session, account)) await this.#signOut(signal);
  }

  /** Follows `signOutOnAccountChange` and `signOutOnNetworkChange`, which are on by default. */
  async signOutOthers(account: SignInAccount, signal?: AbortSignal): Promise<void> {
    if (!isEvm(account)) return;
    const session = await this.#session(signal);
    if (session && !this.#isFor(session, account)) await this.#signOut(signal);
  }

  async #add(session: SiwxSession): Promise<SiteSession> {
    const { message, signature, cacao } = session;
    const proof = { message, signature, ...(cacao && { cacao }) };
    const isRight = await this.#ask('verifyMessage', [proof]);
    if (isRight !== true) throw new WidgetError('SIGN_IN_INVALID', { reason: 'signature' });
    this.#last = session;
    return this.#session();
  }

  #isFor(session: NonNullable<SiteSession>, account: SignInAccount): boolean {
    const { chainReference } = parseCaipNetworkId(account.chainId);
    const isSameChain = String(session.chainId) === chainReference;
    const stays = (name: string): boolean => !siteFlag(this.#site, name, true);
    return (
      (hasAddress(session, account) || stays('signOutOnAccountChange')) &&
      (isSameChain || stays('signOutOnNetworkChange'))
    );
  }

  /** The account of the session, after a session that is ending has ended. */
  async #session(signal?: AbortSignal): Promise<SiteSession> {
    await abortable(Promise.allSettled([this.#signingOut]), signal);
    return sessionIn(await this.#ask('getSession', [], signal));
  }

  async #signOut(signal?: AbortSignal): Promise<void> {
    signal?.throwIfAborted();
    this.#signingOut ??= this.#endSession().finally(() => {
      this.#signingOut = undefined;
    });
    await abortable(this.#signingOut, signal);
  }

  /** Once requested, the site's session ends, even if the caller has stopped waiting. */
  async #endSession(): Promise<void> {
    await this.#ask('signOut', []);
    this.#last = undefined;
    optionalSiteFunction(this.#site, 'onSignOut')?.();
  }

  async #ask(
    name: (typeof required)[number],
    args: readonly unknown[],
    signal?: AbortSignal,
  ): Promise<unknown> {
    signal?.throwIfAborted();
    const method = siteFunction(this.#site, 'siweConfig', name);
    return abortable(
      Promise.resolve().then(() => method(...args)),
      signal,
    );
  }
}

function isEvm({ chainId }: SignInAccount): boolean {
  return chainId.startsWith('eip155:');
}

/** A session whose text and signature the site does not report. */
function sessionOfSite(account: SignInAccount): SiwxSession {
  const data = { ...account, domain: '', uri: '', version: '1', nonce: '' };
  return { data, message: '', signature: '' };
}

function isOf(session: NonNullable<SiteSession>, account: SignInAccount): boolean {
  const { chainReference } = parseCaipNetworkId(account.chainId);
  return String(session.chainId) === chainReference && hasAddress(session, account);
}

/** Sites return the plain address, or the whole CAIP-10 id. */
function hasAddress({ address }: NonNullable<SiteSession>, account: SignInAccount): boolean {
  const plain = isCaipAddress(address) ? addressOf(address) : address;
  return isSameAddress(plain, account.accountAddress, 'eip155');
}

/** The account of the site's session; `undefined` where the site has none. */
function sessionIn(value: unknown): SiteSession {
  if (value === undefined || value === null) return undefined;
  const [address, chainId] = [textOf(value, 'address'), numberOf(value, 'chainId')];
  if (address === undefined || chainId === undefined) {
    throw new WidgetError('SIGN_IN_INVALID', { reason: 'getSession' });
  }
  return { address, chainId };
}
