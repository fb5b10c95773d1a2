import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { ALICE, CountedSite, type CountedTab } from '../../../support/counted-site';
import { postsByMinute } from '../../../support/posts-by-minute';

const BOB = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const MINUTE = 60_000;
const TOPIC = 'funds:eip155:1';
const ALICE_ON_ETHEREUM = `eip155:1:${ALICE}`;

/** The promise to sites: see decision 0175. */
const FIRST_MINUTE = 20;
const LATER_MINUTE = 15;

let site: CountedSite;
const counted = postsByMinute().then(
  (scenes) => new Map(scenes.map(({ scene, minutes }) => [scene, minutes])),
);

beforeEach(() => {
  site = new CountedSite();
});
afterEach(() => site.end());

const unitsIn = ({ widget }: CountedTab): bigint | undefined => {
  const balance = widget.state.connections.eip155.account?.balance;
  return balance?.status === 'loaded' ? balance.units : undefined;
};

const tokenUnits = ({ widget }: CountedTab): readonly (bigint | undefined)[] =>
  (widget.state.features.tokens?.tokens ?? []).map(({ quantity }) => quantity.units);

/** A tab of the site with its account on show. */
async function shown(given?: Parameters<CountedSite['tab']>[0]): Promise<CountedTab> {
  const tab = await site.tab(given);
  await site.show(tab);
  return tab;
}

describe('posts a minute to the node of a site with ten tokens', () => {
  it.each(['one widget', 'two widgets in one page', 'two tabs', 'three tabs'])(
    '[R9.4] are at most 20, then 15, of %s',
    async (scene) => {
      const minutes = (await counted).get(scene) ?? [];
      const [first = [], ...later] = minutes;
      expect(first.length).toBeLessThanOrEqual(FIRST_MINUTE);
      expect(later).toHaveLength(2);
      for (const posts of later) {
        expect(posts.length).toBeLessThanOrEqual(LATER_MINUTE);
        expect(posts.length).toBeGreaterThanOrEqual(LATER_MINUTE - 1);
      }
      const withTokens = later.flat().filter(({ methods }) => methods.includes('eth_call'));
      expect(withTokens.length).toBeGreaterThanOrEqual(4);
      for (const { methods } of withTokens) expect(methods).toEqual(['eth_getBalance', 'eth_call']);
    },
  );

  it('are two more with two accounts on one network, for the tokens of the second', async () => {
    const alice = await shown();
    const bob = await shown({ account: BOB, options: { id: 'second' } });
    await site.during(MINUTE);
    for (const posts of [await site.during(MINUTE), await site.during(MINUTE)]) {
      expect(posts.length).toBeLessThanOrEqual(LATER_MINUTE + 2);
      const polls = posts.filter(
        ({ methods }) => methods.filter((method) => method === 'eth_getBalance').length === 2,
      );
      expect(polls.length).toBeGreaterThanOrEqual(LATER_MINUTE - 1);
    }

    site.balance = 7n;
    await site.during(5000);
    expect([unitsIn(alice), unitsIn(bob)]).toEqual([7n, 7n]);
  });

  it('are none while the page is hidden', async () => {
    const { hostPage } = await shown();
    hostPage.hide();
    expect(await site.during(5 * MINUTE)).toEqual([]);
    expect(site.tabs.size).toBe(0);
  });

  it('are none while a page with a review on show is hidden', async () => {
    const { hostPage, widget } = await shown();
    await site.settled(widget.show('WalletSend'));
    const send = await site.settled(widget.feature('send'));
    const [coin] = widget.state.features.tokens?.tokens ?? [];
    if (!coin) throw new TypeError('There is no token');
    await site.settled(send.chooseToken(coin));
    await site.settled(send.typeReceiver(BOB));
    send.typeAmount('0.1');
    await site.settled(send.review());
    expect(widget.state.view?.name).toBe('WalletSendPreview');
    expect((await site.during(MINUTE)).length).toBeGreaterThan(0);

    hostPage.hide();
    expect(await site.during(5 * MINUTE)).toEqual([]);
  });
});

