import { getBase64Encoder } from '@solana/web3.js';
import { attempt } from '../../../domain/outside/attempt';
import type { ChainAccount } from './solana-rpc';

/** The data of an account that was read in base64; `undefined` in any other form. */
export function bytesIn(account: ChainAccount | undefined): Uint8Array | undefined {
  const encoded: unknown = Array.isArray(account?.data) ? account.data[0] : undefined;
  if (typeof encoded !== 'string') return undefined;
  return attempt(() => Uint8Array.from(getBase64Encoder().encode(encoded)));
}
