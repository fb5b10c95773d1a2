import { describe, expect, it } from '@jest/globals';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../../../..');
const frame = join(root, 'apps/wallet-frame/src/domain/texts');

/** Texts that a designer read as translated thinking, or as titles that are not those of their buttons (`docs/words.md`). */
const left: readonly RegExp[] = [
  /see if you are online/i,
  /\bnode has tried it\b|test run there/i,
  /\bEOA\b/,
  /goes on by itself/i,
  /\bpreview (?:send|swap)\b/i,
  /\b(?:Confirm Email|Register Device|Select Chain|No Wallet found|No Transactions yet)\b/,
  /\be-mail\b/i,
  /your wallet asks you\. read/i,
  /\bin one way\b|sign in in a window/i,
  /\bif its data is cleared\b/i,
  /is not a valid username|\bits page shows the fee\b|\bit says: /i,
  /NFTs are not listed here|leave it as it is|gets a code|service is out of reach/i,
  /all of it, or none|look into your mailbox|what is sent there is lost/i,
];

describe('the texts of the widget and of the wallet’s own page', () => {
  const texts = [
    readFileSync(join(root, 'docs/texts.md'), 'utf8').replaceAll(/`[^`]*`/g, ''),
    ...readdirSync(frame).map((name) => readFileSync(join(frame, name), 'utf8')),
  ].join('\n');

  it.each(left)('no longer say %s', (pattern) => {
    expect(texts).not.toMatch(pattern);
  });
});
