import { afterEach, describe, expect, it } from '@jest/globals';
import { someAddress } from '../../../apps/gallery/fake-widget';
import { KEPT_MAX } from '../../../application/devtools/traffic-log';
import { startDevtools } from '../../../composition/devtools/devtools';
import { createWidget } from '../../../index';
import {
  FakeChainAdapters,
  FakeWalletCatalogue,
  FakeWalletConnector,
  InMemoryStorage,
  RecordingLogger,
} from '../../../infrastructure/fake';
import { ChainAdapters } from '../../../ports/chain-adapter';
import { KeyValueStorage } from '../../../ports/key-value-storage';
import { Logger } from '../../../ports/logger';
import { RpcClients } from '../../../ports/rpc-client';
import { override } from '../../../ports/token';
import { WalletConnectorCatalogue } from '../../../ports/wallet-connector';
import { ethereum } from '../../../domain/network/built-in-networks';
import { devtoolsWorld } from '../../support/devtools-world';

const environment = process.env['NODE_ENV'];
afterEach(() => {
  process.env['NODE_ENV'] = environment;
  Reflect.deleteProperty(globalThis, 'cleatDevtools');
});

describe('the tools in a build for production', () => {
  it('refuse, before there is a widget', () => {
    process.env['NODE_ENV'] = 'production';
    let made = 0;
    const start = () =>
      startDevtools(
        (...how) => {
          made += 1;
          return createWidget(...how);
        },
        { networks: [ethereum] },
      );

    expect(start).toThrow(
      expect.objectContaining({
        code: 'OPTION_INVALID',
        context: expect.objectContaining({ option: 'evenInProduction' }),
      }),
    );
    expect(made).toBe(0);
    expect('cleatDevtools' in globalThis).toBe(false);
  });

  it('start where the site says so', () => {
    process.env['NODE_ENV'] = 'production';
    const { devtools } = devtoolsWorld({}, { evenInProduction: true });

    expect(globalThis.cleatDevtools?.events()).toEqual([]);
    devtools.dispose();
  });
});

describe('the tools', () => {
  it('are behind `cleatDevtools` from the call until they are disposed of', () => {
    expect('cleatDevtools' in globalThis).toBe(false);
    const { devtools } = devtoolsWorld();

    devtools.fault('slowNetwork');
    expect(globalThis.cleatDevtools?.faults()).toEqual(['slowNetwork']);
    devtools.dispose();
    expect('cleatDevtools' in globalThis).toBe(false);
  });

  it('leave the names to the tools that were started last', () => {
    const first = devtoolsWorld().devtools;
    const second = devtoolsWorld().devtools;
    second.fault('slowNetwork');
    first.dispose();

    expect(globalThis.cleatDevtools?.faults()).toEqual(['slowNetwork']);
    expect(first.faults()).toEqual([]);
    second.dispose();
  });

  it(`keep the latest ${KEPT_MAX} records of a kind, which displace none of another`, () => {
    const { devtools, ports, widget } = devtoolsWorld();
    widget.showViews({ name: 'Connect' });
    const storage = ports.get(KeyValueStorage);
    for (let at = 0; at < KEPT_MAX + 50; at += 1) storage.set('key', 'x'.repeat(at));

    const { event, storage: kept } = devtools.records();
    expect(kept).toHaveLength(KEPT_MAX);
    expect(kept.at(-1)?.length).toBe(KEPT_MAX + 49);
    expect(event.map(({ name }) => name)).toEqual(['opened', 'view']);
  });

  it('restore what they changed, and let the widget live on, when they are disposed of', async () => {
    const socket = globalThis.WebSocket;
    class PageSocket extends EventTarget {}
    globalThis.WebSocket = PageSocket as unknown as typeof WebSocket;
    const { catalogue, devtools, ports, widget } = devtoolsWorld();
    const grant = { addresses: [someAddress], chainReference: '1' } as const;
    catalogue.add(
      new FakeWalletConnector({
        id: 'io.rabby',
        name: 'Rabby',
        type: 'ANNOUNCED',
        namespace: 'eip155',
      }).answerWith({ grant }),
    );
    const during = globalThis.WebSocket;
    devtools.fault('walletRejects');
    devtools.dispose();
    const after = globalThis.WebSocket;
    globalThis.WebSocket = socket;

    expect(during).not.toBe(PageSocket);
    expect(after).toBe(PageSocket);
    const connector = ports.get(WalletConnectorCatalogue).find('io.rabby');
    expect((await connector?.connect())?.grant).toEqual(grant);
    widget.showViews({ name: 'Connect' });
    devtools.fault('walletRejects');
    expect(devtools.faults()).toEqual([]);
    expect(Object.values(devtools.records()).flat()).toEqual([]);
    expect(widget.state.isDisposed).toBe(false);
  });

  it('look at the sockets to the relay alone', () => {
    const socket = globalThis.WebSocket;
    class PageSocket extends EventTarget {
      static readonly OPEN = 1;
    }
    globalThis.WebSocket = PageSocket as unknown as typeof WebSocket;
    const { devtools } = devtoolsWorld({ relayUrl: 'wss://relay.example' });
    const other = new WebSocket('wss://chat.example');
    const relay = new WebSocket('wss://relay.example/?auth=x');
    other.dispatchEvent(new Event('open'));
    relay.dispatchEvent(new Event('open'));

    expect(other.constructor).toBe(PageSocket);
    expect(relay).toBeInstanceOf(WebSocket);
    expect(WebSocket.OPEN).toBe(1);
    expect(devtools.records().relay).toMatchObject([{ name: 'open', host: 'relay.example' }]);
    devtools.dispose();
    globalThis.WebSocket = socket;
  });

  it('wrap what the core of a real widget uses, with the overrides of the site', async () => {
    const asked: string[] = [];
    const grant = { addresses: [someAddress], chainReference: '1' } as const;
    const catalogue = new FakeWalletCatalogue(
      new FakeWalletConnector({
        id: 'io.rabby',
        name: 'Rabby',
        type: 'ANNOUNCED',
        namespace: 'eip155',
      }).answerWith({ grant }),
    );
    const rpcClients: RpcClients = {
      forNetwork: () => ({
        request: async ({ method }) => {
          asked.push(method);
          return '0x1';
        },
      }),
    };
    const devtools = startDevtools(
      createWidget,
      { networks: [ethereum] },
      {
        overrides: [
          override(ChainAdapters, new FakeChainAdapters()),
          override(KeyValueStorage, new InMemoryStorage()),
          override(Logger, new RecordingLogger()),
          override(RpcClients, rpcClients),
          override(WalletConnectorCatalogue, catalogue),
        ],
      },
    );
    const { widget } = devtools;
    await widget.connect('io.rabby');
    devtools.fault('walletRejects');
    await expect(widget.connect('io.rabby')).rejects.toBeDefined();
    await widget.disconnect();
    await expect(widget.connect('io.rabby')).rejects.toMatchObject({ context: { rpcCode: 4001 } });
    await new Promise((resolve) => setTimeout(resolve, 20));

    const { event, storage, wallet } = devtools.records();
    expect(wallet.map(({ method, outcome }) => [method, outcome.status])).toEqual([
      ['connect', 'answered'],
      ['connect', 'failed'],
    ]);
    expect(storage.some(({ verb }) => verb === 'set')).toBe(true);
    expect(event.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['connect', 'disconnect']),
    );
    expect(devtools.state().connections[0]?.status).toBe('disconnected');
    devtools.dispose();
    widget.dispose();
  });
});
