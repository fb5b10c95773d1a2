import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

/** The contracts of `apps/chains/nodes/evm-contracts.sol`. */
export type EvmContractName =
  | 'AccountFactory'
  | 'FarcasterIds'
  | 'FarcasterKeys'
  | 'MoodyToken'
  | 'OneOwnerSafe'
  | 'OwnedAccount'
  | 'Postcards'
  | 'RegistryResolver'
  | 'SafeThief'
  | 'SignatureToken'
  | 'SilentToken'
  | 'TestExchange'
  | 'TestMulticall'
  | 'TestPaymaster'
  | 'TestToken'
  | 'UniversalResolver'
  | 'UpgradableAccount';

/** A compiled contract: its creation code, and its code on the chain. */
export interface EvmContract {
  readonly bytecode: `0x${string}`;
  readonly deployedBytecode: `0x${string}`;
}

const script = fileURLToPath(new URL('../nodes/evm-contracts.mjs', import.meta.url));

/** Compiles them, in a process of their own, because loading the compiler takes long. */
export async function evmContracts(): Promise<Readonly<Record<EvmContractName, EvmContract>>> {
  const { stdout } = await promisify(execFile)(process.execPath, [script]);
  return JSON.parse(stdout) as Readonly<Record<EvmContractName, EvmContract>>;
}

/** The contracts of `swap-thieves.sol`: routers whose own packages there are none of, and thieves of swaps. */
export type SwapContractName =
  | 'AllowanceHolder'
  | 'OneInchRouter'
  | 'Settler'
  | 'SettlerRegistry'
  | 'ThiefExchange'
  | 'ThiefExecutor'
  | 'ThiefPool'
  | 'ThiefSettler';

/** Compiles those, likewise. */
export async function swapThieves(): Promise<Readonly<Record<SwapContractName, EvmContract>>> {
  const file = new URL('swap-thieves.sol', import.meta.url).href;
  const { stdout } = await promisify(execFile)(process.execPath, [script, file]);
  return JSON.parse(stdout) as Readonly<Record<SwapContractName, EvmContract>>;
}

/** The creation code of a token on OpenZeppelin's own `ERC20Permit`. */
export async function permitToken(): Promise<`0x${string}`> {
  const file = fileURLToPath(new URL('permit-token.mjs', import.meta.url));
  const { stdout } = await promisify(execFile)(process.execPath, [file]);
  return stdout as `0x${string}`;
}
