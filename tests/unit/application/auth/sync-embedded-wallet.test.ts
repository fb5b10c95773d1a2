import { describe, expect, it } from '@jest/globals';
import type { AuthVerbs } from '../../../../application/auth/auth-verbs';
import { activeConnection } from '../../../../application/snapshot/widget-state';
import { EMAIL_RESEND_WAIT_MS } from '../../../../domain/auth/resend-wait';
import { FeatureError } from '../../../../domain/errors/feature-error';
import { InMemoryStorage } from '../../../../infrastructure/fake';
import {
  EMBEDDED_ADDRESS,
  EMBEDDED_EMAIL,
  headlessAuth,
  loggedIn,
  readyFrame,
  rejectionOf,
} from '../../../support/headless-auth';
import { ALICE, BOB } from '../../../support/headless-kit';
import { connectorOn } from '../../../../domain/connection/connector';

describe('the login of the last visit', () => {
  it('[R4.4] is restored where the frame still has it, with its token', async () => {
    const { storage } = await earlierVisit();
    const frame = readyFrame().on('IS_CONNECTED', 'hang');
    const { widget, clock } = headlessAuth({ frame, storage });

    expect(activeConnection(widget.state).status).toBe('connecting');
    await widget.feature('auth');
    await clock.advance(500);
    expect(widget.state.isLoading).toBe(true);
    expect(widget.state.features.auth?.isSyncing).toBe(true);
    frame.settle('IS_CONNECTED', { answer: { isConnected: true } });
    await clock.advance(0);

    expect(frame.sent).toContainEqual({ type: 'IS_CONNECTED', payload: { token: 'token-1' } });
    expect(activeConnection(widget.state)).toMatchObject({
      status: 'connected',
      account: { address: EMBEDDED_ADDRESS },
    });
    expect(widget.state.isLoading).toBe(false);
    expect(widget.state.features.auth?.isSyncing).toBe(false);
  });

  it.each([
    [
      '[R7.16] asks the frame which network it is on, where this browser does not know',
      42161,
      42161,
    ],
    ['is on the network of the site, where the frame’s is not one of it', 10, 1],
    ['is on the network of the site, where the frame reports none', undefined, 1],
  ])('%s', async (_what, ofFrame, expected) => {
    const storage = storageOfEmailLogin();
    const frame = readyFrame().answer('IS_CONNECTED', { isConnected: true });
    if (ofFrame !== undefined) frame.answer('GET_CHAIN_ID', { chainId: ofFrame });
    const { widget, clock } = headlessAuth({ frame, storage });

    await widget.feature('auth');
    await clock.advance(500);

    expect(frame.sent).toContainEqual({
      type: 'GET_USER',
      payload: { chainId: `eip155:${expected}`, preferredAccountType: 'eoa' },
    });
    expect(activeConnection(widget.state).status).toBe('connected');
  });

  it('is on the network that this browser knows, without asking the frame', async () => {
    const { storage } = await earlierVisit();
    const frame = readyFrame().answer('IS_CONNECTED', { isConnected: true });
    const { widget, clock } = headlessAuth({ frame, storage });
    await widget.feature('auth');
    await clock.advance(500);

    expect(activeConnection(widget.state).status).toBe('connected');
    expect(frame.sentTypes).not.toContain('GET_CHAIN_ID');
  });

  it('[R4.3] is looked up after an e-mail login, although no connection is stored', async () => {
    const storage = storageOfEmailLogin();
    const frame = readyFrame().on('IS_CONNECTED', 'hang');
    const { widget, clock } = headlessAuth({ frame, storage });

    await widget.feature('auth');
    await clock.advance(0);
    expect(activeConnection(widget.state).status).toBe('connecting');
    await clock.advance(500);
    frame.settle('IS_CONNECTED', { answer: { isConnected: true } });
    await clock.advance(0);

    expect(activeConnection(widget.state).status).toBe('connected');
  });

  it.each([
    ['stored as connected', async () => (await earlierVisit()).storage],
    ['of an e-mail login alone', async () => storageOfEmailLogin()],
  ])('stays away with `enableReconnect: false`: one %s', async (_which, storageOf) => {
    const storage = await storageOf();
    const frame = readyFrame().answer('IS_CONNECTED', { isConnected: true });
    const { widget, clock } = headlessAuth({
      frame,
      options: { enableReconnect: false },
      storage,
    });
    expect(activeConnection(widget.state).status).toBe('disconnected');

    await widget.preload();
    await clock.advance(500);
    expect(widget.state.features.auth).toBeUndefined();
    const auth = await widget.feature('auth');
    await auth.resume();
    await clock.advance(500);

    expect(activeConnection(widget.state).status).toBe('disconnected');
    expect(frame.sentTypes).not.toContain('IS_CONNECTED');
  });

  it('[R4.5] [R4.6] is forgotten where the frame does not have it, and so is the namespace', async () => {
    const { storage } = await earlierVisit();
    const frame = readyFrame().answer('IS_CONNECTED', { isConnected: false });
    const { widget, clock } = headlessAuth({ frame, storage });
    await widget.feature('auth');
    await clock.advance(500);

    expect(activeConnection(widget.state).status).toBe('disconnected');
    expect(storage.get('@appkit/connected_namespaces')).toBe('');
    expect(storage.get('@appkit-wallet/EMAIL_LOGIN_USED_KEY')).toBeUndefined();
    expect(storage.get('@appkit-wallet/EMAIL')).toBeUndefined();
    expect(widget.state.isLoading).toBe(false);
  });

  it('[R8.4] disconnects after a failed sync, and forgets nothing', async () => {
    const { storage } = await earlierVisit();
    const frame = readyFrame().on('IS_CONNECTED', { error: new FeatureError('FRAME_FAILED', {}) });
    const { widget, clock, logger } = headlessAuth({ frame, storage });
    await widget.feature('auth');
    await clock.advance(500);

    expect(activeConnection(widget.state).status).toBe('disconnected');
    expect(storage.get('@appkit-wallet/EMAIL_LOGIN_USED_KEY')).toBe('true');
    expect(logger.entries.map(({ level }) => level)).toContain('warn');
  });

  it('[R2.2] downloads nothing of the embedded wallet without an earlier login', async () => {
    const { widget, clock, frame } = headlessAuth();
    await widget.preload();
    await clock.advance(1000);

    expect(widget.state.features).toEqual({});
    expect(frame.isLoaded).toBe(false);
  });

  it('ends with the widget in the middle of it', async () => {
    const { storage } = await earlierVisit();
    const frame = readyFrame().on('IS_CONNECTED', 'hang');
    const { widget, clock } = headlessAuth({ frame, storage });
    await widget.feature('auth');
    await clock.advance(500);

    widget.dispose();
    frame.settle('IS_CONNECTED', { answer: { isConnected: true } });
    await clock.advance(0);

    expect(activeConnection(widget.state).account).toBeUndefined();
    expect(clock.sleeping).toBe(0);
  });
});

