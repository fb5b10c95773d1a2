import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../../../scripts/command.mjs';
import { startChains, stopChains } from '../start-chains.mjs';
import { callNode, startAnvil } from './evm.mjs';

/** @typedef {Exclude<import('../../../domain/caip/chain-namespace').ChainNamespace, 'eip155'>} OtherNamespace */

/**
 * A chain of another namespace than `eip155`, as the demo's page receives it.
 *
 * @typedef {object} OtherChain
 * @property {OtherNamespace} namespace
 * @property {string} name
 * @property {string} reference The CAIP-2 reference.
 * @property {string} url
 */

/**
 * @typedef {object} DemoChains
 * @property {readonly { readonly name: string, readonly chainId: number, readonly url: string }[]} evm
 * @property {readonly OtherChain[]} others
 * @property {(network: string, address: string) => Promise<void>} fund Pays an account of the chain with this CAIP-2 id.
 * @property {readonly string[]} skipped A sentence for each chain that cannot run on this machine.
 * @property {() => Promise<void>} stop
 */

/**
 * @typedef {object} RunningChain
 * @property {import('../../../domain/caip/chain-namespace').ChainNamespace} namespace
 * @property {string} name
 * @property {string} reference
 * @property {string} url
 * @property {(address: string) => unknown} fund Pays an account.
 * @property {() => Promise<void>} stop
 */

/** The amount that is paid to the first accounts of the test wallets. */
const funds = { lamports: 100_000_000_000n, bitcoin: '1.5' };

/** The amount that the faucet pays. */
const tap = { wei: 10n ** 19n, lamports: 10_000_000_000n, bitcoin: '0.05', plancks: 10n ** 14n };
const BLOCK_EVERY_MS = 5000;

/**
 * The function that starts the chain of each namespace.
 *
 * @type {Readonly<Record<OtherNamespace, { readonly name: string, readonly start: () => Promise<RunningChain> }>>}
 */
const otherChains = {
  solana: { name: 'Solana', start: startSolanaChain },
  bip122: { name: 'Bitcoin', start: startBitcoinChain },
  polkadot: { name: 'Polkadot', start: startPolkadotChain },
};

/**
 * Starts a chain of each namespace, and funds the accounts of the published test wallets. Leaves out a chain
 * that cannot run here, except in CI and except `eip155`.
 *
 * @param {readonly { readonly name: string, readonly chainId: number, readonly port: number }[]} evmChains
 * @returns {Promise<DemoChains>}
 */
export async function startDemoChains(evmChains) {
  /** @type {string[]} */
  const skipped = [];
  /** @type {Record<string, () => Promise<RunningChain | undefined>>} */
  const starts = {};
  for (const chain of evmChains) starts[chain.name] = () => startEvmChain(chain);
  for (const { name, start } of Object.values(otherChains)) {
    starts[name] = () => orSkipped(name, start, skipped);
  }
  const chains = await startChains(starts);
  const running = Object.values(chains).filter((chain) => chain !== undefined);
  const shown = running.map(({ fund: _fund, stop: _stop, ...chain }) => chain);
  return {
    evm: shown
      .filter(({ namespace }) => namespace === 'eip155')
      .map(({ name, reference, url }) => ({ name, chainId: Number(reference), url })),
    others: shown.flatMap(({ namespace, ...chain }) =>
      namespace === 'eip155' ? [] : [{ namespace, ...chain }],
    ),
    fund: async (network, address) => {
      const chain = running.find((each) => network === `${each.namespace}:${each.reference}`);
      if (!chain) throw new Error(`There is no chain ${network}`);
      await chain.fund(address);
    },
    skipped,
    stop: () => stopChains(chains),
  };
}

/**
 * @param {{ readonly name: string, readonly chainId: number, readonly port: number }} chain
 * @returns {Promise<RunningChain>}
 */
async function startEvmChain({ name, chainId, port }) {
  const { url, stop } = await startAnvil({ chainId, port });
  return {
    namespace: 'eip155',
    name,
    reference: String(chainId),
    url,
    fund: (address) => fundEvm(url, address),
    stop,
  };
}

/**
 * @param {string} url
 * @param {string} address
 */
async function fundEvm(url, address) {
  const held = BigInt(String(await callNode(url, 'eth_getBalance', [address, 'latest'])));
  await callNode(url, 'anvil_setBalance', [address, `0x${(held + tap.wei).toString(16)}`]);
}

