import { describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { kmsVariables } from '../src/config/kms-variables';
import { limitVariable } from '../src/config/limit-variables';
import { secretFileNames } from '../src/config/secret-files';
import { secretKmsNames } from '../src/config/wrapped-secrets';
import { variables } from '../src/config/variables';
import { limitChoice, limitNames } from '../src/domain/limits';

const textOf = (path: string): string =>
  readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8');

const guide = textOf('docs/embedded-wallet/operators-guide.md');
const keyServices = textOf('docs/embedded-wallet/key-services.md');
const frame = textOf('apps/wallet-frame/build/wallet-frame.mjs');
const signing = ['sign-release', 'release-log', 'log-files', 'frame-check']
  .map((name) => textOf(`apps/frame-check/build/${name}.mjs`))
  .join('\n');
const images = ['service', 'frame'].map((name) => textOf(`deploy/${name}.Dockerfile`)).join('\n');
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

  it('leads to a page that names every variable of services of keys but those of other addresses', () => {
    expect(guide).toContain('](key-services.md)');
    const others = ['GOOGLE_KMS_URL', 'GCE_METADATA_HOST'];
    const missing = Object.keys(kmsVariables).filter((name) => !keyServices.includes(`\`${name}`));
    expect(missing).toEqual(others);
  });

  it('names no variable that nothing reads', () => {
    const named = found(guide + keyServices, /`([A-Z]+(?:_[A-Z]+)+)(?:=[^`]*)?`/g);
    const others: readonly string[] = [
      'NODE_EXTRA_CA_CERTS',
      ...secretFileNames,
      ...secretKmsNames,
      ...found(images, /^ARG ([A-Z_]+)/gm),
      ...found(signing, /\b((?:NEXT_)?RELEASE_[A-Z_]+)\b/g).flatMap((name) => [
        name,
        `${name}_FILE`,
      ]),
    ];
    const isRead = (name: string): boolean =>
      name in variables || ofFrame.has(name) || others.includes(name);
    expect(named.filter((name) => !isRead(name))).toEqual([]);
  });
});

describe('the table of limits', () => {
  const readme = textOf('apps/service/README.md');
  const [, limits = ''] = /\n## Limits\n([^]*?)\n## /.exec(readme) ?? [];

  it('has each limit with its number, bounds, meaning, and whether a site may have its own', () => {
    const rows = limits
      .split('\n')
      .filter((line) => line.startsWith('| `LIMIT_'))
      .map((line) =>
        line
          .split('|')
          .map((cell) => cell.trim())
          .slice(1, -1),
      );
    const expected = limitNames.map((name) => {
      const { is, least, meaning, most, ofSite } = limitChoice(name);
      const bounds = `${least} to ${most}`;
      return [`\`${limitVariable(name)}\``, String(is), bounds, ofSite ? 'yes' : '', meaning];
    });
    expect(rows).toEqual(expected);
  });

  it('says how budgets of sponsors are set', () => {
    const command = textOf('apps/service/src/commands/sponsors-command.ts');
    const options = found(command, /^ {2}'((?:visitor|site)-(?:count|sum))': \{ type/gm);
    expect(options).toHaveLength(4);
    expect(options.filter((option) => !limits.includes(`--${option}`))).toEqual([]);
  });
});
