import { entriesOf, parseEach, textOf } from '../../../domain/outside/untrusted-record';
import { isInlineImage } from '../../../domain/text/image-url';
import { plainText } from '../../../domain/text/plain-text';
import { attempt } from '../../../domain/outside/attempt';
import { providerAt } from './provider-at';

/** A wallet as the page lists it, checked. */
export interface FoundBitcoinWallet {
  /** The place of its provider: a dotted path from `window`, as WBIP004 says. */
  readonly id: string;
  readonly name: string;
  readonly icon?: string;
}

/** The globals that wallets leave on the page. */
export interface BitcoinPage extends EventTarget {
  /** The list of WBIP004. */
  readonly btc_providers?: unknown;
}

const NAME_MAX_LENGTH = 40;

/** The most characters that are read of a name before it is cleaned. */
const NAME_READ_LENGTH = 400;

/** How many entries of the page's list are read at a time. */
const ENTRIES_MAX = 1000;
const ID_MAX_LENGTH = 100;

/** A path on `window`. Names that every object inherits are no places in it. */
const idPattern = /^(?!.*\b(?:__proto__|constructor|prototype)\b)[\w$]+(?:\.[\w$]+)*$/;

/** Common wallets that do not always enter the page's list. */
const knownWallets: readonly FoundBitcoinWallet[] = [
  { id: 'XverseProviders.BitcoinProvider', name: 'Xverse' },
  { id: 'LeatherProvider', name: 'Leather' },
  { id: 'unisat', name: 'UniSat' },
  { id: 'FordefiProviders.UtxoProvider', name: 'Fordefi' },
];

const knownIds: ReadonlySet<string> = new Set(knownWallets.map(({ id }) => id));

/** Whether the wallet at the path `id` is a common one. */
export function isKnownBitcoinWallet(id: string): boolean {
  return knownIds.has(id);
}

/** When discovery looks at the page again, because a late wallet does not announce itself. */
const laterMoments = ['load', 'focus', 'pageshow'] as const;

/**
 * Reports every Bitcoin wallet of the page once, now and at each later look, until the returned function is
 * called: the wallets of the page's list (WBIP004), and known ones that are not in it. The caller limits
 * their number.
 */
export function discoverBitcoinWallets(
  page: BitcoinPage,
  onWallet: (wallet: FoundBitcoinWallet) => void,
): () => void {
  const seen = new Set<string>();
  const look = (): void => {
    for (const wallet of [...listedOn(page), ...knownWallets]) {
      if (seen.has(wallet.id) || !providerAt(page, wallet.id)) continue;
      seen.add(wallet.id);
      onWallet(wallet);
    }
  };
  look();
  laterMoments.forEach((moment) => page.addEventListener(moment, look));
  return () => laterMoments.forEach((moment) => page.removeEventListener(moment, look));
}

function listedOn(page: BitcoinPage): readonly FoundBitcoinWallet[] {
  const listed = attempt(() => page.btc_providers);
  return parseEach(entriesOf(listed, ENTRIES_MAX) ?? [], parseEntry);
}

function parseEntry(entry: unknown): FoundBitcoinWallet | undefined {
  const id = textOf(entry, 'id');
  const name = plainText((textOf(entry, 'name') ?? '').slice(0, NAME_READ_LENGTH), NAME_MAX_LENGTH);
  const icon = textOf(entry, 'icon')?.trim();
  if (!id || id.length > ID_MAX_LENGTH || !idPattern.test(id) || !name) return undefined;
  const isFit = icon !== undefined && isInlineImage(icon);
  return { id, name, ...(isFit && { icon }) };
}
