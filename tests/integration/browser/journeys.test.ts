import { beforeEach, describe, expect, it } from '@jest/globals';
import { mainWallet, otherWallet } from './lab';
import { useStage } from './stage';
import { ADDRESS, SHORT_ADDRESS, type Visitor } from './visitor';

const stage = useStage();
let visitor: Visitor;
const visit = async (...page: Parameters<typeof stage.visit>): Promise<void> => {
  visitor = await stage.visit(...page);
};

describe('a visitor with an announced wallet', () => {
  beforeEach(() => visit('one-widget', { wallets: [mainWallet, otherWallet] }));

  it('[R1.2] [R1.8] connects it and sees the address and the balance', async () => {
    await visitor.connect();

    await visitor.dialog.waitFor({ state: 'detached' });
    await visitor.accountButton.filter({ hasText: /10,?000/ }).waitFor();
    await visitor.openAccount();
    await visitor.dialog.getByText(SHORT_ADDRESS).waitFor();
    await visitor.dialog.getByText(/^Balance 10,?000/).waitFor();
  });

  it('copies the whole address and sees that', async () => {
    await visitor.connect();
    await visitor.openAccount();

    await visitor.button(`Copy address ${SHORT_ADDRESS}`).click();

    await visitor.page.getByText('Address copied').waitFor();
    expect(await visitor.page.evaluate(() => navigator.clipboard.readText())).toBe(ADDRESS);
  });

  it('opens the account on the block explorer, in a page that learns nothing of this one', async () => {
    await visitor.connect();
    await visitor.openAccount();

    const link = visitor.dialog.getByRole('link', { name: 'View on Etherscan' });

    expect(await link.getAttribute('href')).toBe(`https://etherscan.io/address/${ADDRESS}`);
    expect(await link.getAttribute('rel')).toContain('noopener');
    expect(await link.getAttribute('rel')).toContain('noreferrer');
    expect(await link.getAttribute('target')).toBe('_blank');
  });

  it('[R4.9] switches the network, in the wallet and here', async () => {
    await visitor.connect();
    await visitor.openAccount();
    await visitor
      .button(/^Network.*Ethereum/)
      .first()
      .click();
    await visitor.heading('Choose a network').waitFor();

    await visitor.dialog.getByRole('button', { name: /Arbitrum One/ }).click();

    await visitor.networkButton.filter({ hasText: 'Arbitrum One' }).waitFor();
    expect(
      await visitor.page.evaluate(
        () => window.cleatPage?.wallets['test.cleat.main']?.state.chainId,
      ),
    ).toBe(42161);
  });

  it('[R4.17] disconnects, and stays disconnected after a reload', async () => {
    await visitor.connect();
    await visitor.openAccount();

    await visitor.button('Disconnect').click();
    await visitor.connectButton.waitFor();
    await visitor.page.reload();

    await visitor.connectButton.waitFor();
    await visitor.page.waitForTimeout(300);
    expect(await visitor.accountButton.count()).toBe(0);
  });

  it('[R4.2] is connected again after a reload, on the last network, without a flash of "Connect"', async () => {
    await visitor.connect();
    await visitor.networkButton.click();
    await visitor.dialog.getByRole('button', { name: /Arbitrum One/ }).click();
    await visitor.networkButton.filter({ hasText: 'Arbitrum One' }).waitFor();
    await visitor.page.addInitScript(recordButtons);

    await visitor.page.reload();
    await visitor.accountButton.waitFor();

    await visitor.networkButton.filter({ hasText: 'Arbitrum One' }).waitFor();
    const seen = await visitor.page.evaluate(() => window.seenButtons ?? []);
    expect(seen.filter((text) => text.includes('Connect wallet'))).toEqual([]);
  });

  it('is disconnected after a reload during the request', async () => {
    await visitor.answers('hang');
    await visitor.openModal();
    await visitor.wallet('Main Test Wallet').click();
    await visitor.dialog.getByText('Open Main Test Wallet to continue').waitFor();

    await visitor.page.reload();

    await visitor.connectButton.waitFor();
    expect(await visitor.dialog.count()).toBe(0);
  });

  it('[R3.10] sees the wallet used last first, once', async () => {
    await visitor.connect('Other Test Wallet');
    await visitor.openAccount();
    await visitor.button('Disconnect').click();

    await visitor.openModal();

    const rows = visitor.dialog.locator('.lists').getByRole('listitem');
    expect(await rows.first().innerText()).toMatch(/Other Test Wallet\s+Installed/);
    const recent = visitor.dialog.getByRole('list', { name: 'Recent' });
    expect(await recent.getByRole('listitem').count()).toBe(1);
    expect(await rows.filter({ hasText: 'Other Test Wallet' }).count()).toBe(1);
  });

  it('follows the wallet to another account and another chain', async () => {
    await visitor.connect();

    await visitor.page.evaluate(async () => {
      const wallet = window.cleatPage?.wallets['test.cleat.main'];
      const [, second] = (await wallet?.addresses()) ?? [];
      if (second) wallet?.setAccounts([second]);
      wallet?.switchChain(42161);
    });

    await visitor.accountButton.filter({ hasText: '0x7099…79C8' }).waitFor();
    await visitor.networkButton.filter({ hasText: 'Arbitrum One' }).waitFor();
  });

  it('is disconnected when the wallet revokes its permission', async () => {
    await visitor.connect();

    await visitor.inWallet('setAccounts', [[]]);

    await visitor.connectButton.waitFor();
  });
});

