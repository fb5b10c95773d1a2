import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { engines } from '../../support/engines/engines';
import { useEngine } from '../browser/engine-stage';
import { type Lab, mainWallet, startLab } from '../browser/lab';
import type { Visitor } from '../browser/visitor';

let lab: Lab;
beforeAll(async () => {
  lab = await startLab();
}, 60_000);
afterAll(() => lab?.stop());

/** What the page gets when it stores something. */
const kept = `(() => {
  try {
    localStorage.setItem('probe', '1');
    return localStorage.getItem('probe') === '1';
  } catch {
    return false;
  }
})()`;

/** Connects, changes the network in the account, and disconnects there. */
async function visitAccount(visitor: Visitor): Promise<void> {
  await visitor.connect();
  await visitor.openAccount();
  await changeNetwork(visitor, 'Arbitrum One');
  await visitor.button('Disconnect').click();
  await visitor.connectButton.waitFor();
}

async function changeNetwork(visitor: Visitor, name: string): Promise<void> {
  await visitor.button(/^Network/).click();
  await visitor.heading('Choose a network').waitFor();
  await visitor.dialog.getByRole('button', { name: new RegExp(`^${name}`) }).click();
  await visitor.heading('Account').waitFor();
  await visitor.button(new RegExp(`^Network ?${name}`)).waitFor();
}

describe.each(engines)('a visitor whose $name stores nothing', ({ isThere, open }) => {
  if (!isThere) {
    it.todo('runs where the browser is installed');
    return;
  }

  const stage = useEngine(() => open({ refusesStorage: true }));

  it('connects, changes the network, disconnects, and is not connected after a reload', async () => {
    await stage.visit(lab, 'one-widget', { wallets: [mainWallet] });
    const { engine, visitor } = stage;
    expect(await engine.evaluate('site', kept)).toBe(false);
    await visitAccount(visitor);

    await visitor.connect();
    await visitor.page.reload();
    await visitor.connectButton.waitFor();
    await visitAccount(visitor);
  });
});

describe.each(engines)(
  'a visitor who wipes the storage of a site in $name',
  ({ isThere, open }) => {
    if (!isThere) {
      it.todo('runs where the browser is installed');
      return;
    }

    const stage = useEngine(open);

    it('stays connected until the page is loaded again, and can connect then', async () => {
      await stage.visit(lab, 'one-widget', { wallets: [mainWallet] });
      const { engine, visitor } = stage;
      expect(await engine.evaluate('site', kept)).toBe(true);
      await visitor.connect();
      await visitor.openAccount();
      await engine.evaluate('site', 'localStorage.clear()');
      await changeNetwork(visitor, 'Arbitrum One');

      await engine.evaluate('site', 'localStorage.clear()');
      await visitor.page.reload();
      await visitor.connectButton.waitFor();
      await visitAccount(visitor);
    });
  },
);
