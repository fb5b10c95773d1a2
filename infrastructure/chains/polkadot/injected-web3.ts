import { WidgetError } from '../../../domain/errors/widget-error';
import { fieldOf, type UntrustedRecord } from '../../../domain/outside/untrusted-record';
import { attempt } from '../../../domain/outside/attempt';

/** How many of the page's entries are read at a time. */
const ENTRIES_MAX = 1000;
const KEY_MAX_LENGTH = 100;

/** The object on which Polkadot wallets register: `window`, whose `injectedWeb3` has one entry for each. */
export interface InjectedWeb3Page extends EventTarget {
  readonly injectedWeb3?: unknown;

  /** The flag with which Nova Wallet identifies itself. */
  readonly walletExtension?: unknown;
}

/**
 * A wallet's interface once it lets the site in. Only the parts that the widget uses are named, and none is
 * trusted.
 */
export interface InjectedWallet {
  readonly accounts: {
    get(): Promise<unknown>;
    subscribe?(listen: (accounts: unknown) => void): unknown;
  };
  readonly signer: {
    signPayload?(payload: unknown): Promise<unknown>;
    signRaw?(request: unknown): Promise<unknown>;
  };
}

interface Opener {
  readonly method: string;
  readonly open: (siteName: string) => Promise<unknown>;
}

/**
 * The keys of the wallets on `page`, in its order. Leaves out an entry that cannot be opened. The caller
 * limits their number.
 */
export function walletKeysOn(page: InjectedWeb3Page): readonly string[] {
  const keys = attempt(() => Object.keys(page.injectedWeb3 ?? {})) ?? [];
  return keys
    .slice(0, ENTRIES_MAX)
    .filter((key) => key.length <= KEY_MAX_LENGTH && openerOf(page, key) !== undefined);
}

/**
 * Requests that the wallet under `key` let the site in. `connect` is the current interface, `enable` the
 * older one.
 *
 * @throws `CONNECTOR_GONE` where the wallet is not there any more, `WALLET_RESPONSE_INVALID` for an answer
 *   that is no wallet, and what the wallet throws.
 */
export async function openWallet(
  page: InjectedWeb3Page,
  key: string,
  siteName: string,
): Promise<InjectedWallet> {
  const opener = openerOf(page, key);
  if (!opener) throw new WidgetError('CONNECTOR_GONE', { connectorId: key });
  const answer = await opener.open(siteName);
  const wallet = walletIn(answer);
  if (wallet) return wallet;
  throw new WidgetError('WALLET_RESPONSE_INVALID', { method: opener.method, reason: 'no wallet' });
}

function openerOf(page: InjectedWeb3Page, key: string): Opener | undefined {
  const entry = attempt(() => fieldOf(page.injectedWeb3, key));
  const method = ['connect', 'enable'].find(
    (name) => typeof attempt(() => (entry as UntrustedRecord)[name]) === 'function',
  );
  if (method === undefined) return undefined;
  const wallet = entry as Readonly<Record<string, Opener['open']>>;
  return { method, open: async (siteName) => wallet[method]?.(siteName) };
}

/** An object of our own over the wallet's parts, because the wallet's object might have a `then` method. */
function walletIn(answer: unknown): InjectedWallet | undefined {
  return attempt(() => {
    const { accounts, signer } = answer as InjectedWallet;
    const isWallet = typeof accounts.get === 'function' && typeof signer === 'object';
    return isWallet && signer !== null ? { accounts, signer } : undefined;
  });
}
