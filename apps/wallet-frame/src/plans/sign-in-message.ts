import type { Step } from '../approval/reading';
import { refused } from './plan-context';

const PHRASE = /wants you to sign in with your/i;
const FIRST_LINE =
  /^(?:https?:\/\/)?([^\s/]+) wants you to sign in with your [\w ]{1,32} account:$/;
const URI_LINE = /^URI: (\S+)$/m;

/**
 * Reads a sign-in message (EIP-4361 and its kin), and refuses one that is of another site or account, or that only
 * looks like one.
 *
 * @returns `undefined` for a text that is no sign-in message.
 * @throws HostRefusal
 */
export function signInStep(text: string, site: string, address: string): Step | undefined {
  if (!PHRASE.test(text)) return undefined;
  const lines = text.split('\n');
  const [, domain] = FIRST_LINE.exec(lines[0] ?? '') ?? [];
  const [, uri = ''] = URI_LINE.exec(text) ?? [];
  if (domain === undefined || !URL.canParse(uri)) {
    throw refused('The sign-in message is not well-formed');
  }
  if (domain !== new URL(site).host || new URL(uri).origin !== site) {
    throw refused('The sign-in message is of another site');
  }
  if (!isSameAddress(lines[1] ?? '', address)) {
    throw refused('The sign-in message is of another account');
  }
  const until = /^Expiration Time: (.+)$/m.exec(text)?.[1];
  return {
    title: 'signIn',
    facts: [
      { label: 'message', value: text },
      ...(until === undefined ? [] : [{ label: 'expires', value: until } as const]),
    ],
  };
}

/** In hex the case is a checksum at most. In base58 another case is another address. */
function isSameAddress(named: string, own: string): boolean {
  return own.startsWith('0x') ? named.toLowerCase() === own.toLowerCase() : named === own;
}
