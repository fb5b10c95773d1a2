/** Keys, addresses and hashes of Polkadot that are not ours. */
export {
  base58Encode,
  blake2AsHex,
  cryptoWaitReady,
  decodeAddress,
  ed25519PairFromSeed,
  encodeAddress,
  mnemonicToMiniSecret,
  signatureVerify,
  sr25519PairFromSeed,
  sr25519Verify,
  xxhashAsHex,
} from '@polkadot/util-crypto';
