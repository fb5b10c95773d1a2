import type { Config } from './config';

/** The logins of the service, as a site's row names them: `email`, brands, the operator's own providers, and `farcaster`. */
export function loginIds({
  farcaster,
  login,
  social,
}: Pick<Config, 'farcaster' | 'login' | 'social'>): readonly string[] {
  if (!login) return [];
  return [
    'email',
    ...Object.keys(social?.brands ?? {}),
    ...(social?.apple ? ['apple'] : []),
    ...(social?.others ?? []).map(({ id }) => id),
    ...(farcaster ? ['farcaster'] : []),
  ];
}
