import {
  type AskedAuthorization,
  packedOperation,
  type UserOperation,
} from '../../signing/user-operation';

type Hex = string;

/** An operation as bundlers and paymasters take it (ERC-7769). */
export interface SignedOperation {
  readonly sender: Hex;
  readonly nonce: Hex;
  readonly callData: Hex;
  readonly callGasLimit: Hex;
  readonly verificationGasLimit: Hex;
  readonly preVerificationGas: Hex;
  readonly maxFeePerGas: Hex;
  readonly maxPriorityFeePerGas: Hex;
  readonly factory?: Hex;
  readonly factoryData?: Hex;
  readonly paymaster?: Hex;
  readonly paymasterData?: Hex;
  readonly paymasterVerificationGasLimit?: Hex;
  readonly paymasterPostOpGasLimit?: Hex;
  readonly signature: Hex;
  readonly eip7702Auth?: AskedAuthorization & {
    readonly r: Hex;
    readonly s: Hex;
    readonly yParity: Hex;
  };
}

/**
 * Stands for a factory where the operation gives the account its code. Not as long as an address: Alto takes no other form. Bundlers
 * pass it on as it is, and a paymaster's contract hashes it.
 */
const UPGRADES = { factory: '0x7702', factoryData: '0x' };

/** As long as a real signature: what is signed is not known before its gas is. */
export const STUB_SIGNATURE = `0x${'f'.repeat(31)}${'0'.repeat(33)}7${'a'.repeat(63)}1c`;

/** @param permission The signature of the authorisation, where the operation has one. */
export function signedOperation(
  operation: UserOperation,
  signature = STUB_SIGNATURE,
  permission = STUB_SIGNATURE,
): SignedOperation {
  const { authorization, calls: _, chainId: _chain, entryPoint: _point, ...rest } = operation;
  const { callData } = packedOperation(operation);
  return {
    ...rest,
    callData,
    signature,
    ...(authorization && {
      ...UPGRADES,
      eip7702Auth: {
        ...authorization,
        r: `0x${permission.slice(2, 66)}`,
        s: `0x${permission.slice(66, 130)}`,
        yParity: permission.endsWith('1c') ? '0x1' : '0x0',
      },
    }),
  };
}
