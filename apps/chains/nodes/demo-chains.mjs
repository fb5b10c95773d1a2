import { randomBytes } from 'node:crypto';
import { importSource } from '../../../scripts/import-source.mjs';
import { base58 } from '../../../scripts/root-packages.mjs';
import { startChains, stopChains } from '../start-chains.mjs';
import { callNode, startAnvil } from './evm.mjs';
import { POLKADOT_GENESIS, startChopsticks } from './polkadot.mjs';

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
 * A chain of the demo, running.
 *
 * @typedef {object} RunningChain
 * @property {string} url
 * @property {(address: string) => unknown} fund Pays an account.
 * @property {Promise<string>} [ended] How the process of the chain ended, where it has one.
 * @property {() => Promise<void>} stop
 */

/**
 * Where a chain starts.
 *
 * @typedef {object} Place
 * @property {number} port Taken where it is free.
 * @property {string} genesis The hash of its first block.
 */

/** The amount that is paid to the first accounts of the test wallets. */
const funds = { lamports: 100_000_000_000n, bitcoin: '1.5' };

/** The amount that the faucet pays. */
const tap = { wei: 10n ** 19n, lamports: 10_000_000_000n, bitcoin: '0.05', plancks: 10n ** 14n };
const BLOCK_EVERY_MS = 5000;

/** The published test wallets. */
const testWallets = 'infrastructure/fake/index.ts';

const REGTEST_GENESIS = '0f9188f13cb7b2c71f2a335e3a4fc328bf5beb436012afca590b1a11466e2206';

/** How many characters of the hash of a chain's first block CAIP-2 takes, in all of these namespaces. */
const REFERENCE_LENGTH = 32;

/**
 * The chain of each other namespace: its name, the hash that its first block will have, and what starts it and funds the
 * accounts of the published test wallets.
 *
 * @type {Readonly<Record<OtherNamespace, { readonly name: string, readonly genesis: () => string,
 *   readonly start: (place: Place) => Promise<RunningChain> }>>}
 */
export const otherChains = {
  // Each start is a chain of its own, for pages that remember the last one.
  solana: { name: 'Solana', genesis: anyHash, start: startSolanaChain },
  bip122: { name: 'Bitcoin', genesis: () => REGTEST_GENESIS, start: startBitcoinChain },
  polkadot: { name: 'Polkadot', genesis: () => POLKADOT_GENESIS, start: startPolkadotChain },
};

/** The CAIP-2 reference of the chain of another namespace. @param {string} genesis */
export function referenceOf(genesis) {
  return genesis.slice(0, REFERENCE_LENGTH);
}

/**
 * Starts an EVM chain. The mnemonic of all tests funds the accounts of the test wallet.
 *
 * @param {{ readonly chainId: number, readonly port: number }} chain
 * @returns {Promise<RunningChain>}
 */
export async function startEvmChain({ chainId, port }) {
  const { url, ended, stop } = await startAnvil({ chainId, port });
  return { url, fund: (address) => fundEvm(url, address), ended, stop };
}

/**
 * Starts a chain of each namespace on any port, all at once.
 *
 * @param {readonly { readonly name: string, readonly chainId: number }[]} evmChains
 */
export async function startDemoChains(evmChains) {
  /** @type {Record<string, () => Promise<RunningChain>>} */
  const starts = {};
  for (const { chainId } of evmChains) {
    starts[`eip155:${chainId}`] = () => startEvmChain({ chainId, port: 0 });
  }
  /** @type {Omit<OtherChain, 'url'>[]} */
  const known = [];
  for (const namespace of /** @type {const} */ (['solana', 'bip122', 'polkadot'])) {
    const { genesis, name, start } = otherChains[namespace];
    const place = { port: 0, genesis: genesis() };
    const reference = referenceOf(place.genesis);
    known.push({ namespace, name, reference });
    starts[`${namespace}:${reference}`] = () => start(place);
  }
  const chains = await startChains(starts);
  const urlOf = (/** @type {string} */ id) => chains[id]?.url ?? '';
  return {
    evm: evmChains.map((chain) => ({ ...chain, url: urlOf(`eip155:${chain.chainId}`) })),
    others: known.map((chain) => ({
      ...chain,
      url: urlOf(`${chain.namespace}:${chain.reference}`),
    })),
    fund: async (/** @type {string} */ network, /** @type {string} */ address) => {
      const chain = chains[network];
      if (!chain) throw new Error(`There is no chain ${network}`);
      await chain.fund(address);
    },
    stop: () => stopChains(chains),
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

/** As Solana writes it. */
function anyHash() {
  return base58.encode(randomBytes(32));
}

/** @param {Place} place @returns {Promise<RunningChain>} */
async function startSolanaChain({ port, genesis }) {
  const [{ startSolana }, { createSolanaTestWallet }] = await Promise.all([
    import('./solana.mjs'),
    importSource(testWallets),
  ]);
  const { url, ledger, stop } = await startSolana({ port, genesisHash: genesis });
  for (const address of await createSolanaTestWallet().addresses()) {
    ledger.airdrop(address, funds.lamports);
  }
  return { url, fund: (address) => ledger.airdrop(address, tap.lamports), stop };
}

/** @param {Place} place @returns {Promise<RunningChain>} */
async function startBitcoinChain({ port }) {
  const [{ startBitcoin }, { createBitcoinTestWallet }] = await Promise.all([
    import('./bitcoin.mjs'),
    importSource(testWallets),
  ]);
  const { url, call, ended, stop } = await startBitcoin({ port });
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
    url,
    fund: async (address) => {
      await call('sendtoaddress', [address, tap.bitcoin]);
      await call('generatetoaddress', [1, miner]);
    },
    ...(ended && { ended }),
    stop: async () => {
      clearInterval(mining);
      await stop();
    },
  };
}

/** Its genesis funds the first account of the test wallet. @param {Place} place @returns {Promise<RunningChain>} */
async function startPolkadotChain({ port }) {
  const { url, ended, stop } = await startChopsticks({ port });
  return { url, fund: (address) => fundPolkadot(url, address), ended, stop };
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
