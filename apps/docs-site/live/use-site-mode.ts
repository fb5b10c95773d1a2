import { useSyncExternalStore } from 'react';

const root = document.documentElement;

/** The mode of the site, which VitePress keeps as a class of the page. */
export function useSiteMode(): 'light' | 'dark' {
  return useSyncExternalStore(subscribe, () =>
    root.classList.contains('dark') ? 'dark' : 'light',
  );
}

function subscribe(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(root, { attributeFilter: ['class'] });
  return () => observer.disconnect();
}
