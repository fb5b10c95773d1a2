import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { pictureBooks } from './books';
import type { Found } from './picture-book';

/** The built-in picture of a wallet, a network or a token; `undefined` without an id. */
export function usePicture(shape: keyof typeof pictureBooks, id: string | undefined): Found {
  const book = pictureBooks[shape];
  const find = useCallback(() => (id === undefined ? undefined : book.find(id)), [book, id]);
  useEffect(() => {
    if (id !== undefined) void book.read(id);
  }, [book, id]);
  return useSyncExternalStore(book.subscribe, find, find);
}
