import { ownOperationGas } from '../../../../../domain/number/operation-gas';
import {
  L1_FEE,
  L1_GAS,
  NODE_INTERFACE,
  OP_ORACLE,
} from '../../../../../domain/number/rollup-costs';
import { AbiWords, sizedBytes, wordOf } from '../../domain/abi-words';
import { accountCalls } from '../../domain/sponsor/account-calls';
import {
  DELEGATED,
  ENTRY_POINT,
  FACTORY,
  FACTORY_CODE,
  PROXY_HASH,
  PROXY_SLOT,
} from '../../domain/sponsor/account-abstraction';
import { NotSponsored } from '../../domain/sponsor/not-sponsored';
import {
  encodedOperation,
  hashOf,
  hexBytes,
  hexOf,
  type SponsoredOperation,
} from '../../domain/sponsor/user-operation';
import { ServiceError } from '../../domain/service-error';
import type { ChainNode } from '../../ports/chain-node';
import type { StubOffer } from '../../ports/operation-payer';
import type { SponsoredCall } from '../../domain/sponsor/sponsored-call';
import { type GasPrice, gasPriceAt } from './gas-price';

/** The accounts of the wallet's frame check a signature with far less; a bundler may set more aside for one that is made. */
const MOST_VERIFICATION = 500_000n;
const MOST_DEPLOYMENT = 1_500_000n;

/** A bundler is paid a tenth of what an operation sets aside and does not use. */
const CALL_TIMES = 3n;
const CALL_MORE = 250_000n;

/** Where the account is made by the operation, so that no node estimates its calls. */
const MOST_FIRST_CALL = 600_000n;

/** A bundler is paid all of it, whatever it has needed. */
const CALLDATA_TIMES = 2n;

/** As long as the data of a paymaster that checks a signature, with its address and its limits of gas. */
const PAYMASTER_BYTES = new Uint8Array(130).fill(0xff);

/** What the service pays for of user operations on one network. What it has passed costs no more than it says. */
export class OperationPolicy {
  readonly #node: ChainNode;

  constructor(node: ChainNode) {
    this.#node = node;
  }

  /** @throws {@link NotSponsored} `call` or `account`. */
  async requireAllowed(
    operation: SponsoredOperation,
    allowed: readonly SponsoredCall[],
  ): Promise<void> {
    const { callData, sender } = operation;
    const all = new Set(allowed.map(({ selector, target }) => `${target}:${selector}`));
    // The account's own functions take calls of their own, and no rule sees those.
    const never = [sender, ENTRY_POINT, FACTORY];
    for (const { data, to } of accountCalls(callData)) {
      const isCut = data.length > 0 && data.length < 4;
      const name = `${to}:${hexOf(data.subarray(0, 4))}`;
      if (isCut || never.includes(to) || !all.has(name)) throw new NotSponsored('call');
    }
    if (!(await this.#isOwnKind(operation))) throw new NotSponsored('account');
  }

  /** @throws {@link NotSponsored} `gas` or `fee`, where it would cost more than it takes. */
  async requireBounds(operation: SponsoredOperation, stub: StubOffer): Promise<void> {
    const [price, call] = await Promise.all([gasPriceAt(this.#node), this.#mostCall(operation)]);
    const { gas, maxFeePerGas, maxPriorityFeePerGas, origin } = operation;
    if (maxFeePerGas > price.mostFee || maxPriorityFeePerGas > price.mostTip) {
      throw new NotSponsored('fee');
    }
    const verification = origin === 'exists' ? MOST_VERIFICATION : MOST_DEPLOYMENT;
    const isBound =
      gas.call <= call &&
      gas.verification <= verification &&
      gas.paymasterVerification <= stub.paymasterVerificationGasLimit &&
      gas.paymasterPostOp <= stub.paymasterPostOpGasLimit &&
      gas.preVerification <= (await this.#mostBefore(operation, price));
    if (!isBound) throw new NotSponsored('gas');
  }

  /** The block from which the operation can be on the chain. */
  block(): Promise<string> {
    return this.#node
      .ask('eth_blockNumber', [], quantity)
      .then((number) => `0x${number.toString(16)}`);
  }

  /** Whether the account has, or gets, a code that the wallet's frame gives: another takes calls that this policy does not see. */
  async #isOwnKind({ origin, sender }: SponsoredOperation): Promise<boolean> {
    const code = await this.#node.ask('eth_getCode', [sender, 'latest'], hexText);
    if (origin === 'deploys') return code === '0x';
    if (code === DELEGATED) return true;
    if (origin === 'upgrades') return code === '0x';
    if (hexOf(hashOf(hexBytes(code))) !== PROXY_HASH) return false;
    const slot = [sender, PROXY_SLOT, 'latest'];
    const word = await this.#node.ask('eth_getStorageAt', slot, hexText);
    return word === `0x${'0'.repeat(24)}${FACTORY_CODE.slice(2)}`;
  }

  async #mostCall({ callData, origin, sender }: SponsoredOperation): Promise<bigint> {
    if (origin === 'deploys') return MOST_FIRST_CALL;
    const call = { from: ENTRY_POINT, to: sender, data: hexOf(callData) };
    const state = origin === 'upgrades' ? ['latest', { [sender]: { code: DELEGATED } }] : [];
    try {
      const gas = await this.#node.ask('eth_estimateGas', [call, ...state], quantity);
      return gas * CALL_TIMES + CALL_MORE;
    } catch (error) {
      if (!(error instanceof ServiceError) || error.code !== 'provider_answer') throw error;
      // Calls that fail would be paid for as well; not every node knows a code that an account is to get.
      return origin === 'upgrades' ? MOST_FIRST_CALL : 0n;
    }
  }

  /** The most gas that a bundler may be paid for the bytes of the operation. */
  async #mostBefore(operation: SponsoredOperation, { paid }: GasPrice): Promise<bigint> {
    const bytes = encodedOperation(operation, PAYMASTER_BYTES);
    const own = ownOperationGas(hexOf(bytes).slice(2), operation.origin === 'upgrades');
    const data = sizedBytes(bytes);
    const [fee, gas] = await Promise.all([
      this.#numberAt(OP_ORACLE, `${L1_FEE}${digits(wordOf(32), data)}`),
      this.#numberAt(
        NODE_INTERFACE,
        `${L1_GAS}${digits(wordOf(BigInt(ENTRY_POINT)), wordOf(0), wordOf(96), data)}`,
      ),
    ]);
    return CALLDATA_TIMES * own + (paid > 0n ? fee / paid : 0n) + gas;
  }

  /** The number that a contract answers: 0 where there is none. */
  async #numberAt(to: string, data: string): Promise<bigint> {
    const answer = await this.#node
      .ask('eth_call', [{ to, data }, 'latest'], hexText)
      .catch(() => '0x');
    return new AbiWords(hexBytes(answer)).number(0) ?? 0n;
  }
}

function digits(...parts: readonly Uint8Array[]): string {
  return hexOf(Buffer.concat(parts)).slice(2);
}

function hexText(value: unknown): string | undefined {
  return typeof value === 'string' && /^0x[0-9a-f]*$/i.test(value)
    ? value.toLowerCase()
    : undefined;
}

function quantity(value: unknown): bigint | undefined {
  return typeof value === 'string' && /^0x[0-9a-f]{1,64}$/i.test(value) ? BigInt(value) : undefined;
}
