import { afterAll, describe, expect, it } from '@jest/globals';
import { stopChains } from '../../../apps/chains/start-chains.mjs';
import {
  blake2AsHex,
  decodeAddress,
  xxhashAsHex,
} from '../../../apps/chains/clients/polkadot-crypto';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import {
  type Abi,
  encodeDeployData,
  encodeFunctionData,
  formatUnits,
  type Hex,
  parseUnits,
} from 'viem';
import type { ChainNamespace } from '../../../domain/caip/chain-namespace';
import type { WidgetOptionsInput } from '../../../domain/options/parse-options';
import { createBitcoinTestWallet, createPolkadotTestWallet } from '../../../infrastructure/fake';
import { type DemoToken, deployDemoTokens } from '../../../apps/chains/nodes/demo-tokens.mjs';
import { eventually as eventuallyWithin } from '../../support/eventually';
import { ALICE } from '../chains/solana-stage';
import {
  type JupiterStandIn,
  startJupiter,
  tokenAccountOf,
} from '../../../apps/chains/testing/jupiter';
import type { TestMint } from '../../../apps/chains/testing/solana-control';
import { type Squid, startSquid } from '../../../apps/chains/testing/squid';
import { type OtherNodes, startOtherNodes, urlsOf } from './other-nodes';
import { FUNDS, payments } from './payments';
import { useStage } from './stage';
import { ADDRESS, type Visitor } from './visitor';

const PICTURE = 'data:image/png;base64,iVBORw0KGgo=';
const ASSET = 7;
const load = createRequire(new URL('../../../apps/chains/package.json', import.meta.url));

/** An account with a key: the review warns of others, and asks for a check. */
const RECEIVER = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';

let nodes: OtherNodes;
let jupiter: JupiterStandIn;
let squid: Squid;
let boat: TestMint;
let fish: TestMint;
let visitor: Visitor;

const stage = useStage(async () => {
  nodes = await startOtherNodes();
  const { solana } = nodes;
  await solana.control.wrapLamports();
  boat = await solana.control.createMint(6, { name: 'Boat Coin', symbol: 'BOAT' });
  fish = await solana.control.createMint(6, { name: 'Fish Coin', symbol: 'FISH' });
  jupiter = await startJupiter(solana, [boat, fish], 2_000_000_000n);
  squid = await startSquid();
  return [...urlsOf(nodes), jupiter.url, squid.url];
});
afterAll(() => Promise.all([jupiter?.stop(), squid?.stop(), stopChains(nodes)]));

/** Four nodes and a browser may have two cores to share. */
const eventually = (check: () => Promise<void>): Promise<void> => eventuallyWithin(check, 30_000);

