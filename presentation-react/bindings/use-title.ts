import { useContext, useLayoutEffect } from 'react';
import { TitleContext } from './shell-context';

/** Titles the view by what it shows, as long as the calling component is there; as usual where `title` is absent. */
export function useTitle(title: string | undefined): void {
  const setTitle = useContext(TitleContext);
  useLayoutEffect(() => {
    setTitle(title);
    return () => setTitle(undefined);
  }, [setTitle, title]);
}
