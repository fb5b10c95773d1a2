import type { Eip1193Provider } from '../../../ports/eip1193-provider';
import { isProvider } from './is-provider';

/** The event of wallets that inject themselves after the page has loaded. */
const LATE_INJECTION = 'ethereum#initialized';

/** What wallets leave on the page. */
export interface InjectingPage extends EventTarget {
  readonly ethereum?: unknown;
}

/**
 * Tells every provider found on `window.ethereum`, now and when one is injected later, until the
 * returned function is called. Wallets that share the place list themselves in its `providers`.
 */
export function discoverInjected(
  page: InjectingPage,
  onProvider: (provider: Eip1193Provider) => void,
): () => void {
  const look = (): void => providersOn(page).forEach(onProvider);
  look();
  page.addEventListener(LATE_INJECTION, look);
  return () => page.removeEventListener(LATE_INJECTION, look);
}

/** `window.ethereum` is another program's object: reading it may throw. */
function providersOn(page: InjectingPage): readonly Eip1193Provider[] {
  try {
    const { ethereum } = page;
    if (!isProvider(ethereum)) return [];
    const { providers } = ethereum as { readonly providers?: unknown };
    const several: readonly unknown[] = Array.isArray(providers) ? providers : [];
    const found = several.filter(isProvider);
    return found.length > 0 ? found : [ethereum];
  } catch {
    return [];
  }
}
