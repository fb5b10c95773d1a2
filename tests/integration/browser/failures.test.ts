import { beforeEach, describe, expect, it } from '@jest/globals';
import { mainWallet, otherWallet } from './lab';
import { useStage } from './stage';
import type { Visitor } from './visitor';

const stage = useStage();
let visitor: Visitor;

async function press(name = 'Main Test Wallet'): Promise<void> {
  await visitor.wallet(name).click();
}

describe('a wallet that does not simply approve', () => {
  beforeEach(async () => {
    visitor = await stage.visit('one-widget', { wallets: [mainWallet, otherWallet] });
    await visitor.openModal();
  });

  it('gets the request again with one press after the visitor declined', async () => {
    await visitor.answers('reject');
    await press();
    await visitor.dialog.getByText('You declined. Try again?').waitFor();

    await visitor.dialog.getByRole('button', { name: 'Try again' }).click();

    await visitor.accountButton.waitFor();
  });

  it('shows that a request is open in the wallet, and continues when it is answered there', async () => {
    await visitor.answers('hang');
    await press();
    await visitor.dialog.getByRole('button', { name: 'Cancel' }).click();
    await press();
    await visitor.dialog.getByText('Main Test Wallet is waiting for you').waitFor();

    await visitor.inWallet('settle', ['approve']);

    await visitor.accountButton.waitFor();
    await visitor.dialog.waitFor({ state: 'detached' });
  });

  it('shows that a locked wallet has to be unlocked, and continues when it is unlocked', async () => {
    await visitor.inWallet('lock');
    await press();
    await visitor.dialog.getByText('Main Test Wallet is waiting for you').waitFor();

    await visitor.inWallet('unlock');

    await visitor.accountButton.waitFor();
  });

  it('is cancelled at once when it never answers, and its late answer is ignored', async () => {
    await visitor.answers('hang');
    await press();
    await visitor.dialog.getByText('Open Main Test Wallet to continue').waitFor();

    await visitor.dialog.getByRole('button', { name: 'Cancel' }).click();
    await visitor.heading('Connect wallet').waitFor();
    await visitor.inWallet('settle', ['approve']);

    await visitor.page.waitForTimeout(400);
    expect(await visitor.accountButton.count()).toBe(0);
    expect(await status()).toBe('disconnected');
  });

  it('is replaced by another wallet during the request', async () => {
    await visitor.answers('hang');
    await press();
    await visitor.dialog.getByRole('button', { name: 'Cancel' }).click();

    await press('Other Test Wallet');

    await visitor.accountButton.waitFor();
    await visitor.inWallet('settle', ['approve']);
    await visitor.page.waitForTimeout(200);
    expect(await connectorId()).toBe('test.cleat.other');
  });

  it('is shown as gone when its extension was turned off', async () => {
    await visitor.inWallet('vanish');

    await press();

    await visitor.dialog.getByText('Main Test Wallet is gone').waitFor();
  });

  it('is quoted when it fails with an error of its own', async () => {
    await visitor.answers({ error: { code: -32603, message: 'Keyring is \u202Ebroken' } });

    await press();

    await visitor.dialog.getByText('Main Test Wallet could not connect').waitFor();
    await visitor.dialog.getByText('Wallet’s message: Keyring is broken').waitFor();
  });

  it('leads to the homepage of a listed wallet that is not installed', async () => {
    visitor = await stage.visit('one-widget', {
      options: {
        customWallets: [{ id: 'acme', name: 'Acme', homepage: 'https://acme.example/get' }],
      },
    });
    await visitor.openModal();

    await press('Acme');

    await visitor.dialog.getByText('Acme is not installed').waitFor();
    const link = visitor.dialog.getByRole('link', { name: 'Get Acme' });
    expect(await link.getAttribute('href')).toBe('https://acme.example/get');
  });
});

