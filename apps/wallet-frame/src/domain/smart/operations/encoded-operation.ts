import { packedOperation, type UserOperation } from '../../signing/user-operation';
import { abiBytes, encoded, word } from './abi-encoding';
import { STUB_SIGNATURE } from './signed-operation';

/** The bytes of an operation as the EntryPoint takes it, with a signature that is as long as the real one. */
export function encodedOperation(operation: UserOperation): string {
  const packed = packedOperation(operation);
  return encoded([
    word(packed.sender),
    word(packed.nonce),
    abiBytes(packed.initCode),
    abiBytes(packed.callData),
    word(packed.accountGasLimits),
    word(packed.preVerificationGas),
    word(packed.gasFees),
    abiBytes(packed.paymasterAndData),
    abiBytes(STUB_SIGNATURE),
  ]);
}