describe('tabs that follow one that reads', () => {
  it('show what it reads within a second of it, tokens too', async () => {
    const [leader, follower] = [await shown(), await shown()];
    await site.during(40_000);
    site.balance = 7n;
    site.tokenUnits = 5n;
    await site.during(4000);
    expect([unitsIn(leader), unitsIn(follower)]).toEqual([7n, 7n]);

    await site.during(36_000);
    expect(new Set(tokenUnits(follower))).toEqual(new Set([7n, 5n]));
    expect(tokenUnits(follower)).toEqual(tokenUnits(leader));
  });

  it('go on at once where it is closed', async () => {
    const [leader, follower] = [await shown(), await shown()];
    await site.during(MINUTE);
    leader.widget.dispose();
    site.balance = 7n;
    await site.during(5000);
    expect(unitsIn(follower)).toBe(7n);
    expect((await site.during(MINUTE)).length).toBe(LATER_MINUTE);
  });

  it('go on at once where it is hidden, and follow the one that took its place when it is back', async () => {
    const [leader, follower] = [await shown(), await shown()];
    await site.during(MINUTE);
    leader.hostPage.hide();
    site.balance = 7n;
    await site.during(5000);
    expect([unitsIn(leader), unitsIn(follower)]).toEqual([10n ** 18n, 7n]);

    leader.hostPage.show();
    await site.during(1);
    expect(unitsIn(leader)).toBe(7n);
    // Its tokens were not read meanwhile.
    expect((await site.during(MINUTE)).length).toBeLessThanOrEqual(LATER_MINUTE + 1);
  });

  it('go on after five seconds where it holds its place and is frozen, one for the others', async () => {
    site.tabs.join(TOPIC, () => undefined, new AbortController().signal);
    const [one, other] = [await shown(), await shown()];
    site.balance = 7n;
    await site.during(5100);
    expect([unitsIn(one), unitsIn(other)]).toEqual([7n, 7n]);
    expect((await site.during(MINUTE)).length).toBeLessThanOrEqual(LATER_MINUTE);
  });
});

describe('a tab that lies', () => {
  const lie = { read: ALICE_ON_ETHEREUM, units: '999' };

  it('shows no balance in the form for sending: it is read when the form opens', async () => {
    await shown();
    const victim = await shown();
    site.tabs.lie(TOPIC, lie);
    expect(unitsIn(victim)).toBe(999n);

    await site.settled(victim.widget.show('WalletSend'));
    await site.during(100);
    expect(unitsIn(victim)).toBe(10n ** 18n);

    site.tabs.lie(TOPIC, lie);
    await site.during(MINUTE);
    site.tabs.lie(TOPIC, lie);
    expect(unitsIn(victim)).toBe(10n ** 18n);
  });

  it('shows no token in the form for sending that no node knows of', async () => {
    const victim = await shown();
    const [coin, token] = victim.widget.state.features.tokens?.tokens ?? [];
    if (!coin || !token?.address) throw new TypeError('There is no token');
    const { address, chainId, name, symbol } = token;
    const quantity = { decimals: '18', numeric: '999' };
    site.tabs.lie(TOPIC, { ...lie, tokens: [{ address, chainId, name, symbol, quantity }] });
    expect(tokenUnits(victim)).toEqual([999n * 10n ** 18n]);

    await site.settled(victim.widget.show('WalletSend'));
    await site.during(100);
    expect(new Set(tokenUnits(victim))).toEqual(new Set([10n ** 18n]));
  });

  it('is not believed at the form for sending even where the modal was closed between', async () => {
    const victim = await shown();
    site.tabs.lie(TOPIC, lie);
    await site.settled(victim.widget.close());
    await site.settled(victim.widget.open({ view: 'WalletSend' }));
    await site.during(100);
    expect(unitsIn(victim)).toBe(10n ** 18n);
  });

  it.each([
    ['of another account', { ...lie, read: `eip155:1:${BOB}` }],
    ['of another network', { ...lie, read: `eip155:5:${ALICE}` }],
    ['without units', { read: ALICE_ON_ETHEREUM }],
    ['with a negative balance', { ...lie, units: '-1' }],
    ['with more digits than a balance has', { ...lie, units: '9'.repeat(79) }],
    ['that is a number', { ...lie, units: 999 }],
    ['that is nothing', null],
    ['that is a text', 'news'],
  ])('changes nothing by news %s', async (_, news) => {
    const victim = await shown();
    site.tabs.lie(TOPIC, news);
    await site.during(100);
    expect(unitsIn(victim)).toBe(10n ** 18n);
  });

  it('has the leader read no more than eight accounts, and none for long', async () => {
    await shown();
    for (let index = 10; index < 99; index += 1) {
      site.tabs.lie(TOPIC, { wanted: `eip155:1:0x${String(index).padEnd(40, '0')}` });
    }
    const [post] = await site.during(4000);
    expect(post?.methods.filter((method) => method === 'eth_getBalance')).toHaveLength(9);

    await site.during(12_000);
    const [later] = await site.during(4000);
    expect(later?.methods.filter((method) => method === 'eth_getBalance')).toHaveLength(1);
  });
});
