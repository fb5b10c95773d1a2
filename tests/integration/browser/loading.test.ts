import { describe, expect, it } from '@jest/globals';
import { useStage } from './stage';

const stage = useStage('loading');

/** The scripts fetched since the last call, by the name before their hash. */
function scripts(): readonly string[] {
  const paths = stage.lab.requested.splice(0);
  return paths
    .filter((path) => path.endsWith('.js'))
    .map((path) => path.replace(/^.*\//, '').replace(/-[A-Z0-9]{8}.*/, ''));
}

describe('what a page downloads', () => {
  it('is neither the core nor the modal before the visitor does anything', async () => {
    stage.lab.requested.splice(0);
    const visitor = await stage.visit('one-widget');
    await visitor.connectButton.waitFor();
    await visitor.page.waitForTimeout(300);

    const first = scripts();

    expect(first).not.toEqual([]);
    expect(first.filter((name) => /composition|shell|view|feature|adapter/.test(name))).toEqual([]);
  });

  it('is the core and the modal when the pointer comes near, and the adapter when a wallet is connected', async () => {
    const visitor = await stage.visit('one-widget');
    await visitor.connectButton.waitFor();
    scripts();

    await visitor.connectButton.hover();
    await visitor.page.waitForTimeout(500);
    const hovered = scripts();
    await visitor.connect();
    await visitor.accountButton.filter({ hasText: /10,?000/ }).waitFor();

    expect(hovered).toEqual(expect.arrayContaining(['composition-root', 'shell']));
    expect(hovered).not.toContain('eip155-chain-adapter');
    expect(scripts()).toContain('eip155-chain-adapter');
  });

  it('is the same when the keyboard comes near', async () => {
    const visitor = await stage.visit('one-widget');
    await visitor.connectButton.waitFor();
    scripts();

    await visitor.page.getByRole('link', { name: 'A link before' }).focus();
    await visitor.page.keyboard.press('Tab');
    await visitor.page.waitForTimeout(500);

    expect(scripts()).toEqual(expect.arrayContaining(['composition-root']));
  });

  it('is the core at once where an earlier visit left a connection', async () => {
    const visitor = await stage.visit('one-widget');
    await visitor.connect();
    scripts();

    await visitor.page.reload();
    await visitor.accountButton.waitFor();

    expect(scripts()).toContain('composition-root');
  });

  it.each([/composition-root/, /\/shell-/])(
    'can be tried again after %s failed',
    async (script) => {
      const visitor = await stage.visit('one-widget');
      visitor.expectMishap(/Failed to load resource|Failed to fetch/);
      await visitor.page.route(script, (route) => route.abort(), { times: 2 });

      await visitor.connectButton.click();
      await visitor.page.waitForTimeout(500);
      await visitor.page.unroute(script);

      await visitor
        .button(/Connect Wallet|Try again/)
        .first()
        .click();
      await visitor.wallet('Main Test Wallet').waitFor();
    },
  );
});

describe('what a page sends', () => {
  it('reaches the chain at most twice from load to balance', async () => {
    const visitor = await stage.visit('one-widget');
    await visitor.connect();
    await visitor.accountButton.filter({ hasText: /10,?000/ }).waitFor();
    await visitor.page.evaluate(() => localStorage.removeItem('@appkit/native_balance_cache'));
    let posts = 0;
    visitor.page.on('request', (request) => {
      if (request.method() === 'POST') posts += 1;
    });

    await visitor.page.reload();
    await visitor.accountButton.filter({ hasText: /10,?000/ }).waitFor();

    expect(posts).toBeGreaterThan(0);
    expect(posts).toBeLessThanOrEqual(2);
  });
});
