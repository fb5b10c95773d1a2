/** The codes of JSON-RPC 2.0, EIP-1474, EIP-1193 and EIP-5792, and geth's for a reverted call, by name. */
export const rpcCodes = {
  parseError: -32700,
  invalidRequest: -32600,
  methodNotFound: -32601,
  invalidParams: -32602,
  internalError: -32603,
  invalidInput: -32000,
  resourceNotFound: -32001,
  resourceUnavailable: -32002,
  transactionRejected: -32003,
  methodNotSupported: -32004,
  limitExceeded: -32005,
  versionNotSupported: -32006,
  userRejected: 4001,
  unauthorized: 4100,
  unsupportedMethod: 4200,
  disconnected: 4900,
  chainDisconnected: 4901,
  unrecognizedChain: 4902,
  capabilityUnsupported: 5700,
  capabilityChainUnsupported: 5710,
  duplicateBundle: 5720,
  unknownBundle: 5730,
  bundleTooLarge: 5740,
  upgradeRejected: 5750,
  atomicityUnsupported: 5760,
  executionReverted: 3,
} as const;

/** The codes of wallets when the visitor declines: EIP-1193's, and WalletConnect's. */
const rejectionCodes: ReadonlySet<number> = new Set([rpcCodes.userRejected, 5000, 5002]);
const rejectionText =
  /\buser (?:has )?(?:reject|denied|declin|cancel|closed|disapprov)|(?:rejected|denied|declined|cancell?ed) by (?:the )?user/i;

/**
 * Wallets' texts for a declined request that do not mention the user: the whole text must match. A node's
 * "transaction rejected" is not a declined request.
 */
const bareRejectionText = new RegExp(
  '^(?:error: ?)?(?:(?:the|this|your|sign(?:ing|ature)?|connection|permission|wallet) )*' +
    '(?:(?:request|connection|signature|signing|message|action|operation|approval|popup) (?:was |is |has been )?' +
    '(?:rejected|denied|declined|cancell?ed|disapproved|closed)' +
    '|(?:transaction|tx) (?:was |is |has been )?(?:denied|declined|cancell?ed)' +
    '|(?:rejected|denied|declined|cancell?ed)(?: (?:the )?(?:request|connection|signature|transaction))?)\\W*$',
  'i',
);

/** Whether a wallet answers with `code` when the visitor declines. */
export function isRejectionCode(code: number): boolean {
  return rejectionCodes.has(code);
}

/** Whether `text` is a wallet's text for a declined request. */
export function isRejectionText(text: string): boolean {
  return rejectionText.test(text) || bareRejectionText.test(text.trim());
}
