const RESULT = /^#result\.([\w-]{22})$/;

/** The page of the wallet that takes a login without a window to its provider. */
export function linkTo(flow: string): string {
  return `${location.origin}/#social.${flow}`;
}

/** The handle in the address that a visitor came back to the site with. `undefined` in any other. */
export function handleIn(uri: string): string | undefined {
  const url = URL.canParse(uri) ? new URL(uri) : undefined;
  return url?.origin === location.origin ? RESULT.exec(url.hash)?.[1] : undefined;
}
