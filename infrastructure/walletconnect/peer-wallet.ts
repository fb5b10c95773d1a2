import type { Connector } from '../../domain/connection/connector';
import { PAIRING_CONNECTOR_ID } from '../../domain/pairing-connector-id';
import { listOf, textOf } from '../../domain/outside/untrusted-record';
import { isInlineImage } from '../../domain/text/image-url';
import { plainText } from '../../domain/text/plain-text';

/** The wallet at the other end of a session, on any namespace. */
export type PeerWallet = Pick<Connector, 'id' | 'name' | 'type' | 'imageUrl'>;

const NAME_MAX_LENGTH = 50;
const ICONS_MAX = 20;

/**
 * The wallet's description of itself, cleaned: it is untrusted. Its picture is used only as a `data:` URL,
 * because a host would learn which visitor has connected.
 */
export function peerWallet(metadata: unknown): PeerWallet {
  const isImage = (icon: unknown): icon is string =>
    typeof icon === 'string' && isInlineImage(icon);
  const imageUrl = listOf(metadata, 'icons', ICONS_MAX)?.find(isImage);
  return {
    id: PAIRING_CONNECTOR_ID,
    name: plainText(textOf(metadata, 'name') ?? '', NAME_MAX_LENGTH) || 'WalletConnect',
    type: 'WALLET_CONNECT',
    ...(imageUrl !== undefined && { imageUrl }),
  };
}
