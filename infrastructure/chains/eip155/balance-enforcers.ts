import {
  concatHex,
  encodeFunctionData,
  type Hex,
  numberToHex,
  parseAbi,
  zeroAddress,
  zeroHash,
} from 'viem';
import type { CaipNetworkId } from '../../../domain/caip/caip-network-id';
import type { BalanceFloor, BundleChecks } from '../../../domain/transaction/bundle-checks';
import type { ContractCall } from '../../../domain/transaction/contract-call';
import { randomHex, WORD_BYTES } from './trial-blocks';

const abi = parseAbi([
  'function beforeHook(bytes terms, bytes args, bytes32 mode, bytes execution, bytes32 hash, address delegator, address redeemer)',
  'function afterHook(bytes terms, bytes args, bytes32 mode, bytes execution, bytes32 hash, address delegator, address redeemer)',
]);

/**
 * Contracts of MetaMask's Delegation Framework 1.3.0, at one address on every network that has them: `beforeHook` notes a
 * balance for its caller, `afterHook` reverts where it has not changed by as much. They need no delegation.
 * https://github.com/MetaMask/delegation-framework/blob/main/documents/Deployments.md
 */
const NATIVE_ENFORCER = '0xbD7B277507723490Cd50b12EaaFe87C616be6880';
const TOKEN_ENFORCER = '0xcdF6aB796408598Cea671d79506d7D48E97a5437';

/** Of the networks of `swapChainIds`: by `@metamask/delegation-deployments` 2.0.0. */
const networks: ReadonlySet<CaipNetworkId> = new Set([
  'eip155:1',
  'eip155:10',
  'eip155:56',
  'eip155:100',
  'eip155:137',
  'eip155:8453',
  'eip155:42161',
]);

/** Whether the network `id` has the contracts that {@link enforcedFloor} calls. */
export function hasEnforcers(id: CaipNetworkId): boolean {
  return networks.has(id);
}

/** The calls between which the balance of `owner` changes as `floor` says, or the later one reverts. */
export function enforcedFloor(floor: BalanceFloor, owner: string): BundleChecks {
  const { change, contract } = floor;
  // The first byte says whether the number is the most that may leave, or the least that has to come.
  const isDecrease = change < 0n;
  const units = isDecrease ? -change : change;
  const accounts = [...(contract === undefined ? [] : [contract as Hex]), owner as Hex];
  const terms = concatHex([
    isDecrease ? '0x01' : '0x00',
    ...accounts,
    numberToHex(units, { size: WORD_BYTES }),
  ]);
  // What is noted has a name of its own, so that no earlier note stands in the way.
  const note = randomHex(WORD_BYTES);
  const call = (functionName: 'afterHook' | 'beforeHook'): ContractCall => ({
    to: contract === undefined ? NATIVE_ENFORCER : TOKEN_ENFORCER,
    data: encodeFunctionData({
      abi,
      functionName,
      args: [terms, '0x', zeroHash, '0x', note, zeroAddress, zeroAddress],
    }),
    units: 0n,
  });
  return { before: [call('beforeHook')], after: [call('afterHook')] };
}
