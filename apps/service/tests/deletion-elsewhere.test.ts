import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import * as openId from '#openid';
import { ConsoleBrowser, OperatorsProvider } from './stand-ins/operators';
import { TwoOperators } from './stand-ins/two-operators';

const DAY = 24 * 3_600_000;
const reason = 'ticket 4711 of the visitor';

let provider: OperatorsProvider;
beforeAll(async () => {
  provider = await OperatorsProvider.start();
});
afterAll(() => provider.stop());

describe('a deletion where another operator keeps the key shares', () => {
  it('is none: the console says so before it is asked for, and nothing goes at either of them', async () => {
    const options = { openId, variables: provider.environment };
    const { keeper, visitors } = await TwoOperators.start(undefined, undefined, options);
    const email = 'ada@example.test';
    const ada = await visitors.logIn(email);
    await visitors.addSlot(ada, 'device', true);
    const olga = await ConsoleBrowser.loggedIn(visitors.service, 'olga');
    const omar = await ConsoleBrowser.loggedIn(visitors.service, 'omar');
    const about = { account: ada.user, reason };

    expect(await olga.ask('/console/visitor', about)).toMatchObject({ isElsewhere: true });
    expect(await olga.ask('/console/deletion/ask', about)).toEqual({
      status: 409,
      error: 'halves_elsewhere',
    });
    expect(await omar.ask('/console/deletion/confirm', about)).toMatchObject({ status: 409 });
    visitors.clock += 60 * DAY;
    await visitors.service.sweep();
    await keeper.sweep();

    expect(visitors.walletMails).toEqual([]);
    const back = await visitors.logIn(email);
    expect(back.user).toBe(ada.user);
    expect(await visitors.ask(back, '/slots/list')).toMatchObject({
      slots: [{ kind: 'device' }],
    });
    const [kept] = await keeper.database.rows('select count(*) as n from slot');
    const [here] = await visitors.service.database.rows('select count(*) as n from slot');
    expect([kept?.['n'], here?.['n']]).toEqual([1, 0]);
  });
});
