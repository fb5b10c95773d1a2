import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { encodeFunctionData, parseAbi } from 'viem';
import {
  blake2AsHex,
  decodeAddress,
  xxhashAsHex,
} from '../../../apps/chains/clients/polkadot-crypto';
import { callNode } from '../../../apps/chains/nodes/evm.mjs';
import { plannedContracts } from '../../../apps/demo/serve/planned-contracts.mjs';
import {
  approveInWindow,
  leaveBackup,
  openWallet,
  pressButton,
} from '../../../apps/wallet-frame/tests/press-button.mjs';
import { openReusedPage, type WatchedPage } from './browser';
import { type DemoWorld, startDemoWorld } from './demo-world';
import { frameOf, sendCode } from './embedded-world';
import { Visitor } from './visitor';

/** How long a stop of the walk may take. */
const STOP_MS = 30_000;

/** A folder for pictures of the walk: it is then made in the dark, on a narrow page. */
const pictures = process.env['CLEAT_TEST_PICTURES'];
const look =
  pictures === undefined
    ? {}
    : { colorScheme: 'dark' as const, viewport: { width: 390, height: 844 } };

let world: DemoWorld;
let watched: WatchedPage;
let visitor: Visitor;

/** The stops that were walked, by the words on their buttons. */
const walked = new Set<string>();

beforeAll(async () => {
  world = await startDemoWorld();
});
afterAll(() => world?.stop());
beforeEach(async () => {
  watched = await openReusedPage(world.browser, world.url, { reducedMotion: 'reduce', ...look });
  visitor = new Visitor(watched.page);
  // Esplora's answer about a payment that it does not know yet.
  visitor.expectMishap(/status of 404/);
});
afterEach(async () => {
  await watched.close();
  expect(watched.mishaps.filter((mishap) => !visitor.isExpected(mishap))).toEqual([]);
});

/** A stop of the walk: one press in "What to try", and what the visitor does then, within half a minute. */
async function stop(words: string, visit: () => Promise<void>): Promise<void> {
  const since = Date.now();
  const press = visitor.page.locator('.steps .small');
  await press.filter({ hasText: new RegExp(`^${words}$`) }).click();
  await visit();
  expect([words, Date.now() - since < STOP_MS]).toEqual([words, true]);
  await picture(words);
  walked.add(words);
}

let taken = 0;

/** Takes a picture of what the visitor sees, where pictures are wanted. */
async function picture(name: string): Promise<void> {
  if (pictures === undefined) return;
  taken += 1;
  await visitor.page.screenshot({
    path: join(pictures, `${String(taken).padStart(2, '0')} ${name}.png`),
  });
}

/** Approves in the window of the test wallet. */
async function approve(): Promise<void> {
  await visitor.page.getByRole('button', { name: 'Approve', exact: true }).waitFor();
  await picture('approval');
  await visitor.page.getByRole('button', { name: 'Approve', exact: true }).click();
}

/** The widget's own dialog: the embedded wallet has one as well. */
const modal = () => visitor.page.locator('dialog.layer');

/** The wallet of each namespace, and what its row says where it has several. */
const wallets = {
  Ethereum: 'Cleat Test Wallet',
  Solana: 'Cleat Test Wallet',
  Bitcoin: 'Bitcoin Test Wallet',
  Polkadot: 'Polkadot Test Wallet',
} as const;

/** Connects the wallet of a namespace, and signs in. */
async function comeAboard(chain: keyof typeof wallets): Promise<void> {
  const wallet = wallets[chain];
  await stop('Open the widget', async () => {
    // The row of a wallet on two namespaces asks for one of them once the wallets of all namespaces are there.
    for (const each of Object.values(wallets)) await visitor.wallet(each).first().waitFor();
    await visitor.wallet(wallet).first().click();
    if (wallet === 'Cleat Test Wallet') await visitor.wallet(chain).click();
    await approve();
    await signIn(approve);
  });
}

/** Signs in where the widget asks for it, by what `answer` presses in the wallet. */
async function signIn(answer: () => Promise<void>): Promise<void> {
  await modal().getByRole('button', { name: 'Sign in', exact: true }).click();
  await answer();
  await modal().waitFor({ state: 'detached' });
}

