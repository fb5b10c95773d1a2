import { describe, expect, it } from '@jest/globals';
import { isNodeMethod } from '../../../../domain/rpc/node-method';
import { safeRpcMethods, unsafeRpcMethods } from '../../../../domain/rpc/rpc-method';

const readMethods = safeRpcMethods.filter((method) => !/^wallet_|^eth_accounts$/.test(method));

describe('a method for an endpoint of an EVM chain', () => {
  it.each([
    ...readMethods,
    'eth_simulateV1',
    'eth_callMany',
    'eth_blobBaseFee',
    'eth_createAccessList',
    'eth_sendRawTransactionSync',
    'net_version',
    'web3_clientVersion',
    'web3_sha3',
    'debug_traceTransaction',
    'trace_block',
    'txpool_content',
    'zks_getBridgeContracts',
    'linea_estimateGas',
  ])('reads the chain, or forwards a signed transaction: %s', (method) => {
    expect(isNodeMethod(method)).toBe(true);
  });

  it.each([
    ...unsafeRpcMethods,
    'eth_sign',
    'eth_signTransaction',
    'eth_signTypedData',
    'eth_signTypedData_v3',
    'eth_accounts',
    'eth_requestAccounts',
    'eth_coinbase',
    'eth_decrypt',
    'eth_getEncryptionPublicKey',
    'eth_resend',
    'eth_subscribe',
    'personal_ecRecover',
    'personal_unlockAccount',
    'wallet_watchAsset',
    'klay_sign',
    'klay_sendTransaction',
    'debug_accountRange',
    'admin_importChain',
    'Eth_call',
    'eth_evil',
    'constructor',
    '',
    'eth_call; eth_sign',
  ])("is never a wallet's method, nor an unknown one: %j", (method) => {
    expect(isNodeMethod(method)).toBe(false);
  });
});
