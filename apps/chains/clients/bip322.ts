/** An implementation of BIP-322 that is not ours. */
export { Signer, Verifier } from 'bip322-js';
