import type { Connector } from '../../domain/connection/connector';
import { PAIRING_CONNECTOR_ID } from '../../domain/connection/pairing-connector';
import { plainText } from '../../domain/text/plain-text';

/** What a wallet says of itself. It may say anything. */
export interface PeerMetadata {
  readonly name: string;
  readonly icons: readonly string[];
}

/** The wallet at the other end of a session, on whichever namespace. */
export type PeerWallet = Pick<Connector, 'id' | 'name' | 'type' | 'imageUrl'>;

const NAME_MAX_LENGTH = 50;

/** The wallet at the other end of a session, by its own words as far as they can be shown. */
export function peerWallet({ name, icons }: PeerMetadata): PeerWallet {
  const imageUrl = icons.find((icon) => /^(?:https:\/\/|data:image\/)/.test(icon));
  return {
    id: PAIRING_CONNECTOR_ID,
    name: plainText(name, NAME_MAX_LENGTH) || 'WalletConnect',
    type: 'WALLET_CONNECT',
    ...(imageUrl !== undefined && { imageUrl }),
  };
}
