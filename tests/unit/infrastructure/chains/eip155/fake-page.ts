import { ScriptedProvider } from './provider-kit';

/** A page on which wallets appear. */
export class FakePage extends EventTarget {
  ethereum: unknown;
  readonly #listening = new Set<unknown>();

  /** How many listeners there are beside the wallets' own. */
  get listening(): number {
    return this.#listening.size;
  }

  /** Announces `detail` unchecked, at each request. */
  dispatchOnRequest(detail: unknown): void {
    const announceIt = (): void => {
      this.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }));
    };
    super.addEventListener('eip6963:requestProvider', announceIt);
    announceIt();
  }

  override addEventListener(...args: Parameters<EventTarget['addEventListener']>): void {
    this.#listening.add(args[1]);
    super.addEventListener(...args);
  }

  override removeEventListener(...args: Parameters<EventTarget['removeEventListener']>): void {
    this.#listening.delete(args[1]);
    super.removeEventListener(...args);
  }
}

let announcements = 0;

/** A wallet's details, with a uuid of its own. */
export function infoOf(given: object): object {
  announcements += 1;
  return { uuid: `uuid-${announcements}`, rdns: 'test.wallet', name: 'Wallet', ...given };
}

/** Announces a wallet to `page`, now and at each request. */
export function announce(
  page: FakePage,
  { provider = new ScriptedProvider(), ...given }: { provider?: object } & Record<string, unknown>,
): void {
  page.dispatchOnRequest({ info: infoOf(given), provider });
}
