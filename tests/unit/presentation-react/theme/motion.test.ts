import { describe, expect, it } from '@jest/globals';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../../../scripts/command.mjs';

const folder = join(root, 'presentation-react');
const sheets = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.css'))
  .map((path) => ({ path, css: readFileSync(join(folder, path), 'utf8') }));

describe('the spring', () => {
  const { css } = sheets.find(({ path }) => path === 'shell/shell-root.css') ?? { css: '' };
  const points = (/--spring: linear\(([^)]*)\)/.exec(css)?.[1] ?? '').split(',').map(Number);

  /** Where a spring of 60 rad/s with a damping ratio of 0.7 is after `seconds`, on its way from 0 to 1. */
  function spring(seconds: number): number {
    const [speed, damping] = [60, 0.7];
    const swing = speed * Math.sqrt(1 - damping ** 2);
    const decay = Math.exp(-damping * speed * seconds);
    const phase = swing * seconds;
    return 1 - decay * (Math.cos(phase) + ((damping * speed) / swing) * Math.sin(phase));
  }

  it('[R9.14] is at rest after 150 ms', () => {
    const seconds = points.map((_, index) => (0.15 * index) / (points.length - 1));

    expect(points.length).toBeGreaterThan(8);
    expect(points.map((point) => point.toFixed(2))).toEqual(
      seconds.map((second) => spring(second).toFixed(2)),
    );
    expect(points.at(-1)).toBe(1);
  });
});

/** The animations by which something fades, and what may: the overlay, codes for cameras, and what has nothing to read in it. */
const fading = {
  blink: ['.ring .arc', '.spinner'],
  fade: ['.backdrop'],
  pulse: ['.skeleton'],
  'qr-come': ['.qr-code:has(+ .qr-before)'],
  'qr-leave': ['.qr-before'],
};

describe('what fades', () => {
  const keyframes = sheets.flatMap(({ css }) => [
    ...css.matchAll(/@keyframes (\S+) \{((?:[^{}]*\{[^{}]*\})*)\s*\}/g),
  ]);
  const names = keyframes.flatMap(([, name, body]) => (body?.includes('opacity') ? [name] : []));

  it('is nothing that can be read', () => {
    expect(keyframes.length).toBeGreaterThan(8);
    expect(new Set(names)).toEqual(new Set(Object.keys(fading)));
    const uses = sheets.flatMap(({ css }) =>
      [...css.matchAll(/([^{};/]+)\{[^{}]*animation(?:-name)?:\s*([\w-]+)[^{}]*\}/g)].flatMap(
        ([, selector = '', name = '']) => (name in fading ? [[name, selector.trim()]] : []),
      ),
    );
    for (const [name = '', selector] of uses) {
      expect(fading[name as keyof typeof fading]).toContain(selector);
    }
    expect(new Set(uses.map(([name]) => name)).size).toBe(5);
  });
});