describe('a network switch', () => {
  beforeEach(async () => {
    visitor = await stage.visit('one-widget', {
      wallets: [mainWallet, { ...otherWallet, chainIds: [1] }],
    });
  });

  async function choose(network: string): Promise<void> {
    await visitor.networkButton.click();
    await visitor.dialog.getByRole('button', { name: new RegExp(network) }).click();
  }

  it('shows that the visitor declined', async () => {
    await visitor.connect();
    await visitor.answers('reject');

    await choose('Arbitrum One');

    await visitor.dialog.getByText('You declined. Choose again?').waitFor();
  });

  it('can be cancelled, or replaced by another, while the wallet never answers', async () => {
    await visitor.connect();
    await visitor.answers('hang');
    await choose('Arbitrum One');
    const asked = visitor.dialog.getByRole('button', { name: /Arbitrum One Approve in wallet/ });
    await asked.waitFor();

    await visitor.dialog.getByRole('button', { name: 'Cancel' }).click();

    await asked.waitFor({ state: 'detached' });
    expect(await visitor.focused()).toMatch(/^(AO\s*)?Arbitrum One/);
    await visitor.inWallet('settle', ['reject']);
    await visitor.dialog.getByRole('button', { name: /Arbitrum One/ }).click();
    await visitor.page.locator('main').getByRole('button', { name: 'Arbitrum One' }).waitFor();
  });

  it('[R4.14] offers an unknown chain to the wallet, and shows a refusal', async () => {
    await visitor.connect('Other Test Wallet');
    await visitor.answers('reject', 'test.cleat.other');

    await choose('Arbitrum One');

    await visitor.dialog.getByText(/Chain is not supported/).waitFor();
    expect(await methods('test.cleat.other')).toEqual(
      expect.arrayContaining(['wallet_switchEthereumChain', 'wallet_addEthereumChain']),
    );
  });

  it('shows that the wallet approved without switching', async () => {
    await visitor.connect();
    await visitor.answers({ result: null });

    await choose('Arbitrum One');

    await visitor.dialog.getByText(/The wallet stayed on Ethereum/).waitFor();
  });

  it('[R4.12] is offered when the wallet moves to a chain that the site does not use', async () => {
    await visitor.connect();

    await visitor.inWallet('emit', ['chainChanged', '0x89']);
    await visitor.heading('Switch network').waitFor();
    await visitor.page.keyboard.press('Escape');

    expect(await visitor.page.evaluate(() => window.cleatPage?.widgets[0]?.state.isShaking)).toBe(
      true,
    );
    await visitor.dialog.getByRole('button', { name: /Ethereum/ }).click();
    await visitor.dialog.waitFor({ state: 'detached' });
  });
});

describe('events of a wallet', () => {
  beforeEach(async () => {
    visitor = await stage.visit('one-widget');
    await visitor.connect();
    await visitor.accountButton.filter({ hasText: /10,?000/ }).waitFor();
  });

  it('in a burst of a thousand are reported as their outcome', async () => {
    const changes = await visitor.page.evaluate(async () => {
      const page = window.cleatPage;
      const wallet = page?.wallets['test.cleat.main'];
      const accounts = (await wallet?.addresses()) ?? [];
      let count = 0;
      const stop = page?.widgets[0]?.subscribe(() => (count += 1));
      for (let index = 0; index < 1000; index += 1) {
        wallet?.emit('accountsChanged', [accounts[index % 2]]);
        wallet?.emit('chainChanged', index % 2 ? '0x1' : '0xa4b1');
        if (index % 20 === 0) await new Promise((resolve) => setTimeout(resolve, 20));
      }
      await new Promise((resolve) => setTimeout(resolve, 300));
      stop?.();
      return count;
    });

    await visitor.accountButton.filter({ hasText: '0x7099…79C8' }).waitFor();
    expect(changes).toBeLessThan(100);
  });

  it('change nothing when they are invalid', async () => {
    for (const payload of [null, 'x', 7, {}, ['0x1'], [null], [ADDRESS_TOO_LONG]])
      await visitor.inWallet('emit', ['accountsChanged', payload]);
    for (const payload of [null, '0x', 'one', -1, 0, 1.5, {}, [], '0xffffffffffffffffff'])
      await visitor.inWallet('emit', ['chainChanged', payload]);

    await visitor.page.waitForTimeout(200);
    expect(await status()).toBe('connected');
    expect(await visitor.accountButton.innerText()).toContain('0xf39F…2266');
  });
});

describe('a node that is down', () => {
  it('[R8.1] makes the balance unavailable, never 0', async () => {
    visitor = await stage.visit('one-widget');
    await visitor.page.route(`${stage.lab.ethereum.url}/**`, (route) =>
      route.fulfill({ status: 404, headers: { 'access-control-allow-origin': '*' } }),
    );
    visitor.expectMishap(/could not be loaded/);
    visitor.expectMishap(/404/);

    await visitor.connect();

    await visitor.page.getByText('Token Balance Unavailable').waitFor({ timeout: 20_000 });
    await visitor.openAccount();
    await visitor.dialog.getByText('Balance unavailable', { exact: true }).waitFor();
    expect(await visitor.page.getByText('0.000').count()).toBe(0);
  });
});

const ADDRESS_TOO_LONG = `0x${'1'.repeat(41)}`;

function status(): Promise<string | undefined> {
  return visitor.page.evaluate(() => window.cleatPage?.widgets[0]?.state.connections.eip155.status);
}

function connectorId(): Promise<string | undefined> {
  return visitor.page.evaluate(
    () => window.cleatPage?.widgets[0]?.state.connections.eip155.account?.connectorId,
  );
}

function methods(rdns: string): Promise<readonly string[]> {
  return visitor.page.evaluate(
    (name) => (window.cleatPage?.wallets[name]?.requests ?? []).map(({ method }) => method),
    rdns,
  );
}
