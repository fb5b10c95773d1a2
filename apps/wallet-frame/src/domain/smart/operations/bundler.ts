import { quantityOf, recordOf } from '../../bytes/untrusted';
import { HostRefusal } from '../../refusals/host-refusal';
import { rpcCodes } from '../../../../../../domain/rpc/rpc-code';
import { ENTRY_POINT } from '../../signing/entry-point';
import type { UserOperation } from '../../signing/user-operation';
import { hex } from '../../plans/evm/numbers';
import type { AskOperator } from './operator';
import { NoBundler, refusedOperation } from './operation-refusal';
import type { SignedOperation } from './signed-operation';

/** The gas of an operation, as the bundler expects it. */
export type OperationGas = Pick<
  UserOperation,
  | 'callGasLimit'
  | 'paymasterPostOpGasLimit'
  | 'paymasterVerificationGasLimit'
  | 'preVerificationGas'
  | 'verificationGasLimit'
>;

/** No network has blocks of so much gas: a bundler that says so is wrong. */
const MOST_GAS = 100_000_000n;
const HASH = /^0x[0-9a-f]{64}$/i;

/** The operator's bundler (ERC-7769). It is not trusted: it sends operations, and cannot change one. */
export class Bundler {
  readonly #ask: AskOperator;

  constructor(ask: AskOperator) {
    this.#ask = ask;
  }

  /** @throws HostRefusal in words, where the operation would fail or the bundler does not answer. */
  async gasOf(operation: SignedOperation): Promise<OperationGas> {
    const answer = await this.#ask('eth_estimateUserOperationGas', [operation, ENTRY_POINT]);
    if (answer.kind === 'silent') throw new NoBundler();
    if (answer.kind === 'refused') throw refusedOperation(answer.code, answer.message);
    try {
      return gasIn(answer.result, operation.paymaster !== undefined);
    } catch {
      throw new HostRefusal('The bundler’s answer cannot be read', rpcCodes.internalError);
    }
  }

  /**
   * Sends an operation. To send the same one twice does no harm: the EntryPoint takes it once.
   *
   * @returns `unknown` where the bundler has not answered, so that it may have it or not.
   * @throws HostRefusal where it refuses.
   */
  async send(operation: SignedOperation): Promise<'taken' | 'unknown'> {
    const answer = await this.#ask('eth_sendUserOperation', [operation, ENTRY_POINT]);
    if (answer.kind === 'refused') throw refusedOperation(answer.code, answer.message);
    // The hash is the wallet's own: what the bundler calls the operation does not matter.
    return answer.kind === 'result' ? 'taken' : 'unknown';
  }

  /** Whether the bundler has the operation. */
  async has(hash: string): Promise<'yes' | 'no' | 'unknown'> {
    const answer = await this.#ask('eth_getUserOperationByHash', [hash]);
    if (answer.kind === 'result') return answer.result === null ? 'no' : 'yes';
    return 'unknown';
  }

  /** In which transaction the operation is, as the bundler says. */
  async transactionOf(hash: string): Promise<string | undefined> {
    const answer = await this.#ask('eth_getUserOperationReceipt', [hash]);
    if (answer.kind !== 'result' || answer.result === null) return undefined;
    try {
      const { transactionHash } = recordOf(recordOf(answer.result)['receipt']);
      return typeof transactionHash === 'string' && HASH.test(transactionHash)
        ? transactionHash
        : undefined;
    } catch {
      return undefined;
    }
  }
}

function gasIn(value: unknown, isSponsored: boolean): OperationGas {
  const record = recordOf(value);
  const limit = (name: string): string => {
    const gas = quantityOf(record[name]);
    if (gas > MOST_GAS) throw new RangeError(name);
    return hex(gas);
  };
  const orNothing = (name: string): string =>
    record[name] === undefined || record[name] === null ? '0x0' : limit(name);
  return {
    callGasLimit: limit('callGasLimit'),
    verificationGasLimit: limit('verificationGasLimit'),
    preVerificationGas: limit('preVerificationGas'),
    ...(isSponsored && {
      paymasterVerificationGasLimit: orNothing('paymasterVerificationGasLimit'),
      paymasterPostOpGasLimit: orNothing('paymasterPostOpGasLimit'),
    }),
  };
}
