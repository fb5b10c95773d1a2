import type { Hono } from 'hono';
import type { ServiceEnv } from './environment';
import { jsonBody } from './json-body';
import { languageIn } from './language-in';
import { HttpRefusal } from './http-refusal';
import type { BegunLimits } from '../../use-cases/limits/begun-limits';
import type { Gate } from './gate';
import { deviceName } from '../../domain/device-name';
import type { AccountHolds } from '../../use-cases/login/account-holds';
import type { AllowedJoins } from '../../use-cases/login/allowed-joins';
import { deviceKey } from '../../domain/device-key';
import type { Identity } from '../../use-cases/login/identity';
import type { LoginCompletion } from '../../use-cases/login/login-completion';
import type { LoginNotices } from '../../use-cases/login/login-notices';
import type { ProveSession } from './proven-session';
import { fieldOf } from '../../../../../domain/outside/untrusted-record';
import { printableText } from '../../domain/printable-text';
import { FARCASTER, type FarcasterLogins } from '../../use-cases/social/farcaster-logins';
import { RESULT_PATH, type SocialCookies } from './social-cookies';
import type {
  SocialClaim,
  SocialLogins,
  SocialOutcome,
} from '../../use-cases/social/social-logins';
import type { SocialProvider } from '../../ports/social-provider';
import type { Sites } from '../../ports/sites';
import { namedSite, siteIn } from './site-in';
import { mayComeBackTo } from '../../domain/site-page';

const NAME_LENGTH = 22;
const PAGE_LENGTH = 4096;

/** Whether the browser would send its cookies with a request of a page in a frame. */
const ACCESS = 'sec-fetch-storage-access';

/** The logins at other providers that the operator offers. */
export interface OfferedLogins {
  readonly cookies: SocialCookies;

  /** `undefined` where the operator does not offer it. */
  readonly farcaster: FarcasterLogins | undefined;
  readonly logins: SocialLogins;
  readonly providers: ReadonlyMap<string, SocialProvider>;
}

export interface SocialRoutesDeps {
  readonly allowed: Pick<AllowedJoins, 'isAllowed'>;
  readonly begun: Pick<BegunLimits, 'take'>;
  readonly completion: LoginCompletion;
  readonly gate: Gate;
  readonly holds: Pick<AccountHolds, 'loginChanged'>;
  readonly identity: Pick<Identity, 'accounts' | 'logins'>;
  readonly notices: Pick<LoginNotices, 'added'>;
  readonly prove: ProveSession;
  readonly frameOrigin: string;
  readonly sites: Sites;
  readonly social: OfferedLogins;
}

/**
 * `POST /social/providers`, `/social/begin`, `/social/question`, `/social/result` and `/social/link`, for the
 * wallet's frame alone. What the browser does at `/social/leave` and `/social/back/:provider` is in social-pages. Only
 * `/social/begin` leaves something that was not there: the others need the name of a login, which is 128 random bits.
 */