describe('a visitor with an injected wallet', () => {
  it('[R1.1] finds it by its brand, and connects it', async () => {
    await visit('one-widget', {
      wallets: [{ ...mainWallet, via: 'injected', brand: 'isRabby' }],
    });
    await visitor.openModal();

    await visitor.wallet('Rabby Wallet').click();

    await visitor.accountButton.waitFor();
  });

  it('sees a brand once that announces and injects itself', async () => {
    await visit('one-widget', {
      wallets: [
        { name: 'Rabby Wallet', rdns: 'io.rabby', via: 'announced', brand: 'isRabby' },
        { name: 'Rabby Wallet', rdns: 'io.rabby', via: 'injected', brand: 'isRabby' },
      ],
    });

    await visitor.openModal();

    expect(await visitor.dialog.getByRole('button', { name: /Rabby/ }).count()).toBe(1);
  });
});

describe('a visitor whose wallet appears late', () => {
  it('sees it join the list, below the others', async () => {
    await visit('one-widget', { wallets: [mainWallet, { ...otherWallet, via: 'late' }] });
    await visitor.openModal();
    await visitor.wallet('Main Test Wallet').waitFor();
    expect(await visitor.wallet('Other Test Wallet').count()).toBe(0);

    await visitor.page.evaluate(() => {
      window.cleatPage?.wallets['test.cleat.other']?.announce(window);
    });

    await visitor.wallet('Other Test Wallet').waitFor();
    const names = await visitor.dialog.getByRole('listitem').allInnerTexts();
    expect(names.findIndex((name) => name.startsWith('Main'))).toBeLessThan(
      names.findIndex((name) => name.startsWith('Other')),
    );
  });
});

describe('a dapp that asks to spend without asking again', () => {
  it('[R6.4] is granted what the visitor reviewed, which is listed in the account and revoked there', async () => {
    await visit('one-widget', { options: { features: { smartSessions: true } } });
    const { dialog, page } = visitor;
    await page.evaluate(grantPermissions);
    await visitor.connect();
    const answer = page.evaluate(async (to) => {
      const permission = {
        type: 'native-token-periodic',
        data: { periodAmount: '0x2386f26fc10000', periodDuration: 86_400 },
      };
      const rules = [{ type: 'expiry', data: { timestamp: 4_000_000_000 } }];
      const method = 'wallet_requestExecutionPermissions';
      const params = [{ chainId: '0x1', to, permission, rules }];
      return window.cleatPage?.widgets[0]?.provider()?.request({ method, params });
    }, ADDRESS);
    await dialog.getByText('0.01 ETH every day').waitFor();
    await dialog.getByRole('checkbox').check();
    await visitor.button('Continue in the wallet').click();
    await dialog.getByText('Smart session created').waitFor();
    expect(await answer).toMatchObject([{ from: ADDRESS, context: '0xc0de' }]);
    await visitor.button('Done').click();

    await visitor.openAccount();
    await visitor.button('Smart sessions').click();
    await visitor.button(/^0\.01 ETH every day/).click();
    await visitor.button('Revoke').click();
    await visitor.button('Revoke').click();
    await dialog.getByText('No smart sessions').waitFor();
  });
});

describe('an embedded panel', () => {
  it('[R4.20] is there without a press, shows the account, and goes back to the list', async () => {
    await visit('one-widget', { options: { enableEmbedded: true } });
    await visitor.button(/^Main Test Wallet/).click();
    await visitor.heading('Account').waitFor();

    await visitor.button('Disconnect').click();

    await visitor.heading('Connect wallet').waitFor();
    expect(await visitor.dialog.count()).toBe(0);
  });
});

declare global {
  interface Window {
    seenButtons?: string[];
  }
}

/** Records the text of every button of the page, frame by frame, through the shadow roots. */
function recordButtons(): void {
  const seen: string[] = [];
  window.seenButtons = seen;
  const textsIn = (root: Document | ShadowRoot): readonly string[] =>
    [...root.querySelectorAll('*')].flatMap((element) => [
      ...(element.localName === 'button' && isSeen(element) ? [element.textContent ?? ''] : []),
      ...(element.shadowRoot ? textsIn(element.shadowRoot) : []),
    ]);
  const isSeen = (element: Element): boolean =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    getComputedStyle(element).color !== 'rgba(0, 0, 0, 0)';
  const look = (): void => {
    seen.push(...textsIn(document));
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** Has the page's wallet grant permissions, as wallets with contracts of their own do. */
function grantPermissions(): void {
  const provider = window.cleatPage?.wallets['test.cleat.main']?.provider;
  if (!provider) throw new Error('the page has no wallet');
  const request = provider.request.bind(provider);
  let granted: readonly object[] = [];
  provider.request = async (asked) => {
    switch (asked.method) {
      case 'wallet_getSupportedExecutionPermissions':
        return { 'native-token-periodic': { chainIds: ['0x1'], ruleTypes: ['expiry'] } };
      case 'wallet_requestExecutionPermissions':
        granted = (asked.params as readonly object[]).map((each) => ({
          ...each,
          context: '0xc0de',
        }));
        return granted;
      case 'wallet_getGrantedExecutionPermissions':
        return granted;
      case 'wallet_revokeExecutionPermission':
        granted = [];
        return {};
      default:
        return request(asked);
    }
  };
}
