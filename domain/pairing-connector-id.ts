/** The id of the pairing itself in a list of wallets, and of any wallet that is paired. */
export const PAIRING_CONNECTOR_ID = 'walletConnect';
