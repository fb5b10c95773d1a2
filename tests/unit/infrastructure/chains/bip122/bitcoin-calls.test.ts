import { describe, expect, it } from '@jest/globals';
import { formatCaipNetworkId } from '../../../../../domain/caip/caip-network-id';
import { bitcoin, bitcoinTestnet } from '../../../../../domain/network/more-networks';
import { AccountMemory } from '../../../../../infrastructure/chains/bip122/account-memory';
import { bitcoinCalls } from '../../../../../infrastructure/chains/bip122/bitcoin-calls';
import { BitcoinConnector } from '../../../../../infrastructure/chains/bip122/bitcoin-connector';
import { InMemoryStorage } from '../../../../../infrastructure/storage/in-memory-storage';
import { providerOf } from '../../../../../ports/provider-of';
import type { WalletEvent, WalletSession } from '../../../../../ports/wallet-connector';
import { eventually } from '../../../../support/eventually';
import { HastyClock } from '../../../../support/hasty-clock';
import { connectorOn } from '../../../../../domain/connection/connector';

/* The wallets of this file behave like the published sources of the real ones: github.com/leather-io/mono
   (packages/provider, packages/rpc), github.com/leather-io/extension (src/background/messaging) and
   github.com/unisat-wallet/extension (src/content-script/pageProvider). */

const payment = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4';
const taproot = 'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0';
const other = 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq';
const onTestnet = 'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx';
const mainnet = bitcoin.id;
const psbt = 'cHNidP8BAAoCAAAAAAAAAAAAAA==';
const psbtHex = '70736274ff01000a0200000000000000000000';

type Asked = readonly [method: string, params: unknown];

function newConnector(page: object, id: string): BitcoinConnector {
  return new BitcoinConnector({
    clock: new HastyClock(),
    details: connectorOn('bip122', { id, name: id, type: 'ANNOUNCED' }),
    load: async (name) => bitcoinCalls(page, name),
    memory: new AccountMemory({ storage: new InMemoryStorage() }),
    networks: () => [bitcoin, bitcoinTestnet],
  });
}

function heard(session: WalletSession): readonly WalletEvent[] {
  const events: WalletEvent[] = [];
  session.events$.subscribe((event) => events.push(event));
  return events;
}

describe('Leather', () => {
  it('is connected, although it rejects an unknown method with its whole answer', async () => {
    const { connector } = leather();

    const { grant } = await connector.connect();

    expect(grant).toMatchObject({ addresses: [payment, taproot], chainReference: mainnet });
  });

  it('reports that the visitor declined', async () => {
    const { connector } = leather({ code: 4001, message: 'User rejected request' });

    await expect(connector.connect()).rejects.toMatchObject({
      code: 'RPC',
      context: { rpcCode: 4001, rpcMessage: 'User rejected request' },
    });
  });

  it('gets requests in its own words: networks named, amounts as text, PSBTs in hexadecimal', async () => {
    const { asked, connector } = leather();
    const wallet = providerOf(await connector.connect(), 'bip122');

    const transfer = { to: other, satoshi: 2_100n, chainReference: mainnet };
    expect(await wallet?.sendTransfer(transfer)).toBe('ab');
    expect(await wallet?.signMessage('hello', taproot)).toBe('signature');
    const inputs = { [payment]: [0, 2], [taproot]: [1] };
    const request = { psbt, inputs, chainReference: mainnet, broadcast: true };
    expect(await wallet?.signPsbt?.(request)).toEqual({ psbt, txid: 'cd' });

    const network = 'mainnet';
    expect(asked.slice(-3)).toEqual([
      ['sendTransfer', { network, recipients: [{ address: other, amount: '2100' }] }],
      ['signMessage', { network, message: 'hello', paymentType: 'p2tr' }],
      ['signPsbt', { network, hex: psbtHex, signAtIndex: [0, 2, 1], broadcast: true }],
    ]);
  });

  it('gets no request to sign with an address that it cannot sign with', async () => {
    const { asked, connector } = leather();
    const wallet = providerOf(await connector.connect(), 'bip122');

    const signing = wallet?.signMessage('hello', '1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2');

    await expect(signing).rejects.toMatchObject({ code: 'RPC', context: { rpcCode: 4200 } });
    expect(asked.map(([method]) => method)).not.toContain('signMessage');
  });
});