describe('a visitor with tokens', () => {
  it('sends one of an EVM chain from its page, speeds that up in the activity, and sees an NFT', async () => {
    const { control, url } = stage.lab.ethereum;
    const [token] = await deployDemoTokens([{ chainId: 1, url }]);
    if (!token) throw new Error('there is no token');
    await mintPass();
    await arrive('eip155', { nfts: 'logs', tokenLists: [{ name: 'Test', tokens: [token] }] });

    await openToken(/Tidemark Token/);
    await control.stopMining();
    await send(RECEIVER, '2.5');
    await activity(/Sent .*−2\.500 TOK/);
    await visitor.dialog.locator('.transaction').first().click();
    await visitor.button('Speed up').click();
    await visitor.button('Continue in the wallet').click();
    await visitor.dialog.getByText(/^Sent\. Your activity shows/).waitFor();
    await control.mine();
    await control.startMining();

    await eventually(async () =>
      expect(await tokensOf(token, RECEIVER)).toBe(parseUnits('2.5', 18)),
    );
    expect(await tokensOf(token, ADDRESS)).toBe(parseUnits('997.5', 18));
    await visitor.button('Back').click();
    await activity(/Sent To 0x7099…79C8 −2\.500 TOK/);
    await visitor.dialog.getByRole('tab', { name: 'NFTs' }).click();
    await visitor.dialog.getByText('Pass #0').first().waitFor();
  });

  it('hides amounts, orders the list, adds a token, names a contact and saves the activity', async () => {
    const chain = { chainId: 1, url: stage.lab.ethereum.url };
    const [listed, other] = await deployDemoTokens([chain, chain]);
    if (!listed || !other) throw new Error('there is no token');
    await arrive('eip155', { tokenLists: [{ name: 'Test', tokens: [listed] }] });
    const rows = visitor.dialog.locator('.tokens li');
    await rows.filter({ hasText: '1,000' }).waitFor();

    await visitor.button('Hide amounts').click();
    await eventually(async () => expect(await visitor.dialog.innerText()).not.toContain('1,000'));
    await visitor.button('Hide amounts').click();
    await rows.filter({ hasText: '1,000' }).waitFor();

    await visitor.button('Edit list').click();
    await visitor.button('Pin TOK').click();
    await visitor.button('Hide ETH').click();
    await visitor.button('Done').click();
    await eventually(async () =>
      expect(await rows.allInnerTexts()).toEqual([expect.stringContaining('Tidemark Token')]),
    );

    await visitor.button('Add a token').click();
    await visitor.dialog.getByRole('textbox').fill(other.address);
    await visitor.button('Find token').click();
    await visitor.button('Add TOK').click();
    await eventually(async () => expect(await rows.count()).toBe(2));

    await visitor.button(/^Send$/).click();
    await visitor.dialog.getByRole('textbox', { name: /^Address, name/ }).fill(RECEIVER);
    await visitor.button('Contacts').click();
    await visitor.dialog.getByRole('textbox', { name: 'Name for this address' }).fill('Bob');
    await visitor.button(/^Save$/).click();
    await visitor.dialog.locator('.resolved').filter({ hasText: 'Bob' }).waitFor();

    await visitor.button('Back').click();
    await visitor.dialog.getByRole('tab', { name: 'Activity' }).click();
    const saving = visitor.page.waitForEvent('download');
    await visitor.button(/^Save \d+ as CSV$/).click();
    expect(await readFile(await (await saving).path(), 'utf8')).toMatch(
      /^\W*time\b.*\r\n.*"deploy","confirmed",.*0xf39F/,
    );
  });

  it('sends one of Solana, sees an NFT, exchanges, and finds both in the activity', async () => {
    const { control, network } = nodes.solana;
    await control.airdrop(ALICE, FUNDS.lamports);
    await control.giveTokens(boat, ALICE, 50_000_000n, await tokenAccountOf(ALICE, boat));
    const file = JSON.stringify({ name: 'Ape #1', image: PICTURE });
    await control.giveNft(ALICE, {
      name: 'Ape #1',
      symbol: 'APE',
      uri: `data:application/json,${file}`,
    });
    const { receiver } = payments.solana;
    await arrive('solana', {
      nfts: 'logs',
      indexers: { [network.caipNetworkId]: { kind: 'nodes' as const } },
      jupiter: {
        [network.caipNetworkId]: { url: `${jupiter.url}/`, mints: [boat.address, fish.address] },
      },
    });

    await openToken(/Boat Coin/);
    await send(receiver, '1.25');
    await eventually(async () => expect(await control.tokensOf(boat, receiver)).toBe(1_250_000n));

    await visitor.dialog.getByRole('tab', { name: 'NFTs' }).click();
    await visitor.dialog.getByText('Ape #1').first().waitFor();

    await visitor.button(/^Swap$/).click();
    await pick('from', 'Boat');
    await pick('to', 'Fish');
    await visitor.dialog.getByRole('textbox', { name: /^Amount in / }).fill('20');
    await visitor.button('Review swap').click();
    await visitor.heading(/^Swap [\d.,]/).waitFor();
    await visitor.dialog.locator('.exact').nth(1).waitFor();
    const [, received = ''] = await visitor.dialog.locator('.exact').allInnerTexts();
    await visitor.dialog.getByRole('button', { name: 'Swap', exact: true }).click();
    await visitor.button('Done').click();
    await visitor.heading('Account').waitFor();
    await eventually(async () =>
      expect(formatUnits(await control.tokensOf(fish, ALICE), 6)).toBe(
        received.replaceAll(',', '').split(' ')[0],
      ),
    );
    expect(await control.tokensOf(boat, ALICE)).toBe(28_750_000n);
    await activity(/Exchanged .*−20\.000 BOAT \+.* FISH/);
    await activity(/Sent .*−1\.250 BOAT/);
  });

  it('sends an asset of an Asset Hub, whose activity is on its explorer', async () => {
    const [owner = ''] = await createPolkadotTestWallet().addresses();
    const { receiver } = payments.polkadot;
    const asset = { owner, issuer: owner, admin: owner, freezer: owner };
    const rules = { supply: 1000, minBalance: 1, isSufficient: true, accounts: 1, status: 'Live' };
    await nodes.polkadot.call('dev_setStorage', {
      Assets: {
        Asset: [[[ASSET], { ...asset, ...rules }]],
        Account: [[[ASSET, owner], { balance: '1000', reason: 'Sufficient' }]],
        Metadata: [[[ASSET], { name: 'Test Dollar', symbol: 'TUSD', decimals: 2 }]],
      },
    });
    await arrive('polkadot', {});

    await openToken(/Test Dollar/);
    await send(receiver, '2.5');

    await eventually(async () =>
      expect([await assetsOf(owner), await assetsOf(receiver)]).toEqual([750n, 250n]),
    );
    await visitor.dialog.getByRole('tab', { name: 'Activity' }).click();
    await visitor.dialog.getByText('See your activity on the explorer').waitFor();
  });

  it('finds what a squid has indexed of an Asset Hub in the activity', async () => {
    const [owner = ''] = await createPolkadotTestWallet().addresses();
    const { caipNetworkId } = nodes.polkadot.network;
    const { receiver } = payments.polkadot;
    const { block, blockHash } = await newestBlock();
    const inBlock = { block, blockHash, extrinsicHash: `0x${'ab'.repeat(32)}` };
    squid.transfers.push({ ...inBlock, from: receiver, to: owner, units: 1_500_000_000_000n });
    await arrive('polkadot', {
      indexers: { [caipNetworkId]: { kind: 'subsquid' as const, url: squid.url } },
    });

    await activity(/^R Received From .* \+1\.500 ROC/);

    const publicKey = `0x${Buffer.from(decodeAddress(owner)).toString('hex')}`;
    expect(new Set(squid.asked)).toEqual(new Set([publicKey]));
  });

  it('finds what has arrived on Bitcoin in the activity', async () => {
    const { control, network } = nodes.bip122;
    const wallet = createBitcoinTestWallet({ networks: [{ name: 'Regtest' }] });
    const [payment = ''] = await wallet.addresses();
    await control.fund(payment, FUNDS.satoshi);
    await arrive('bip122', { indexers: { [network.caipNetworkId]: { kind: 'nodes' as const } } });

    await visitor.dialog
      .getByText(/0\.005 BTC/)
      .first()
      .waitFor();
    await activity(/Received .*0\.005 BTC/);
  });
});

