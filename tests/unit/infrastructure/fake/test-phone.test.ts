import { afterEach, expect, it } from '@jest/globals';
import { verifyMessage } from 'viem';
import { arbitrum, createWidget, ethereum, KeyValueStorage, override } from '../../../../index';
import {
  createTestPhone,
  createTestWallet,
  FakeChainAdapters,
  InMemoryStorage,
  RecordingLogger,
  type TestPhone,
} from '../../../../infrastructure/fake';
import { WalletPairing } from '../../../../ports/wallet-pairing';
import { Logger } from '../../../../ports/logger';
import { ChainAdapters } from '../../../../ports/chain-adapter';
import { eventually } from '../../../support/eventually';

const ALICE = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
const BOB = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const chains = [
  { chainId: 1, rpcUrl: 'https://rpc.test' },
  { chainId: 42161, rpcUrl: 'https://rpc.test' },
] as const;

const ends: (() => void)[] = [];
afterEach(() => ends.splice(0).forEach((end) => end()));

/** A site as the phone sees it, without a node. */
function visit(phone: TestPhone, storage = new InMemoryStorage()) {
  const widget = createWidget(
    { networks: [ethereum, arbitrum], projectId: 'test' },
    override(ChainAdapters, new FakeChainAdapters()),
    override(Logger, new RecordingLogger()),
    override(KeyValueStorage, storage),
    override(WalletPairing, phone),
  );
  ends.push(() => widget.dispose());
  return widget;
}

async function connected() {
  const phone = createTestPhone({ wallet: createTestWallet({ chains }) });
  const storage = new InMemoryStorage();
  const widget = visit(phone, storage);
  const pairing = await widget.feature('pairing');
  const scanned = phone.scan();
  await Promise.all([pairing.pair(), scanned]);
  return { phone, storage, widget };
}

it('connects by its pairing URI, and signs with its keys', async () => {
  const { widget } = await connected();
  await eventually(() => expect(widget.state.connections.eip155.account?.address).toBe(ALICE));

  const message = 'Hello';
  const params = ['0x48656c6c6f', ALICE];
  const signature = await widget.provider()?.request({ method: 'personal_sign', params });

  expect(
    await verifyMessage({ address: ALICE, message, signature: signature as `0x${string}` }),
  ).toBe(true);
});

it('follows the visitor to another account and another network, in both directions', async () => {
  const { phone, widget } = await connected();
  const { connections } = widget.state;
  expect(connections.eip155.network?.id).toBe(1);

  phone.wallet.setAccounts([BOB]);
  await eventually(() => expect(widget.state.connections.eip155.account?.address).toBe(BOB));
  phone.wallet.switchChain(42161);
  await eventually(() => expect(widget.state.connections.eip155.network?.id).toBe(42161));
  await widget.switchNetwork('eip155:1');

  expect(phone.wallet.state.chainId).toBe(1);
});

it('is connected on the next visit, until the visitor leaves on the phone', async () => {
  const { phone, storage, widget } = await connected();
  widget.dispose();

  const next = visit(phone, storage);
  await next.ready;
  await eventually(() => expect(next.state.connections.eip155.account?.address).toBe(ALICE));
  phone.disconnect();

  await eventually(() => expect(next.state.connections.eip155.status).toBe('disconnected'));
  expect(phone.isConnected).toBe(false);
});

it('declines as its wallet is scripted to', async () => {
  const phone = createTestPhone();
  const pairing = phone.propose({ networks: [ethereum], onUri: () => {} });
  const expectation = expect(pairing).rejects.toMatchObject({ context: { rpcCode: 4001 } });
  phone.wallet.next('reject');

  await phone.scan();

  await expectation;
});