/** Writes a line in the guest book, which takes one only of who has signed in. */
async function writeLine(line: string): Promise<void> {
  await visitor.page.getByLabel('Your line').fill(line);
  await visitor.button('Write in the guest book').click();
  await visitor.page.getByText('Your line is in the book.').waitFor();
  await visitor.page.getByText(line).waitFor();
}

async function closeWidget(): Promise<void> {
  await visitor.page.keyboard.press('Escape');
  await modal().waitFor({ state: 'detached' });
}

/** What its account is worth before it pays, and what a print costs. */
const worth = {
  Ethereum: /\$\d\d,\d{3},\d{3}/,
  Solana: '$15,000.00',
  Bitcoin: '$90,000.00',
  Polkadot: '$50,000.00',
} as const;
const paid = {
  Ethereum: '−0.035 ETH',
  Solana: '−0.700 SOL',
  Bitcoin: '−0.001 BTC',
  Polkadot: '−15.000 DOT',
} as const;

describe.each(Object.keys(wallets) as (keyof typeof wallets)[])(
  'a visitor of the demo with a wallet on %s',
  (chain) => {
    it('signs in, writes a line, and sees what the account is worth', async () => {
      await comeAboard(chain);
      await stop('Go to the guest book', () => writeLine(`Ahoy from ${chain}`));
      await stop('Open the account', async () => {
        // Only rows in sight are priced.
        await modal().getByText('Edit list').scrollIntoViewIfNeeded();
        await modal().getByText(worth[chain]).first().waitFor();
      });
    });

    it('buys a print, and finds the payment in the activity', async () => {
      await comeAboard(chain);
      await stop('See the prints', async () => {
        await visitor.button('Buy Low tide').click();
        await visitor.page.getByRole('button', { name: /^Pay / }).click();
        await modal().getByRole('button', { name: 'Send', exact: true }).click();
        await approve();
        await visitor.page.getByText(/The print is yours/).waitFor();
        await closeWidget();
      });
      await stop('Open the account', async () => {
        await modal().getByRole('tab', { name: 'Activity' }).click();
        await modal().getByText('Sent').first().waitFor();
        await modal().getByText(paid[chain]).first().waitFor();
      });
    });

    it('buys for no money, and receives test money', async () => {
      await comeAboard(chain);
      await stop('Open the purchase', async () => {
        const opening = visitor.page.context().waitForEvent('page');
        await visitor.button(/^Sandbox, no money moves/).click();
        const shopWindow = await opening;
        await shopWindow.getByRole('heading', { name: 'Sandbox, no money moves' }).waitFor();
        await modal().getByText('Buying with Sandbox, no money moves').waitFor();
        const address = await visitor.page.locator('.facts code').first().innerText();
        const before = await heldBy(chain, address);
        await shopWindow.getByRole('button', { name: 'Buy test money' }).click();
        await shopWindow.getByText('the test money is in the account').waitFor();
        await shopWindow.close();

        await modal().getByText('Your tokens have arrived').waitFor();
        await modal().getByText('Sandbox, no money moves').waitFor();
        // The page reads a balance again after half a minute, so the chain is asked.
        expect(await heldBy(chain, address)).toBeGreaterThan(before);
      });
    });
  },
);

/** The balance of an account, as the node of its chain says. */
async function heldBy(chain: keyof typeof wallets, address: string): Promise<number> {
  const { url } =
    [...world.chains.evm, ...world.chains.others].find(({ name }) => name === chain) ?? {};
  const node = String(url);
  switch (chain) {
    case 'Ethereum':
      return Number(await callNode(node, 'eth_getBalance', [address, 'latest']));
    case 'Solana':
      return ((await callNode(node, 'getBalance', [address])) as { value: number }).value;
    case 'Bitcoin': {
      const answer = await fetch(`${node}/address/${address}`);
      const { chain_stats: stats } = (await answer.json()) as Esplora;
      return stats.funded_txo_sum - stats.spent_txo_sum;
    }
    case 'Polkadot': {
      const key = Buffer.from(decodeAddress(address));
      const place = ['System', 'Account'].map((part) => xxhashAsHex(part, 128).slice(2)).join('');
      const entry = `0x${place}${blake2AsHex(key, 128).slice(2)}${key.toString('hex')}`;
      const stored = String(await callNode(node, 'state_getStorage', [entry]));
      return Number(Buffer.from(stored.slice(2), 'hex').readBigUInt64LE(16));
    }
  }
}

