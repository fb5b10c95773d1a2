import { HostRefusal } from '../../refusals/host-refusal';
import { rpcCodes } from '../../../../../../domain/rpc/rpc-code';
import { ownOperationGas } from '../../../../../../domain/number/operation-gas';
import {
  L1_FEE,
  L1_GAS,
  NODE_INTERFACE,
  OP_ORACLE,
} from '../../../../../../domain/number/rollup-costs';
import { AbiWords } from '../../plans/evm/abi-words';
import { hex, numberIn } from '../../plans/evm/numbers';
import type { AskNode } from '../../plans/ask-node';
import { ENTRY_POINT } from '../../signing/entry-point';
import { packedOperation, type UserOperation } from '../../signing/user-operation';
import { gasWithCode } from '../gas-with-code';
import { abiBytes, encoded, word } from './abi-encoding';
import { encodedOperation } from './encoded-operation';

/** How many times what the operation's bytes cost a bundler may ask for. */
const CALLDATA_TIMES = 2n;

/** The wallet's own accounts check a signature with far less. */
const MOST_VERIFICATION = 500_000n;
const MOST_DEPLOYMENT = 1_500_000n;
const CALL_TIMES = 3n;

/** Where a node cannot estimate the calls before the account is set up. */
const MOST_CALL = 3_000_000n;

/**
 * An operation with no more gas than it can need. The account pays all of `preVerificationGas` and a part of what it does not
 * use to the bundler, which has said how much that is.
 *
 * @param code The account's code, where it gets that by the operation.
 * @throws HostRefusal where the bundler asks for more than twice what the operation's bytes cost.
 */
export async function withinBounds(
  operation: UserOperation,
  code: string | undefined,
  node: AskNode,
): Promise<UserOperation> {
  const bytes = encodedOperation(operation);
  const [below, call] = await Promise.all([
    gasBelow(bytes, operation, node),
    mostCallGas(operation, code, node),
  ]);
  const own = ownOperationGas(bytes, operation.authorization !== undefined);
  if (BigInt(operation.preVerificationGas) > CALLDATA_TIMES * own + below) {
    throw new HostRefusal(
      'The wallet’s bundler asks for more gas than this takes. Try again later.',
      rpcCodes.internalError,
    );
  }
  const verification = operation.factory === undefined ? MOST_VERIFICATION : MOST_DEPLOYMENT;
  return {
    ...operation,
    callGasLimit: least(operation.callGasLimit, call),
    verificationGasLimit: least(operation.verificationGasLimit, verification),
  };
}

/** What the bytes cost on the chain below a rollup, in gas of the rollup. Elsewhere there is nothing at these addresses. */
async function gasBelow(bytes: string, operation: UserOperation, node: AskNode): Promise<bigint> {
  const ask = async (to: string, data: string): Promise<bigint> => {
    const answer = await node('eth_call', [{ to, data: `0x${data}` }, 'latest']).catch(() => '0x');
    return new AbiWords(String(answer).slice(2)).number(0) ?? 0n;
  };
  const encodedBytes = abiBytes(`0x${bytes}`);
  const [fee, gas] = await Promise.all([
    ask(OP_ORACLE, `${L1_FEE.slice(2)}${encoded([encodedBytes])}`),
    ask(
      NODE_INTERFACE,
      `${L1_GAS.slice(2)}${encoded([word(ENTRY_POINT), word(0n), encodedBytes])}`,
    ),
  ]);
  const [most, tip] = [operation.maxFeePerGas, operation.maxPriorityFeePerGas].map(BigInt);
  // At most twice the base fee is offered, and the tip.
  const price = ((most ?? 0n) + (tip ?? 0n)) / 2n;
  return (price > 0n ? fee / price : 0n) + gas;
}

async function mostCallGas(
  operation: UserOperation,
  code: string | undefined,
  node: AskNode,
): Promise<bigint> {
  const { factory, sender } = operation;
  if (factory !== undefined) return MOST_CALL;
  const { callData: data } = packedOperation(operation);
  const call = { to: sender, value: '0x0', data };
  const parts = operation.calls.map(({ data: own, to, value }) => ({ to, value, data: own }));
  const asked =
    code === undefined
      ? node('eth_estimateGas', [{ ...call, from: ENTRY_POINT }]).then((gas) =>
          numberIn(gas, 'gas'),
        )
      : gasWithCode({ ...call, from: sender }, code, parts, node);
  return asked.then(
    (gas) => gas * CALL_TIMES,
    () => MOST_CALL,
  );
}

function least(limit: string, most: bigint): string {
  return BigInt(limit) > most ? hex(most) : limit;
}
