import type { ChainNamespace } from '../../domain/caip/chain-namespace';
import { parseCaipNetworkId } from '../../domain/caip/caip-network-id';
import { decodeBase58 } from '../../domain/address/base58';
import type { SignInMessage } from '../../domain/siwx/sign-in-message';
import { askNode } from './ask-node';

/** A message with its signature, in the form of its namespace. */
export interface SignedText {
  readonly text: string;
  readonly message: SignInMessage;
  readonly signature: string;
}

/** What a verification may need of the site. */
export interface VerifyDeps {
  readonly fetch: typeof fetch;

  /** The endpoint of a chain, where the site has one: contract accounts are verified there. */
  readonly rpc: Readonly<Partial<Record<string, string>>>;
}

type Verify = (signed: SignedText, deps: VerifyDeps) => Promise<boolean>;

/** Each namespace downloads its own curves. */
const verifiers: { readonly [N in ChainNamespace]: Verify } = {
  bip122: async ({ message, signature, text }) => {
    const { isMessageSignature } = await import('../chains/bip122/message-signature');
    return isMessageSignature(text, message.accountAddress, signature);
  },
  eip155: async ({ message, signature, text }, { fetch, rpc }) => {
    if (!/^0x(?:[0-9a-f]{2}){32,16384}$/i.test(signature)) return false;
    const { keyHasSigned, personalHash } = await import('../chains/eip155/key-signature');
    const bytes = new TextEncoder().encode(text);
    if (keyHasSigned(bytes, message.accountAddress, signature)) return true;
    const url = rpc[message.chainId];
    if (url === undefined) return false;
    const { contractQuestion } = await import('../chains/eip155/signature-validator');
    const hash = [...personalHash(bytes)].map((byte) => byte.toString(16).padStart(2, '0'));
    const question = contractQuestion(message.accountAddress, hash.join(''), signature);
    const answer = await askNode(fetch, url, question);
    return answer !== undefined && question.isYes(answer);
  },
  polkadot: async ({ message, signature, text }) => {
    const [{ isSignatureOf }, { publicKeyOf }, { bytesOf }, { wrappedMessage }] = await Promise.all(
      [
        import('../chains/polkadot/verify-signature'),
        import('../chains/polkadot/public-key'),
        import('../chains/polkadot/scale'),
        import('../chains/polkadot/wrapped-message'),
      ],
    );
    const bytes = bytesOf(signature) ?? Uint8Array.of();
    return isSignatureOf(publicKeyOf(message.accountAddress), wrappedMessage(text), bytes);
  },
  solana: async ({ message, signature, text }) => {
    const { isSignatureOf } = await import('../chains/solana/verify-signature');
    const bytes = signature.length > 100 ? undefined : decodeBase58(signature);
    if (!bytes) return false;
    return isSignatureOf(message.accountAddress, new TextEncoder().encode(text), bytes);
  },
};

/**
 * Whether the account of the message has signed its text. A contract account is asked on its chain, where the site has
 * an endpoint for that.
 *
 * @throws `SIGN_IN_UNAVAILABLE` where the endpoint did not answer.
 */
export function isSigned(signed: SignedText, deps: VerifyDeps): Promise<boolean> {
  return verifiers[parseCaipNetworkId(signed.message.chainId).namespace](signed, deps);
}
