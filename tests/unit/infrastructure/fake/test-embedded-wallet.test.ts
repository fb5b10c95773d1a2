import { afterEach, expect, it } from '@jest/globals';
import { verifyMessage } from 'viem';
import { createWidget, ethereum, KeyValueStorage, override } from '../../../../index';
import {
  createTestEmbeddedWallet,
  createTestWallet,
  FakeChainAdapters,
  InMemoryStorage,
  RecordingLogger,
} from '../../../../infrastructure/fake';
import { AuthFrame } from '../../../../ports/auth-frame';
import { Logger } from '../../../../ports/logger';
import { ChainAdapters } from '../../../../ports/chain-adapter';
import { eventually } from '../../../support/eventually';
import { scriptNode } from './wallet-test-kit';

const ALICE = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
const chains = [{ chainId: 1, rpcUrl: 'https://rpc.test' }] as const;

const ends: (() => void)[] = [];
afterEach(() => ends.splice(0).forEach((end) => end()));

/** A site with the embedded wallet, without a node and without a service. */
async function start(smartAccountChains: readonly number[] = [], storage = new InMemoryStorage()) {
  const wallet = createTestWallet({ chains, sendsBundles: 'atomic' });
  const embedded = createTestEmbeddedWallet({ smartAccountChains, wallet });
  const widget = createWidget(
    { networks: [ethereum], projectId: 'test' },
    override(AuthFrame, embedded),
    override(KeyValueStorage, storage),
    override(ChainAdapters, new FakeChainAdapters()),
    override(Logger, new RecordingLogger()),
  );
  ends.push(() => widget.dispose());
  return { auth: await widget.feature('auth'), embedded, widget };
}

it('logs in by the code of an e-mail, and signs with its keys', async () => {
  const { auth, embedded, widget } = await start();

  await auth.connectEmail('ada@example.org');
  await auth.submitCode(embedded.emails.at(-1)?.code ?? '');

  await eventually(() => expect(widget.state.connections.eip155.account?.address).toBe(ALICE));
  const params = ['0x48656c6c6f', ALICE];
  const signature = await widget.provider()?.request({ method: 'personal_sign', params });
  expect(
    await verifyMessage({
      address: ALICE,
      message: 'Hello',
      signature: signature as `0x${string}`,
    }),
  ).toBe(true);
});

it('refuses a wrong code, and connects nothing', async () => {
  const { auth, widget } = await start();

  await auth.connectEmail('ada@example.org');

  await expect(auth.submitCode('000000')).rejects.toMatchObject({ code: 'FRAME_FAILED' });
  expect(widget.state.connections.eip155.account).toBeUndefined();
});

it('declines as its wallet is scripted to, and is logged out with the connection', async () => {
  const { auth, embedded, widget } = await start();
  await auth.connectEmail('ada@example.org');
  await auth.submitCode('123456');
  await eventually(() => expect(widget.state.connections.eip155.account?.address).toBe(ALICE));

  embedded.wallet.next('reject');
  const asked = widget.provider()?.request({ method: 'personal_sign', params: ['0x00', ALICE] });
  await expect(asked).rejects.toMatchObject({ name: 'ProviderRpcError', code: 4001 });
  await widget.disconnect();

  expect(embedded.email).toBeUndefined();
});

it.each([
  ['is not set up before its first transaction', '0x', false],
  ['is set up once its account has code', '0xef0100', true],
])('[R6.2] has a smart account, which %s', async (_when, code, isDeployed) => {
  scriptNode({ eth_getCode: { result: code } });
  const { auth, widget } = await start([1]);

  await auth.connectEmail('ada@example.org');
  await auth.submitCode('123456');
  await widget.feature('account');

  await eventually(() => expect(widget.state.connections.eip155.account?.address).toBe(ALICE));
  expect(widget.state.features.account).toMatchObject({
    accountType: 'smartAccount',
    accountTypes: ['eoa', 'smartAccount'],
    isSmartAccountAtKey: true,
  });
  expect(widget.state.features.auth?.user?.isSmartAccountDeployed).toBe(isDeployed);
});

it('[R6.2] keeps the type that the visitor chose over a new page and a log-out', async () => {
  scriptNode({ eth_getCode: { result: '0x' } });
  const storage = new InMemoryStorage();
  const first = await start([1], storage);
  await first.auth.connectEmail('ada@example.org');
  await first.auth.submitCode('123456');
  await eventually(() => expect(first.widget.state.connections.eip155.account).toBeDefined());
  const account = await first.widget.feature('account');
  expect(first.widget.state.features.account?.accountType).toBe('smartAccount');

  await account.chooseType('eoa');
  await first.widget.disconnect();
  first.widget.dispose();
  storage.remove('@appkit-wallet/LAST_EMAIL_LOGIN_TIME');
  const second = await start([1], storage);
  await second.auth.connectEmail('ada@example.org');
  await second.auth.submitCode('123456');
  await second.widget.feature('account');

  await eventually(() => expect(second.widget.state.connections.eip155.account).toBeDefined());
  expect(second.widget.state.features.account).toMatchObject({
    accountType: 'eoa',
    preferredAccountTypes: { eip155: 'eoa' },
  });
});