describe('the embedded wallet as a connector', () => {
  it('[R3.5] is a connector of type AUTH without a row, even if it was used last', async () => {
    const { widget } = await loggedIn();

    expect(widget.state.connectors).toContainEqual(
      connectorOn('eip155', {
        id: 'ID_AUTH',
        name: 'Embedded Wallet',
        type: 'AUTH',
      }),
    );
    expect(widget.state.connectorRows).toEqual([]);
  });

  it('does not exist where e-mail and social login are off', async () => {
    const { widget } = headlessAuth({ options: { features: { email: false, socials: false } } });
    await widget.preload();

    expect(widget.state.connectors).toEqual([]);
    await expect(widget.feature('auth')).rejects.toMatchObject({ code: 'FEATURE_OFF' });
    await expect(widget.open({ view: 'EmailVerifyOtp' })).rejects.toMatchObject({
      code: 'FEATURE_OFF',
    });
  });

  it('switches the network in the frame, and follows the account there', async () => {
    const other = '0x4444444444444444444444444444444444444444';
    const { widget, frame } = await loggedIn();
    frame
      .answer('SWITCH_NETWORK', { chainId: 'eip155:42161' })
      .answer('GET_USER', { address: other, chainId: 'eip155:42161' });

    await widget.switchNetwork('eip155:42161');

    expect(frame.sent).toContainEqual({
      type: 'SWITCH_NETWORK',
      payload: { chainId: 'eip155:42161', rpcUrl: expect.any(String) },
    });
    expect(activeConnection(widget.state).account?.caipAddress).toBe(`eip155:42161:${other}`);
  });

  it('reports a network as unsupported where the frame refuses it', async () => {
    const { widget, frame } = await loggedIn();
    frame.refuse('SWITCH_NETWORK');

    await expect(widget.switchNetwork('eip155:42161')).rejects.toMatchObject({
      code: 'CHAIN_NOT_SUPPORTED',
      context: { caipNetworkId: 'eip155:42161' },
    });
    expect(activeConnection(widget.state).network?.id).toBe(1);
  });

  it('reports that the frame stayed on its network', async () => {
    const { widget, frame } = await loggedIn();
    frame.answer('SWITCH_NETWORK', { chainId: 42161 });

    await expect(widget.switchNetwork('eip155:42161')).rejects.toMatchObject({
      code: 'NETWORK_NOT_CHANGED',
      context: { expected: '42161', actual: '1' },
    });

    expect(activeConnection(widget.state).network?.id).toBe(1);
  });

  it('refuses an invalid account', async () => {
    const frame = readyFrame()
      .answer('GET_USER', { address: 'nowhere', chainId: 1 })
      .answer('CONNECT_EMAIL', { action: 'CONNECT' });
    const { widget, clock } = headlessAuth({ frame });
    const auth = await widget.feature('auth');
    const login = auth.connectEmail(EMBEDDED_EMAIL).catch((error: unknown) => error);
    await clock.advance(500);

    expect(await login).toMatchObject({ code: 'WALLET_RESPONSE_INVALID' });
    expect(activeConnection(widget.state).account).toBeUndefined();
  });

  it.each([
    ['without its checksum', ALICE.toLowerCase()],
    ['without 0x', ALICE.slice(2)],
    ['with blanks around it', ` ${ALICE} `],
  ])('[R5.3] spells an account that comes %s in the canonical way', async (_what, address) => {
    const { widget } = await loggedIn({
      frame: readyFrame().answer('GET_USER', { address, chainId: 1 }),
    });

    expect(activeConnection(widget.state).account?.address).toBe(ALICE);
  });

  it('[R6.2] prefers the smart account where the embedded wallet has them, and changes the type', async () => {
    const smart = '0x5555555555555555555555555555555555555555';
    const accounts = [
      { address: EMBEDDED_ADDRESS, type: 'eoa' },
      { address: smart, type: 'smartAccount' },
    ] as const;
    const frame = readyFrame()
      .answer('GET_SMART_ACCOUNT_ENABLED_NETWORKS', { smartAccountEnabledNetworks: [1] })
      .answer('GET_USER', {
        address: smart,
        chainId: 1,
        accounts,
        preferredAccountType: 'smartAccount',
      });
    const { widget, storage } = await loggedIn({ frame });
    expect(frame.sent).toContainEqual({
      type: 'GET_USER',
      payload: { chainId: 'eip155:1', preferredAccountType: 'smartAccount' },
    });
    expect(activeConnection(widget.state).account?.address).toBe(smart);

    frame
      .answer('SET_PREFERRED_ACCOUNT', { type: 'eoa', address: EMBEDDED_ADDRESS })
      .answer('GET_USER', {
        address: EMBEDDED_ADDRESS,
        chainId: 1,
        accounts,
        preferredAccountType: 'eoa',
      });
    const account = await widget.feature('account');
    expect(widget.state.features.account?.accountTypes).toEqual(['eoa', 'smartAccount']);
    await account.chooseType('eoa');

    expect(activeConnection(widget.state).account?.address).toBe(EMBEDDED_ADDRESS);
    expect(storage.get('@appkit-wallet/PREFERRED_ACCOUNT_TYPE')).toBe('eoa');
  });
});

