import { describe, expect, it } from '@jest/globals';
import type { Art, Sprite } from '../../../../presentation-react/pictures/art';
import { PictureBook } from '../../../../presentation-react/pictures/picture-book';

const red: Art = [24, [['path', { fill: 'red', d: 'M0 0h24v24H0z' }]]];
const blue: Art = [24, [['path', { fill: 'blue', d: 'M0 0h24v24H0z' }]]];

/** A book of two sprites, and the sprites that it downloaded. */
function bookOf(second: () => Promise<Sprite> = async () => [[['b'], blue]]) {
  const loaded: string[] = [];
  const book = new PictureBook([
    async () => {
      loaded.push('first');
      return [[['a', 'alias'], red]];
    },
    () => {
      loaded.push('second');
      return second();
    },
  ]);
  return { book, loaded };
}

describe('PictureBook', () => {
  it('downloads nothing before a picture is wanted', () => {
    const { book, loaded } = bookOf();
    expect(book.find('a')).toBe('unread');
    expect(loaded).toEqual([]);
  });

  it('downloads the first sprite once, and the others for a picture that it lacks', async () => {
    const { book, loaded } = bookOf();
    await Promise.all([book.read('a'), book.read('alias')]);
    expect(book.find('a')).toBe(red);
    expect(book.find('alias')).toBe(red);
    expect(book.find('b')).toBe('unread');
    expect(loaded).toEqual(['first']);

    await book.read('b');
    expect(book.find('b')).toBe(blue);
    await book.read('b');
    expect(loaded).toEqual(['first', 'second']);
  });

  it('has none of what no sprite has, nor of the names that every object has', async () => {
    const { book } = bookOf();
    await book.read('constructor');
    expect(book.find('constructor')).toBeUndefined();
    expect(book.find('__proto__')).toBeUndefined();
  });

  it('tells its listeners of each sprite, until they leave', async () => {
    const { book } = bookOf();
    const told: unknown[] = [];
    const leave = book.subscribe(() => told.push(book.find('b')));
    await book.read('a');
    expect(told).toEqual(['unread']);
    await book.read('b');
    expect(told).toEqual(['unread', blue]);

    leave();
    await book.read('c');
    expect(told).toHaveLength(2);
  });

  it('goes on without a sprite that fails, and downloads it again for the next picture', async () => {
    let isOnline = false;
    const { book, loaded } = bookOf(async () => {
      if (!isOnline) throw new Error('offline');
      return [[['b'], blue]];
    });
    await book.read('b');
    expect(book.find('b')).toBeUndefined();
    expect(book.find('a')).toBe(red);

    isOnline = true;
    await book.read('b');
    expect(book.find('b')).toBe(blue);
    expect(loaded).toEqual(['first', 'second', 'second']);
  });

  it('begins with the first sprite', async () => {
    const { book, loaded } = bookOf();
    book.begin();
    expect(loaded).toEqual(['first']);
  });
});
