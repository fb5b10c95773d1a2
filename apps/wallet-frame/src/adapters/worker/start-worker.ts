interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { readonly createScriptURL: (url: string) => string },
  ): { createScriptURL(url: string): string };
}

/** The one name that the page's policy lets exist. */
const POLICY = 'cleat-worker';

/** Starts workers from one file of this origin, under the page's Trusted Types, and from no other. */
export function workerStarter(path: string): () => Worker {
  const { href, origin } = new URL(path, location.origin);
  if (origin !== location.origin) throw new Error('The worker is of another origin');
  const { trustedTypes } = globalThis as unknown as { readonly trustedTypes?: TrustedTypes };
  const policy = trustedTypes?.createPolicy(POLICY, { createScriptURL: () => href });
  const url = policy ? policy.createScriptURL(href) : href;
  return () => new Worker(url, { type: 'module' });
}
