import { describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../../scripts/command.mjs';
import { artOf } from '../../../apps/pictures/art.mjs';
import { licenceFileOf, picturePackages } from '../../../apps/pictures/packages.mjs';
import { sprites } from '../../../apps/pictures/table.mjs';

describe('artOf', () => {
  it('makes marks of the elements, with attributes as React names them', () => {
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><g clip-path="url(#a)"><path fill-rule="evenodd" d="M0 0h2"/></g></svg>';

    expect(artOf(svg)).toEqual([
      24,
      [['g', { clipPath: 'url(#a)' }, [['path', { fillRule: 'evenodd', d: 'M0 0h2' }]]]],
    ]);
  });

  it('keeps what the outermost element says of all', () => {
    const [, marks] = artOf('<svg width="8" height="8" fill="none"><path d="M0 0"/></svg>');
    expect(marks).toEqual([['g', { fill: 'none' }, [['path', { d: 'M0 0' }]]]]);
  });

  it('puts what is no square, or not at the origin, into the middle of one', () => {
    expect(artOf('<svg viewBox="2 0 10 20"><path d="M0 0"/></svg>')).toEqual([
      20,
      [['g', { transform: 'translate(3 0)' }, [['path', { d: 'M0 0' }]]]],
    ]);
  });

  it('puts a mark without a ground on a plate, with a margin', () => {
    const svg = '<svg viewBox="0 0 8 8"><path d="M0 0"/></svg>';
    expect(artOf(svg, { plate: '#fff', margin: 0.1 })).toEqual([
      10,
      [
        ['path', { fill: '#fff', d: 'M0 0h10v10H0z' }],
        ['g', { transform: 'translate(1 1)' }, [['path', { d: 'M0 0' }]]],
      ],
    ]);
  });

  it.each([
    ['a script', '<script href="a.js"/>'],
    ['an image', '<image href="https://host.example/a.png"/>'],
    ['a part of another file', '<use href="other.svg#a"/>'],
    ['a style sheet', '<style>path{fill:url(https://host.example)}</style>'],
    ['HTML', '<foreignObject><p/></foreignObject>'],
    ['a link', '<a href="https://host.example"><path d="M0 0"/></a>'],
    ['an animation', '<animate attributeName="d" to="M0 0"/>'],
    ['a handler', '<path onload="alert(1)" d="M0 0"/>'],
    ['a style', '<path style="fill:red" d="M0 0"/>'],
    ['a colour of another file', '<path fill="url(https://host.example/a.svg#b)" d="M0 0"/>'],
    ['an entity', '<path d="&#x4d;0 0"/>'],
    ['text', 'MetaMask'],
    ['an element that does not end', '<g>'],
  ])('refuses %s', (_, inner) => {
    expect(() => artOf(`<svg viewBox="0 0 8 8">${inner}</svg>`)).toThrow(
      /A picture (?:has no|refers)|no plain SVG|ends what/,
    );
  });

  it('refuses a picture without a size', () => {
    expect(() => artOf('<svg><path d="M0 0"/></svg>')).toThrow('It has no size.');
  });
});

describe('the packages of the pictures', () => {
  it.each(Object.entries(picturePackages))('is under a permissive licence: %s', (key, one) => {
    expect(one.license).toBe('MIT');
    expect(readFileSync(licenceFileOf(one), 'utf8')).toMatch(
      /^(?:MIT License|The MIT License \(MIT\))\s+Copyright \(c\) 20/,
    );
    const users = Object.values(sprites)
      .flat()
      .filter(({ from }) => from === key);
    expect(users).not.toEqual([]);
  });

  it.each(Object.keys(sprites))(
    'are named in the sprite that has pictures of theirs: %s',
    (name) => {
      const file = join(root, 'presentation-react/pictures/sprites', `${name}.ts`);
      const [heading = ''] = readFileSync(file, 'utf8').split('\n');
      const used = sprites[name]?.map(({ from }) => picturePackages[from].name) ?? [];

      expect(used.filter((one) => !heading.includes(one))).toEqual([]);
      expect(sprites[name]?.map(({ ids }) => ids)).toEqual(idsIn(file));
    },
  );
});

/** The ids of the pictures in a sprite, in their order. */
function idsIn(file: string): unknown {
  return [...readFileSync(file, 'utf8').matchAll(/^ {2}\[(\[[^\]]*\])/gm)].map(([, ids = '']) =>
    JSON.parse(ids),
  );
}
