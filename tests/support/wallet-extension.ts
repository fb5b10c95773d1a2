import { build } from 'esbuild';
import { root } from '../../scripts/command.mjs';
import { builtCleat } from '../../scripts/esbuild-plugins.mjs';

/** A script that puts test wallets into each page, as extensions do. The EVM one sends to the node at `rpcUrl`. */
export async function walletExtension(rpcUrl = 'http://127.0.0.1:9'): Promise<string> {
  const contents = `
    import { createBitcoinTestWallet, createTestWallet } from 'cleatkit/testing';
    const storage = localStorage;
    createTestWallet({ chains: [{ chainId: 1, rpcUrl: '${rpcUrl}' }], storage }).announce(window);
    createBitcoinTestWallet({ networks: [{ name: 'Mainnet' }], storage }).announce(window);
  `;
  const { outputFiles } = await build({
    bundle: true,
    format: 'iife',
    plugins: [builtCleat],
    write: false,
    logLevel: 'error',
    stdin: { contents, resolveDir: root },
  });
  return outputFiles[0]?.text ?? '';
}
