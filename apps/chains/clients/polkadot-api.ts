/** The client of Polkadot that most sites use, for which we make a signer. */
export { ApiPromise, HttpProvider } from '@polkadot/api';
export type { ApiOptions } from '@polkadot/api/types';
