import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { LoginsWorld, vaultOf } from './logins-world';

let world: LoginsWorld;

beforeEach(async () => {
  world = await LoginsWorld.start();
});
afterEach(() => world.service.close());

describe('the logins in the wallet’s page', () => {
  it('get an address by its code, and lose it', async () => {
    const { closed, shown } = await world.visit('ada@example.test');
    const first = await shown('logins');
    expect(first.logins).toMatchObject([
      { title: 'Email', label: 'a•••@example.test', isHere: true, canRemove: false },
    ]);
    first.addEmail?.(' second@example.test ');
    const code = await shown('code');
    expect(code).toMatchObject({ purpose: 'join', email: 's•••@example.test' });
    const right = world.newestCode();
    code.submit(right === '000000' ? '111111' : '000000');
    const again = await shown('code', ({ problem }) => problem !== undefined);
    expect(again.problem).toEqual({ code: 'wrong', count: 4 });
    again.submit(right);

    const both = await shown('logins', ({ logins }) => logins.length === 2);
    expect(both.logins[1]).toMatchObject({ label: 's•••@example.test', canRemove: true });
    both.remove?.(both.logins[1]?.id ?? '');
    const alone = await shown('logins', ({ logins }) => logins.length === 1);
    alone.close();
    await closed;
  });

  it('say that an address has a wallet of its own, and go on where the visitor leaves the code', async () => {
    const owner = await world.newBrowser();
    const session = await world.logIn('owner@example.test', owner);
    await vaultOf(owner, session).begin(() => Promise.resolve());

    const { shown } = await world.visit('ada@example.test');
    (await shown('logins')).addEmail?.('owner@example.test');
    (await shown('code')).submit(world.newestCode());
    const refused = await shown('code', ({ problem }) => problem !== undefined);
    expect(refused.problem).toEqual({ code: 'linkedElsewhere' });
    refused.leave();

    const list = await shown('logins');
    expect(list.logins).toHaveLength(1);
    expect(list.problem).toBeUndefined();
    list.addEmail?.('no address');
    const wrong = await shown('logins', ({ problem }) => problem !== undefined);
    expect(wrong.problem).toEqual({ code: 'invalidEmail' });
  });

  it('say that the browser opened no window, and begin no login then', async () => {
    const { shown } = await world.visit('ada@example.test', { openWindow: () => false });
    (await shown('logins')).addSocial?.('openid:test-id');
    const { problem, waiting } = await shown('logins', (one) => one.problem !== undefined);
    expect({ problem, waiting }).toEqual({ problem: { code: 'popup' }, waiting: undefined });
  });

  it('say that the service cannot be reached, and are asked for again', async () => {
    const { shown } = await world.visit('ada@example.test');
    const list = await shown('logins');
    world.isReachable = false;
    list.remove?.('any');
    const broken = await shown('logins', ({ retry }) => retry !== undefined);
    expect(broken).toMatchObject({ logins: [], problem: { code: 'unavailable' } });
    world.isReachable = true;
    broken.retry?.();
    expect((await shown('logins', ({ logins }) => logins.length === 1)).problem).toBeUndefined();
  });

  it('show nothing more once they are closed', async () => {
    const { closed, screens, shown } = await world.visit('ada@example.test');
    const list = await shown('logins');
    list.remove?.('any');
    list.close();
    await closed;
    await new Promise((resolve) => {
      setTimeout(resolve, 50);
    });
    expect(screens.getSnapshot()).toEqual({ kind: 'nothing' });
  });
});
