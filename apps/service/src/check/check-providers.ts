import { fieldOf } from '../../../../domain/outside/untrusted-record';
import type { Config } from '../config/config';
import { type Finding, right, wrong } from './finding';
import { jsonOf, readAnswer } from './read-answer';

const DISCOVERY = '/.well-known/openid-configuration';

/** The brands whose provider says by OpenID what it is. */
const issuers = { google: 'https://accounts.google.com', apple: 'https://appleid.apple.com' };

/** Whether each OpenID provider is there, and is the issuer that the service expects. Credentials are used by a visitor alone. */
export function checkProviders({ social }: Pick<Config, 'social'>): readonly Promise<Finding>[] {
  if (!social) return [];
  return [
    ...(social.brands.google ? [checkIssuer('GOOGLE_CLIENT_ID', issuers.google)] : []),
    ...(social.apple ? [checkIssuer('APPLE_CLIENT_ID', issuers.apple)] : []),
    ...social.others.map(({ id, issuer }) => checkIssuer(`OPENID_PROVIDERS, ${id}`, issuer)),
  ];
}

/** Whether an OpenID provider is there, and says that it is this issuer. */
export async function checkIssuer(about: string, issuer: string): Promise<Finding> {
  const answer = await readAnswer(`${issuer.replace(/\/$/, '')}${DISCOVERY}`);
  if (typeof answer === 'string') return wrong(about, answer);
  const received = fieldOf(jsonOf(answer), 'issuer');
  if (answer.status !== 200 || typeof received !== 'string') {
    return wrong(about, `${issuer} has no ${DISCOVERY} (status ${answer.status}).`);
  }
  return received === issuer
    ? right(about, `${issuer} answers.`)
    : wrong(about, `Expected the issuer ${issuer}, received ${received.slice(0, 256)}.`);
}
