import { spawnSync } from 'node:child_process';
import { describe, expect, it } from '@jest/globals';

const entries = [
  'cleatkit',
  'cleatkit/react',
  'cleatkit/testing',
  'cleatkit/errors',
  'cleatkit/networks',
  'cleatkit/sign-in',
  'cleatkit/server',
  'cleatkit/ports',
  'cleatkit/wagmi',
  'cleatkit/solana',
  'cleatkit/polkadot',
  'cleatkit/element',
  'cleatkit/adapters/universal-provider',
  'cleatkit/adapters/sats-connect',
  'cleatkit/adapters/polkadot-extension-dapp',
  'cleatkit/adapters/mobile-wallet-adapter',
  'cleatkit/snapshot',
  'cleatkit/former-session',
  'cleatkit/devtools',
];

/**
 * Everything of a browser or a network that an import could touch, as a trap. Not `document`: asking
 * whether there is one is how code tells a server from a page, and in Node there is none to touch.
 */
const traps = `
  const names = ['window', 'localStorage', 'sessionStorage', 'indexedDB', 'fetch',
    'XMLHttpRequest', 'WebSocket', 'EventSource', 'setTimeout', 'setInterval'];
  for (const name of names) {
    Object.defineProperty(globalThis, name, {
      configurable: true,
      get: () => { throw new Error('touched ' + name); },
    });
  }
`;

function runInNode(code: string): { readonly status: number | null; readonly output: string } {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--input-type=module', '--eval', code],
    { encoding: 'utf8', timeout: 60_000 },
  );
  return { status, output: `${stdout}${stderr}` };
}

describe('importing an entry in Node', () => {
  it.each(entries)('touches no window, storage, timer or network: %s', (entry) => {
    // React reads globals when it is imported, so it is imported before the traps are set.
    const code = `await import('react'); await import('react-dom'); ${traps} await import('${entry}'); console.log('fine');`;

    expect(runInNode(code)).toEqual({ status: 0, output: 'fine\n' });
  });

  it('is sufficient to render a page on a server, which shows no wallet and no error', () => {
    const code = `
      import { createElement as h } from 'react';
      import { renderToString } from 'react-dom/server';
      import { createWidget, ethereum } from 'cleatkit';
      import { ConnectButton, NetworkButton, WidgetProvider } from 'cleatkit/react';
      const widget = createWidget({ networks: [ethereum] });
      const html = renderToString(h(WidgetProvider, { widget }, h(ConnectButton), h(NetworkButton)));
      console.log(html.includes('style=') ? 'inline style' : 'fine');
    `;

    expect(runInNode(code)).toEqual({ status: 0, output: 'fine\n' });
  });

  it('is sufficient for the test wallets to sign without TextEncoder, as in Jest with jsdom', () => {
    const code = `
      delete globalThis.TextEncoder;
      const testing = await import('cleatkit/testing');
      const evm = testing.createTestWallet({ chains: [{ chainId: 1, rpcUrl: 'http://127.0.0.1:1' }] });
      const [alice] = await evm.provider.request({ method: 'eth_requestAccounts' });
      const ofEvm = await evm.provider.request({ method: 'personal_sign', params: ['é', alice] });

      const solana = testing.createSolanaTestWallet().wallet.features;
      const { accounts: [account] } = await solana['standard:connect'].connect();
      const { signMessage } = solana['solana:signMessage'];
      const [{ signature: ofSolana }] = await signMessage({ account, message: new Uint8Array(3) });

      const page = {};
      testing.createPolkadotTestWallet().inject(page);
      const { accounts, signer } = await page.injectedWeb3['cleat-test'].enable();
      const [{ address: dot }] = await accounts.get();
      const { signature: ofPolkadot } = await signer.signRaw({ address: dot, data: '0x12' });

      const bitcoin = testing.createBitcoinTestWallet({ networks: [{ name: 'Mainnet' }] });
      await bitcoin.request('wallet_connect');
      const [address] = await bitcoin.addresses();
      const { result } = await bitcoin.request('signMessage', { address, message: 'é' });
      console.log(ofEvm.length, ofSolana.length, ofPolkadot.length, result.signature.length > 90);
    `;

    expect(runInNode(code)).toEqual({ status: 0, output: '132 64 130 true\n' });
  });

  it('reaches a widget of one entry with a token of the other', () => {
    const code = `
      import * as cleat from 'cleatkit';
      import * as ports from 'cleatkit/ports';
      import { solana } from 'cleatkit/networks';
      import { FakeSwapSource, FakeAssetSource } from 'cleatkit/testing';
      const shared = Object.keys(cleat).filter((name) => typeof cleat[name] === 'symbol');
      const widget = cleat.createWidget(
        { networks: [cleat.ethereum, solana] },
        cleat.override(ports.SwapSource, new FakeSwapSource()),
      );
      const bare = cleat.createWidget({ networks: [cleat.ethereum] });
      const taken = async (one) => one.feature('swap').then(() => 'taken', ({ code }) => code);
      console.log(JSON.stringify({
        same: shared.length > 0 && shared.every((name) => cleat[name] === ports[name]),
        tokens: Object.values(ports).filter((value) => typeof value === 'symbol').length,
        swap: await taken(widget),
        bare: await taken(bare),
        networks: widget.state.networks.map(({ name }) => name),
      }));
      widget.dispose();
      bare.dispose();
    `;
    const { status, output } = runInNode(code);

    expect({ status, output: JSON.parse(output) }).toEqual({
      status: 0,
      output: {
        same: true,
        tokens: 26,
        swap: 'taken',
        bare: 'PORT_MISSING',
        networks: ['Ethereum', 'Solana'],
      },
    });
  });

  it('generates no code from text when a widget is made and used', () => {
    const code = `
      import { createWidget, ethereum } from 'cleatkit';
      const widget = createWidget({ networks: [ethereum] });
      widget.present();
      await widget.open();
      console.log(widget.state.view.name);
      widget.dispose();
    `;
    const { status, stdout } = spawnSync(
      process.execPath,
      ['--disallow-code-generation-from-strings', '--input-type=module', '--eval', code],
      { encoding: 'utf8', timeout: 60_000 },
    );

    expect({ status, stdout }).toEqual({ status: 0, stdout: 'Connect\n' });
  });
});
