import { encodeFunctionData, type Hex } from 'viem';
import { selfPermitData, type SignedPermit } from '../../../../domain/swap/swap-permit';
import type { ContractCall } from '../../../../domain/transaction/contract-call';
import { uniswapAbi as abi } from './uniswap-abi';
import { pathOf, type UniswapRoute } from './uniswap-routes';

/** The router reads this recipient as itself. */
const ROUTER_ITSELF = '0x0000000000000000000000000000000000000002';

/** An exchange that the router executes. */
export interface UniswapOrder {
  readonly router: string;
  readonly route: UniswapRoute;
  readonly account: Hex;
  readonly units: bigint;

  /** The least that is received. With less, the router gives the exchange up. */
  readonly minToUnits: bigint;

  /** Whether the native currency is given, or received. */
  readonly isFromNative: boolean;
  readonly isToNative: boolean;

  /** What allows the router to take the token, where it has no allowance. */
  readonly permit: SignedPermit | undefined;

  /** The last second since the Unix epoch in which it is executed. */
  readonly deadline: bigint;
}

/** The call of the router that executes `order`. */
export function uniswapCall(order: UniswapOrder): ContractCall {
  const { account, deadline, isFromNative, isToNative, minToUnits, router, units } = order;
  const steps = [exchangeIn(order, isToNative ? ROUTER_ITSELF : account)];
  const permitted = order.permit && selfPermitData(order.permit);
  if (permitted) steps.unshift(permitted);
  if (isToNative) {
    const args = [minToUnits, account] as const;
    steps.push(encodeFunctionData({ abi, functionName: 'unwrapWETH9', args }));
  }
  const args = [deadline, steps] as const;
  const data = encodeFunctionData({ abi, functionName: 'multicall', args });
  return { to: router, data, units: isFromNative ? units : 0n };
}

function exchangeIn({ minToUnits, route, units }: UniswapOrder, recipient: Hex): Hex {
  if (route.version === 2) {
    const args = [units, minToUnits, route.tokens, recipient] as const;
    return encodeFunctionData({ abi, functionName: 'swapExactTokensForTokens', args });
  }
  const params = {
    path: pathOf(route),
    recipient,
    amountIn: units,
    amountOutMinimum: minToUnits,
  };
  return encodeFunctionData({ abi, functionName: 'exactInput', args: [params] });
}
