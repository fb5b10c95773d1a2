import { beforeEach, describe, expect, it } from '@jest/globals';
import { FakeWalletCatalogue } from '../../../../infrastructure/fake/fake-wallet-catalogue';
import { FakeWalletConnector } from '../../../../infrastructure/fake/fake-wallet-connector';
import type { Widget } from '../../../../application/widget/widget';
import type { WidgetOptionsInput } from '../../../../domain/options/parse-options';
import { KeyValueStorage } from '../../../../ports/key-value-storage';
import { override } from '../../../../ports/token';
import type { WalletGrant } from '../../../../ports/wallet-connector';
import { eventually } from '../../../support/eventually';
import { headlessWidget } from '../../../support/headless-widget';
import { SharedStorage } from '../../../support/tab-storage';

const ALICE = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
const grant: WalletGrant = { addresses: [ALICE], chainReference: '1' };
const open: Widget[] = [];
let storage: SharedStorage;

beforeEach(() => {
  open.splice(0).forEach((widget) => widget.dispose());
  storage = new SharedStorage();
});

/** A tab whose wallets have granted everything before, like a browser's wallets for all of its tabs. */
function tab(options: WidgetOptionsInput = {}) {
  const wallets = ['test.first', 'test.second'].map((id) =>
    new FakeWalletConnector(
      { id, name: id, type: 'ANNOUNCED', namespace: 'eip155' },
      { earlierGrant: grant },
    ).answerWith({ grant }),
  );
  const headless = headlessWidget({
    options,
    catalogue: new FakeWalletCatalogue(...wallets),
    overrides: [override(KeyValueStorage, storage.tab())],
  });
  open.push(headless.widget);
  return { ...headless, wallets };
}

const connectorId = ({ state }: Widget) => state.connections.eip155.account?.connectorId;
const network = ({ state }: Widget) => state.connections.eip155.network?.caipNetworkId;

describe('a tab that has not downloaded the core', () => {
  it('connects when another one does, without a prompt', async () => {
    const here = tab();
    const there = tab();

    await there.widget.connect('test.first');

    await eventually(() => expect(connectorId(here.widget)).toBe('test.first'));
    expect(here.wallets[0]?.pendingCount).toBe(0);
  });

  it('stays unconnected where the site turns reconnecting off', async () => {
    const here = tab({ enableReconnect: false });
    const there = tab();

    await there.widget.connect('test.first');
    await here.clock.advance(5000);

    expect(connectorId(here.widget)).toBeUndefined();
  });
});

