/** A wallet's side of WalletConnect, as it is published. */
export { WalletKit } from '@reown/walletkit';
export { Core } from '@walletconnect/core';
export {
  buildApprovedNamespaces,
  buildAuthObject,
  createEncodedRecap,
  decrypt,
  deriveSymKey,
  encodeTypeTwoEnvelope,
  encrypt,
  formatMessage,
  getMethodsFromRecap,
  getSdkError,
  hashKey,
  mergeEncodedRecaps,
  parseUri,
  populateAuthPayload,
} from '@walletconnect/utils';
