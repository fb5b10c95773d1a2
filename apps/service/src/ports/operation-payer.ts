import type { SponsoredOperation } from '../domain/sponsor/user-operation';

/** What a paymaster adds to an operation (ERC-7677). Addresses are in lower case, the rest in hexadecimal digits. */
export interface PaymasterOffer {
  readonly paymaster: string;
  readonly paymasterData: string;
}

/** An offer before the gas is known: its data are as long as those that are signed. */
export interface StubOffer extends PaymasterOffer {
  readonly paymasterVerificationGasLimit: bigint;
  readonly paymasterPostOpGasLimit: bigint;
}

/** What pays for user operations on one network: a contract for which the service signs, or an outside paymaster. */
export interface OperationPayer {
  /** For how many seconds a signature may be taken by the chain. */
  readonly lifeSeconds: number;

  stub(operation: SponsoredOperation, asked: unknown): Promise<StubOffer>;

  /**
   * Signs an operation that the policy has passed.
   *
   * @param untilSeconds When the signature ends.
   * @param asked The operation as it came, for an outside paymaster.
   */
  sign(
    operation: SponsoredOperation,
    untilSeconds: number,
    asked: unknown,
  ): Promise<PaymasterOffer>;
}
