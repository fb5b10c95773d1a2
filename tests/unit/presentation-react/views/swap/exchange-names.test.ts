import { expect, it } from '@jest/globals';
import { JUPITER_PROGRAM } from '../../../../../domain/swap/jupiter-service';
import { isAllowanceHolder } from '../../../../../domain/swap/router/settler';
import { uniswapDeployments } from '../../../../../infrastructure/chains/eip155/uniswap/uniswap-deployments';
import { exchanges } from '../../../../../presentation-react/pictures/sprites/exchanges';
import { exchangeName } from '../../../../../presentation-react/views/swap/exchange-names';

it('[R3.17] knows every router of Uniswap that the widget knows, and no other contract by its looks', () => {
  const routers = Object.values(uniswapDeployments).flatMap((one) => [
    one?.swapRouter02,
    one?.universalRouter,
    one?.v2Router,
  ]);
  const known = routers.filter((router) => router !== undefined);
  expect(known.map(exchangeName)).toEqual(known.map(() => 'Uniswap'));
  expect(exchangeName('0x111111125421cA6dc452d289314280a0f8842A65')).toBe('1inch');
  expect(exchangeName('0x0000000000001fF3684f28c67538d4D072C22734')).toBe('0x');
  expect(exchangeName(JUPITER_PROGRAM)).toBe('Jupiter');
  expect(isAllowanceHolder('0x0000000000001fF3684f28c67538d4D072C22734')).toBe(true);
  expect(exchangeName('0x68b3465833fb72A70ecDF485E0e4C7bD8665Fc46')).toBeUndefined();
  expect(exchangeName(JUPITER_PROGRAM.toLowerCase())).toBeUndefined();
  expect(exchangeName('constructor')).toBeUndefined();
  expect(exchangeName('')).toBeUndefined();
});

it('has a mark for each exchange that it names', () => {
  const named = [
    '0x68b3465833fb72a70ecdf485e0e4c7bd8665fc45',
    '0x111111125421ca6dc452d289314280a0f8842a65',
    '0x0000000000001ff3684f28c67538d4d072c22734',
    JUPITER_PROGRAM,
  ].map(exchangeName);
  expect(exchanges.flatMap(([names]) => names)).toEqual(named);
});
