import { describe, expect, it } from '@jest/globals';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Sweeper } from '../src/composition/sweeper';

const sources = new URL('../src/', import.meta.url).pathname;
const texts = readdirSync(sources, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts'))
  .map((file) => readFileSync(join(sources, file), 'utf8'));

/** The classes of the service that have something to sweep. */
const swept = texts.flatMap((text) =>
  [...text.matchAll(/^export class (\w+)[\s\S]*?^\}/gm)]
    .filter(([body]) => /^ {2}(?:async )?sweep\(\)/m.test(body))
    .map(([, name = '']) => name)
    .filter((name) => name !== 'Sweeper'),
);

describe('the sweeper', () => {
  const parts = (done: string[]) => (name: string) => ({
    sweep: async () => {
      done.push(name);
    },
  });

  it('sweeps everything that registered, and last what asks another operator', async () => {
    const done: string[] = [];
    const part = parts(done);
    const sweeper = new Sweeper();
    sweeper.addLast(part('elsewhere'));
    sweeper.add(part('codes'));
    sweeper.add(part('sessions'));

    await sweeper.sweep();

    expect(done).toEqual(['codes', 'sessions', 'elsewhere']);
  });

  it('goes on after a part that fails, and says so at the end', async () => {
    const done: string[] = [];
    const sweeper = new Sweeper();
    sweeper.add({ sweep: () => Promise.reject(new Error('It is away')) });
    sweeper.add(parts(done)('codes'));
    sweeper.addLast(parts(done)('elsewhere'));

    await expect(sweeper.sweep()).rejects.toThrow('It is away');

    expect(done).toEqual(['codes', 'elsewhere']);
  });

  it('gives back what registers', () => {
    const part = parts([])('codes');
    expect(new Sweeper().add(part)).toBe(part);
  });

  it('knows the classes that have something to sweep', () => {
    expect(swept).toContain('Sessions');
    expect(swept.length).toBeGreaterThanOrEqual(14);
  });

  it.each(swept)('has %s registered where it is made', (name) => {
    const before = texts.flatMap((text) =>
      [...text.matchAll(new RegExp(`new ${name}\\(`, 'g'))].map(({ index }) =>
        text.slice(Math.max(0, index - 60), index),
      ),
    );
    expect(before).not.toEqual([]);
    const registered = /sweeper\.add(?:Last)?\(\s*(?:\w+ \?\?\s*)?$/;
    expect(before.filter((text) => !registered.test(text))).toEqual([]);
  });
});
