import { bytesToHex } from '@noble/hashes/utils.js';
import type { Reading } from '../approval/reading';
import { readableText } from './read-text';
import { signInStep } from './sign-in-message';

/** What the message of `bytes` says to a visitor: its text or its bytes, and a sign-in in words. */
export function messageReading(bytes: Uint8Array, site: string, own: string): Reading {
  const text = readableText(bytes);
  const raw = `0x${bytesToHex(bytes)}`;
  const step = text === undefined ? undefined : signInStep(text, site, own);
  return {
    steps: [step ?? { title: 'message', facts: [{ label: 'message', value: text ?? raw }] }],
    warnings: text === undefined ? ['unknown'] : [],
    isUnderstood: text !== undefined,
    raw,
  };
}