describe('a smart account', () => {
  const smart = '0x5555555555555555555555555555555555555555';
  const user = {
    address: smart,
    chainId: 1,
    accounts: [{ address: smart, type: 'smartAccount' }],
    preferredAccountType: 'smartAccount',
  } as const;
  const smartFrame = () =>
    readyFrame()
      .answer('GET_SMART_ACCOUNT_ENABLED_NETWORKS', { smartAccountEnabledNetworks: [1] })
      .answer('GET_USER', user);

  it.each([true, false])(
    '[R7.16] is set up where the frame does not report whether it is deployed: %s',
    async (isDeployed) => {
      const frame = smartFrame().answer('INIT_SMART_ACCOUNT', { address: smart, isDeployed });
      const { widget } = await loggedIn({ frame });

      expect(widget.state.features.auth?.user?.isSmartAccountDeployed).toBe(isDeployed);
    },
  );

  it('is recognised by its address where the frame does not report the type, without a choice', async () => {
    const frame = smartFrame().answer('GET_USER', {
      address: smart.toLowerCase(),
      chainId: 1,
      accounts: [
        { address: EMBEDDED_ADDRESS, type: 'smartAccount' },
        { address: smart, type: 'smartAccount' },
      ],
      smartAccountDeployed: true,
    });
    const { widget } = await loggedIn({ frame });
    const account = await widget.feature('account');

    expect(account.stateOf().allAccounts).toEqual([{ address: smart, type: 'smartAccount' }]);
    expect(widget.state.features.account?.accountTypes).toEqual([]);
  });

  it("is not set up where the frame has reported it, nor for a key's account", async () => {
    const told = smartFrame().answer('GET_USER', { ...user, smartAccountDeployed: true });
    const { widget } = await loggedIn({ frame: told });
    expect(widget.state.features.auth?.user?.isSmartAccountDeployed).toBe(true);
    expect(told.sentTypes).not.toContain('INIT_SMART_ACCOUNT');

    const plain = readyFrame();
    await loggedIn({ frame: plain });
    expect(plain.sentTypes).not.toContain('INIT_SMART_ACCOUNT');
  });

  it('is used even if its set-up fails, and another account has no such facts', async () => {
    const refused = await loggedIn({ frame: smartFrame().refuse('INIT_SMART_ACCOUNT') });
    const other = await loggedIn({
      frame: smartFrame().answer('INIT_SMART_ACCOUNT', {
        address: EMBEDDED_ADDRESS,
        isDeployed: true,
      }),
    });

    for (const { widget } of [refused, other]) {
      expect(activeConnection(widget.state).account?.address).toBe(smart);
      expect(widget.state.features.auth?.user?.isSmartAccountDeployed).toBeUndefined();
    }
  });
});

