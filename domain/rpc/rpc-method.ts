/** The methods that read, or send what is signed already: they pass without approval. */
export const safeRpcMethods = [
  'eth_accounts',
  'eth_blockNumber',
  'eth_call',
  'eth_chainId',
  'eth_estimateGas',
  'eth_feeHistory',
  'eth_gasPrice',
  'eth_getAccount',
  'eth_getBalance',
  'eth_getBlockByHash',
  'eth_getBlockByNumber',
  'eth_getBlockReceipts',
  'eth_getBlockTransactionCountByHash',
  'eth_getBlockTransactionCountByNumber',
  'eth_getCode',
  'eth_getFilterChanges',
  'eth_getFilterLogs',
  'eth_getLogs',
  'eth_getProof',
  'eth_getStorageAt',
  'eth_getTransactionByBlockHashAndIndex',
  'eth_getTransactionByBlockNumberAndIndex',
  'eth_getTransactionByHash',
  'eth_getTransactionCount',
  'eth_getTransactionReceipt',
  'eth_getUncleCountByBlockHash',
  'eth_getUncleCountByBlockNumber',
  'eth_maxPriorityFeePerGas',
  'eth_newBlockFilter',
  'eth_newFilter',
  'eth_newPendingTransactionFilter',
  'eth_sendRawTransaction',
  'eth_syncing',
  'eth_uninstallFilter',
  'wallet_getCapabilities',
  'wallet_getCallsStatus',
  'eth_getUserOperationReceipt',
  'eth_estimateUserOperationGas',
  'eth_getUserOperationByHash',
  'eth_supportedEntryPoints',
  'wallet_getAssets',
] as const;

/** The methods that sign, spend or grant: each needs the visitor's approval. */
export const unsafeRpcMethods = [
  'personal_sign',
  'eth_signTypedData_v4',
  'eth_sendTransaction',
  'solana_signMessage',
  'solana_signTransaction',
  'solana_signAllTransactions',
  'solana_signAndSendTransaction',
  'wallet_sendCalls',
  'wallet_grantPermissions',
  'wallet_revokePermissions',
  'eth_sendUserOperation',
  'sendTransfer',
  'signMessage',
  'signPsbt',
  'polkadot_signTransaction',
  'polkadot_signMessage',
] as const;

/** What happens to a request: it passes, it is shown for approval, or it is refused. */
export type RpcPermission = 'safe' | 'unsafe' | 'refused';

/** How long after the modal opened the visitor reads that a method was refused. */
export const RPC_NOT_ALLOWED_DELAY_MS = 300;

const safe: ReadonlySet<string> = new Set(safeRpcMethods);
const unsafe: ReadonlySet<string> = new Set(unsafeRpcMethods);

/** What happens to a request for `method`. A method that is not listed is refused. */
export function rpcPermission(method: string): RpcPermission {
  if (safe.has(method)) return 'safe';
  return unsafe.has(method) ? 'unsafe' : 'refused';
}