/** A visitor on the account's view of a site with `sources`. */
async function arrive(
  namespace: ChainNamespace,
  sources: NonNullable<WidgetOptionsInput['sources']>,
): Promise<void> {
  const { solana, bip122, polkadot } = nodes;
  const others = { solana: solana.network, bip122: bip122.network, polkadot: polkadot.network };
  visitor = await stage.visit('namespaces', { others, options: { sources } });
  await visitor.openModal();
  await visitor.wallet(payments[namespace].wallet).first().click();
  await visitor.dialog.waitFor({ state: 'detached' });
  await visitor.page.locator('main').getByRole('button', { name: /…/ }).first().click();
  await visitor.heading('Account').waitFor();
  await visitor.dialog.getByText(/^Balance \d/).waitFor();
}

async function openToken(name: RegExp): Promise<void> {
  await visitor.dialog.getByRole('button', { name }).first().click();
  await visitor.button(/^Send$/).click();
  await visitor.heading('Send').waitFor();
}

async function send(receiver: string, amount: string): Promise<void> {
  await visitor.dialog.getByRole('textbox', { name: /^Amount in / }).fill(amount);
  await visitor.dialog.getByRole('textbox', { name: /^Address, name/ }).fill(receiver);
  await visitor.button('Review').click();
  await visitor.heading(/^Send [\d.,]/).waitFor();
  const check = visitor.dialog.getByRole('checkbox');
  // Whether the address needs a check is known a moment after the review is shown.
  await eventually(async () => {
    if (await check.isVisible()) await check.check();
    await visitor.dialog
      .getByRole('button', { name: 'Send', exact: true })
      .click({ timeout: 2000 });
  });
  await visitor.button('Done').click();
  await visitor.heading('Account').waitFor();
}

