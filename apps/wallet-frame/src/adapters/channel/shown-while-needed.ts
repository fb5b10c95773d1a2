import type { HostChannel } from './serve-host';

/**
 * Tells the site to hide the page when nothing in it is left to show. Parts of the page show and hide it one within the other:
 * the login opens the wallet, which has the visitor unlock it, and then offers a second way. What has ended first hides nothing
 * of the others.
 */
export function shownWhileNeeded(tell: HostChannel['tell']): HostChannel['tell'] {
  let needed = 0;
  return (type, payload) => {
    if (type === 'SHOW') needed += 1;
    if (type === 'HIDE') {
      needed -= 1;
      if (needed > 0) return;
    }
    tell(type, payload);
  };
}
