/** The WalletConnect relay of the tests: the one that `npm start` runs beside its chains. */
export { startRelay } from '../nodes/relay.mjs';
export type { Relay, RelayOptions } from '../nodes/relay.mjs';
