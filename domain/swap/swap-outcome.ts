import { isSameEvmAddress } from '../address/evm-address';
import { type CaipAddress, addressOf } from '../caip/caip-address';
import type { CallChanges, SimulatedCall } from '../transaction/simulated-call';
import type { ContractCall } from '../transaction/contract-call';
import type { SwapRequest } from './swap-token';

/**
 * Why an exchange, as a node simulated it, is not what it claims to be.
 *
 * - `reverts`: the chain would revert it.
 * - `takesMore`: it takes more than the visitor gives.
 * - `givesLess`: it gives less than the least that is shown.
 * - `takesOther`: it takes another token.
 * - `grants`: it grants an allowance of another token.
 */
export type SwapOutcomeFault = 'reverts' | 'takesMore' | 'givesLess' | 'takesOther' | 'grants';

/** The result that an exchange has to have. */
export interface ExpectedOutcome {
  readonly request: SwapRequest;
  readonly call: ContractCall;

  /** The least that is received, in base units of the token. */
  readonly minToUnits: bigint;
}

/**
 * Why the exchange is not what it claims to be, according to a node's simulation; `undefined` where it is, or
 * where the node reports only that the call would succeed.
 */
export function swapOutcomeFault(
  simulated: SimulatedCall,
  { request, call, minToUnits }: ExpectedOutcome,
): SwapOutcomeFault | undefined {
  if (simulated.status === 'reverted') return 'reverts';
  const { changes } = simulated;
  if (!changes) return undefined;
  const { from, to, units } = request;
  if (changeOf(changes, from.address) < -units || changes.native < -call.units) return 'takesMore';
  if (changeOf(changes, to.address) < minToUnits) return 'givesLess';
  const isOf = (contract: string, token: CaipAddress | undefined): boolean =>
    token !== undefined && isSameContract(contract, addressOf(token));
  const isGiven = (contract: string): boolean => isOf(contract, from.address);
  const hasLost = changes.tokens.some((token) => token.units < 0n && !isGiven(token.contract));
  if (hasLost) return 'takesOther';
  // Many tokens emit the remaining allowance of the given token again.
  return changes.grants.every(isGiven) ? undefined : 'grants';
}

function changeOf({ native, tokens }: CallChanges, token: CaipAddress | undefined): bigint {
  if (token === undefined) return native;
  const contract = addressOf(token);
  return tokens
    .filter((each) => isSameContract(each.contract, contract))
    .reduce((sum, { units }) => sum + units, 0n);
}

/** Only addresses of EVM chains have letters of no case. */
function isSameContract(one: string, other: string): boolean {
  return one === other || isSameEvmAddress(one, other);
}