describe('another login', () => {
  it.each([
    ['by e-mail', (auth) => auth.connectEmail('eve@example.org')],
    ['with a provider', (auth) => auth.connectSocial('google')],
    ['with Farcaster', (auth) => auth.connectSocial('farcaster')],
  ] satisfies readonly [string, (auth: AuthVerbs) => Promise<unknown>][])(
    'is refused %s while a visitor is logged in, and nothing is sent',
    async (_how, logIn) => {
      const { auth, clock, frame, loginWindows } = await loggedIn();
      await clock.advance(EMAIL_RESEND_WAIT_MS);
      const sent = frame.sent.length;

      await expect(logIn(auth)).rejects.toMatchObject({ code: 'CONNECTOR_ALREADY_CONNECTED' });

      expect(frame.sent).toHaveLength(sent);
      expect(loginWindows.windows).toEqual([]);
    },
  );

  it('shows its own account where the one of the last visit was restored meanwhile', async () => {
    const { storage } = await earlierVisit();
    storage.remove('@appkit-wallet/LAST_EMAIL_LOGIN_TIME');
    const frame = readyFrame().on('IS_CONNECTED', 'hang').on('CONNECT_EMAIL', 'hang');
    const { widget, clock } = headlessAuth({ storage, frame });
    const auth = await widget.feature('auth');
    const login = auth.connectEmail('eve@example.org');
    await clock.advance(500);

    frame.settle('IS_CONNECTED', { answer: { isConnected: true } });
    await clock.advance(0);
    expect(activeConnection(widget.state).account?.address).toBe(EMBEDDED_ADDRESS);
    frame.answer('GET_USER', { address: BOB, chainId: 1, email: 'eve@example.org' });
    frame.settle('CONNECT_EMAIL', { answer: { action: 'CONNECT' } });
    await login;

    expect(activeConnection(widget.state).account?.address).toBe(BOB);
    expect(widget.state.features.auth?.user?.email).toBe('eve@example.org');
  });
});

