import type { Connector } from '../../domain/connection/connector';
import { PAIRING_CONNECTOR_ID } from '../../domain/connection/pairing-connector-id';
import { listOf, textOf } from '../../domain/outside/untrusted-record';
import { plainText } from '../../domain/text/plain-text';

/** The wallet at the other end of a session, on whichever namespace. */
export type PeerWallet = Pick<Connector, 'id' | 'name' | 'type' | 'imageUrl'>;

const NAME_MAX_LENGTH = 50;

/** The wallet at the other end of a session, by its own words as far as they can be shown: it may say anything. */
export function peerWallet(metadata: unknown): PeerWallet {
  const isImage = (icon: unknown): icon is string =>
    typeof icon === 'string' && /^(?:https:\/\/|data:image\/)/i.test(icon);
  const imageUrl = listOf(metadata, 'icons')?.find(isImage);
  return {
    id: PAIRING_CONNECTOR_ID,
    name: plainText(textOf(metadata, 'name') ?? '', NAME_MAX_LENGTH) || 'WalletConnect',
    type: 'WALLET_CONNECT',
    ...(imageUrl !== undefined && { imageUrl }),
  };
}