interface Esplora {
  readonly chain_stats: { readonly funded_txo_sum: number; readonly spent_txo_sum: number };
}

describe('a visitor of the demo on Ethereum', () => {
  it('has tokens with their worth, and a print on each chain', async () => {
    await comeAboard('Ethereum');
    await stop('Open the account', async () => {
      await modal().getByText('mate.eth').first().waitFor();
      await modal().getByText('First mate of the Tidemark').waitFor();
      await modal().getByText('1,000.000 TUSD').scrollIntoViewIfNeeded();
      await modal().getByText('$1,000.00').waitFor();
      await modal()
        .getByRole('img', { name: /^Worth over the past 24 hours: from \$/ })
        .waitFor();
      await modal().getByRole('tab', { name: 'NFTs' }).click();
      await modal().getByText('Low tide, 1 of 50').waitFor();
      await closeWidget();
    });
    await stop('Choose a network', async () => {
      await modal()
        .getByRole('button', { name: /Arbitrum/ })
        .click();
      await approve();
      await signIn(approve);
    });
    await stop('Open the account', async () => {
      await modal().getByRole('tab', { name: 'NFTs' }).click();
      await modal().getByText('Night watch, 1 of 50').waitFor();
    });
  });

  it('pays to a name', async () => {
    await comeAboard('Ethereum');
    await stop('Send to a name', async () => {
      await modal()
        .getByRole('textbox', { name: /^Amount/ })
        .fill('0.5');
      await modal()
        .getByRole('textbox', { name: /address|name/i })
        .fill('mate.eth');
      await visitor.button('Review').click();
      await visitor.heading(/^Send [\d.,]/).waitFor();
      await modal().getByText('mate.eth').first().waitFor();
      await modal().getByRole('button', { name: 'Send', exact: true }).click();
      await approve();
      await visitor.page.getByText('Transaction confirmed').first().waitFor();
    });
  });

  it('swaps by the contracts of Uniswap', async () => {
    await comeAboard('Ethereum');
    await stop('Open the swap', async () => {
      await pick('from', 'ETH');
      await pick('to', 'TOK');
      await modal()
        .getByRole('textbox', { name: /^Amount in / })
        .fill('1');
      await visitor.button('Review swap').click();
      await visitor.heading(/^Swap [\d.,]/).waitFor();
      await modal().getByRole('button', { name: 'Swap', exact: true }).click();
      await approve();
      await visitor.page.getByText('Transaction confirmed').first().waitFor();
    });
  });

  it('takes two postcards in one bundle, and sees them', async () => {
    await comeAboard('Ethereum');
    await stop('Go to the postcards', async () => {
      await visitor.button('Take two postcards').click();
      await visitor.page.getByText('Send these 2 calls?').waitFor();
      await visitor.button('Decline').click();
      await visitor.page.getByText('declined').waitFor();
      expect(await postcardsOf(await ownAddress())).toBe(0);

      await visitor.button('Take two postcards').click();
      await approve();
      await visitor.page.getByText('Two postcards are yours').waitFor();
      expect(await postcardsOf(await ownAddress())).toBe(2);
    });
    await stop('Open the account', async () => {
      await modal().getByRole('tab', { name: 'NFTs' }).click();
      await modal().getByText('Postcard: the pier').waitFor();
    });
  });

  it('grants the shop a limit, which the chain keeps, and ends it', async () => {
    await comeAboard('Ethereum');
    const take = visitor.button('Let the shop take 0.01 ETH');
    await stop('Go to the limit', async () => {
      await take.click();
      await visitor.page.getByText('There is no limit: grant one first.').waitFor();
      await visitor.button('Grant 0.01 ETH a week').click();
      await modal().getByText('0.01 ETH every week').waitFor();
      await visitor.button('Continue in the wallet').click();
      await visitor.page.getByText('0.01 ETH every 7 days').waitFor();
      await approve();
      await visitor.page.getByText('Granted: the shop may take 0.01 ETH a week.').waitFor();
      await closeWidget();

      const before = await heldBy('Ethereum', await ownAddress());
      await take.click();
      await visitor.page.getByText('The shop has taken 0.01 ETH.').waitFor();
      expect(before - (await heldBy('Ethereum', await ownAddress()))).toBeCloseTo(1e16, -8);
      await take.click();
      await visitor.page.getByText('the limit of this week is used up').waitFor();

      await visitor.button('See my limits').click();
      await modal().getByText('0.01 ETH every week').click();
      await visitor.button('Revoke').click();
      await modal()
        .getByRole('group', { name: /^Revoke/ })
        .getByRole('button', { name: 'Revoke' })
        .click();
      await approve();
      await modal().getByText('No smart sessions').waitFor();
      await closeWidget();
      await take.click();
      await visitor.page.getByText('There is no limit: grant one first.').waitFor();
    });
  });

  it('has the widget in the page, a wallet that makes trouble, and a phone', async () => {
    await stop('Show the panel', () => visitor.page.locator('.shop-panel').waitFor());
    await visitor.button('Reset').click();
    await stop('Make trouble', async () => {
      await visitor.page.getByRole('radio', { name: 'declines' }).click();
      await visitor.openModal();
      await visitor.wallet('Bitcoin Test Wallet').click();
      await modal().getByText('You declined. Try again?').waitFor();
      await closeWidget();
    });
    await visitor.page.getByRole('tab', { name: 'What to try' }).click();
    const opening = visitor.page.context().waitForEvent('page');
    await stop('Open the phone', async () => {
      const phone = await opening;
      await phone.getByText('Paste').first().waitFor();
      await phone.close();
    });
  });
});

