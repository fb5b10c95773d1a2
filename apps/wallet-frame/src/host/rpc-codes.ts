/** The codes of EIP-1193, EIP-1474, EIP-5792 and JSON-RPC that sites know. */
export const rpcCodes = {
  /** EIP-1474: a call that has failed. */
  reverted: 3,
  declined: 4001,
  unauthorized: 4100,
  unsupported: 4200,
  noNetwork: 4901,
  noCapability: 5700,
  otherNetwork: 5710,
  knownBundle: 5720,
  unknownBundle: 5730,
  largeBundle: 5740,
  notAtomic: 5760,
  unavailable: -32_002,
  /** EIP-1474: more than the wallet passes on. */
  limit: -32_005,
  invalid: -32_602,
  internal: -32_603,
} as const;
