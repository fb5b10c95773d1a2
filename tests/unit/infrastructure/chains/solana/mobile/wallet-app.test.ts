import { describe, expect, it } from '@jest/globals';
import { protocolLoader } from '../../../../../../infrastructure/chains/solana/mobile/load-protocol';
import type { MobileWalletAdapterLike } from '../../../../../../infrastructure/chains/solana/mobile/protocol-like';
import { WalletApp } from '../../../../../../infrastructure/chains/solana/mobile/wallet-app';
import { FakeHostPage } from '../../../../../../infrastructure/fake/fake-host-page';
import { ManualClock } from '../../../../../../infrastructure/fake/manual-clock';
import { inProcessProtocol } from '../../../../../../tests/support/phone-app/in-process-protocol';
import { PhoneApp } from '../../../../../../tests/support/phone-app/phone-app';
import { phonePage } from '../../../../../../tests/support/phone-app/phone-page';

const authorize = { identity: {}, chain: 'solana:mainnet' };

function start(load?: () => Promise<MobileWalletAdapterLike>, isActive = true) {
  const app = new PhoneApp();
  const session = inProcessProtocol(app);
  const clock = new ManualClock();
  const hostPage = new FakeHostPage('mobile');
  const wallet = new WalletApp({
    clock,
    hostPage,
    load: load ?? (async () => session.protocol),
    page: phonePage({ userActivation: { isActive } }),
  });
  const connect = (): Promise<unknown> =>
    wallet.ask(undefined, (calls) => calls.call('authorize', authorize));
  return { app, clock, connect, hostPage, session, wallet };
}

/** A module whose session never begins. */
const unopened = async (): Promise<MobileWalletAdapterLike> => ({
  transact: () => new Promise(() => {}),
});
const failing = (error: object) => async (): Promise<MobileWalletAdapterLike> => ({
  transact: async () => {
    throw Object.assign(new Error('odd'), error);
  },
});
const failed = (reason: string) => ({ code: 'WALLET_APP_FAILED', context: { reason } });

