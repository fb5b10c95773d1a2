import { describe, expect, it } from '@jest/globals';
import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** The powers of both models, such as `E3.a`, and whether the model says that nothing is done against it. */
const powers = ['docs/threat-model.md', 'docs/embedded-wallet/threat-model.md'].flatMap((model) => {
  const text = readFileSync(join(root, model), 'utf8');
  const attackers = text.split(/^### /m).slice(1);
  return attackers.map((attacker) => ({
    attacker: attacker.slice(0, attacker.indexOf(' ')),
    powers: [...attacker.matchAll(/^- \*\*([EW]\d+\.[a-z]+)\*\*( \(undefended\))?/gm)].map(
      ([, id = '', mark]) => ({ id, isDefended: mark === undefined }),
    ),
  }));
});
const listed = powers.flatMap((attacker) => attacker.powers);

const folders = ['apps/service/tests', 'apps/wallet-frame/tests', 'tests'];
const titles = folders
  .flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) =>
      join(root, folder, file),
    ),
  )
  .filter((file) => file.includes(`${sep}attacks${sep}`) && /\.test\.tsx?$/.test(file))
  .filter((file) => !file.includes('node_modules'))
  .map((file) => readFileSync(file, 'utf8'))
  .flatMap((text) => [...text.matchAll(/\[([EW]\d+\.[a-z]+)( control)?\]/g)]);
const attacked = new Set(titles.flatMap(([, id = '', control]) => (control ? [] : [id])));
const controlled = new Set(titles.flatMap(([, id = '', control]) => (control ? [id] : [])));

describe('the threat models', () => {
  it('give each power a number of its own, under its attacker', () => {
    const ids = listed.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const { attacker, powers: own } of powers) {
      expect(own.filter(({ id }) => !id.startsWith(`${attacker}.`))).toEqual([]);
    }
  });

  it('give each attacker a power', () => {
    expect(powers.filter(({ powers: own }) => own.length === 0)).toEqual([]);
  });

  it('have an attack for each power', () => {
    expect(listed.filter(({ id }) => !attacked.has(id))).toEqual([]);
  });

  it('have a control for each power that is defended', () => {
    const defended = listed.filter(({ isDefended }) => isDefended);
    expect(defended.filter(({ id }) => !controlled.has(id))).toEqual([]);
  });

  it('name each power that the title of an attack names', () => {
    const known = new Set(listed.map(({ id }) => id));
    expect([...attacked, ...controlled].filter((id) => !known.has(id))).toEqual([]);
  });
});
