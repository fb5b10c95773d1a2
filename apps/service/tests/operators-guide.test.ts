import { describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { variables } from '../src/config/variables';

const textOf = (path: string): string =>
  readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8');

const guide = textOf('docs/embedded-wallet/operators-guide.md');
const frame = textOf('apps/wallet-frame/build/wallet-frame.mjs');
const [, section = ''] = /\n## The frame\n([^]*?)\n```json/.exec(guide) ?? [];

const found = (text: string, pattern: RegExp): readonly string[] =>
  [...text.matchAll(pattern)].map(([, name = '']) => name);

describe('the operator’s guide', () => {
  const ofFrame = new Set(found(frame, /(?:environment|process\.env)\['([A-Z_]+)'\]/g));

  it('has a row for each variable that the frame reads, and no other', () => {
    const rows = found(section, /^\| `([A-Z_]+)`/gm);
    expect([...rows].sort()).toEqual([...ofFrame].sort());
  });

  it('names every variable of logins and wallets that the service reads', () => {
    const names = Object.keys(variables);
    const own = names.slice(names.indexOf('SMTP_URL'), names.indexOf('HALVES_TOKEN') + 1);
    expect(own.length).toBeGreaterThan(5);
    expect(own.filter((name) => !guide.includes(`\`${name}`))).toEqual([]);
  });

  it('names no variable that nothing reads', () => {
    const named = found(guide, /`([A-Z]+(?:_[A-Z]+)+)(?:=[^`]*)?`/g);
    const isRead = (name: string): boolean => name in variables || ofFrame.has(name);
    expect(named.filter((name) => !isRead(name))).toEqual([]);
  });
});
