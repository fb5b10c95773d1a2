import { describe, expect, it } from '@jest/globals';
import { eventually } from '../../support/eventually';
import { axeFindings } from './axe';
import { useStage } from './stage';
import type { Visitor } from './visitor';

const stage = useStage();
const twin = { name: 'Twin', rdns: 'test.cleat.main', via: 'announced' } as const;

/** A visitor of a site with three namespaces. */
function visitor(options: object = {}, size?: { width: number; height: number }): Promise<Visitor> {
  const request = { wallets: [twin], options };
  return stage.visit('many-chains', request, { ...(size && { viewport: size }) });
}

/** Opens the list, and waits until the wallet that is on two namespaces is known on both. */
async function openList(person: Visitor): Promise<void> {
  await person.openModal();
  await person.page.waitForFunction(() =>
    window.cleatPage?.widgets[0]?.state.connectors.some(({ type }) => type === 'MULTI_CHAIN'),
  );
}

async function choose(person: Visitor, wallet: RegExp, chain?: string): Promise<void> {
  await person.dialog.getByRole('button', { name: wallet }).first().click();
  if (chain === undefined) return;
  await person.heading('Choose a network').waitFor();
  await person.dialog.getByRole('button', { name: chain }).click();
}

/** Connects Ethereum and Solana by the one wallet that is on both, then Polkadot. */
async function connectAll(person: Visitor): Promise<void> {
  await openList(person);
  await choose(person, /^Twin/, 'Ethereum');
  await person.dialog.waitFor({ state: 'detached' });
  await openWallets(person);
  await person.dialog.getByRole('button', { name: 'Connect a Solana wallet' }).click();
  await choose(person, /^Twin/);
  await person.dialog.waitFor({ state: 'detached' });
  await openWallets(person);
  await person.dialog.getByRole('button', { name: 'Connect a Polkadot wallet' }).click();
  await choose(person, /^dots/);
  await person.dialog.waitFor({ state: 'detached' });
}

async function openWallets(person: Visitor): Promise<void> {
  await person.page.locator('main').getByRole('button').first().click();
  await person.heading('Account').waitFor();
  await person.dialog.getByRole('button', { name: 'Wallets', exact: true }).click();
  await person.heading('Wallets').waitFor();
}

function connected(person: Visitor): Promise<readonly string[]> {
  return person.page.evaluate(() =>
    Object.values(window.cleatPage?.widgets[0]?.state.connections ?? {}).flatMap(
      ({ account, namespace }) => (account ? [namespace] : []),
    ),
  );
}

function inUse(person: Visitor): Promise<string | undefined> {
  return person.page.evaluate(() => window.cleatPage?.widgets[0]?.state.namespace);
}

describe('a visitor of a site on several namespaces', () => {
  it('[R3.5] connects each of them, one wallet on two, and restores all after a reload', async () => {
    const person = await visitor();
    await connectAll(person);
    expect(await connected(person)).toEqual(['eip155', 'solana', 'polkadot']);
    expect(await inUse(person)).toBe('polkadot');

    await person.page.reload();
    await person.page.locator('main').getByRole('button', { name: /…/ }).waitFor();

    await person.page.waitForFunction(
      () =>
        Object.values(window.cleatPage?.widgets[0]?.state.connections ?? {}).filter(
          ({ account }) => account,
        ).length === 3,
    );
    expect(await inUse(person)).toBe('polkadot');
  });

  it('[R4.11] moves to another with one press, chooses an account, and leaves them one by one', async () => {
    const person = await visitor();
    await connectAll(person);
    await person.page.locator('main').getByRole('button').first().click();
    await person.heading('Account').waitFor();

    await person.dialog.getByRole('button', { name: /^Use .* on Solana$/ }).click();
    await eventually(async () => expect(await inUse(person)).toBe('solana'));

    await person.dialog.getByRole('button', { name: 'Wallets', exact: true }).click();
    const accounts = person.dialog.getByRole('group', { name: 'Accounts on Polkadot' });
    await accounts.getByRole('radio', { checked: false }).first().click();
    await eventually(async () => expect(await inUse(person)).toBe('polkadot'));

    await person.dialog.getByRole('button', { name: /^Disconnect .* from Polkadot$/ }).click();
    await person.dialog.getByRole('button', { name: 'Connect a Polkadot wallet' }).waitFor();
    expect(await connected(person)).toEqual(['eip155', 'solana']);
    await person.dialog.getByRole('button', { name: 'Disconnect all' }).click();
    await person.connectButton.waitFor();
    expect(await connected(person)).toEqual([]);
  });
});

