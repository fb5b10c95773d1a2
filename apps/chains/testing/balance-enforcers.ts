import { createRequire } from 'node:module';
import type { Hex } from 'viem';
import { callNode } from '../nodes/evm.mjs';
import { deployingAccount } from './deploying-account';

/** Where `balance-enforcers.ts` of the sources expects them, as they stand on the networks. */
const places = {
  NativeBalanceChangeEnforcer: '0xbD7B277507723490Cd50b12EaaFe87C616be6880',
  ERC20BalanceChangeEnforcer: '0xcdF6aB796408598Cea671d79506d7D48E97a5437',
} as const;

/** Puts the enforcers of MetaMask's Delegation Framework, as their package has compiled them, on the chain of `url`. */
export async function deployEnforcers(url: string): Promise<void> {
  const load = createRequire(import.meta.url);
  const bytecodes = load('@metamask/delegation-abis/bytecode') as Readonly<
    Record<keyof typeof places, Hex>
  >;
  const { deploy } = deployingAccount(url);
  for (const name of ['NativeBalanceChangeEnforcer', 'ERC20BalanceChangeEnforcer'] as const) {
    const { address } = await deploy({ abi: [], bytecode: bytecodes[name] });
    const code = await callNode(url, 'eth_getCode', [address, 'latest']);
    await callNode(url, 'anvil_setCode', [places[name], code]);
  }
}
