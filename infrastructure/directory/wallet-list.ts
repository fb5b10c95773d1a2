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
import { parse } from '../validation/parse';

const NAME_MAX_LENGTH = 64;

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
  const refuse = (reason: string) => new WidgetError('SERVICE_RESPONSE_INVALID', { reason });
  const entries = parse(listSchema, value, refuse);
  const wallets = new Map<string, ListedWallet>();
  for (const entry of entries) {
    const result = z.safeParse(walletSchema, entry);
    if (result.success && result.data.name !== '' && !wallets.has(result.data.id)) {
      wallets.set(result.data.id, present(result.data));
    }
  }
  if (entries.length > 0 && wallets.size === 0) throw refuse('no entry of the list is a wallet');
  return [...wallets.values()];
}

/** The site's own list at `url`. */
export async function fetchWalletList(
  http: HttpClient,
  url: string,
): Promise<readonly ListedWallet[]> {
  return readWalletList(await http.request({ url }));
}

function present(wallet: z.output<typeof walletSchema>): ListedWallet {
  const { id, name, ...rest } = wallet;
  const given = Object.entries(rest).filter(([, value]) => value !== undefined);
  return { id, name, ...Object.fromEntries(given) };
}
