import { parseCaipNetworkId } from '../../../domain/caip/caip-network-id';
import { parseSignInMessage } from '../../../domain/siwx/sign-in-text';
import type { SolanaSignInInput } from '../../../ports/solana-wallet';

/**
 * The fields from which a wallet makes exactly `text`, by the Wallet Standard's rules for `solana:signIn`; `undefined`
 * where `text` is no such message. Without a statement, that standard has one empty line less than ERC-4361.
 */
export function signInInputOf(text: string): SolanaSignInInput | undefined {
  const parsed = parseSignInMessage(text);
  if (!parsed.ok) return undefined;
  const { accountAddress: address, scheme, ...message } = parsed.message;
  const { statement } = message;
  const isSolana = parseCaipNetworkId(message.chainId).namespace === 'solana';
  if (!isSolana || scheme !== undefined || statement === undefined) return undefined;
  const input = { ...message, address, statement };
  return textOf(input) === text ? input : undefined;
}

/** What a wallet signs for `input`: `createSignInMessageText` of `@solana/wallet-standard-util`. */
function textOf({ address, domain, resources, statement, ...fields }: SolanaSignInInput): string {
  const lines = [
    `URI: ${fields.uri}`,
    `Version: ${fields.version}`,
    `Chain ID: ${fields.chainId}`,
    `Nonce: ${fields.nonce}`,
    `Issued At: ${fields.issuedAt}`,
    ...(fields.expirationTime === undefined ? [] : [`Expiration Time: ${fields.expirationTime}`]),
    ...(fields.notBefore === undefined ? [] : [`Not Before: ${fields.notBefore}`]),
    ...(fields.requestId === undefined ? [] : [`Request ID: ${fields.requestId}`]),
    ...(resources === undefined ? [] : ['Resources:', ...resources.map((uri) => `- ${uri}`)]),
  ];
  const header = `${domain} wants you to sign in with your Solana account:\n${address}`;
  return [header, statement, lines.join('\n')].join('\n\n');
}
