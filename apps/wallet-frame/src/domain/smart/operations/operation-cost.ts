import type { Cost } from '../../plans/evm/fee-terms';
import type { UserOperation } from '../../signing/user-operation';

/** What an operation costs at most. */
export function operationCost(operation: UserOperation): Cost {
  const { paymasterPostOpGasLimit = '0x0', paymasterVerificationGasLimit = '0x0' } = operation;
  const gas = [
    operation.callGasLimit,
    operation.verificationGasLimit,
    operation.preVerificationGas,
    paymasterVerificationGasLimit,
    paymasterPostOpGasLimit,
  ].reduce((sum, limit) => sum + BigInt(limit), 0n);
  return { gas, most: gas * BigInt(operation.maxFeePerGas) };
}

export function mostCost(operation: UserOperation): bigint {
  return operationCost(operation).most;
}