/** The account in use. */
function ownAddress(): Promise<string> {
  return visitor.page.locator('.facts code').first().innerText();
}

const cardsAbi = parseAbi(['function balanceOf(address owner) view returns (uint256)']);

/** How many postcards an account has on Ethereum. */
async function postcardsOf(address: string): Promise<number> {
  const args = [address as `0x${string}`] as const;
  const call = {
    to: plannedContracts.postcards,
    data: encodeFunctionData({ abi: cardsAbi, args }),
  };
  return Number(await callNode(String(world.chains.evm[0]?.url), 'eth_call', [call, 'latest']));
}

describe('a visitor of the demo without a wallet', () => {
  /** Logs in by e-mail with the code of the mailbox, and signs in. */
  async function logIn(email: string): Promise<void> {
    const { page } = visitor;
    const opening = page.waitForEvent('popup');
    await page.getByRole('link', { name: 'the mailbox' }).click();
    const mailbox = await opening;
    // Back in the first tab: a wallet in a page that is not seen waits.
    await page.bringToFront();
    await stop('Log in by e-mail', async () => {
      await sendCode(visitor, email);
      const code = await codeIn(mailbox, email);
      await mailbox.close();
      await frameOf(page).locator('#code').fill(code);
      await leaveBackup(frameOf(page));
      await signIn(approveInFrame);
    });
  }

  const approveInFrame = (): Promise<void> =>
    pressButton(frameOf(visitor.page).getByRole('button', { name: 'Approve' }));

  /** The mailbox loads itself again. */
  async function codeIn(mailbox: Page, email: string): Promise<string> {
    const mail = mailbox.locator('article', { hasText: email });
    const [, code = ''] = /Your code: (\d{6})/.exec(await mail.first().innerText()) ?? [];
    return code;
  }

  it('logs in by e-mail, and signs in with an account on each of the four namespaces', async () => {
    await logIn('ada@tidemark.example');
    await stop('Go to the guest book', () => writeLine('Ahoy without a wallet'));
    for (const chain of ['Solana', 'Bitcoin', 'Polkadot'] as const) {
      await stop('Choose a network', async () => {
        await modal()
          .getByRole('button', { name: new RegExp(`^${chain}`) })
          .click();
        await signIn(approveInFrame);
        await writeLine(`Ahoy by e-mail on ${chain}`);
      });
    }
    const lines = await visitor.page.locator('.lines small').allInnerTexts();
    const networks = lines.map((line) => line.replace(/^.* on /, ''));
    expect(networks.slice(0, 4)).toEqual(['Polkadot', 'Bitcoin', 'Solana', 'Ethereum']);
  });

  it('takes two postcards without any ETH, because the operator pays the fee', async () => {
    await logIn('bob@tidemark.example');
    const own = await ownAddress();
    expect(await heldBy('Ethereum', own)).toBe(0);
    await stop('Take postcards without ETH', async () => {
      await visitor.button('Take two postcards').click();
      await approveInWindow(frameOf(visitor.page), async (window) => {
        await window.getByText('Sponsored: you pay no network fee').waitFor();
        await window.getByRole('checkbox').check();
      });
      await visitor.page.getByText('Two postcards are yours').waitFor();
    });
    expect(await postcardsOf(own)).toBe(2);
    expect(await heldBy('Ethereum', own)).toBe(0);
  });

  it('chooses a name of its own, by which another account is found', async () => {
    await logIn('eve@tidemark.example');
    const own = await ownAddress();
    await stop('Choose a name', async () => {
      await modal().getByRole('textbox').fill('eve-1');
      await modal().getByText('eve-1.tidemark.eth is available').waitFor();
      await visitor.button('Choose this name').click();
      const frame = frameOf(visitor.page);
      await approveInWindow(frame);
      const confirming = await openWallet(frame);
      await pressButton(confirming.getByRole('button', { name: 'Register the name' }));
      await modal().getByText('eve-1.tidemark.eth is yours').waitFor();
    });
    await closeWidget();
    await visitor.page.reload();
    await stop('Send to a name', async () => {
      await modal()
        .getByRole('textbox', { name: /address|name/i })
        .fill('eve-1.tidemark.eth');
      await modal().getByText(own.slice(0, 6)).first().waitFor();
    });
  });
});

