import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as sats from 'sats-connect';
import { polkadotExtensionDapp } from '../../composition/ways/adapters/polkadot-extension-dapp';
import { satsConnect } from '../../composition/ways/adapters/sats-connect';
import { bitcoin } from '../../domain/network/more-networks';
import type { Network } from '../../domain/network/network';
import { createBitcoinTestWallet } from '../../infrastructure/fake/bitcoin/bitcoin-test-wallet';
import { createPolkadotTestWallet } from '../../infrastructure/fake/polkadot/polkadot-test-wallet';
import { InMemoryStorage } from '../../infrastructure/storage/in-memory-storage';
import type { Override } from '../../ports/token';
import type { WalletConnector, WalletConnectorCatalogue } from '../../ports/wallet-connector';
import { BitcoinWallets, PolkadotWallets, type WalletFamily } from '../../ports/wallet-family';
import { root } from '../../scripts/command.mjs';
import { deferred } from '../support/deferred';
import { eventually } from '../support/eventually';
import { HastyClock } from '../support/hasty-clock';
import { bitcoinPeer, bitcoinWorld } from './bitcoin-peer';
import { polkadotPeer, polkadotWorld } from './polkadot-peer';
import { describeWalletConnector } from './wallet-connector.contract';
import { describeWalletConnectorCatalogue } from './wallet-connector-catalogue.contract';

// The package reads `window` when it is imported, and the suite has one.
const dapp = await import('../../apps/chains/clients/polkadot-dapp');

const ADDRESS = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4';
/** The page of the suite, without the types that packages give to its wallets. */
const page = window as unknown as EventTarget & {
  btc_providers?: unknown;
  injectedWeb3?: Record<string, unknown>;
};

afterEach(() => {
  page.btc_providers = [];
  for (const key of Object.keys(page.injectedWeb3 ?? {})) delete page.injectedWeb3?.[key];
});

/** The wallets that `adapter` finds in the page. */
function familyOf(
  { token, value }: Override,
  networks: readonly Network[],
  storage = new InMemoryStorage(),
): WalletConnectorCatalogue {
  expect([BitcoinWallets, PolkadotWallets]).toContain(token);
  const config = { images: {}, siteName: 'Test' };
  const parts = { clock: new HastyClock(), config, networks: () => networks, storage };
  return (value as WalletFamily)(parts);
}

function found(catalogue: WalletConnectorCatalogue, id: string): WalletConnector {
  catalogue.connectors$.subscribe(() => {});
  const connector = catalogue.find(id);
  if (connector) return connector;
  throw new Error(`The catalogue does not list ${id}`);
}

it('docs/adapters.md shows code that compiles', () => {
  const compiled = readFileSync(join(root, 'tests/types/adapters.ts'), 'utf8');

  expect(readFileSync(join(root, 'docs/adapters.md'), 'utf8')).toContain(compiled);
});

describeWalletConnectorCatalogue('satsConnect', () => {
  const announce = (rdns: string, name: string): void => {
    const wallet = createBitcoinTestWallet({
      id: rdns.replaceAll('-', ''),
      name,
      networks: [{ name: 'Testnet' }],
    });
    wallet.announce(page);
    page.dispatchEvent(new Event('focus'));
  };
  announce('test.first', 'First');
  const catalogue = familyOf(satsConnect(sats), bitcoinWorld.networks);
  return { catalogue, announce, idOf: (rdns) => rdns.replaceAll('-', '') };
});

describeWalletConnector(
  'satsConnect',
  () => bitcoinPeer(({ id }) => found(familyOf(satsConnect(sats), bitcoinWorld.networks), id)),
  bitcoinWorld,
);

describeWalletConnectorCatalogue('polkadotExtensionDapp', () => {
  const announce = (_rdns: string, name: string): void => {
    createPolkadotTestWallet({ name }).inject(page);
    page.dispatchEvent(new Event('focus'));
  };
  announce('test.first', 'First');
  const catalogue = familyOf(polkadotExtensionDapp(dapp), polkadotWorld.networks);
  return { catalogue, announce, idOf: (_rdns, name) => name };
});

