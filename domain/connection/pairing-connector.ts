/** The id by which the code itself is chosen, and of any wallet that is connected by it. */
export const PAIRING_CONNECTOR_ID = 'walletConnect';