describe('tabs in use', () => {
  let here: ReturnType<typeof tab>;
  let there: ReturnType<typeof tab>;

  beforeEach(async () => {
    here = tab();
    there = tab();
    await Promise.all([here.widget.preload(), there.widget.preload()]);
    await there.widget.connect('test.first');
    await eventually(() => expect(connectorId(here.widget)).toBe('test.first'));
  });

  it('disconnect together, and one of them sends the request to the wallet', async () => {
    await here.widget.disconnect();

    await eventually(() => expect(connectorId(there.widget)).toBeUndefined());
    expect(await here.wallets[0]?.restore()).toBeUndefined();
    expect(await there.wallets[0]?.restore()).toBeDefined();
  });

  it('change to another wallet together', async () => {
    await here.widget.connect('test.second');

    await eventually(() => expect(connectorId(there.widget)).toBe('test.second'));
  });

  it('[S09] end with one wallet when each connects another one at once', async () => {
    await here.widget.disconnect();
    await eventually(() => expect(connectorId(there.widget)).toBeUndefined());

    await Promise.all([here.widget.connect('test.first'), there.widget.connect('test.second')]);
    await Promise.all([here.clock.advance(1000), there.clock.advance(1000)]);

    expect(connectorId(here.widget)).toBeDefined();
    expect(connectorId(here.widget)).toBe(connectorId(there.widget));
  });

  it('come to rest: nothing is stored once they agree', async () => {
    await here.widget.connect('test.second');
    await eventually(() => expect(connectorId(there.widget)).toBe('test.second'));
    await Promise.all([here.clock.advance(40), there.clock.advance(40)]);
    const before = storage.writeCount;

    await Promise.all([here.clock.advance(10_000), there.clock.advance(10_000)]);

    expect(storage.writeCount).toBe(before);
  });

  it('[S08] keep their wallet when the storage is wiped', async () => {
    storage.wipe();
    await there.clock.advance(1000);

    expect(connectorId(here.widget)).toBe('test.first');
    expect(connectorId(there.widget)).toBe('test.first');
    await here.widget.connect('test.second');
    await eventually(() => expect(connectorId(there.widget)).toBe('test.second'));
  });

  it('send no further request to a connected wallet, whatever is stored', async () => {
    await here.widget.switchNetwork('eip155:42161');
    await there.widget.connect('test.second');
    await eventually(() => expect(connectorId(here.widget)).toBe('test.second'));
    await Promise.all([here.clock.advance(1000), there.clock.advance(1000)]);

    expect(here.wallets.map(({ sessions }) => sessions.length)).toEqual([1, 1]);
    expect(there.wallets.map(({ sessions }) => sessions.length)).toEqual([1, 1]);
  });

  it('return to the default network together when one leaves', async () => {
    for (const { wallets } of [here, there]) {
      wallets[0]?.sessions.at(-1)?.change({ chainReference: '42161' });
    }
    expect([network(here.widget), network(there.widget)]).toEqual(['eip155:42161', 'eip155:42161']);

    await here.widget.disconnect();
    await eventually(() => expect(connectorId(there.widget)).toBeUndefined());

    expect([network(here.widget), network(there.widget)]).toEqual(['eip155:1', 'eip155:1']);
  });

  it('still show why a wallet failed when another tab leaves', async () => {
    here.wallets[1]?.answerWith('decline');
    await expect(here.widget.connect('test.second')).rejects.toMatchObject({ code: 'RPC' });

    await there.widget.disconnect();
    await eventually(() => expect(connectorId(here.widget)).toBeUndefined());

    expect(here.widget.state.connections.eip155.attempt).toMatchObject({ status: 'failed' });
  });

  it('do not affect a tab that is just connecting a wallet', async () => {
    here.wallets[1]?.answerWith('hang');
    const connecting = here.widget.connect('test.second');
    await there.widget.disconnect();
    await here.clock.advance(100);
    expect(here.widget.state.connections.eip155).toMatchObject({ status: 'connecting' });

    here.wallets[1]?.settle({ grant });
    await connecting;

    expect(connectorId(here.widget)).toBe('test.second');
    await eventually(() => expect(connectorId(there.widget)).toBe('test.second'));
  });
});

describe('a tab that asks another wallet while the connected one leaves elsewhere', () => {
  it.each(['declines', 'is cancelled'])('follows once that one %s', async (how) => {
    const [here, there] = [tab(), tab()];
    await Promise.all([here.widget.preload(), there.widget.preload()]);
    await there.widget.connect('test.first');
    await eventually(() => expect(connectorId(here.widget)).toBe('test.first'));
    here.wallets[1]?.answerWith('hang');
    const connecting = here.widget.connect('test.second').catch(() => {});
    await there.widget.disconnect();
    await here.clock.advance(100);

    if (how === 'declines') here.wallets[1]?.settle('decline');
    else here.widget.cancelConnect();
    await connecting;

    expect(connectorId(here.widget)).toBeUndefined();
  });
});

describe('tabs without a wallet', () => {
  it('choose a network together', async () => {
    const here = tab();
    const there = tab();
    await Promise.all([here.widget.preload(), there.widget.preload()]);

    await here.widget.switchNetwork('eip155:42161');

    await eventually(() => expect(network(there.widget)).toBe('eip155:42161'));
  });

  it('react to nothing after their end', async () => {
    const here = tab();
    const there = tab();
    here.widget.dispose();
    await there.widget.connect('test.first');
    await here.clock.advance(1000);

    expect(connectorId(here.widget)).toBeUndefined();
  });
});