const { alreadyAskedCode: _, ...dappWorld } = polkadotWorld;
describeWalletConnector('polkadotExtensionDapp', () => dappPeer(), dappWorld);

function dappPeer() {
  jest.spyOn(console, 'info').mockReturnValue();
  jest.spyOn(console, 'error').mockReturnValue();
  const storage = new InMemoryStorage();
  return polkadotPeer(page, ({ name }) =>
    found(familyOf(polkadotExtensionDapp(dapp), polkadotWorld.networks, storage), name),
  );
}

describe('satsConnect cannot promise what our calls do', () => {
  it('cannot connect Leather as the first wallet of a page, which our calls can', async () => {
    jest.resetModules(); // It keeps what the first wallet said of itself, for every other one.
    const fresh = await import('sats-connect');
    const addresses = [{ symbol: 'BTC', address: ADDRESS, type: 'p2wpkh' }];
    const leather = {
      request: async (method: string) => {
        if (method === 'getAddresses') return { jsonrpc: '2.0', id: '1', result: { addresses } };
        const error = { code: -32_601, message: `"${method}" is not supported` };
        // As the extension does: it rejects with its whole answer.
        throw Object.assign(new Error(error.message), { jsonrpc: '2.0', id: '1', error });
      },
    };
    const remove = place('LeatherProvider', leather);

    const connector = found(familyOf(satsConnect(fresh), [bitcoin]), 'LeatherProvider');

    await expect(connector.connect()).rejects.toMatchObject({ code: 'RPC' });
    remove();
  });

  it('hears no event of UniSat, and asks it nothing', async () => {
    const unisat = { requestAccounts: jest.fn(async () => [ADDRESS]), on: jest.fn() };
    const remove = place('unisat', unisat);

    const connector = found(familyOf(satsConnect(sats), [bitcoin]), 'unisat');

    await expect(connector.connect()).rejects.toMatchObject({ name: 'WidgetError' });
    expect(unisat.requestAccounts).not.toHaveBeenCalled();
    expect(unisat.on).not.toHaveBeenCalled();
    remove();
  });
});

describe('polkadotExtensionDapp cannot promise what our calls do', () => {
  it('prompts every wallet of the page when the visitor chooses one', async () => {
    const peer = dappPeer();
    const asked = jest.fn(async () => Promise.reject(new Error('Not chosen')));
    page.injectedWeb3 = { ...page.injectedWeb3, other: { enable: asked } };
    peer.answer('approve');

    await peer.connector.connect();

    expect(asked).toHaveBeenCalledTimes(1);
  });

  it('waits for every wallet of the page', async () => {
    const peer = dappPeer();
    const other = deferred<undefined>();
    page.injectedWeb3 = { ...page.injectedWeb3, other: { enable: () => other.promise } };
    peer.answer('approve');
    let isConnected = false;

    const connecting = peer.connector.connect().then(() => (isConnected = true));
    await eventually(() => expect(peer.wallet.isGranted).toBe(true));
    expect(isConnected).toBe(false);
    other.reject(new Error('Not chosen'));

    expect(await connecting).toBe(true);
  });

  it('connects no wallet where another one of the page answers with nonsense', async () => {
    const peer = dappPeer();
    page.injectedWeb3 = { ...page.injectedWeb3, other: { enable: async () => ({}) } };
    peer.answer('approve');

    await expect(peer.connector.connect()).rejects.toMatchObject({ code: 'RPC' });
  });

  it('reports a request that is open in the wallet as declined, for the package drops the reason', async () => {
    const peer = dappPeer();
    peer.answer('alreadyAsked');

    await expect(peer.connector.connect()).rejects.toMatchObject({
      code: 'RPC',
      context: { rpcCode: 4001 },
    });
  });
});

/** Puts a wallet's object into the page, until the returned function is called. */
function place(name: string, wallet: object): () => void {
  Object.assign(page, { [name]: wallet });
  return () => void Reflect.deleteProperty(page, name);
}