describe('UniSat', () => {
  it('reports its chain, and does not count as Bitcoin on one whose addresses look alike', async () => {
    expect((await uniSat().connector.connect()).grant.chainReference).toBe(mainnet);

    const { grant } = await uniSat({ chain: 'FRACTAL_BITCOIN_MAINNET' }).connector.connect();

    expect(grant.chainReference).toBe('FRACTAL_BITCOIN_MAINNET');
  });

  it('also reports it in an older version, which has two networks', async () => {
    const { connector, wallet } = uniSat();
    Object.assign(wallet, { getChain: undefined, getNetwork: async () => 'testnet' });
    Object.assign(wallet, { requestAccounts: async () => [onTestnet] });

    expect((await connector.connect()).grant.chainReference).toBe(bitcoinTestnet.id);
  });

  it('reports another account, and another chain', async () => {
    const { connector, emit, state } = uniSat();
    const session = await connector.connect();
    const events = heard(session);

    state.accounts = [other];
    emit('accountsChanged', [other]);
    await eventually(() => {
      expect(events.at(-1)).toMatchObject({
        grant: { addresses: [other], chainReference: mainnet },
      });
    });

    Object.assign(state, { accounts: [onTestnet], chain: 'BITCOIN_TESTNET' });
    emit('chainChanged', { enum: state.chain });
    await eventually(() => {
      expect(events.at(-1)).toMatchObject({ grant: { chainReference: bitcoinTestnet.id } });
    });
  });

  it('ends the connection where it is locked or left, also during a request for its accounts', async () => {
    const { connector, emit, listenerCount } = uniSat();
    const session = await connector.connect();
    const events = heard(session);

    emit('accountsChanged', [other]);
    emit('accountsChanged', []);

    await eventually(() => {
      expect(events).toEqual([{ type: 'disconnected' }]);
    });
    expect(listenerCount()).toBe(0);
  });

  it('is restored where the site still has permission, without a prompt', async () => {
    const { asked, connector, state } = uniSat();
    expect((await connector.restore())?.grant.addresses).toEqual([payment]);

    state.accounts = [];

    expect(await connector.restore()).toBeUndefined();
    expect(asked.map(([method]) => method)).not.toContain('requestAccounts');
  });

  it.each([
    [bitcoinTestnet, 'BITCOIN_TESTNET'],
    [{ ...bitcoinTestnet, id: '0f9188f13cb7b2c71f2a335e3a4fc328' }, undefined],
  ])('is moved to the chains that it has: %#', async (network, chain) => {
    const { asked, connector } = uniSat({ accounts: [onTestnet], chain: 'BITCOIN_SIGNET' });
    const session = await connector.connect();
    const caipNetworkId = formatCaipNetworkId({
      namespace: 'bip122',
      chainReference: network.id,
    });

    const moving = session.switchNetwork({ ...network, caipNetworkId });

    if (chain === undefined) {
      await expect(moving).rejects.toMatchObject({ code: 'CHAIN_NOT_SUPPORTED' });
    } else {
      await moving;
      expect(asked).toContainEqual(['switchChain', chain]);
    }
  });

  it('signs PSBTs, and sends them on request', async () => {
    const { asked, connector } = uniSat();
    const wallet = providerOf(await connector.connect(), 'bip122');
    const request = { psbt, inputs: { [payment]: [0, 1] }, chainReference: mainnet };

    expect(await wallet?.signPsbt?.(request)).toEqual({ psbt });
    expect(await wallet?.signPsbt?.({ ...request, broadcast: true })).toEqual({ psbt, txid: 'cd' });

    const toSignInputs = [0, 1].map((index) => ({ index, address: payment }));
    expect(asked.slice(-3)).toEqual([
      ['signPsbt', [psbtHex, { autoFinalized: false, toSignInputs }]],
      ['signPsbt', [psbtHex, { autoFinalized: true, toSignInputs }]],
      ['pushPsbt', psbtHex],
    ]);
  });

  it.each([
    [payment, 'bip322-simple'],
    ['3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLy', 'ecdsa'],
  ])('signs messages in the form for the address: %s', async (address, way) => {
    const { asked, connector } = uniSat();
    const wallet = providerOf(await connector.connect(), 'bip122');

    expect(await wallet?.signMessage('hello', address)).toBe('signature');

    expect(asked.at(-1)).toEqual(['signMessage', ['hello', way]]);
  });

  it('passes on its rejections', async () => {
    const { connector, wallet } = uniSat();
    const rejection = { code: 4001, message: 'User rejected the request.' };
    Object.assign(wallet, { requestAccounts: () => Promise.reject(rejection) });

    await expect(connector.connect()).rejects.toMatchObject({ context: { rpcCode: 4001 } });
  });
});

