import type { DappMetadata } from '../../domain/wallet/dapp-metadata';

/** The site's details, as its page has them. Empty in Node. */
export function pageMetadata(): DappMetadata {
  const { document, location } = globalThis as Partial<typeof globalThis>;
  const named = (name: string): string =>
    document?.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? '';
  const icon = document?.querySelector<HTMLLinkElement>('link[rel~="icon"]')?.href;
  return {
    name: named('application-name') || (document?.title ?? ''),
    description: named('description'),
    url: location?.origin ?? '',
    icons: icon === undefined ? [] : [icon],
  };
}
