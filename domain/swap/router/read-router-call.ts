import { selectorIn } from '../../call/selector';
import type { ContractCall } from '../../transaction/contract-call';
import type { ExchangeFacts, RouterFault, RouterReader, RouterReading } from './exchange-facts';
import { oneInchPool } from './one-inch-pool';
import { oneInchRouter } from './one-inch-router';
import { allowanceHolder } from './settler';
import { swapRouter02 } from './swap-router-02';
import { uniswapV2Router } from './uniswap-v2-router';
import { universalRouter } from './universal-router';

/** No two of these routers have a function of the same name and arguments that does something else. */
const readers: ReadonlyMap<string, RouterReader> = new Map([
  ...uniswapV2Router,
  ...swapRouter02,
  ...universalRouter,
  ...oneInchRouter,
  ...oneInchPool,
  ...allowanceHolder,
]);

const SELECTOR_END = 10;

/** What `call` of a known router says, or why it is not the exchange of `facts`. */
export function readRouterCall(
  { data }: ContractCall,
  facts: ExchangeFacts,
): RouterReading | RouterFault {
  const read = readers.get(selectorIn(data) ?? '');
  return read ? read(data.slice(SELECTOR_END), facts) : 'function';
}
