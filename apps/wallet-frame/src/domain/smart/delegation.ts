import type { AskNode } from '../plans/ask-node';
import { ACCOUNT_CODE } from '../signing/account-code';

/** Which code an account has on a network: none, this wallet's, or another, whose address is known for EIP-7702. */
export type Delegation =
  { readonly kind: 'none' | 'own' } | { readonly kind: 'other'; readonly address?: string };

/** EIP-7702: the account has the code of the address that follows. */
const DELEGATED = /^0xef0100([0-9a-f]{40})$/i;

/** The code of `address`, as the node says. */
export async function delegationOf(address: string, node: AskNode): Promise<Delegation> {
  const code = String(await node('eth_getCode', [address, 'latest']));
  if (/^0x0?$/.test(code)) return { kind: 'none' };
  const [, digits] = DELEGATED.exec(code.toLowerCase()) ?? [];
  if (digits === undefined) return { kind: 'other' };
  const to = `0x${digits}`;
  return to === ACCOUNT_CODE.toLowerCase() ? { kind: 'own' } : { kind: 'other', address: to };
}
