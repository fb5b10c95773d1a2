import { describe, expect, it } from '@jest/globals';
import type { EvmConnection } from '../../../composition/ways/evm-connection';
import { cleat } from '../../../composition/ways/wagmi';
import type { Widget } from '../../../application/widget/widget';
import { createTestWallet } from '../../../infrastructure/fake';
import {
  ALICE,
  BOB,
  connectedWidget,
  freshWidget,
  readyWidget,
  willingWallet,
} from '../../support/headless-kit';

const chains = [{ id: 1 }, { id: 42161 }, { id: 777 }] as const;

describe('the connector for wagmi', () => {
  it('is not authorized on a first visit, and downloads no core to say so', async () => {
    const { connector, widget } = connectorOver(freshWidget().widget);

    expect(await connector.isAuthorized()).toBe(false);
    expect(widget.state.connectMethods).toBeUndefined();
  });

  it('tells wagmi of a wallet that the visitor connects in the widget, changes and disconnects', async () => {
    const wallet = willingWallet('test.first');
    const { clock, widget } = await readyWidget({ wallets: [wallet] });
    const { heard } = connectorOver(widget);

    await widget.connect('test.first');
    await clock.advance(0);
    wallet.sessions.at(-1)?.change({ addresses: [BOB] });
    wallet.sessions.at(-1)?.change({ chainReference: '42161' });
    await clock.advance(0);
    await widget.disconnect();

    expect(heard).toEqual([
      ['connect', { accounts: [ALICE], chainId: 1 }],
      ['change', { accounts: [BOB] }],
      ['change', { chainId: 42161 }],
      ['disconnect', undefined],
    ]);
  });

  it('gives the accounts with their capabilities where wagmi asks for them', async () => {
    const { connector } = connectorOver((await connectedWidget()).widget);

    expect(await connector.connect({ withCapabilities: true })).toEqual({
      accounts: [{ address: ALICE, capabilities: {} }],
      chainId: 1,
    });
  });

  it('connects on the chain that wagmi asks for', async () => {
    const { connector } = connectorOver((await connectedWidget()).widget);

    expect(await connector.connect({ chainId: 42161 })).toMatchObject({ chainId: 42161 });
  });

  it('stays on the chain of the wallet where wagmi asks for one that cannot be reached', async () => {
    const { connector, session } = await connected();
    session.answerSwitchWith({ error: new Error('Out of reach') });

    expect(await connector.connect({ chainId: 42161 })).toMatchObject({ chainId: 1 });
  });

  it('rejects with 4001 where the visitor declines that chain', async () => {
    const { connector, session } = await connected();
    session.answerSwitchWith('decline');

    await expect(connector.connect({ chainId: 42161 })).rejects.toMatchObject({ code: 4001 });
  });

  it('refuses a chain that wagmi does not know with 4902', async () => {
    const { connector } = await connected();

    await expect(connector.switchChain({ chainId: 5 })).rejects.toMatchObject({ code: 4902 });
  });

  it('switches to a chain that only wagmi knows with the wallet, and adds it there', async () => {
    const wallet = createTestWallet({ chains: [{ chainId: 1, rpcUrl: 'http://127.0.0.1:1' }] });
    const { connector } = connectorOver(
      (await connectedWidget({ provider: wallet.provider })).widget,
    );
    const addEthereumChainParameter = {
      chainName: 'Seven',
      rpcUrls: ['http://127.0.0.1:7'],
      nativeCurrency: { name: 'Seven', symbol: 'SVN', decimals: 18 },
    };

    await connector.switchChain({ chainId: 777, addEthereumChainParameter });

    expect(wallet.state.chainId).toBe(777);
    await expect(connector.switchChain({ chainId: 777 })).resolves.toEqual({ id: 777 });
  });

  it('has no account and refuses requests with 4900 while no wallet is connected', async () => {
    const { connector } = connectorOver(freshWidget().widget);
    const provider = await connector.getProvider();

    await expect(connector.getAccounts()).rejects.toMatchObject({ code: 4900 });
    await expect(provider.request({ method: 'eth_accounts' })).resolves.toEqual([]);
    await expect(provider.request({ method: 'eth_chainId' })).rejects.toMatchObject({
      code: 4900,
    });
  });
});

describe('its provider', () => {
  it('opens the modal for eth_requestAccounts, and answers 4001 when the visitor closes it', async () => {
    const { clock, widget } = await readyWidget();
    const provider = await connectorOver(widget).connector.getProvider();
    const asked = provider.request({ method: 'eth_requestAccounts' });
    const refused = expect(asked).rejects.toMatchObject({ code: 4001 });
    await clock.advance(0);
    expect(widget.state.isOpen).toBe(true);

    await widget.close();

    await refused;
  });

  it('has the events of EIP-1193, whichever wallet is connected', async () => {
    const wallet = willingWallet('test.first');
    const { clock, widget } = await readyWidget({ wallets: [wallet] });
    const provider = await connectorOver(widget).connector.getProvider();
    const heard: unknown[] = [];
    const hear = (name: string) => (payload: unknown) => heard.push([name, payload]);
    const onAccounts = hear('accountsChanged');
    provider.on('connect', hear('connect')).on('accountsChanged', onAccounts);
    provider.on('chainChanged', hear('chainChanged'));
    provider.on('disconnect', (error: Error) => heard.push(['disconnect', error.name]));

    await widget.connect('test.first');
    await clock.advance(0);
    wallet.sessions.at(-1)?.change({ chainReference: '42161' });
    await clock.advance(0);
    provider.removeListener('accountsChanged', onAccounts);
    await widget.disconnect();

    expect(heard).toEqual([
      ['connect', { chainId: '0x1' }],
      ['chainChanged', '0x1'],
      ['accountsChanged', [ALICE]],
      ['chainChanged', '0xa4b1'],
      ['disconnect', 'ProviderDisconnectedError'],
    ]);
  });
});

async function connected() {
  const { session, widget } = await connectedWidget();
  return { ...connectorOver(widget), session };
}

function connectorOver(widget: Widget) {
  const heard: (readonly [string, Partial<EvmConnection> | undefined])[] = [];
  const emitter = {
    emit: (event: string, data?: Partial<EvmConnection>) => heard.push([event, data]),
  };
  const connector = cleat(widget)({ chains, emitter });
  void connector.setup();
  return { connector, heard, widget };
}
