import { describe, expect, it } from '@jest/globals';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as ports from '../../../ports/index';
import { root } from '../../../scripts/command.mjs';

/** The texts of the TypeScript files of a folder, its own folders included. */
function sourcesIn(folder: string): readonly string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => readFileSync(join(root, folder, file), 'utf8'));
}

const tokens = sourcesIn('ports').flatMap((text) =>
  [...text.matchAll(/^export const (\w+) = createToken</gm)].map(([, name = '']) => name),
);

describe('cleatkit/ports', () => {
  it('exports the token of every port and the function for overrides, and nothing else', () => {
    expect(tokens.length).toBeGreaterThan(10);
    expect(new Set(Object.keys(ports))).toEqual(new Set([...tokens, 'override']));
  });
});

describe('tests/contract', () => {
  it('has a contract suite for every port', () => {
    const suites = sourcesIn('tests/contract').join('\n');
    const classes = sourcesIn('infrastructure').flatMap((text) => [
      ...text.matchAll(/^export class (\w+)[^{]* implements ([^{]+)\{/gm),
    ]);
    const isTested = (port: string): boolean =>
      [port, ...adaptersOf(port)].some((name) => new RegExp(`\\b${name}\\b`).test(suites));
    const adaptersOf = (port: string): readonly string[] =>
      classes
        .filter(([, , interfaces = '']) => new RegExp(`\\b${port}\\b`).test(interfaces))
        .map(([, name = '']) => name);

    expect(tokens.filter((port) => !isTested(port))).toEqual([]);
  });
});
