import type { FrameUser } from '../frame-protocol/frame-user';
import type { FrameSignIn } from '../frame-protocol/frame-sign-in';
import { type CaipNetworkId, parseCaipNetworkId } from '../caip/caip-network-id';
import { signInAheadNamespaces } from '../network/feature-networks';
import type { SiwxSession } from './siwx-session';
import type { UnsignedMessage } from './unsigned-message';

/**
 * Placeholder for the account in a message that is made before the signer is known. No key has this address.
 */
export const UNKNOWN_ACCOUNT = `0x${'0'.repeat(40)}`;

/** The placeholder that the embedded wallet replaces with the account's address. */
const ACCOUNT_PLACEHOLDER = '<<AccountAddress>>';

/** A message about {@link UNKNOWN_ACCOUNT}, as data and as text. */
export type MessageAhead = UnsignedMessage;

/** Whether an account that is about to connect can sign in with the same approval on all these networks. */
export function canSignInAhead(networkIds: readonly CaipNetworkId[]): boolean {
  const canOn = (id: CaipNetworkId): boolean =>
    signInAheadNamespaces.includes(parseCaipNetworkId(id).namespace);
  return networkIds.length > 0 && networkIds.every(canOn);
}

/** `message` as the embedded wallet wants it, with a placeholder for the account. */
export function frameSignInOf({ data, text }: MessageAhead): FrameSignIn {
  return {
    ...data,
    accountAddress: ACCOUNT_PLACEHOLDER,
    serializedMessage: withAccount(text, ACCOUNT_PLACEHOLDER),
  };
}

/**
 * The sign-in that came with a login, or `undefined` where `user` signed nothing or another message than
 * `message`.
 */
export function sessionOfLogin(
  { data, text }: MessageAhead,
  { address, message, signature }: Pick<FrameUser, 'address' | 'message' | 'signature'>,
): SiwxSession | undefined {
  if (!signature || message !== withAccount(text, address)) return undefined;
  return { data: { ...data, accountAddress: address }, message, signature };
}

function withAccount(text: string, address: string): string {
  return text.replaceAll(UNKNOWN_ACCOUNT, address);
}
