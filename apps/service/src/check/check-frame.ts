import type { Config } from '../config/config';
import { type Finding, open, right, wrong } from './finding';
import { originsIn, parsePolicies, parsePolicy, type Policy } from './policy';
import { readAnswer } from './read-answer';

const ABOUT = 'FRAME_ORIGIN';
const TRANSPORT = 'strict-transport-security';

/** What the frame's files say, and what the service at their other end answers. */
export async function checkFrame(config: Config): Promise<readonly Finding[]> {
  const frameOrigin = config.login?.frameOrigin;
  if (frameOrigin === undefined) return [];
  const answer = await readAnswer(`${frameOrigin}/`);
  if (typeof answer === 'string') return [wrong(ABOUT, answer)];
  if (answer.status !== 200) {
    return [
      wrong(ABOUT, `${frameOrigin} answers with ${answer.status} where the frame should be.`),
    ];
  }
  const header = answer.headers.get('content-security-policy');
  if (header === null) {
    return [wrong(ABOUT, `${frameOrigin} sends no headers of headers.json: see the guide.`)];
  }
  const policies = parsePolicies(header);
  const [policy = parsePolicy(header)] = policies;
  return [
    ...(await sitesOf(config, frameOrigin, policies)),
    transportOf(config, answer.headers.get(TRANSPORT)),
    await serviceOf(config, frameOrigin, policy),
  ];
}

/** Which sites may have the frame, by its own headers and by the service. */
async function sitesOf(
  { origins }: Config,
  frameOrigin: string,
  policies: readonly Policy[],
): Promise<readonly Finding[]> {
  // Its server asks the service where the list stands in a policy of its own.
  const isAsked = policies.length > 1;
  const allowed = ancestorsIn(policies);
  const list = allowed.join(', ') || 'none';
  const missing: string[] = [];
  for (const origin of origins) {
    const has = allowed.includes(origin) || (isAsked && (await hasSite(frameOrigin, origin)));
    if (!has) missing.push(origin);
  }
  const foreign = isAsked ? [] : allowed.filter((origin) => !origins.includes(origin));
  if (missing.length + foreign.length === 0) {
    return [right(ABOUT, 'The frame has the same sites as ORIGINS.')];
  }
  return [
    ...missing.map((origin) =>
      wrong(
        'ORIGINS',
        `Expected ${origin} among the sites of the frame, received ${list}: ` +
          (isAsked
            ? 'it is frozen, or the server of the frame does not reach the service.'
            : 'build the frame with it.'),
      ),
    ),
    ...foreign.map((origin) =>
      wrong('ORIGINS', `The frame was built for ${origin}, which is not of ORIGINS.`),
    ),
  ];
}

/**
 * Whether the page that names its site is for it, and is the wallet: that of a frozen site may connect to nothing. Of many sites, a page
 * that names none is for none.
 */
async function hasSite(frameOrigin: string, origin: string): Promise<boolean> {
  const answer = await readAnswer(`${frameOrigin}/?site=${encodeURIComponent(origin)}`);
  if (typeof answer === 'string') return false;
  const policies = parsePolicies(answer.headers.get('content-security-policy') ?? '');
  const isWallet = policies.some((policy) => policy.has('connect-src'));
  return isWallet && ancestorsIn(policies).includes(origin);
}

/** The sites that every policy with a list lets in. */
function ancestorsIn(policies: readonly Policy[]): readonly string[] {
  const [first = [], ...others] = policies
    .filter((policy) => policy.has('frame-ancestors'))
    .map((policy) => originsIn(policy, 'frame-ancestors'));
  return first.filter((origin) => others.every((list) => list.includes(origin)));
}

function transportOf({ strictTransport }: Config, received: string | null): Finding {
  return received === strictTransport
    ? right(TRANSPORT, 'Service and frame send the same.')
    : wrong(TRANSPORT, `Expected "${strictTransport}" of the frame, received "${received ?? ''}".`);
}

/** Whether the frame asks this service, and is let in there. */
async function serviceOf(config: Config, frameOrigin: string, policy: Policy): Promise<Finding> {
  const about = 'The service, as the frame asks it';
  const [service] = originsIn(policy, 'form-action');
  if (service === undefined) return wrong(about, 'The headers of the frame name no service.');
  const own = config.social && new URL(config.social.publicUrl).origin;
  if (own !== undefined && own !== service) {
    return wrong(
      about,
      `Expected ${own}, which is PUBLIC_URL, received ${service} as SERVICE_URL.`,
    );
  }
  const answer = await readAnswer(`${service}/frame/sites`, {
    method: 'OPTIONS',
    headers: { origin: frameOrigin, 'access-control-request-method': 'POST' },
  });
  if (typeof answer === 'string') return open(about, `${answer} Start it, and check again.`);
  if (answer.status >= 500) {
    return open(about, `${service} answers with ${answer.status}. Start it, and check again.`);
  }
  const received = answer.headers.get('access-control-allow-origin');
  return received === frameOrigin
    ? right(about, `${service} lets ${frameOrigin} in.`)
    : wrong(
        about,
        `Expected ${service} to let ${frameOrigin} in, received ${received ?? 'a refusal'}: it has another FRAME_ORIGIN, or is no service.`,
      );
}
