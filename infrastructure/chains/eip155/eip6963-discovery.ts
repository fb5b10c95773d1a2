import { textOf } from '../../../domain/outside/untrusted-record';
import { isInlineImage } from '../../../domain/text/image-url';
import { plainText } from '../../../domain/text/plain-text';
import type { Eip1193Provider } from '../../../ports/eip1193-provider';
import { isProvider } from './is-provider';

/** A wallet as it announced itself, checked. */
export interface AnnouncedWallet {
  readonly uuid: string;
  readonly rdns: string;
  readonly name: string;
  readonly icon?: string;
  readonly provider: Eip1193Provider;
}

const NAME_MAX_LENGTH = 40;

/** The most characters that are read of a name before it is cleaned. */
const NAME_READ_LENGTH = 400;
const rdnsPattern = /^[a-z0-9-]+(?:\.[a-z0-9_-]+)+$/;
const RDNS_MAX_LENGTH = 100;

/**
 * Listens for EIP-6963 announcements and asks for them, until the returned function is called. Reports every provider
 * object once, however often it is announced, and ignores anything that is not a wallet. How many there are is for the
 * caller to limit.
 */
export function discoverAnnounced(
  page: EventTarget,
  onWallet: (wallet: AnnouncedWallet) => void,
): () => void {
  const seen = new WeakSet<Eip1193Provider>();
  const onAnnounce = (event: Event): void => {
    const wallet = parseAnnouncement(event);
    if (!wallet || seen.has(wallet.provider)) return;
    seen.add(wallet.provider);
    onWallet(wallet);
  };
  page.addEventListener('eip6963:announceProvider', onAnnounce);
  page.dispatchEvent(new Event('eip6963:requestProvider'));
  return () => page.removeEventListener('eip6963:announceProvider', onAnnounce);
}

/** An announcement is another program's object: reading it may throw. */
function parseAnnouncement(event: Event): AnnouncedWallet | undefined {
  try {
    const { detail } = event as Event & { readonly detail?: unknown };
    const { info, provider } = detail as { readonly info: unknown; readonly provider: unknown };
    const uuid = textOf(info, 'uuid');
    // Letter case does not matter: a copy in capitals is still a copy.
    const rdns = textOf(info, 'rdns')?.toLowerCase();
    const name = plainText(
      (textOf(info, 'name') ?? '').slice(0, NAME_READ_LENGTH),
      NAME_MAX_LENGTH,
    );
    const icon = textOf(info, 'icon')?.trim();
    if (!uuid || !rdns || !isRdns(rdns) || !name || !isProvider(provider)) return undefined;
    const isFit = icon !== undefined && isInlineImage(icon);
    return { uuid, rdns, name, provider, ...(isFit && { icon }) };
  } catch {
    return undefined;
  }
}

function isRdns(text: string): boolean {
  return text.length <= RDNS_MAX_LENGTH && rdnsPattern.test(text);
}