describe('logging out', () => {
  it('[R4.37] clears the login cache: login flag, e-mail, last chain and user name', async () => {
    const { widget, auth, frame, storage } = await loggedIn();
    storage.set('@appkit-wallet/SOCIAL_USERNAME', 'ada');

    await auth.signOut();

    expect(frame.sentTypes).toContain('SIGN_OUT');
    expect(activeConnection(widget.state).status).toBe('disconnected');
    expect(new Set(storage.keys('@appkit-wallet/'))).toEqual(
      new Set([
        '@appkit-wallet/LAST_EMAIL_LOGIN_TIME',
        '@appkit-wallet/SMART_ACCOUNT_ENABLED_NETWORKS',
      ]),
    );
    expect(widget.state.features.auth).toMatchObject({
      user: undefined,
      emailLogin: { status: 'signedOut' },
    });
  });

  it('[R4.17] is the same as disconnecting, and forgets the social provider', async () => {
    const { widget, frame, storage } = await loggedIn();
    storage.set('@appkit/connected_social', 'google');

    await widget.disconnect();

    expect(frame.sentTypes).toContain('SIGN_OUT');
    expect(storage.get('@appkit/connected_social')).toBeUndefined();
    expect(storage.get('@appkit-wallet/EMAIL_LOGIN_USED_KEY')).toBeUndefined();
  });

  it('waits three seconds for a frame that does not answer, and is logged out anyway', async () => {
    const { widget, auth, clock, frame } = await loggedIn();
    frame.on('SIGN_OUT', 'hang');

    const out = auth.signOut();
    await clock.advance(0);
    expect(activeConnection(widget.state).status).toBe('disconnected');
    await clock.advance(3000);

    await expect(out).resolves.toBeUndefined();
  });

  it('waits three seconds for a frame that cannot be loaded any more', async () => {
    const { widget, auth, clock, frame } = await loggedIn();
    frame.on('SIGN_OUT', { error: new FeatureError('FRAME_NOT_LOADED', {}) });

    const out = auth.signOut();
    await clock.advance(3000);

    await expect(out).resolves.toBeUndefined();
    expect(activeConnection(widget.state).status).toBe('disconnected');
    expect(widget.state.snackbar).toBeUndefined();
  });

  it('[R4.37] keeps no token that arrives before the frame has signed out, but the next login’s after it', async () => {
    const { auth, clock, frame, storage } = await loggedIn();
    const token = () => storage.get('@appkit-wallet/SESSION_TOKEN_KEY');
    frame.startSession('token-1');
    frame.on('SIGN_OUT', 'hang');
    const out = auth.signOut();
    await clock.advance(0);

    frame.startSession('token-2');
    frame.settle('SIGN_OUT', { answer: {} });
    await out;
    expect(token()).toBeUndefined();

    frame.startSession('token-3');
    expect(token()).toBe('token-3');
  });

  it('keeps nothing of the user that the frame still reports', async () => {
    const frame = readyFrame()
      .answer('GET_SMART_ACCOUNT_ENABLED_NETWORKS', { smartAccountEnabledNetworks: [1] })
      .answer('SET_PREFERRED_ACCOUNT', { type: 'eoa', address: EMBEDDED_ADDRESS });
    const { widget, auth, clock, storage } = await loggedIn({ frame });
    const account = await widget.feature('account');
    frame.on('GET_USER', 'hang');
    const given = rejectionOf(account.chooseType('eoa'));
    await clock.advance(0);

    await auth.signOut();
    const user = { address: EMBEDDED_ADDRESS, chainId: 1, email: EMBEDDED_EMAIL };
    frame.settle('GET_USER', { answer: user });
    await clock.advance(0);

    expect(await given).toMatchObject({ code: 'NOT_CONNECTED' });
    expect(widget.state.features.auth?.user).toBeUndefined();
    expect(storage.get('@appkit-wallet/LAST_USED_CHAIN_KEY')).toBeUndefined();
    expect(widget.state.features.account?.typeChange).toBeUndefined();
  });
});

function storageOfEmailLogin(): InMemoryStorage {
  const storage = new InMemoryStorage();
  storage.set('@appkit-wallet/EMAIL_LOGIN_USED_KEY', 'true');
  return storage;
}

async function earlierVisit() {
  const earlier = await loggedIn();
  earlier.frame.startSession('token-1');
  earlier.widget.dispose();
  return earlier;
}