describe('WalletApp', () => {
  it('gives what the app answered, and stops its clocks', async () => {
    const { clock, connect } = start();

    expect(await connect()).toMatchObject({ auth_token: 'token-1' });
    await clock.advance(1);
    expect(clock.sleeping).toBe(0);
  });

  it('waits for the visitor for as long as the app answers beside the question', async () => {
    const { app, clock, connect } = start();
    app.next('hang');
    const connecting = connect();

    await clock.advance(600_000);
    app.settle('approve');

    expect(await connecting).toMatchObject({ auth_token: 'token-1' });
  });

  it('ends a request whose app is silent, but only while the page is in front', async () => {
    const { app, clock, connect, hostPage, session } = start();
    app.next('hang');
    hostPage.hide();
    const ended = expect(connect()).rejects.toMatchObject(failed('appClosed'));
    await clock.advance(3600);
    session.close();
    await clock.advance(600_000);
    expect(app.countOf('get_capabilities')).toBe(0);

    hostPage.show();
    await clock.advance(10_000);

    await ended;
  });

  it('says that a transaction may have been sent where the app went silent over it', async () => {
    const { clock, session, wallet } = start();
    session.close();
    const sending = wallet.ask(undefined, (app) => app.call('signAndSendTransactions', {}));
    const ended = expect(sending).rejects.toMatchObject({
      ...failed('appUnsure'),
      message: 'The wallet app may have sent the transaction',
    });

    await clock.advance(10_000);

    await ended;
  });

  it('says the same where the request is ended before the app answered', async () => {
    const { clock, session, wallet } = start();
    session.close();
    const sending = wallet.ask(undefined, (app) => app.call('signAndSendTransactions', {}));
    const ended = expect(sending).rejects.toMatchObject(failed('appUnsure'));
    await clock.advance(1);

    wallet.stop();

    await ended;
  });

  it('gives up after 40 seconds where no session begins, and uses no later one', async () => {
    let begin = (): void => {};
    let used = 0;
    const late = async (): Promise<MobileWalletAdapterLike> => ({
      transact: (work) =>
        new Promise((resolve, reject) => {
          begin = () => void Promise.resolve(work({})).then(resolve, reject);
        }),
    });
    const { clock, wallet } = start(late);
    const asked = wallet.ask(undefined, async () => (used += 1));
    const ended = expect(asked).rejects.toMatchObject(failed('appNotOpened'));
    await clock.advance(40_000);
    await ended;

    begin();
    await clock.advance(1);

    expect(used).toBe(0);
  });

  it('opens no app without a press', async () => {
    const { connect, session } = start(undefined, false);

    await expect(connect()).rejects.toMatchObject(failed('appNotPressed'));
    expect(session.links).toEqual([]);
  });

  it('ends a request that reached no app yet, for the next one', async () => {
    const { clock, connect } = start(unopened);
    const first = expect(connect()).rejects.toMatchObject({ code: 'ABORTED' });
    await clock.advance(1);

    const second = expect(connect()).rejects.toMatchObject(failed('appNotOpened'));
    await first;
    await clock.advance(40_000);
    await second;
  });

  it('refuses a second request while the app shows the first, which goes on', async () => {
    const { app, clock, connect, session } = start();
    app.next('hang');
    const first = connect();
    await clock.advance(1);

    await expect(connect()).rejects.toMatchObject({ code: 'RPC', context: { rpcCode: -32_002 } });
    app.settle('approve');

    expect(await first).toMatchObject({ auth_token: 'token-1' });
    expect(session.links).toHaveLength(1);
  });

  it('opens the app anew at once where the earlier one has gone', async () => {
    const { app, clock, connect, session } = start();
    app.next('hang');
    const first = expect(connect()).rejects.toMatchObject({ code: 'ABORTED' });
    await clock.advance(1);
    session.close();
    const second = connect();
    await clock.advance(1);
    session.reopen();

    await clock.advance(1500);

    await first;
    expect(await second).toMatchObject({ auth_token: 'token-1' });
  });

  it('ends the request on demand, and drops what the app answers after it', async () => {
    const { app, clock, connect, wallet } = start();
    app.next('hang');
    const ended = expect(connect()).rejects.toMatchObject({ code: 'ABORTED' });
    await clock.advance(1);

    wallet.stop();
    await ended;
    app.settle('approve');
    await clock.advance(1);

    expect(clock.sleeping).toBe(0);
  });

  it.each([
    ['ERROR_WALLET_NOT_FOUND', failed('appNotOpened')],
    ['ERROR_SESSION_TIMEOUT', failed('appNotOpened')],
    ['ERROR_SESSION_CLOSED', failed('appClosed')],
    ['ERROR_ILLEGAL_TRANSPORT_STATE', failed('appClosed')],
    ['ERROR_ASSOCIATION_CANCELLED', failed('appClosed')],
    ['ERROR_LOOPBACK_ACCESS_BLOCKED', failed('appBlocked')],
    [-1, { code: 'RPC', context: { rpcCode: 4001 } }],
    [-2, { code: 'RPC', context: { rpcCode: -32_602 } }],
    [-3, { code: 'RPC', context: { rpcCode: 4001 } }],
    [-4, { code: 'RPC', context: { rpcCode: -32_003 } }],
    [-5, { code: 'RPC', context: { rpcCode: -32_602 } }],
    [-6, { code: 'RPC', context: { rpcCode: -32_602 } }],
    [-7, { code: 'RPC', context: { rpcCode: 4902 } }],
    [-32_601, { code: -32_601, message: 'odd' }],
  ])('translates the error %s of the module', async (code, error) => {
    await expect(start(failing({ code })).connect()).rejects.toMatchObject(error);
  });

  it('refuses another module, and downloads again what could not be downloaded', async () => {
    const other = start(protocolLoader({ transact: undefined as never }));
    await expect(other.connect()).rejects.toMatchObject({ code: 'OPTION_INVALID' });

    const { protocol } = inProcessProtocol(new PhoneApp());
    let tries = 0;
    const load = protocolLoader(async () => {
      tries += 1;
      if (tries === 1) throw new TypeError('Failed to fetch');
      return protocol;
    });
    await expect(start(load).connect()).rejects.toMatchObject({ code: 'DOWNLOAD_FAILED' });
    expect(await start(load).connect()).toMatchObject({ auth_token: 'token-1' });
  });
});
