import { describe, expect, it } from '@jest/globals';
import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { root } from '../../../scripts/command.mjs';
import { attackers, namedIn } from '../../../scripts/attacks.mjs';

const listed = attackers().flatMap(({ powers }) => powers);

const folders = ['apps/service/tests', 'apps/wallet-frame/tests', 'tests'];
const named = folders
  .flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) =>
      join(root, folder, file),
    ),
  )
  .filter((file) => file.includes(`${sep}attacks${sep}`) && /\.test\.tsx?$/.test(file))
  .filter((file) => !file.includes('node_modules'))
  .flatMap((file) => namedIn(readFileSync(file, 'utf8')));
const attacked = new Set(named.filter(({ isControl }) => !isControl).map(({ id }) => id));
const controlled = new Set(named.filter(({ isControl }) => isControl).map(({ id }) => id));

describe('the threat models', () => {
  it('give each power a number of its own, under its attacker', () => {
    const ids = listed.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(listed.filter(({ attacker, id }) => !id.startsWith(`${attacker}.`))).toEqual([]);
  });

  it('give each attacker a power', () => {
    expect(attackers().filter(({ powers }) => powers.length === 0)).toEqual([]);
  });

  it('have an attack for each power', () => {
    expect(listed.filter(({ id }) => !attacked.has(id))).toEqual([]);
  });

  it('have a control for each power that is defended, and for no other', () => {
    expect(listed.filter(({ id, isDefended }) => isDefended !== controlled.has(id))).toEqual([]);
  });

  it('name each power that the title of an attack names', () => {
    const known = new Set(listed.map(({ id }) => id));
    expect([...attacked, ...controlled].filter((id) => !known.has(id))).toEqual([]);
  });
});
