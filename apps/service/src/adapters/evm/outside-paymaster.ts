import { fieldOf, textOf } from '../../../../../domain/outside/untrusted-record';
import { ENTRY_POINT } from '../../domain/sponsor/account-abstraction';
import type { SponsoredOperation } from '../../domain/sponsor/user-operation';
import type { ChainNode } from '../../ports/chain-node';
import type { OperationPayer, PaymasterOffer } from '../../ports/operation-payer';

const MAX_DATA = 4096;

/** More is paid for by the operator, and may keep the operation out of a block. */
const MOST_GAS = 500_000n;

/** Another's paymaster (ERC-7677), with the operator's key in its address. It hears only of what the policy has passed. */
export class OutsidePaymaster implements OperationPayer {
  /** What it signs has an end that this service does not choose. */
  readonly lifeSeconds = 3_600;
  readonly #chainId: bigint;
  readonly #paymaster: ChainNode;

  constructor(paymaster: ChainNode, chainId: bigint) {
    this.#paymaster = paymaster;
    this.#chainId = chainId;
  }

  async stub(_operation: SponsoredOperation, asked: unknown) {
    return this.#asked('pm_getPaymasterStubData', asked, (answer) => {
      const offer = offerIn(answer);
      const verification = limitIn(answer, 'paymasterVerificationGasLimit', MOST_GAS);
      const postOp = limitIn(answer, 'paymasterPostOpGasLimit', 0n);
      if (!offer || verification === undefined || postOp === undefined) return undefined;
      return {
        ...offer,
        paymasterVerificationGasLimit: verification,
        paymasterPostOpGasLimit: postOp,
      };
    });
  }

  async sign(_operation: SponsoredOperation, _untilSeconds: number, asked: unknown) {
    return this.#asked('pm_getPaymasterData', asked, offerIn);
  }

  #asked<Answer>(
    method: string,
    operation: unknown,
    parse: (answer: unknown) => Answer | undefined,
  ): Promise<Answer> {
    const params = [operation, ENTRY_POINT, `0x${this.#chainId.toString(16)}`, {}];
    return this.#paymaster.ask(method, params, parse);
  }
}

function offerIn(answer: unknown): PaymasterOffer | undefined {
  const paymaster = textOf(answer, 'paymaster')?.toLowerCase() ?? '';
  const paymasterData = textOf(answer, 'paymasterData')?.toLowerCase() ?? '';
  const isData = /^0x(?:[0-9a-f]{2})*$/.test(paymasterData);
  const isRead = isData && paymasterData.length <= 2 + 2 * MAX_DATA;
  return isRead && /^0x[0-9a-f]{40}$/.test(paymaster) ? { paymaster, paymasterData } : undefined;
}

/** @param absent Where the paymaster leaves the limit to the bundler. */
function limitIn(answer: unknown, name: string, absent: bigint): bigint | undefined {
  const field = fieldOf(answer, name);
  if (field === undefined || field === null) return absent;
  if (typeof field !== 'string' || !/^0x[0-9a-f]{1,16}$/i.test(field)) return undefined;
  const limit = BigInt(field);
  return limit <= MOST_GAS ? limit : undefined;
}
