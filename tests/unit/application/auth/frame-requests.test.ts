import { expect, it } from '@jest/globals';
import type { AuthVerbs } from '../../../../application/auth/auth-verbs';
import type { Widget } from '../../../../application/widget/widget';
import type { FrameRequestType } from '../../../../domain/frame-protocol/frame-requests';
import {
  InMemoryStorage,
  type ManualClock,
  type ScriptedAuthFrame,
} from '../../../../infrastructure/fake';
import {
  EMBEDDED_ADDRESS,
  EMBEDDED_EMAIL,
  headlessAuth,
  readyFrame,
  rejectionOf,
} from '../../../support/headless-auth';

const smart = '0x5555555555555555555555555555555555555555';

/** Every request of the specification, and the abort of a request on show. */
const all: readonly FrameRequestType[] = [
  'SWITCH_NETWORK',
  'CONNECT_EMAIL',
  'CONNECT_DEVICE',
  'CONNECT_OTP',
  'CONNECT_SOCIAL',
  'GET_SOCIAL_REDIRECT_URI',
  'GET_FARCASTER_URI',
  'CONNECT_FARCASTER',
  'GET_USER',
  'SIGN_OUT',
  'IS_CONNECTED',
  'GET_CHAIN_ID',
  'GET_SMART_ACCOUNT_ENABLED_NETWORKS',
  'INIT_SMART_ACCOUNT',
  'SET_PREFERRED_ACCOUNT',
  'RPC_REQUEST',
  'RPC_ABORT',
  'UPDATE_EMAIL',
  'UPDATE_EMAIL_PRIMARY_OTP',
  'UPDATE_EMAIL_SECONDARY_OTP',
  'SYNC_THEME',
  'SYNC_DAPP_DATA',
  'SHOW_KEYS',
  'SHOW_LOGINS',
  'RELOAD',
];

it('[R7.16] a visitor’s journeys send every request to the frame', async () => {
  const returning = new InMemoryStorage();
  returning.set('@appkit-wallet/EMAIL_LOGIN_USED_KEY', 'true');
  const frames = [
    await journey(byEmail),
    await journey(socially),
    await journey(byFarcaster),
    await journey(async ({ clock }) => clock.advance(500), returning),
  ];

  const sent = new Set(frames.flatMap(({ sentTypes }) => sentTypes));
  expect(sent).toEqual(new Set(all));
});

interface Journey {
  readonly auth: AuthVerbs;
  readonly clock: ManualClock;
  readonly frame: ScriptedAuthFrame;
  readonly widget: Widget;
  readonly finishWindow: () => void;
}

async function byEmail({ auth, clock, frame, widget }: Journey): Promise<void> {
  frame.answer('CONNECT_EMAIL', { action: 'VERIFY_DEVICE' });
  const login = auth.connectEmail(EMBEDDED_EMAIL);
  await clock.advance(500);
  await login;
  await clock.advance(0);
  await auth.submitCode('123456');
  await rejectionOf(widget.switchNetwork('eip155:1'));
  await (await widget.feature('account')).chooseType('eoa');
  frame.on('RPC_REQUEST', 'hang');
  const refused = rejectionOf(
    widget.provider()?.request({ method: 'personal_sign', params: ['0x00'] }) ?? Promise.resolve(),
  );
  await clock.advance(0);
  await widget.close();
  await refused;
  await auth.showKeys();
  await auth.showLogins();
  await auth.updateEmail('lovelace@example.org');
  await auth.submitPrimaryCode('123456');
  await auth.submitSecondaryCode('123456');
  await auth.signOut();
}

async function socially({ auth, clock, finishWindow }: Journey): Promise<void> {
  const login = auth.connectSocial('google');
  await clock.advance(500);
  finishWindow();
  await login;
}

async function byFarcaster({ auth, clock, frame, widget }: Journey): Promise<void> {
  frame.on('CONNECT_FARCASTER', 'hang');
  await widget.open();
  const login = rejectionOf(auth.connectSocial('farcaster'));
  await clock.advance(500);
  await widget.back();
  await clock.advance(100);
  await login;
}

/** The requests of one visit with a frame that approves everything. */
async function journey(
  go: (journey: Journey) => Promise<void>,
  storage = new InMemoryStorage(),
): Promise<ScriptedAuthFrame> {
  const frame = willingFrame();
  const headless = headlessAuth({ frame, storage, options: { themeMode: 'dark' } });
  const { clock, loginWindows, widget } = headless;
  const finishWindow = (): void => loginWindows.latest.finish('https://site.test/?code=1');
  await go({ auth: await widget.feature('auth'), clock, frame, widget, finishWindow });
  widget.dispose();
  return frame;
}

function willingFrame(): ScriptedAuthFrame {
  const accounts = [
    { address: EMBEDDED_ADDRESS, type: 'eoa' },
    { address: smart, type: 'smartAccount' },
  ] as const;
  return readyFrame()
    .answer('SYNC_THEME', {})
    .answer('GET_SMART_ACCOUNT_ENABLED_NETWORKS', { smartAccountEnabledNetworks: [1, 42161] })
    .answer('GET_USER', {
      address: smart,
      chainId: 42161,
      accounts,
      preferredAccountType: 'smartAccount',
    })
    .answer('INIT_SMART_ACCOUNT', { address: smart, isDeployed: false })
    .answer('CONNECT_DEVICE', {})
    .answer('CONNECT_OTP', {})
    .answer('SWITCH_NETWORK', { chainId: 42161 })
    .answer('SET_PREFERRED_ACCOUNT', { type: 'eoa', address: EMBEDDED_ADDRESS })
    .answer('RPC_ABORT', {})
    .answer('UPDATE_EMAIL', { action: 'VERIFY_PRIMARY_OTP' })
    .answer('UPDATE_EMAIL_PRIMARY_OTP', {})
    .answer('UPDATE_EMAIL_SECONDARY_OTP', { newEmail: 'lovelace@example.org' })
    .answer('GET_SOCIAL_REDIRECT_URI', { uri: 'https://provider.test/login' })
    .answer('CONNECT_SOCIAL', { address: smart, chainId: 42161 })
    .answer('GET_FARCASTER_URI', { url: 'https://farcaster.test/' })
    .answer('IS_CONNECTED', { isConnected: true })
    .answer('GET_CHAIN_ID', { chainId: 42161 })
    .answer('SHOW_KEYS', {})
    .answer('SHOW_LOGINS', {})
    .answer('RELOAD', {});
}
