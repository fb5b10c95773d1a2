import { ethereum } from '../../domain/network/built-in-networks';
import type { Network } from '../../domain/network/network';

/** Ethereum, read at `urls` in their order. */
export function testNetwork(...urls: readonly string[]): Network {
  return { ...ethereum, rpcUrls: { default: { http: urls } } };
}
