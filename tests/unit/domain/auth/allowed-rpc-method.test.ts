import { describe, expect, it } from '@jest/globals';
import { requireAllowedRpcMethod } from '../../../../domain/auth/allowed-rpc-method';
import { safeRpcMethods, unsafeRpcMethods } from '../../../../domain/rpc/rpc-method';

describe('a request to the embedded wallet', () => {
  it.each([...safeRpcMethods, ...unsafeRpcMethods])('may ask for %s', (method) => {
    expect(() => requireAllowedRpcMethod(method)).not.toThrow();
  });

  it.each(['eth_sign', 'eth_signTransaction', 'Personal_Sign', 'constructor', '', 'evm_mine'])(
    '[R6.5] may not ask for %j, which is in neither list',
    (method) => {
      expect(() => requireAllowedRpcMethod(method)).toThrow(
        expect.objectContaining({
          code: 'RPC_METHOD_NOT_ALLOWED',
          message: 'Requested RPC call is not allowed',
        }),
      );
    },
  );
});
