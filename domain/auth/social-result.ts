/** How long a visitor has for a login that leaves the page. */
export const SOCIAL_LIFE_MS = 600_000;

const RESULT = /^(https?:\/\/[^/?#]+)\/#result\.[\w-]+$/;
const ORIGIN = /^https?:\/\/[^/?#]+/;

/** Whether `uri` is what the embedded wallet at `authFrameUrl`, where that is known, sends a visitor back with. */
export function isSocialResult(uri: string, authFrameUrl?: string): boolean {
  const origin = RESULT.exec(uri)?.[1];
  if (origin === undefined) return false;
  return authFrameUrl === undefined || ORIGIN.exec(authFrameUrl.toLowerCase())?.[0] === origin;
}

/** Whether a request carries the result of a login that left the page. */
export function hasSocialResult(payload: object): boolean {
  return 'uri' in payload && typeof payload.uri === 'string' && isSocialResult(payload.uri);
}