/** Chooses the token of a side of the swap. */
async function pick(side: 'from' | 'to', symbol: string): Promise<void> {
  const dialog = modal();
  await dialog.locator(`[data-field="${side}"] .chip.token`).click();
  await visitor.heading('Choose a token').waitFor();
  await dialog.getByRole('searchbox').fill(symbol);
  await dialog.locator('.tokens .row').first().click();
  await visitor.heading('Swap').waitFor();
}

it('the contracts are where the page expects them', () => {
  expect(world.contracts).toEqual([1, 42161].map((chainId) => ({ chainId, ...plannedContracts })));
});

it('the guest book takes no line without a sign-in, nor one of another site', async () => {
  const post = (origin: string): Promise<Response> =>
    fetch(`${world.url}/guest-book`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin },
      body: JSON.stringify({ text: 'I was never here' }),
    });

  expect((await post(world.url)).status).toBe(401);
  expect((await post('https://other.example')).status).toBe(403);
  expect(await (await fetch(`${world.url}/guest-book`)).text()).not.toContain('never here');
});

it('the shop takes nothing for another site, nor by a permission that there is not', async () => {
  const asked = { context: '0x01', network: 'eip155:1' };
  const post = (origin: string, body: object): Promise<Response> =>
    fetch(`${world.url}/allowance`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin },
      body: JSON.stringify(body),
    });

  expect((await post('https://other.example', asked)).status).toBe(403);
  expect((await post(world.url, { ...asked, context: 'all of it' })).status).toBe(400);
  expect((await post(world.url, { ...asked, network: 'eip155:5' })).status).toBe(400);
  expect(await (await post(world.url, asked)).json()).toEqual({
    refused: 'The chain refused: it knows no such limit.',
  });
});

it('the first page says what Cleat is, how to install it, and leads to every page of the docs', async () => {
  const { page } = visitor;
  await page.getByText('is a wallet widget for web3 sites').waitFor();
  await page.getByText('npm install cleatkit').first().waitFor();
  await page.getByRole('link', { name: 'Documentation' }).click();
  await page.getByText('# All pages').waitFor();
  const links = await page
    .locator('pre a')
    .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
  expect(links.length).toBeGreaterThan(10);
  for (const link of links) expect([link, (await fetch(link)).status]).toEqual([link, 200]);
  await page.getByRole('link', { name: 'In a React app' }).click();
  await page.getByText('# In a React app').waitFor();
});

it('each stop of "What to try" was walked above, by one press', async () => {
  const stops = visitor.page.locator('.steps .small');
  await stops.first().waitFor();
  const words = await stops.allInnerTexts();

  expect([...words].sort()).toEqual([...walked].sort());
});