export function addSocialRoutes(app: Hono<ServiceEnv>, deps: SocialRoutesDeps): void {
  const { allowed, begun, completion, gate, holds, notices, prove } = deps;
  const { accounts, logins: accountLogins } = deps.identity;
  const { frameOrigin, sites } = deps;
  const { cookies, farcaster, logins, providers } = deps.social;

  /** How a login stands, for its own device. */
  const outcomeOf = async (claim: SocialClaim): Promise<SocialOutcome> => {
    const outcome = await logins.fetch(claim);
    const isNew = outcome.kind === 'waiting' && (await farcaster?.look(claim.flow));
    return isNew ? logins.fetch(claim) : outcome;
  };

  const offered = [...providers.values(), ...(farcaster ? [FARCASTER] : [])];

  app.post('/social/providers', async (c) => {
    const site = await namedSite(sites, await jsonBody(c));
    const ofSite = offered.filter(({ id }) => site?.logins?.includes(id) ?? true);
    return c.json({ providers: ofSite.map(({ id, name }) => ({ id, name })) });
  });

  app.post('/social/begin', async (c) => {
    const asked = await jsonBody(c);
    const provider = printableText(asked, 'provider', 32) ?? '';
    const { limits: ofSite, origin: site } = await siteIn(sites, asked, provider);
    if (!offered.some(({ id }) => id === provider)) throw new HttpRefusal(400, 'provider');
    const device = deviceKey(fieldOf(asked, 'device'));
    if (device === undefined) throw new HttpRefusal(400, 'device');
    const isInTab = fieldOf(asked, 'page') !== undefined;
    const back = isInTab ? (printableText(asked, 'page', PAGE_LENGTH) ?? '') : undefined;
    if (back !== undefined && !mayComeBackTo(back, site)) throw new HttpRefusal(400, 'page');
    const subject = { device, provider, site };
    await begun.take('social', { device, ofSite, range: gate.rangeOf(c) }, asked);
    if (farcaster && provider === FARCASTER.id) return c.json(await farcaster.open(subject));
    return c.json({ flow: await logins.begin(subject, back) });
  });

  /** What the wallet's page shows in the site's own tab, before it leaves for the provider. */
  app.post('/social/question', async (c) => {
    const flow = printableText(await jsonBody(c), 'flow', NAME_LENGTH) ?? '';
    const question = await logins.questionOf(flow);
    const provider = question && providers.get(question.provider);
    if (!question || !provider) throw new HttpRefusal(404, 'flow');
    const { page, site } = question;
    return c.json({ page, site, provider: provider.name });
  });

  app.post(RESULT_PATH, async (c) => {
    const claim = claimIn(await jsonBody(c));
    const mark = logins.markOf(claim.flow);
    const outcome = await outcomeOf({ ...claim, handle: cookies.handleOf(c, mark) });
    if (outcome.kind === 'back' && c.req.header(ACCESS) === 'inactive') {
      // The visitor has let the frame have this cookie: the browser asks once more, with it (Storage Access Headers).
      c.header('activate-storage-access', `retry; allowed-origin="${frameOrigin}"`);
    }
    c.header('vary', ACCESS, { append: true });
    if (outcome.kind !== 'done') return c.json(openState(outcome));
    cookies.fetched(c, mark);
    const { identity, subject } = outcome;
    const { device, provider, site } = subject;
    const account = await accounts.accountOf(identity);
    const login = accountLogins.ofProvider(provider, identity, identity, languageIn(c));
    const name = deviceName(c.req.header('user-agent'));
    const entering = { subject: { account, device, site }, login, name };
    const entry = await completion.enter(entering, gate.rangeOf(c));
    const said = { provider, ...profileOf(identity) };
    switch (entry.kind) {
      case 'over':
        return c.json({ state: 'over' });
      case 'waits':
        return c.json({ state: 'device', flow: entry.flow, ...said });
      case 'session':
        return c.json({ state: 'done', session: entry.session, user: account, ...said });
    }
  });

  app.post('/social/link', async (c) => {
    const asked = await prove(c);
    const flow = printableText(asked.payload, 'flow', NAME_LENGTH) ?? '';
    if (!(await allowed.isAllowed(asked.account, flow))) throw new HttpRefusal(403, 'wallet_key');
    const outcome = await outcomeOf(claimIn(asked.payload));
    if (outcome.kind !== 'done') return c.json(openState(outcome));
    const { identity, subject } = outcome;
    if (subject.device !== asked.device || subject.site !== asked.site) {
      throw new HttpRefusal(401, 'session');
    }
    const login = accountLogins.ofProvider(subject.provider, identity, identity, languageIn(c));
    const { account } = asked;
    const isJoined = await accountLogins.join(identity, login, account, async (known, stored) => {
      await holds.loginChanged(account, stored);
      return notices.added(asked, login.name, known, stored);
    });
    if (!isJoined) throw new HttpRefusal(403, 'linked_elsewhere');
    return c.json({ state: 'done', provider: subject.provider, ...profileOf(identity) });
  });
}

/** The claim in what the frame asks. */
function claimIn(asked: unknown): SocialClaim {
  return {
    flow: printableText(asked, 'flow', NAME_LENGTH) ?? '',
    site: printableText(asked, 'origin', 256) ?? '',
    signature: printableText(asked, 'signature', 128) ?? '',
  };
}

function openState(outcome: Exclude<SocialOutcome, { kind: 'done' }>) {
  if (outcome.kind === 'failed') return { state: 'failed', reason: outcome.reason };
  return { state: outcome.kind };
}

/** What the wallet shows of a visitor. The address is masked by the frame, as that of a login by e-mail. */
function profileOf({ email, name, picture }: { email?: string; name?: string; picture?: string }) {
  return {
    profile: {
      ...(name !== undefined && { name }),
      ...(picture !== undefined && { picture }),
      ...(email !== undefined && { email }),
    },
  };
}
