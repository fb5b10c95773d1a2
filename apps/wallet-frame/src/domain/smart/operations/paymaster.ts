import { bytesOf, quantityOf, recordOf } from '../../bytes/untrusted';
import { ENTRY_POINT } from '../../signing/entry-point';
import { hex } from '../../plans/evm/numbers';
import type { AskNode } from '../../plans/ask-node';
import { type UserOperation, userOperationHash } from '../../signing/user-operation';
import { encoded, word } from './abi-encoding';
import type { AskOperator } from './operator';
import { depositOf } from './entry-point';
import { encodedOperation } from './encoded-operation';
import type { SignedOperation } from './signed-operation';

/** What a paymaster says before the gas is known. */
export interface Offer {
  readonly paymaster: string;
  readonly paymasterData: string;

  /** Absent where the bundler is to estimate it. */
  readonly paymasterVerificationGasLimit?: string;
  readonly paymasterPostOpGasLimit?: string;

  /** Whether the data are those that are signed. */
  readonly isFinal: boolean;
}

const VALIDATE = '52b7512c';
const ADDRESS = /^0x[0-9a-f]{40}$/i;
const MAX_DATA_BYTES = 4096;

/** What a sponsor's contract may take: more is paid for by the sponsor, and may keep the operation out of a block. */
const MOST_GAS = 3_000_000n;
const LEAST_SECONDS = 60n;

/** The operator's paymaster (ERC-7677). It pays for operations, or refuses; what it says is checked before it is shown. */
export class Paymaster {
  readonly #ask: AskOperator;
  readonly #chainId: string;
  readonly #node: AskNode;
  readonly #now: () => number;

  constructor(ask: AskOperator, chainId: string, node: AskNode, now: () => number) {
    this.#ask = ask;
    this.#chainId = chainId;
    this.#node = node;
    this.#now = now;
  }

  /** Data that are as long as the real ones. `undefined` where it does not pay. */
  async offer(operation: SignedOperation): Promise<Offer | undefined> {
    const result = await this.#asked('pm_getPaymasterStubData', operation);
    return result === undefined ? undefined : readable(() => offerIn(result));
  }

  /** The data for an operation that is otherwise complete. `undefined` where it does not pay. */
  async data(operation: SignedOperation, offer: Offer): Promise<string | undefined> {
    if (offer.isFinal) return offer.paymasterData;
    const result = await this.#asked('pm_getPaymasterData', operation);
    const given = result === undefined ? undefined : readable(() => offerIn(result));
    // Another contract would take other gas, and none of it was checked.
    return given?.paymaster === offer.paymaster ? given.paymasterData : undefined;
  }

  /** Whether the sponsor's own contract, on the operation's network, takes the operation and has the money for it. */
  async pays(operation: UserOperation, mostCost: bigint): Promise<boolean> {
    const { paymaster = '0x' } = operation;
    try {
      const [answer, deposit] = await Promise.all([
        this.#node('eth_call', [
          { from: ENTRY_POINT, to: paymaster, data: validation(operation, mostCost) },
          'latest',
        ]),
        depositOf(paymaster, this.#node),
      ]);
      return deposit >= mostCost && this.#isValid(answer);
    } catch {
      return false;
    }
  }

  /** Of `validationData`: no mark of a wrong signature, and a time that has begun and lasts. */
  #isValid(answer: unknown): boolean {
    const words = bytesOf(answer);
    if (words.length < 64) return false;
    const data = quantityOf(`0x${String(answer).slice(66, 130)}`);
    const signature = BigInt.asUintN(160, data);
    const until = BigInt.asUintN(48, data >> 160n);
    const after = BigInt.asUintN(48, data >> 208n);
    const now = BigInt(Math.floor(this.#now() / 1000));
    return signature === 0n && after <= now && (until === 0n || until >= now + LEAST_SECONDS);
  }

  async #asked(method: string, operation: SignedOperation): Promise<unknown> {
    const answer = await this.#ask(method, [operation, ENTRY_POINT, this.#chainId, {}]);
    return answer.kind === 'result' ? answer.result : undefined;
  }
}

function offerIn(value: unknown): Offer {
  const record = recordOf(value);
  const { isFinal, paymaster, paymasterData } = record;
  if (typeof paymaster !== 'string' || !ADDRESS.test(paymaster)) throw new TypeError('paymaster');
  const data = bytesOf(paymasterData);
  if (data.length > MAX_DATA_BYTES) throw new RangeError('paymasterData');
  const limit = (name: 'paymasterPostOpGasLimit' | 'paymasterVerificationGasLimit'): object => {
    if (record[name] === undefined || record[name] === null) return {};
    const gas = quantityOf(record[name]);
    if (gas > MOST_GAS) throw new RangeError(name);
    return { [name]: hex(gas) };
  };
  return {
    paymaster: paymaster.toLowerCase(),
    paymasterData: String(paymasterData).toLowerCase(),
    ...limit('paymasterVerificationGasLimit'),
    ...limit('paymasterPostOpGasLimit'),
    isFinal: isFinal === true,
  };
}

function readable<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}

/** The call of `validatePaymasterUserOp`, as the EntryPoint makes it. */
function validation(operation: UserOperation, mostCost: bigint): string {
  const tuple = encodedOperation(operation);
  const hash = word(userOperationHash(operation));
  return `0x${VALIDATE}${encoded([{ tail: tuple }, hash, word(mostCost)])}`;
}
