import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, it } from '@jest/globals';
import { mainWallet, otherWallet } from './lab';
import { useStage } from './stage';
import type { Visitor } from './visitor';

const stage = useStage('access');
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Finding {
  readonly id: string;
  readonly nodes: readonly { readonly html: string; readonly failureSummary?: string }[];
}

/** What axe finds in the whole page, shadow roots included. */
async function findings(visitor: Visitor): Promise<readonly string[]> {
  await visitor.page.waitForTimeout(250); // A colour in the middle of a fade is nobody's colour.
  await visitor.page.evaluate(axe);
  const violations = await visitor.page.evaluate(async () => {
    const { axe: runner } = window as unknown as {
      readonly axe: {
        run(options: object): Promise<{ readonly violations: readonly Finding[] }>;
      };
    };
    // While a modal is open the page behind it is inert, its landmark and first heading with it.
    const isModalOpen = document.querySelector('main')?.closest('[inert]') !== null;
    const rules = isModalOpen
      ? { 'landmark-one-main': { enabled: false }, 'page-has-heading-one': { enabled: false } }
      : {};
    return (await runner.run({ rules })).violations;
  });
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary ?? ''}`),
  );
}

const views: Readonly<Record<string, (visitor: Visitor) => Promise<void>>> = {
  'the closed widget': async (visitor) => visitor.connectButton.waitFor(),
  Connect: async (visitor) => {
    await visitor.openModal();
    await visitor.wallet('Main Test Wallet').waitFor();
    await visitor.button('What is a wallet?').click();
  },
  'ConnectingExternal, asking': async (visitor) => {
    await visitor.answers('hang');
    await visitor.openModal();
    await visitor.wallet('Main Test Wallet').click();
    await visitor.dialog.getByText('Open Main Test Wallet to continue').waitFor();
  },
  'ConnectingExternal, declined': async (visitor) => {
    await visitor.answers('reject');
    await visitor.openModal();
    await visitor.wallet('Main Test Wallet').click();
    await visitor.dialog.getByText('You declined. Try again?').waitFor();
  },
  'the connected button': async (visitor) => visitor.connect(),
  Account: async (visitor) => {
    await visitor.connect();
    await visitor.openAccount();
    await visitor.dialog.getByText(/^Balance 10,?000/).waitFor();
  },
  Networks: async (visitor) => {
    await visitor.networkButton.click();
    await visitor.heading('Choose Network').waitFor();
  },
  UnsupportedChain: async (visitor) => {
    await visitor.connect();
    await visitor.inWallet('emit', ['chainChanged', '0x89']);
    await visitor.heading('Switch Network').waitFor();
  },
};

describe.each(['light', 'dark'] as const)('in the %s theme, axe', (themeMode) => {
  it.each(Object.keys(views))('finds nothing in %s', async (name) => {
    const visitor = await stage.visit('one-widget', {
      wallets: [mainWallet, otherWallet],
      options: { themeMode },
    });

    await views[name]?.(visitor);

    expect(await findings(visitor)).toEqual([]);
  });
});

describe('with no network set up, axe', () => {
  it('[R2.6] finds nothing in the view that says so', async () => {
    const visitor = await stage.visit('one-widget', { options: { networks: [] } });

    await visitor.connectButton.click();

    await visitor.dialog.getByText(/this site has not set up a network/).waitFor();
    expect(await findings(visitor)).toEqual([]);
  });
});

describe('with the keyboard alone', () => {
  it('a visitor connects, switches the network, copies the address and disconnects', async () => {
    const visitor = await stage.visit('one-widget', { wallets: [mainWallet, otherWallet] });
    const { keyboard } = visitor.page;
    await visitor.page.getByRole('link', { name: 'A link before' }).focus();

    await keyboard.press('Tab');
    await keyboard.press('Enter');
    await visitor.heading('Connect Wallet').waitFor();
    await visitor.wallet('Other Test Wallet').waitFor();
    await tabTo(visitor, /^Main Test Wallet/);
    await keyboard.press('ArrowDown');
    expect(await focused(visitor)).toMatch(/^Other Test Wallet/);
    await keyboard.press('Home');
    await keyboard.press('Enter');
    await visitor.accountButton.waitFor();
    await visitor.dialog.waitFor({ state: 'detached' });
    expect(await focused(visitor)).toMatch(/0xf3…2266/);

    await keyboard.press('Enter');
    await visitor.heading('Account').waitFor();
    expect(await focused(visitor)).toBe('Account');
    await tabTo(visitor, /^Copy address/);
    await keyboard.press('Enter');
    await visitor.page.getByText('Address copied').first().waitFor();
    await tabTo(visitor, /Ethereum/);
    await keyboard.press('Enter');
    await visitor.heading('Choose Network').waitFor();
    await tabTo(visitor, /Arbitrum One/);
    await keyboard.press('Enter');
    await visitor.networkButton.filter({ hasText: 'Arbitrum One' }).waitFor();
    await keyboard.press('Escape');
    await visitor.dialog.waitFor({ state: 'detached' });

    await visitor.openAccount();
    await tabTo(visitor, /^Disconnect/);
    await keyboard.press('Enter');
    await visitor.connectButton.waitFor();
  });

  it('a visitor cannot leave the open modal by Tab, and is back on the button after Escape', async () => {
    const visitor = await stage.visit('one-widget');
    await visitor.openModal();

    const seen: string[] = [];
    for (let press = 0; press < 12; press += 1) {
      await visitor.page.keyboard.press(press < 6 ? 'Tab' : 'Shift+Tab');
      seen.push(await focused(visitor));
    }
    await visitor.page.keyboard.press('Escape');
    await visitor.dialog.waitFor({ state: 'detached' });

    expect(seen.filter((name) => /link/i.test(name) || name === '')).toEqual([]);
    expect(await focused(visitor)).toBe('Connect Wallet');
  });
});

/** The name of what has the focus, through the shadow roots. */
function focused(visitor: Visitor): Promise<string> {
  return visitor.page.evaluate(() => {
    let element = document.activeElement;
    while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
    if (!(element instanceof HTMLElement) || element === document.body) return '';
    return (element.getAttribute('aria-label') ?? element.innerText).trim();
  });
}

async function tabTo(visitor: Visitor, name: RegExp): Promise<void> {
  for (let press = 0; press < 15; press += 1) {
    if (name.test(await focused(visitor))) return;
    await visitor.page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not reach ${name}: it is at ${await focused(visitor)}`);
}
