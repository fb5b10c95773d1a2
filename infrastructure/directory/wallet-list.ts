import * as z from 'zod/mini';
import { chainNamespaces } from '../../domain/caip/chain-namespace';
import { isBrowserLink } from '../../domain/connection/in-app-browser';
import { isAppLink } from '../../domain/wallet/app-link';
import type { ListedWallet } from '../../domain/wallet/listed-wallet';
import { WidgetError } from '../../domain/errors/widget-error';
import { isImageUrl } from '../../domain/text/image-url';
import { isSafeWebAddress } from '../../domain/text/web-address';
import { plainText } from '../../domain/text/plain-text';
import type { HttpClient } from '../../ports/http-client';
import { checkIntegrity } from './check-integrity';
import { parse } from '../validation/parse';

const NAME_MAX_LENGTH = 64;
const LIST_MAX_BYTES = 2 ** 20;

const text = z.string().check(z.minLength(1), z.maxLength(256));
/** Lists may name the scheme of an app alone. */
const link = z
  .string()
  .check(
    z.refine((value) => isAppLink(value.includes('://') ? value : `${value.replace(/:$/, '')}://`)),
  );
const webAddress = z.string().check(z.refine(isSafeWebAddress));
const browserLink = z.optional(z.string().check(z.maxLength(256), z.refine(isBrowserLink)));
const image = z.string().check(z.refine(isImageUrl));

const walletSchema = z.object({
  id: text,
  name: z.pipe(
    z.string(),
    z.transform((name) => plainText(name, NAME_MAX_LENGTH)),
  ),
  rdns: z.optional(text),
  homepage: z.optional(webAddress),
  imageUrl: z.optional(image),
  mobileLink: z.optional(link),
  universalLink: z.optional(webAddress),
  desktopLink: z.optional(link),
  webappLink: z.optional(webAddress),
  browserLinks: z.optional(
    z.object({
      eip155: browserLink,
      solana: browserLink,
      bip122: browserLink,
      polkadot: browserLink,
    }),
  ),
  namespaces: z.optional(z.array(z.enum(chainNamespaces))),
  androidApp: z.optional(z.string().check(z.maxLength(128), z.regex(/^[a-z]\w*(\.[a-z]\w*)+$/i))),
  iosApp: z.optional(z.string().check(z.regex(/^\d{1,12}$/))),
});
const listSchema = z.array(z.unknown());

/**
 * Parses a list of wallets from outside. A duplicate counts once. An invalid entry is skipped, the others
 * stay.
 *
 * @throws `WidgetError` `SERVICE_RESPONSE_INVALID` for anything that is no list of wallets.
 */
export function readWalletList(value: unknown): readonly ListedWallet[] {
  const entries = parse(listSchema, value, refusal);
  const wallets = new Map<string, ListedWallet>();
  for (const entry of entries) {
    const result = z.safeParse(walletSchema, entry);
    if (result.success && result.data.name !== '' && !wallets.has(result.data.id)) {
      wallets.set(result.data.id, present(result.data));
    }
  }
  if (entries.length > 0 && wallets.size === 0) throw refusal('no entry of the list is a wallet');
  return [...wallets.values()];
}

/** Where a site's own list is, and the hash that its bytes must have. */
export interface WalletListPlace {
  readonly url: string;

  /** As in Subresource Integrity: `sha256-…`, `sha384-…` or `sha512-…`. Nothing is checked where it is absent. */
  readonly integrity?: string | undefined;
}

/**
 * The site's own list, checked before it is read.
 *
 * @throws `WidgetError` `INTEGRITY_MISMATCH` where it has another hash, `SERVICE_RESPONSE_INVALID` for anything that is
 *   no list of wallets or is larger than 1 MiB, and what the {@link HttpClient} throws.
 */
export async function fetchWalletList(
  http: HttpClient,
  { integrity, url }: WalletListPlace,
): Promise<readonly ListedWallet[]> {
  const text = await http.request({ url, answer: 'text' });
  if (typeof text !== 'string') throw refusal('it is no text');
  const bytes = new TextEncoder().encode(text);
  if (bytes.length > LIST_MAX_BYTES) throw refusal('it is larger than 1 MiB');
  if (integrity !== undefined) await checkIntegrity(bytes, integrity);
  return readWalletList(parsedJson(text));
}

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch (cause) {
    throw refusal('it is not JSON', cause);
  }
}

function refusal(reason: string, cause?: unknown) {
  return new WidgetError('SERVICE_RESPONSE_INVALID', { reason }, { cause });
}

function present(wallet: z.output<typeof walletSchema>): ListedWallet {
  const { id, name, ...rest } = wallet;
  const given = Object.entries(rest).filter(([, value]) => value !== undefined);
  return { id, name, ...Object.fromEntries(given) };
}
