import type { UserOperation } from '../../signing/user-operation';

/** What an operation costs at most. */
export function mostCost(operation: UserOperation): bigint {
  const { paymasterPostOpGasLimit = '0x0', paymasterVerificationGasLimit = '0x0' } = operation;
  const gas = [
    ...[operation.callGasLimit, operation.verificationGasLimit, operation.preVerificationGas],
    ...[paymasterVerificationGasLimit, paymasterPostOpGasLimit],
  ].reduce((sum, limit) => sum + BigInt(limit), 0n);
  return gas * BigInt(operation.maxFeePerGas);
}
