import { describe, expect, it } from '@jest/globals';
import { mainWallet, otherWallet } from '../browser/lab';
import { useFaults } from './fault-stage';
import type { FaultVisitor } from './fault-visitor';

const stage = useFaults();
const request = { wallets: [mainWallet, { ...otherWallet, chainIds: [1] }] };

async function connected(name?: string): Promise<FaultVisitor> {
  const visitor = await stage.visit({ request });
  await visitor.connect(name);
  await visitor.dialog.waitFor({ state: 'detached' });
  return visitor;
}

async function choose(visitor: FaultVisitor, network: string): Promise<void> {
  if ((await visitor.dialog.count()) === 0) await visitor.networkButton.click();
  await visitor.dialog.getByRole('button', { name: new RegExp(network) }).click();
}

describe('a network switch', () => {
  it('W10 says that the wallet stayed where it was when it says yes and does nothing', async () => {
    const visitor = await connected();
    await visitor.answers({ result: null });
    const startedAt = performance.now();

    await choose(visitor, 'Arbitrum One');
    await visitor.dialog.getByText(/The wallet stayed on Ethereum/).waitFor();
    expect(performance.now() - startedAt).toBeLessThan(5000);

    await visitor.judge({
      keeps: { status: 'connected', network: 'eip155:1' },
      tells: /The wallet stayed on Ethereum/,
      recovers: async () => {
        await choose(visitor, 'Arbitrum One');
        await visitor.networkButton.filter({ hasText: 'Arbitrum One' }).waitFor();
      },
      rests: true,
    });
  });

  it('W11 shows the network that the wallet really went to', async () => {
    const visitor = await connected();
    await visitor.page.evaluate(() => {
      const wallet = window.cleatPage?.wallets['test.cleat.main'];
      const provider = wallet?.provider;
      if (!provider) throw new Error('the page has no wallet');
      const { request: honest } = provider;
      Object.assign(provider, {
        request: async (args: { readonly method: string }) => {
          if (args.method === 'eth_chainId') return '0x89';
          if (args.method !== 'wallet_switchEthereumChain') return honest(args);
          wallet.emit('chainChanged', '0x89');
          return null;
        },
      });
    });

    await choose(visitor, 'Arbitrum One');
    await visitor.page.waitForFunction(
      () =>
        window.cleatPage?.widgets[0]?.state.connections.eip155.network?.caipNetworkId ===
        'eip155:137',
    );

    await visitor.heading('Switch network').waitFor({ timeout: 10_000 });
    await visitor.judge({
      keeps: { status: 'connected', network: 'eip155:137' },
      tells: /on a network this site doesn’t use/,
      recovers: async () => {
        await visitor.dialog.getByRole('button', { name: 'Disconnect' }).click();
        await visitor.connectButton.waitFor();
      },
      rests: true,
    });
  });

  it('W12 names each way in which a wallet does not know a network', async () => {
    const visitor = await connected();
    const refusals: readonly unknown[] = [
      { code: 4902, message: 'Unrecognized chain ID' },
      { code: -32603, message: 'Internal', data: { originalError: { code: 4902 } } },
      { code: -32603, message: 'Unrecognized chain ID "0xa4b1". Try adding the chain' },
    ];
    for (const error of refusals) {
      await visitor.answers({ error });
      await visitor.answers('reject');
      await choose(visitor, 'Arbitrum One');
      await visitor.judgeDuring({
        keeps: { status: 'connected', network: 'eip155:1' },
        tells: /Chain is not supported/,
      });
      await visitor.page.evaluate(() => window.cleatPage?.widgets[0]?.dismissSwitch());
      await visitor.page.evaluate(() =>
        window.cleatPage?.wallets['test.cleat.main']?.settle('reject'),
      );
    }
    await visitor.answers({ error: { code: 4200, message: 'Not supported' } });
    await choose(visitor, 'Arbitrum One');
    await visitor.judge({
      keeps: { status: 'connected', network: 'eip155:1' },
      tells: /Chain is not supported/,
      recovers: async () => {
        await choose(visitor, 'Arbitrum One');
        await visitor.networkButton.filter({ hasText: 'Arbitrum One' }).waitFor();
      },
      rests: true,
    });
  });

  it('W12 adds the network where the wallet takes it', async () => {
    const visitor = await connected('Other Test Wallet');

    await visitor.judge({
      keeps: { status: 'connected', network: 'eip155:1' },
      tells: { because: 'the wallet asks the person itself' },
      recovers: async () => {
        await choose(visitor, 'Arbitrum One');
        await visitor.networkButton.filter({ hasText: 'Arbitrum One' }).waitFor();
        expect(await visitor.connection()).toMatchObject({ network: 'eip155:42161' });
      },
      rests: true,
    });
  });
});
