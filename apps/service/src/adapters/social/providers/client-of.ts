import type { openId } from '#openid';
import { isLoopback } from '../../../domain/loopback';
import { limitedText } from '../../providers/provider-client';

const TIMEOUT_SECONDS = 10;

/** The libraries of social logins, which only operators with such logins install. */
export type OpenIdLibraries = typeof import('#openid');

/** How calls to a provider are made. */
export interface ProviderCalls {
  readonly libraries: OpenIdLibraries;
  readonly fetch: typeof globalThis.fetch;
  readonly timeoutSeconds?: number;
}

/** The settings of every client of a provider: a time limit, and http for this machine alone. */
export function withCalls(
  client: openId.Configuration,
  { fetch, libraries, timeoutSeconds = TIMEOUT_SECONDS }: ProviderCalls,
): openId.Configuration {
  const { openId: oidc } = libraries;
  client.timeout = timeoutSeconds;
  client[oidc.customFetch] = boundedFetch(fetch);
  if (isLocal(client.serverMetadata().issuer)) oidc.allowInsecureRequests(client);
  return client;
}

/** Reads no more of an answer than a provider's honest one has. */
export function boundedFetch(fetch: typeof globalThis.fetch): openId.CustomFetch {
  return async (url, options) => {
    const answer = await fetch(url, options as RequestInit);
    const { headers, status } = answer;
    return new Response(status === 204 ? null : await limitedText(answer), { headers, status });
  };
}

/** Whether a provider runs on this machine. */
export function isLocal(issuer: string): boolean {
  return URL.canParse(issuer) && isLoopback(new URL(issuer).hostname);
}

/** The parameters of every login: a code for a verifier that only the service knows. */
export async function parametersOf(
  { calculatePKCECodeChallenge }: typeof openId,
  {
    scope,
    redirectUri,
    state,
    verifier,
  }: Readonly<Record<'scope' | 'redirectUri' | 'state' | 'verifier', string>>,
): Promise<Record<string, string>> {
  return {
    scope,
    state,
    redirect_uri: redirectUri,
    code_challenge: await calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
  };
}