describe('with the keyboard alone', () => {
  it('a visitor chooses the chain, connects another wallet, moves, chooses an account and leaves', async () => {
    const person = await visitor();
    const { keyboard } = person.page;
    const press = async (name: RegExp): Promise<void> => {
      // Else Tab is past its place before it is there.
      await person.dialog.getByRole('button', { name }).first().waitFor();
      await person.tabTo(name);
      await keyboard.press('Enter');
    };
    const arrived = async (heading: string): Promise<void> => {
      await person.heading(heading).waitFor();
      await eventually(async () => expect(await person.focused()).toBe(heading));
    };
    await person.connectButton.focus();
    await keyboard.press('Enter');
    await arrived('Connect wallet');
    await person.wallet('dots').waitFor();
    await press(/^Twin/);
    await arrived('Choose a network');
    await person.tabTo(/Ethereum/);
    await keyboard.press('ArrowDown');
    expect(await person.focused()).toMatch(/Solana/);
    await keyboard.press('Home');
    await keyboard.press('Enter');
    await person.dialog.waitFor({ state: 'detached' });

    await eventually(async () => expect(await person.focused()).toMatch(/0xf39F…2266/));
    await keyboard.press('Enter');
    await arrived('Account');
    await press(/^Wallets$/);
    await arrived('Wallets');
    await press(/Connect a Polkadot wallet$/);
    await arrived('Polkadot Wallets');
    await press(/dots/);
    await person.dialog.waitFor({ state: 'detached' });
    expect(await inUse(person)).toBe('polkadot');

    await keyboard.press('Enter');
    await arrived('Account');
    await press(/^Use .* on Ethereum$/);
    await eventually(async () => expect(await inUse(person)).toBe('eip155'));
    expect(await person.focused()).toMatch(/^Use .* on Ethereum$/);
    await press(/^Wallets$/);
    await arrived('Wallets');
    await person.tabTo(/^Disconnect dots from Polkadot$/);
    await keyboard.press('Tab');
    await keyboard.press('ArrowDown');
    const chosen = person.dialog.getByRole('radio', { name: /Bob/ });
    await eventually(async () => expect(await chosen.isChecked()).toBe(true));
    expect(await inUse(person)).toBe('polkadot');

    await press(/^Disconnect dots from Polkadot$/);
    await person.dialog.getByRole('button', { name: 'Connect a Polkadot wallet' }).waitFor();
    expect(await person.focused()).toMatch(/Connect a Polkadot wallet$/);
    await keyboard.press('Escape');
    await person.dialog.waitFor({ state: 'detached' });
    expect(await person.focused()).toMatch(/0xf39F…2266/);
  });
});

describe('a wallet that injects itself after the page was searched', () => {
  it('[W20] is listed, and one with an evil name is shown as plain text', async () => {
    const person = await visitor();
    await person.openModal();
    await person.wallet('dots').waitFor();

    await person.page.evaluate(() => {
      const { injectedWeb3 } = window as unknown as { injectedWeb3: Record<string, object> };
      const wallet = { version: '1.0.0', enable: async () => ({}) };
      Object.assign(injectedWeb3, { late: wallet, '\u202e<img src=x onerror=alert(1)>': wallet });
    });

    await person.wallet('late').waitFor();
    await person.wallet('<img src=x onerror=alert\\(1\\)>').waitFor();
  });
});

describe.each(['light', 'dark'] as const)('in the %s theme, axe', (themeMode) => {
  it('finds nothing in the views of several namespaces', async () => {
    const person = await visitor({ themeMode });
    await openList(person);
    await choose(person, /^Twin/);
    await person.heading('Choose a network').waitFor();
    expect(await axeFindings(person)).toEqual([]);
    await person.dialog.getByRole('button', { name: 'Close' }).click();
    await connectAll(person);
    await person.page.locator('main').getByRole('button').first().click();
    await person.heading('Account').waitFor();
    expect(await axeFindings(person)).toEqual([]);
    await person.dialog.getByRole('button', { name: 'Wallets', exact: true }).click();
    await person.heading('Wallets').waitFor();
    expect(await axeFindings(person)).toEqual([]);
  });
});
