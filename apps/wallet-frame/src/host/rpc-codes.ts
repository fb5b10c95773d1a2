/** The codes of EIP-1193, EIP-1474 and JSON-RPC that sites know. */
export const rpcCodes = {
  declined: 4001,
  unauthorized: 4100,
  unsupported: 4200,
  noNetwork: 4901,
  unavailable: -32_002,
  invalid: -32_602,
  internal: -32_603,
} as const;
