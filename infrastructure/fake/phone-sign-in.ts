import { bytesToHex } from '@noble/hashes/utils.js';
import { formatCaipNetworkId } from '../../domain/caip/caip-network-id';
import { formatSignInMessage } from '../../domain/siwx/sign-in-text';
import type { Cacao } from '../../domain/siwx/siwx-session';
import type { Eip1193Provider } from '../../ports/eip1193-provider';
import type { WalletGrant } from '../../ports/wallet-connector';
import type { PairingSignIn } from '../../ports/wallet-pairing';

/** What a phone signs, with the wallet on it. */
export interface PhoneSignIn {
  readonly grant: WalletGrant;
  readonly issuedAtMs: number;
  readonly provider: Eip1193Provider;
  readonly signIn: PairingSignIn;
}

/** The sign-in that the visitor signs with the approval; `undefined` where the visitor signs nothing. */
export async function phoneSignIn({
  grant,
  issuedAtMs,
  provider,
  signIn,
}: PhoneSignIn): Promise<Cacao | undefined> {
  const { uri, expirationTime: exp, notBefore: nbf, ...named } = signIn;
  const [address] = grant.addresses;
  const { chainReference } = grant;
  const chainId = formatCaipNetworkId({ namespace: 'eip155', chainReference });
  const issuedAt = new Date(issuedAtMs).toISOString();
  const site = { accountAddress: address, chainId, issuedAt, version: '1' } as const;
  const text = formatSignInMessage({ ...signIn, ...site });
  if (!text.ok) return undefined;
  try {
    const params = [`0x${bytesToHex(new TextEncoder().encode(text.text))}`, address];
    const s = await provider.request({ method: 'personal_sign', params });
    const iss = `did:pkh:${chainId}:${address}`;
    const p = { ...named, iss, aud: uri, version: '1', iat: issuedAt, exp, nbf };
    return { h: { t: 'caip122' }, p, s: { t: 'eip191', s: String(s) } };
  } catch {
    return undefined;
  }
}