describe('a wallet by the common interface', () => {
  it('has gone where its place on the page is empty', async () => {
    const connecting = newConnector({}, 'Unknown').connect();

    await expect(connecting).rejects.toMatchObject({ code: 'CONNECTOR_GONE' });
  });

  it.each([
    [-32_000, 4001],
    [-32_001, -32_601],
    [-32_002, 4100],
    [-32_602, -32_602],
  ])('declines with a code of sats-connect, which means: %d', async (code, rpcCode) => {
    const request = async () => ({ jsonrpc: '2.0', id: '1', error: { code, message: 'No' } });

    const connecting = newConnector({ wallet: { request } }, 'wallet').connect();

    await expect(connecting).rejects.toMatchObject({ code: 'RPC', context: { rpcCode } });
  });

  it.each([
    ['Common', (listener: readonly object[]) => Object.values(listener[0] ?? {})],
    ['FordefiProviders.UtxoProvider', (listener: readonly object[]) => listener],
  ])('is listened to in its own way: %s', async (id, read) => {
    const listeners = new Map<unknown, unknown>();
    const provider = {
      request: async () => ({ result: { addresses: [payment] } }),
      addListener: (...listener: readonly object[]) => {
        const [name, cb] = read(listener);
        listeners.set(name, cb);
        return () => listeners.delete(name);
      },
    };
    const page = { Common: provider, FordefiProviders: { UtxoProvider: provider } };

    const session = await newConnector(page, id).connect();
    expect([...listeners.keys()]).toEqual(['accountChange', 'networkChange', 'disconnect']);
    expect([...listeners.values()].every((cb) => typeof cb === 'function')).toBe(true);
    session.release();

    expect(listeners.size).toBe(0);
  });
});

function leather(rejection?: { readonly code: number; readonly message: string }) {
  const asked: Asked[] = [];
  const addresses = [
    { symbol: 'BTC', type: 'p2wpkh', address: payment },
    { symbol: 'BTC', type: 'p2tr', address: taproot },
    { symbol: 'STX', address: 'SP2J6ZY48GV1EZ5V2V5RB9MP66SW86PYKKNRV9EJ7' },
  ];
  const results: Readonly<Record<string, unknown>> = {
    getAddresses: { addresses },
    sendTransfer: { txid: 'ab' },
    signMessage: { signature: 'signature', address: taproot },
    signPsbt: { hex: psbtHex, txid: 'cd' },
  };
  const request = async (method: string, params: unknown): Promise<unknown> => {
    asked.push([method, params]);
    const answer = { jsonrpc: '2.0', id: '1' };
    const unknown = { code: -32_601, message: `"${method}" is not supported.` };
    const error = method in results ? rejection : unknown;
    // eslint-disable-next-line @typescript-eslint/prefer-promise-reject-errors -- as it does
    if (error) return Promise.reject({ ...answer, error });
    return { ...answer, result: results[method] };
  };
  return { asked, connector: newConnector({ LeatherProvider: { request } }, 'LeatherProvider') };
}

function uniSat(initial: { accounts?: readonly string[]; chain?: string } = {}) {
  const state = { accounts: [payment] as readonly string[], chain: 'BITCOIN_MAINNET', ...initial };
  const asked: Asked[] = [];
  const listeners = new Set<readonly [name: string, listener: (told: unknown) => void]>();
  const noted =
    <Answer>(method: string, answer: (...params: readonly unknown[]) => Answer) =>
    async (...params: readonly unknown[]): Promise<Answer> => {
      asked.push([method, params.length > 1 ? params : params[0]]);
      return answer(...params);
    };
  const wallet = {
    requestAccounts: noted('requestAccounts', () => state.accounts),
    getAccounts: noted('getAccounts', () => state.accounts),
    getChain: noted('getChain', () => ({ enum: state.chain })),
    switchChain: noted('switchChain', (chain) => Object.assign(state, { chain })),
    signMessage: noted('signMessage', () => 'signature'),
    sendBitcoin: noted('sendBitcoin', () => 'ab'),
    signPsbt: noted('signPsbt', () => psbtHex),
    pushPsbt: noted('pushPsbt', () => 'cd'),
    on: (name: string, listener: (told: unknown) => void) => listeners.add([name, listener]),
    removeListener: (name: string, listener: (told: unknown) => void) => {
      for (const entry of listeners) {
        if (entry[0] === name && entry[1] === listener) listeners.delete(entry);
      }
    },
  };
  return {
    asked,
    connector: newConnector({ unisat: wallet }, 'unisat'),
    emit: (name: string, told: unknown) =>
      [...listeners].filter(([each]) => each === name).forEach(([, listener]) => listener(told)),
    listenerCount: () => listeners.size,
    state,
    wallet,
  };
}
