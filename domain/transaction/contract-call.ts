import type { ProgramCall } from './program-call';

/** A call of a contract or of a program, as a service prepared it for the wallet to sign. */
export interface ContractCall {
  /** The contract. */
  readonly to: string;

  /** `0x` and an even number of hexadecimal digits. */
  readonly data: string;

  /** What is sent along, in base units of the chain's native currency. */
  readonly units: bigint;

  /** On Solana: with which accounts the program is called. */
  readonly program?: ProgramCall;
}
