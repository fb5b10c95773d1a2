import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import type { BrowserContext } from 'playwright-core';
import type { Plan } from '../../src/domain/readings/reading';
import { everyRequest } from '../plans/every-request';
import { isBrowserThere } from './frame-world';
import { type ShownScreen, type ShownViews, startViewsWorld, type ViewsWorld } from './views-world';

jest.setTimeout(90_000);

/** What an approval of each kind says first: its title, then what it does to the account. */
const first: Readonly<Record<string, readonly string[]>> = {
  transfer: ['Send 0.02 ETH', '−0.02 ETH'],
  'transfer of a token': ['Send 1,234,567.89 USDC', '−1,234,567.89 USDC'],
  allowance: ['Let 0x7099…79C8 spend 5 USDC', '5 USDC'],
  'unlimited allowance': ['Let 0x7099…79C8 spend all your USDC', 'Unlimited USDC'],
  NFT: ['Send an NFT', '−NFT 4321'],
  'every NFT': ['Let 0x7099…79C8 move every NFT of a collection', 'Every NFT'],
  permit: ['Let 0x7099…79C8 spend all your USDC', 'Unlimited USDC'],
  'permit of Permit2': ['Let 0x7099…79C8 spend 2.5 USDC', '2.5 USDC'],
  swap: ['Swap 3,000 USDC for 1 WETH', '−3,000 USDC', '+1 WETH'],
  batch: ['4 steps: allow spending, send', 'Unlimited USDC', '−1 ETH', '−12 USDC'],
  message: ['Sign a message', 'No network fee'],
  'typed data': ['Sign data', 'No network fee'],
  'unknown call': ['Call a contract', '−1 ETH', '+3,000 USDC'],
  'transfer of Solana': ['Send 1 SOL', '−1 SOL'],
  'transfer of Bitcoin': ['Send 0.0006 BTC', '−0.00061 BTC'],
  'transfer of Polkadot': ['Send 1.5 DOT', '−1.5 DOT'],
  'sign-in': ['Sign in', 'No network fee'],
};

function shownOf({ account, reading }: Plan): ShownScreen {
  const screen = { kind: 'approval', site: 'https://site.test', account, network: 'Ethereum' };
  return {
    screen: { ...screen, reading, waiting: 0, isBusy: false },
    functions: ['approve', 'decline', 'elsewhere'],
  };
}

describe('what an approval says first', () => {
  if (!isBrowserThere && process.env['CI'] !== 'true') {
    it.todo('runs where a Chromium is installed');
    return;
  }
  let world: ViewsWorld;
  let context: BrowserContext;
  let views: ShownViews;

  beforeAll(async () => {
    world = await startViewsWorld();
    context = await world.newContext({ viewport: { width: 320, height: 568 } });
    views = await world.inFrame(context);
  });
  afterAll(() => world.close());

  const show = async (name: string): Promise<void> => {
    const plan = await everyRequest[name]?.();
    if (plan) await views.show(shownOf(plan));
  };

  it('[R7.16] is known for every kind of request', () => {
    expect(Object.keys(everyRequest)).toEqual(Object.keys(first));
  });

  it.each(Object.entries(first))(
    '[R7.16] is the act, and what leaves the account, above the fold of a small phone: %s',
    async (name, [title, ...lines]) => {
      await show(name);
      const heading = views.frame.getByRole('heading', {
        level: 1,
        name: title ?? '',
        exact: true,
      });
      await heading.waitFor();
      const said = views.frame.locator('.lines bdi');
      expect(await said.allInnerTexts()).toEqual(lines);
      const ends = await said.evaluateAll((all) =>
        all.map((one) => one.getBoundingClientRect().bottom),
      );
      expect(Math.max(...ends)).toBeLessThan(568);
      expect(await views.frame.evaluate('scrollY')).toBe(0);
    },
  );

  it('[R7.16] is in the wallet’s own colour of danger where it has no bound', async () => {
    await show('unlimited allowance');
    const colour = (selector: string): Promise<string> =>
      views.frame.locator(selector).evaluate((one) => getComputedStyle(one).color);
    await views.frame.locator('.warning .icon').waitFor();
    expect([await colour('.lines bdi'), await colour('.warning')]).toEqual([
      'rgb(140, 29, 24)',
      'rgb(140, 29, 24)',
    ]);
  });

  it('[R7.16] names each moment by its date, and says nothing twice', async () => {
    await show('typed data');
    const text = (): Promise<string> => views.frame.locator('main').innerText();
    expect(await text()).toMatch(
      /price\s+35,000,000,000,000,000\s+validTo\s+1900000000 \(Sun, 17 Mar 2030 17:46:40 GMT\)/,
    );
    await show('permit');
    expect((await text()).match(/Unlimited|Amount|Sign data/g)).toEqual(['Unlimited']);
    await views.frame.getByText('Show the raw data').click();
    expect(await text()).toMatch(/For\s+Test\s+Version\s+1\s+Contract of the app/);
  });
});
