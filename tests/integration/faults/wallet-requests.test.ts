import { describe, expect, it } from '@jest/globals';
import { mainWallet, otherWallet } from '../browser/lab';
import { ADDRESS } from '../browser/visitor';
import { useFaults } from './fault-stage';
import type { FaultVisitor } from './fault-visitor';

const stage = useFaults();
const request = { wallets: [mainWallet, otherWallet] };
const MAIN = 'Main Test Wallet';
const OTHER = 'Other Test Wallet';

/** At 60 frames in a second. A busy machine draws each of them later, but not more of them. */
const FRAMES_IN_100_MS = 6;

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
      await visitor.judgeDuring({
        keeps: { status: 'disconnected' },
        tells: 'You declined. Try again?',
      });
      await visitor.dialog.getByRole('button', { name: /Back/ }).click();
      await visitor.heading('Connect wallet').waitFor();
    }
    await visitor.answers('reject');
    await visitor.wallet(MAIN).click();

    await visitor.judge({
      keeps: { status: 'disconnected' },
      tells: 'You declined. Try again?',
      recovers: async () => {
        await visitor.dialog.getByRole('button', { name: 'Try again' }).click();
        await visitor.accountButton.waitFor();
      },
      rests: true,
    });
  });

  it('W02 says that the wallet waits when a request is open there, and goes on by itself', async () => {
    const visitor = await stage.visit({ request });
    await visitor.answers({ error: { code: -32002, message: 'Already processing' } });
    await ask(visitor);

    await visitor.judge({
      keeps: { status: 'disconnected' },
      tells: `${MAIN} is waiting for you`,
      recovers: async () => {
        await visitor.page.evaluate(async () => {
          const wallet = window.cleatPage?.wallets['test.cleat.main'];
          await wallet?.provider.request({ method: 'eth_requestAccounts' });
        });
        await visitor.accountButton.waitFor();
      },
      rests: true,
    });
  });

  it('W03 can be given up within 100 ms when it never answers, and another one works', async () => {
    const visitor = await stage.visit({ request });
    await visitor.answers('hang');
    await ask(visitor);
    await visitor.judgeDuring({
      keeps: { status: 'connecting', address: undefined },
      tells: `Open ${MAIN} to continue`,
    });

    expect(await framesOfCancel(visitor)).toBeLessThanOrEqual(FRAMES_IN_100_MS);

    await visitor.judge({
      keeps: { status: 'disconnected' },
      tells: { because: 'the visitor who gave up knows' },
      recovers: async () => {
        await visitor.wallet(OTHER).click();
        await visitor.accountButton.waitFor();
        await visitor.inWallet('settle', ['reject']);
      },
      rests: true,
    });
  });

  it('W04 is not heard when it answers after it was given up, or after another one connected', async () => {
    const visitor = await stage.visit({ request });
    await visitor.answers('hang');
    await ask(visitor);
    await visitor.dialog.getByRole('button', { name: 'Cancel' }).click();
    await visitor.inWallet('settle', ['approve']);
    await visitor.lull();
    await visitor.judgeDuring({
      keeps: { status: 'disconnected' },
      tells: { because: 'who gave up knows' },
    });

    await visitor.inWallet('setAccounts', [[]]);
    await visitor.answers('hang');
    await visitor.wallet(MAIN).click();
    await visitor.dialog.getByRole('button', { name: 'Cancel' }).click();
    await visitor.judge({
      keeps: { status: 'disconnected' },
      tells: { because: 'who gave up knows' },
      recovers: async () => {
        await visitor.wallet(OTHER).click();
        await visitor.accountButton.waitFor();
        await visitor.inWallet('settle', ['approve']);
        await visitor.lull();
        expect(await visitor.connection()).toMatchObject({ connectorId: 'test.cleat.other' });
      },
      rests: true,
    });
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
        setTimeout(resolve, 150);
      });
      stop();
      return seen;
    });

    expect(await changes).toEqual([ADDRESS]);
    const { writes } = await visitor.gauges();
    expect(writes['@appkit/eip155:connected_connector_id']).toBe(1);
    await visitor.judge({
      keeps: { status: 'connected', address: ADDRESS },
      tells: { because: 'the second answer changes nothing' },
      recovers: () => visitor.openAccount(),
      rests: true,
    });
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
      await visitor.judgeDuring({
        keeps: { status: 'disconnected', address: undefined },
        tells: `${MAIN} could not connect`,
      });
      await visitor.dialog.getByRole('button', { name: /Back/ }).click();
      await visitor.heading('Connect wallet').waitFor();
    }

    await visitor.judge({
      keeps: { status: 'disconnected' },
      tells: { because: 'each of the answers was told of' },
      recovers: async () => {
        await visitor.wallet(MAIN).click();
        await visitor.accountButton.waitFor();
      },
      rests: true,
    });
  });
});

/** How many frames after the press of Cancel the page shows that no wallet is asked any more. */
function framesOfCancel(visitor: FaultVisitor): Promise<number> {
  return visitor.dialog.getByRole('button', { name: 'Cancel' }).evaluate(async (button) => {
    const isOver = (): boolean =>
      window.cleatPage?.widgets[0]?.state.connections.eip155.status === 'disconnected' &&
      !button.isConnected;
    (button as HTMLElement).click();
    for (let frame = 0; frame < 600; frame += 1) {
      if (isOver()) return frame;
      await new Promise((resolve) => {
        requestAnimationFrame(resolve);
      });
    }
    return Infinity;
  });
}
