import { describe, expect, it } from '@jest/globals';
import {
  RPC_NOT_ALLOWED_DELAY_MS,
  rpcPermission,
  safeRpcMethods,
  unsafeRpcMethods,
} from '../../../../domain/rpc/rpc-method';

describe('RPC permissions', () => {
  it('[R6.3] allow the 41 methods that read', () => {
    expect([...safeRpcMethods].sort()).toEqual(
      `eth_accounts eth_blockNumber eth_call eth_chainId eth_estimateGas eth_estimateUserOperationGas
      eth_feeHistory eth_gasPrice eth_getAccount eth_getBalance eth_getBlockByHash
      eth_getBlockByNumber eth_getBlockReceipts eth_getBlockTransactionCountByHash
      eth_getBlockTransactionCountByNumber eth_getCode eth_getFilterChanges eth_getFilterLogs
      eth_getLogs eth_getProof eth_getStorageAt eth_getTransactionByBlockHashAndIndex
      eth_getTransactionByBlockNumberAndIndex eth_getTransactionByHash eth_getTransactionCount
      eth_getTransactionReceipt eth_getUncleCountByBlockHash eth_getUncleCountByBlockNumber
      eth_getUserOperationByHash eth_getUserOperationReceipt eth_maxPriorityFeePerGas
      eth_newBlockFilter eth_newFilter eth_newPendingTransactionFilter eth_sendRawTransaction
      eth_supportedEntryPoints eth_syncing eth_uninstallFilter wallet_getAssets
      wallet_getCallsStatus wallet_getCapabilities`.split(/\s+/),
    );
    expect(safeRpcMethods).toHaveLength(41);
    for (const method of safeRpcMethods) {
      expect(rpcPermission(method)).toBe('safe');
    }
  });

  it('[R6.4] require approval for the 11 methods that sign, spend or grant, and five of Bitcoin and Polkadot', () => {
    expect([...unsafeRpcMethods].sort()).toEqual(
      `eth_sendTransaction eth_sendUserOperation eth_signTypedData_v4 personal_sign
      polkadot_signMessage polkadot_signTransaction sendTransfer signMessage signPsbt
      solana_signAllTransactions solana_signAndSendTransaction solana_signMessage
      solana_signTransaction wallet_grantPermissions wallet_revokePermissions
      wallet_sendCalls`.split(/\s+/),
    );
    expect(unsafeRpcMethods).toHaveLength(16);
    for (const method of unsafeRpcMethods) {
      expect(rpcPermission(method)).toBe('unsafe');
    }
  });

  it.each(['eth_sign', 'eth_signTransaction', 'Personal_Sign', 'constructor', '', 'evm_mine'])(
    '[R6.5] refuse %j, which is in neither list',
    (method) => {
      expect(rpcPermission(method)).toBe('refused');
    },
  );

  it('[R6.5] [R9.8] inform the visitor 300 ms after the modal opened', () => {
    expect(RPC_NOT_ALLOWED_DELAY_MS).toBe(300);
  });
});
