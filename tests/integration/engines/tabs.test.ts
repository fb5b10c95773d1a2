import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { engines } from '../../support/engines/engines';
import { eventually } from '../../support/eventually';
import { useEngine, type VisitedTab } from '../browser/engine-stage';
import { type Lab, mainWallet, otherWallet, startLab } from '../browser/lab';
import { ADDRESS, type Visitor } from '../browser/visitor';

const PATIENCE_MS = 20_000;
const ETHER = 10n ** 18n;

let lab: Lab;
beforeAll(async () => {
  lab = await startLab();
}, 60_000);
afterAll(() => lab?.stop());

describe.each(engines)('two tabs of a site in $name', ({ isThere, open }) => {
  if (!isThere) {
    it.todo('runs where the browser is installed');
    return;
  }

  const stage = useEngine(open);
  let one: VisitedTab;
  let other: VisitedTab;
  beforeEach(async () => {
    const url = lab.url('one-widget', { wallets: [mainWallet, otherWallet] });
    await stage.visitUrl(url); // Which forgets what was stored.
    await stage.engine.open('about:blank');
    await one?.tab.close().catch(() => undefined);
    await other?.tab.close().catch(() => undefined);
    one = await stage.openTab(url);
    other = await stage.openTab(url);
  });

  const connectorOf = ({ page }: Visitor): Promise<unknown> =>
    page.evaluate(
      () => window.cleatPage?.widgets[0]?.state.connections.eip155.account?.connectorId,
    );

  it('are connected, change the wallet, the account and the network, and are left together', async () => {
    await one.visitor.connect();
    await other.visitor.accountButton.waitFor();
    expect(await connectorOf(other.visitor)).toBe('test.cleat.main');

    // The wallet tells each tab.
    const second = await one.visitor.page.evaluate(async () => {
      const wallet = window.cleatPage?.wallets['test.cleat.main'];
      const [, address = ''] = (await wallet?.addresses()) ?? [];
      wallet?.setAccounts([address]);
      return address;
    });
    await other.visitor.inWallet('emit', ['accountsChanged', [second]]);
    for (const { accountButton } of [one.visitor, other.visitor])
      await accountButton.filter({ hasText: '0x7099…79C8' }).waitFor();

    await other.visitor.page.evaluate(
      () => void window.cleatPage?.widgets[0]?.connect('test.cleat.other'),
    );
    await eventually(async () => {
      expect(await connectorOf(one.visitor)).toBe('test.cleat.other');
    }, PATIENCE_MS);

    await other.visitor.page.reload();
    await other.visitor.accountButton.waitFor();
    expect(await connectorOf(other.visitor)).toBe('test.cleat.other');

    await other.visitor.openAccount();
    await other.visitor.button('Disconnect').click();
    for (const { connectButton } of [other.visitor, one.visitor]) await connectButton.waitFor();
    await one.visitor.page.reload();
    await one.visitor.connectButton.waitFor();
  });

  it('show what arrives also once the tab that read for both is closed', async () => {
    await lab.ethereum.control.setBalance(ADDRESS, 10_000n * ETHER);
    await one.visitor.connect();
    await one.visitor.openAccount();
    await other.visitor.accountButton.filter({ hasText: /10,?000/ }).waitFor();
    await other.visitor.openAccount();
    await one.tab.close();
    await other.tab.show();

    await lab.ethereum.control.setBalance(ADDRESS, 3n * ETHER);

    await other.visitor.dialog.getByText(/^Balance 3\b/).waitFor();
    await lab.ethereum.control.setBalance(ADDRESS, 10_000n * ETHER);
  });
});