async function pick(side: 'from' | 'to', search: string): Promise<void> {
  await visitor.heading('Swap').waitFor();
  await visitor.dialog.locator(`[data-field="${side}"] .chip.token`).click();
  await visitor.heading('Choose a token').waitFor();
  await visitor.dialog.getByRole('searchbox').fill(search);
  await visitor.dialog.locator('.tokens .row').first().click();
  await visitor.heading('Swap').waitFor();
}

/** Waits until the activity has a row with `text`. */
async function activity(text: RegExp): Promise<void> {
  await visitor.dialog.getByRole('tab', { name: 'Activity' }).click();
  const rows = visitor.dialog.locator('.transaction');
  await eventually(async () => {
    const texts = await rows.allInnerTexts();
    expect(texts.map((each) => each.replaceAll(/\s+/g, ' ')).join('; ')).toMatch(text);
  });
}

/** Gives the visitor the first one of a collection of OpenZeppelin's. */
async function mintPass(): Promise<void> {
  const { abi, bytecode } = load(
    '@openzeppelin/contracts/build/contracts/ERC721PresetMinterPauserAutoId.json',
  ) as { readonly abi: Abi; readonly bytecode: Hex };
  const { control } = stage.lab.ethereum;
  const done = async (call: object): Promise<string> => {
    const hash = await control.call('eth_sendTransaction', { from: ADDRESS, ...call });
    let address = '';
    await eventually(async () => {
      const receipt = await control.call('eth_getTransactionReceipt', hash);
      expect(receipt).toMatchObject({ status: '0x1' });
      address = String((receipt as { readonly contractAddress?: unknown }).contractAddress);
    });
    return address;
  };
  const to = await done({ data: encodeDeployData({ abi, bytecode, args: ['Pass', 'PSS', ''] }) });
  await done({ to, data: encodeFunctionData({ abi, functionName: 'mint', args: [ADDRESS] }) });
}

async function tokensOf({ address }: DemoToken, owner: string): Promise<bigint> {
  const data = `0x70a08231${owner.slice(2).padStart(64, '0')}`;
  const answer = await stage.lab.ethereum.control.call('eth_call', { to: address, data }, 'latest');
  return BigInt(String(answer));
}

/** The newest block of the Polkadot chain. */
async function newestBlock(): Promise<{ readonly block: number; readonly blockHash: string }> {
  const { call } = nodes.polkadot;
  const blockHash = String(await call('chain_getBlockHash'));
  const { number } = (await call('chain_getHeader', blockHash)) as { readonly number: string };
  return { block: Number(number), blockHash };
}

/** The units of the asset, found by the hashes of another library. */
async function assetsOf(owner: string): Promise<bigint> {
  const id = Buffer.alloc(4);
  id.writeUInt32LE(ASSET);
  const places = ['Assets', 'Account'].map((name) => xxhashAsHex(name, 128).slice(2));
  const keys = [id, decodeAddress(owner)].map(
    (key) => blake2AsHex(key, 128).slice(2) + Buffer.from(key).toString('hex'),
  );
  const stored = await nodes.polkadot.call(
    'state_getStorage',
    `0x${[...places, ...keys].join('')}`,
  );
  if (stored === null) return 0n;
  return BigInt(`0x${Buffer.from(String(stored).slice(2, 34), 'hex').reverse().toString('hex')}`);
}
