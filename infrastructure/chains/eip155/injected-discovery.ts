import type { Eip1193Provider } from '../../../ports/eip1193-provider';
import { attempt } from '../../../domain/outside/attempt';
import { entriesOf } from '../../../domain/outside/untrusted-record';
import { isProvider } from './is-provider';

/** The event of wallets that inject themselves after the page has loaded. */
const LATE_INJECTION = 'ethereum#initialized';

/** More wallets than any browser holds. A script that lists more is hostile or broken. */
const PROVIDERS_MAX = 20;

/** The globals that wallets leave on the page. */
export interface InjectingPage extends EventTarget {
  readonly ethereum?: unknown;
}

/**
 * Reports every provider on `window.ethereum`, now and when one is injected later, until the returned
 * function is called. Wallets that share the place list themselves in its `providers`.
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

function providersOn(page: InjectingPage): readonly Eip1193Provider[] {
  const ethereum = attempt(() => page.ethereum);
  if (!isProvider(ethereum)) return [];
  const listed = attempt(() => (ethereum as { readonly providers?: unknown }).providers);
  const found = (entriesOf(listed, PROVIDERS_MAX) ?? []).filter(isProvider);
  return found.length > 0 ? found : [ethereum];
}