/**
 * @param {string} name
 * @param {() => Promise<RunningChain>} start
 * @param {string[]} skipped
 */
async function orSkipped(name, start, skipped) {
  try {
    return await start();
  } catch (error) {
    if (process.env['CI'] === 'true') throw error;
    const reason = error instanceof Error ? error.message.split('\n')[0] : String(error);
    skipped.push(`There is no ${name} chain here: ${reason}`);
    return undefined;
  }
}

/** @returns {Promise<RunningChain>} */
async function startSolanaChain() {
  const { startSolana } = await import('./solana.mjs');
  const { createSolanaTestWallet } = await testWallets();
  const { url, genesisHash, ledger, stop } = await startSolana({ port: 8899 });
  for (const address of await createSolanaTestWallet().addresses()) {
    ledger.airdrop(address, funds.lamports);
  }
  return {
    namespace: 'solana',
    name: 'Solana',
    reference: genesisHash.slice(0, 32),
    url,
    fund: (address) => ledger.airdrop(address, tap.lamports),
    stop,
  };
}

/** @returns {Promise<RunningChain>} */
async function startBitcoinChain() {
  const { startBitcoin } = await import('./bitcoin.mjs');
  const { createBitcoinTestWallet } = await testWallets();
  const { url, call, chainReference: reference, stop } = await startBitcoin({ port: 3002 });
  await call('createwallet', ['miner']);
  const miner = await call('getnewaddress');
  await call('generatetoaddress', [101, miner]);
  const wallet = createBitcoinTestWallet({ networks: [{ name: 'Regtest' }] });
  const [payment, ordinals] = await wallet.addresses();
  for (const address of [payment, ordinals]) await call('sendtoaddress', [address, funds.bitcoin]);
  await call('generatetoaddress', [1, miner]);
  const mining = setInterval(() => {
    call('generatetoaddress', [1, miner]).catch(() => clearInterval(mining));
  }, BLOCK_EVERY_MS);
  return {
    namespace: 'bip122',
    name: 'Bitcoin',
    reference,
    url,
    fund: async (address) => {
      await call('sendtoaddress', [address, tap.bitcoin]);
      await call('generatetoaddress', [1, miner]);
    },
    stop: async () => {
      clearInterval(mining);
      await stop();
    },
  };
}

/** Its genesis funds the first account of the test wallet. @returns {Promise<RunningChain>} */
async function startPolkadotChain() {
  const { startChopsticks, LOCAL_POLKADOT_REFERENCE } = await import('./polkadot.mjs');
  const { url, stop } = await startChopsticks({ port: 9944 });
  return {
    namespace: 'polkadot',
    name: 'Polkadot',
    reference: LOCAL_POLKADOT_REFERENCE,
    url,
    fund: (address) => fundPolkadot(url, address),
    stop,
  };
}

/**
 * Raises the free balance of an account in the chain's own storage, and leaves the rest of the account as it is.
 *
 * @param {string} url
 * @param {string} address
 */
async function fundPolkadot(url, address) {
  const { blake2AsHex, decodeAddress, xxhashAsHex } = await import('@polkadot/util-crypto');
  const key = decodeAddress(address);
  const place = ['System', 'Account'].map((part) => xxhashAsHex(part, 128).slice(2)).join('');
  const entry = `0x${place}${blake2AsHex(key, 128).slice(2)}${Buffer.from(key).toString('hex')}`;
  const stored = await callNode(url, 'state_getStorage', [entry]);
  const account = Buffer.from(typeof stored === 'string' ? stored.slice(2) : NEW_ACCOUNT, 'hex');
  const free = account.readBigUInt64LE(FREE_AT) + tap.plancks;
  account.writeBigUInt64LE(free, FREE_AT);
  await callNode(url, 'dev_setStorage', [[[entry, `0x${account.toString('hex')}`]]]);
}

/** Where an account's free balance is: after its nonce and three counters of 32 bits. */
const FREE_AT = 16;

/** An account with one provider and nothing else. */
const NEW_ACCOUNT = `${'00'.repeat(8)}01000000${'00'.repeat(68)}`;

/** The published test wallets, from the build. @returns {Promise<any>} */
function testWallets() {
  return import(pathToFileURL(join(root, 'dist/esm/testing.js')).href);
}
