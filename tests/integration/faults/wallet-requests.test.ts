import { describe, expect, it } from '@jest/globals';
import { mainWallet, otherWallet } from '../browser/lab';
import { ADDRESS } from '../browser/visitor';
import { useFaults } from './fault-stage';
import type { FaultVisitor } from './fault-visitor';

const stage = useFaults('wallet-requests');
const request = { wallets: [mainWallet, otherWallet] };
const MAIN = 'Main Test Wallet';
const OTHER = 'Other Test Wallet';

async function ask(visitor: FaultVisitor, name = MAIN): Promise<void> {
  await visitor.openModal();
  await visitor.wallet(name).click();
}

describe('a wallet that is asked to connect', () => {
  it('W01 says "declined" for every kind of no, and connects with one press more', async () => {
    const visitor = await stage.visit({ request });
    const refusals = [
      { code: 4001, message: 'User rejected the request.' },
      { code: 4001 },
      'User rejected the request',
      null,
      { code: 5000, message: 'User disapproved requested methods' },
      { code: 5000 },
    ];
    await visitor.openModal();
    for (const error of refusals) {
      await visitor.answers({ error });
      await visitor.wallet(MAIN).click();
      await visitor.expectClear('You declined. Try again?');
      expect(await visitor.connection()).toMatchObject({ status: 'disconnected' });
      await visitor.dialog.getByRole('button', { name: /Back/ }).click();
      await visitor.heading('Connect Wallet').waitFor();
    }
    await visitor.answers('reject');
    await visitor.wallet(MAIN).click();
    await visitor.expectClear('You declined. Try again?');

    await visitor.expectRecovery(async () => {
      await visitor.dialog.getByRole('button', { name: 'Try again' }).click();
      await visitor.accountButton.waitFor();
    });

    await visitor.expectQuiet();
  });

  it('W02 says that the wallet waits when a request is open there, and goes on by itself', async () => {
    const visitor = await stage.visit({ request });
    await visitor.answers({ error: { code: -32002, message: 'Already processing' } });
    await ask(visitor);
    await visitor.expectClear(`${MAIN} is waiting for you`);

    await visitor.expectRecovery(async () => {
      await visitor.page.evaluate(async () => {
        const wallet = window.cleatPage?.wallets['test.cleat.main'];
        await wallet?.provider.request({ method: 'eth_requestAccounts' });
      });
      await visitor.accountButton.waitFor();
    });

    await visitor.expectQuiet();
  });

  it('W03 can be given up within 100 ms when it never answers, and another one works', async () => {
    const visitor = await stage.visit({ request });
    await visitor.answers('hang');
    await ask(visitor);
    await visitor.expectClear(`Open ${MAIN} to continue`);

    const cancelMs = await visitor.page.evaluate(() => {
      const widget = window.cleatPage?.widgets[0];
      const startedAt = performance.now();
      widget?.cancelConnect();
      const { status } = widget?.state.connections.eip155 ?? {};
      return status === 'disconnected' ? performance.now() - startedAt : Infinity;
    });
    expect(cancelMs).toBeLessThan(100);
    await visitor.page.keyboard.press('Escape');
    await visitor.dialog.waitFor({ state: 'detached' });

    await visitor.expectRecovery(() => visitor.connect(OTHER));
    await visitor.inWallet('settle', ['reject']);
    await visitor.expectQuiet();
  });

  it('W04 is not heard when it answers after it was given up, or after another one connected', async () => {
    const visitor = await stage.visit({ request });
    await visitor.answers('hang');
    await ask(visitor);
    await visitor.dialog.getByRole('button', { name: 'Cancel' }).click();
    await visitor.inWallet('settle', ['approve']);
    await visitor.page.waitForTimeout(300);
    expect(await visitor.connection()).toMatchObject({ status: 'disconnected' });

    await visitor.inWallet('setAccounts', [[]]);
    await visitor.answers('hang');
    await visitor.wallet(MAIN).click();
    await visitor.dialog.getByRole('button', { name: 'Cancel' }).click();
    await visitor.expectRecovery(async () => {
      await visitor.wallet(OTHER).click();
      await visitor.accountButton.waitFor();
    });
    await visitor.inWallet('settle', ['approve']);
    await visitor.page.waitForTimeout(300);

    expect(await visitor.connection()).toMatchObject({
      status: 'connected',
      connectorId: 'test.cleat.other',
    });
    await visitor.expectQuiet();
  });

  it('W05 makes one connection and one record of it when it answers twice', async () => {
    const visitor = await stage.visit({ request });
    const changes = visitor.page.evaluate(async () => {
      const [widget] = window.cleatPage?.widgets ?? [];
      const wallet = window.cleatPage?.wallets['test.cleat.main'];
      const provider = wallet?.provider;
      if (!widget || !wallet || !provider) throw new Error('the page is not ready');
      const accounts = await wallet.addresses();
      // A thenable may call back twice; a promise made of it may not.
      Object.assign(provider, {
        request: ({ method }: { readonly method: string }) => ({
          // oxlint-disable-next-line unicorn/no-thenable -- that is the fault
          then: (resolve: (value: unknown) => void) => {
            const answer = method === 'eth_chainId' ? '0x1' : accounts.slice(0, 1);
            resolve(answer);
            resolve(answer);
            wallet.emit('accountsChanged', accounts.slice(0, 1));
          },
        }),
      });
      const seen: string[] = [];
      const stop = widget.subscribe(() => {
        const { address } = widget.state.connections.eip155.account ?? {};
        if (address !== undefined && address !== seen.at(-1)) seen.push(address);
      });
      await widget.connect('test.cleat.main');
      await new Promise((resolve) => {
        setTimeout(resolve, 300);
      });
      stop();
      return seen;
    });

    expect(await changes).toEqual([ADDRESS]);
    const { writes } = await visitor.gauges();
    expect(writes['@appkit/eip155:connected_connector_id']).toBe(1);
    await visitor.expectQuiet();
  });

  it('W06 makes no account of what is none, and says so', async () => {
    const visitor = await stage.visit({ request });
    const payloads: readonly unknown[] = [
      [],
      null,
      'not an address',
      7,
      true,
      {},
      { 0: ADDRESS, length: 1 },
      [null],
      [7],
      ['0x1'],
      [`${ADDRESS}00`],
      [ADDRESS.replace('F', 'G')],
      [[ADDRESS]],
    ];
    await visitor.openModal();
    for (const result of payloads) {
      await visitor.answers({ result });
      await visitor.wallet(MAIN).click();
      await visitor.expectClear(`${MAIN} could not connect`);
      expect(await visitor.connection()).toMatchObject({
        status: 'disconnected',
        address: undefined,
      });
      await visitor.dialog.getByRole('button', { name: /Back/ }).click();
      await visitor.heading('Connect Wallet').waitFor();
    }

    await visitor.expectRecovery(async () => {
      await visitor.wallet(MAIN).click();
      await visitor.accountButton.waitFor();
    });
    await visitor.expectQuiet();
  });
});
