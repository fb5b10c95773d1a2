/** The protocol's public relay, which requires a project id. */
export const PUBLIC_RELAY_URL = 'wss://relay.walletconnect.org';
