import { bytesToHex } from '@noble/hashes/utils.js';
import type { Reading } from '../readings/reading';
import { isReadable, utf8Text } from './read-text';
import { signIn, type ExpectedSignIn } from './sign-in-message';

/** What the message of `bytes` says to a visitor: its text or its bytes, and a sign-in in words. */
export function messageReading(bytes: Uint8Array, expected: ExpectedSignIn): Reading {
  const text = utf8Text(bytes);
  const raw = `0x${bytesToHex(bytes)}`;
  const read = text === undefined ? undefined : signIn(text, expected);
  if (read) return { ...read, raw };
  const isShown = text !== undefined && isReadable(text);
  return {
    steps: [{ title: 'message', facts: [{ label: 'message', value: isShown ? text : raw }] }],
    warnings: isShown ? [] : ['unknown'],
    isUnderstood: isShown,
    raw,
  };
}
