import { SOCIAL_LIFE_MS } from './social-life';

/** How far the clock of the visitor's phone may be wrong. */
const MAX_SKEW_MS = 300_000;
const MAX_LENGTH = 4096;

/** The chain of Farcaster's registries: Optimism. */
const CHAIN_ID = '10';

/** The second is that of older apps. */
const statements: readonly string[] = ['Farcaster Auth', 'Farcaster Connect'];

/** A message of EIP-4361, read line by line. Nothing may stand between, before or after its parts. */
const FORM =
  /^(?<domain>[^\s/]+) wants you to sign in with your Ethereum account:\n(?<address>0x[0-9a-fA-F]{40})\n\n(?<statement>[^\n]+)\n\nURI: (?<uri>[^\n]+)\nVersion: 1\nChain ID: (?<chain>\d+)\nNonce: (?<nonce>[0-9a-zA-Z]{8,})\nIssued At: (?<issued>[^\n]+)(?:\nExpiration Time: (?<expires>[^\n]+))?(?:\nNot Before: (?<starts>[^\n]+))?(?:\nRequest ID: [^\n]*)?\nResources:(?<resources>(?:\n- [^\n]+)+)$/;

const FID = /^farcaster:\/\/fid\/([1-9]\d{0,18})\/?$/;

/** What a message has to be for. */
export interface ExpectedMessage {
  /** The wallet, as the visitor's app names it. */
  readonly origin: string;
  readonly nonce: string;
  readonly nowMs: number;
}

/** What a message of Sign In with Farcaster (FIP-11) says, or what about it is wrong. */
export type CheckedMessage =
  | { readonly ok: true; readonly address: string; readonly fid: bigint }
  | { readonly ok: false; readonly wrong: 'domain' | 'form' | 'nonce' | 'time' };

/** Reads a message that a visitor's app has signed, and checks that it was signed for this login. */
export function checkMessage(text: string, expected: ExpectedMessage): CheckedMessage {
  const parts = text.length <= MAX_LENGTH ? FORM.exec(text)?.groups : undefined;
  const fid = parts && fidIn(parts['resources'] ?? '');
  const isKnown = parts?.['chain'] === CHAIN_ID && statements.includes(parts['statement'] ?? '');
  if (!parts || fid === undefined || !isKnown) return { ok: false, wrong: 'form' };
  if (!isFor(expected.origin, parts)) return { ok: false, wrong: 'domain' };
  if (parts['nonce'] !== expected.nonce) return { ok: false, wrong: 'nonce' };
  if (!isTimely(expected.nowMs, parts)) return { ok: false, wrong: 'time' };
  return { ok: true, address: String(parts['address']).toLowerCase(), fid };
}

type Parts = Readonly<Record<string, string | undefined>>;

/** The one id among the resources. A message for two visitors is for none. */
function fidIn(resources: string): bigint | undefined {
  const fids = resources.split('\n- ').flatMap((one) => FID.exec(one)?.[1] ?? []);
  return fids.length === 1 ? BigInt(fids[0] ?? 0) : undefined;
}

function isFor(origin: string, { domain, uri = '' }: Parts): boolean {
  const at = URL.canParse(uri) ? new URL(uri).origin : undefined;
  return domain === new URL(origin).host && at === origin;
}

function isTimely(nowMs: number, { expires, issued, starts }: Parts): boolean {
  const ageMs = nowMs - timeOf(issued);
  const isNow = ageMs >= -MAX_SKEW_MS && ageMs <= SOCIAL_LIFE_MS + MAX_SKEW_MS;
  const isOpen = starts === undefined || timeOf(starts) - nowMs <= MAX_SKEW_MS;
  return isNow && isOpen && (expires === undefined || timeOf(expires) > nowMs);
}

/** `NaN` compares with no time. */
function timeOf(text = ''): number {
  return /^\d{4}-\d\d-\d\dT/.test(text) ? Date.parse(text) : Number.NaN;
}
