/** Turns a signer of one client of Polkadot into one of the other. */
export { getPolkadotSignerFromPjs } from '@polkadot-api/pjs-signer';
export type { Signer } from '@polkadot/api/types';
