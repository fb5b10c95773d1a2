import { describe, expect, it } from '@jest/globals';
import { exhibits } from '../../../apps/gallery/exhibits';
import { shotsOf } from '../../../apps/gallery/shots/shots-of';
import { viewRegistry } from '../../../presentation-react/views/view-registry';

const shots = shotsOf(exhibits);
const looks = ['light', 'dark'].flatMap((theme) =>
  ['ltr', 'rtl'].flatMap((dir) => [1280, 390, 320].map((width) => `${theme}-${dir}-${width}`)),
);
const looksOf = (id: string | undefined): readonly string[] =>
  shots.filter((shot) => shot.id === id).map(({ file }) => file.replace(/^.*\.(.*)\.png$/, '$1'));

describe('the pictures of the gallery', () => {
  it('show every state once: light, from the left, 390 px wide', () => {
    const seen = shots.filter(({ file }) => file.endsWith('.light-ltr-390.png'));

    expect(seen.map(({ id }) => id)).toEqual(exhibits.map(({ id }) => id));
    expect(new Set(seen.map(({ width }) => width))).toEqual(new Set([390]));
  });

  it.each(Object.keys(viewRegistry))('show %s at rest in every look', (view) => {
    const atRest = exhibits.find(({ group }) => group === view);

    expect([...looksOf(atRest?.id)].sort()).toEqual([...looks].sort());
  });

  it('are stored under names of their own, without letters that a file system takes for others', () => {
    const files = shots.map(({ file }) => file);

    expect(new Set(files.map((file) => file.toLowerCase())).size).toBe(files.length);
    expect(files.filter((file) => !/^[a-z0-9-]+\/[a-z0-9-]+\.[a-z0-9-]+\.png$/.test(file))).toEqual(
      [],
    );
  });
});
