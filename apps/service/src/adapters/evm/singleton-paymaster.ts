import { wordOf } from '../../domain/abi-words';
import {
  hashOf,
  hexBytes,
  hexOf,
  packed,
  type SponsoredOperation,
} from '../../domain/sponsor/user-operation';
import type { OperationPayer } from '../../ports/operation-payer';
import type { EvmSponsorKey } from '../../ports/sponsor-key';

/** Checking one signature takes about 40,000. In this mode nothing is done after the operation. */
const VERIFICATION_GAS = 90_000n;
const POST_OP_GAS = 0n;

/** The mode in which a signature decides, and the bit that lets every bundler send the operation. */
const VERIFYING = 0;
const ALL_BUNDLERS = 1;
const SIGNATURE_BYTES = 65;
const LISTED_ALONE = 0;

export interface SingletonPaymasterConfig {
  readonly chainId: bigint;

  /** The contract's address, in lower case. */
  readonly address: string;

  /** Whether only bundlers may send it that the contract lists. */
  readonly listedBundlers: boolean;
}

/**
 * Pimlico's `SingletonPaymaster` for EntryPoint 0.8 as `@pimlico/mock-paymaster` 0.0.7 has it, in its verifying mode. The hash is computed here, and no node is asked for
 * it: one that lied would have the key sign anything. It has the sender, the number, the calls, each limit of gas, the fees, the
 * contract, the chain and the end of the signature.
 */
export class SingletonPaymaster implements OperationPayer {
  /** The visitor reads the approval meanwhile. */
  readonly lifeSeconds = 300;
  readonly #config: SingletonPaymasterConfig;
  readonly #key: EvmSponsorKey;

  constructor(config: SingletonPaymasterConfig, key: EvmSponsorKey) {
    this.#config = config;
    this.#key = key;
  }

  async stub() {
    const signature = new Uint8Array(SIGNATURE_BYTES).fill(0x1b);
    return {
      paymaster: this.#config.address,
      paymasterData: hexOf(Buffer.concat([this.#terms(0), signature])),
      paymasterVerificationGasLimit: VERIFICATION_GAS,
      paymasterPostOpGasLimit: POST_OP_GAS,
    };
  }

  async sign(operation: SponsoredOperation, untilSeconds: number) {
    const terms = this.#terms(untilSeconds);
    const signature = await this.#key.sign(personalHash(this.#hash(operation, terms)));
    return {
      paymaster: this.#config.address,
      paymasterData: hexOf(Buffer.concat([terms, signature])),
    };
  }

  /** The mode, the end and the begin: 0 is at once. */
  #terms(untilSeconds: number): Uint8Array {
    const bundlers = this.#config.listedBundlers ? LISTED_ALONE : ALL_BUNDLERS;
    const terms = Buffer.alloc(13);
    terms[0] = (VERIFYING << 1) | bundlers;
    terms.writeUIntBE(untilSeconds, 1, 6);
    return terms;
  }

  /** As the contract's `getHash` has it. */
  #hash(operation: SponsoredOperation, terms: Uint8Array): Uint8Array {
    const { address, chainId } = this.#config;
    const { callData, gas, initCode, maxFeePerGas, maxPriorityFeePerGas, nonce, sender } =
      operation;
    const paid = Buffer.concat([
      hexBytes(address),
      packed(gas.paymasterVerification, gas.paymasterPostOp),
      terms,
    ]);
    const own = hashOf(
      wordOf(BigInt(sender)),
      wordOf(nonce),
      packed(gas.verification, gas.call),
      wordOf(gas.preVerification),
      packed(maxPriorityFeePerGas, maxFeePerGas),
      hashOf(initCode),
      hashOf(callData),
      hashOf(paid),
    );
    return hashOf(own, wordOf(chainId));
  }
}

/** What a key signs for 32 bytes (EIP-191, version 0x45). */
function personalHash(hash: Uint8Array): Uint8Array {
  return hashOf(Buffer.from('\u0019Ethereum Signed Message:\n32'), hash);
}
