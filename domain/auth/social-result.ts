/** How long a visitor has for a login that leaves the page. */
export const SOCIAL_LIFE_MS = 600_000;

/** What a wallet's host sends a visitor back with, and what the embedded wallet's own frame says of one who is back. */
const RESULT = /^(https?:\/\/[^/?#]+)\/#(?:result\.[\w-]+|social-return)$/;
const ORIGIN = /^https?:\/\/[^/?#]+/;

/** Whether `uri` is such an address of the embedded wallet at `authFrameUrl`, where that is known. */
export function isSocialResult(uri: string, authFrameUrl?: string): boolean {
  const origin = RESULT.exec(uri)?.[1];
  if (origin === undefined) return false;
  return authFrameUrl === undefined || ORIGIN.exec(authFrameUrl.toLowerCase())?.[0] === origin;
}

/** Whether a request carries the result of a login that left the page. */
export function hasSocialResult(payload: object): boolean {
  return 'uri' in payload && typeof payload.uri === 'string' && isSocialResult(payload.uri);
}
