import { describe, expect, it } from '@jest/globals';
import type { CaipNetworkId } from '../../../../domain/caip/caip-network-id';
import { WidgetError } from '../../../../domain/errors/widget-error';
import {
  ALICE,
  bobOnArbitrum,
  connectedWidget,
  readyWidget,
  storedIn,
  viewsOf,
  willingWallet,
} from '../../../support/headless-kit';
import { raisedAlert } from '../../../support/raised-alert';

describe('switching the network', () => {
  it('[R4.9] switches the connected wallet and sets the network', async () => {
    const { widget, session, storage } = await connectedWidget();
    const switched = widget.switchNetwork('eip155:42161');
    expect(widget.state.switching).toEqual({ status: 'asking', caipNetworkId: 'eip155:42161' });

    await switched;

    expect(widget.state.switching).toBeUndefined();
    expect(widget.state.connections.eip155).toMatchObject({
      account: { caipAddress: `eip155:42161:${ALICE}` },
      network: { name: 'Arbitrum One', isSupported: true },
    });
    expect(storedIn(storage)).toMatchObject({ active_caip_network_id: 'eip155:42161' });
    expect(session.isOpen).toBe(true);
  });

  it('chooses the network where no wallet is connected, also for the next visit', async () => {
    const { widget, storage } = await readyWidget();

    await widget.switchNetwork('eip155:42161');

    expect(widget.state.connections.eip155.network?.name).toBe('Arbitrum One');
    const next = await readyWidget({ storage });
    expect(next.widget.state.connections.eip155.network?.name).toBe('Arbitrum One');
  });

  it('sends no request where the wallet is on the network already', async () => {
    const { widget, session } = await connectedWidget();
    session.answerSwitchWith('decline');

    await expect(widget.switchNetwork('eip155:1')).resolves.toBeUndefined();
  });

  it.each([
    ['decline', { cause: 'declined' }],
    ['stay', { cause: 'notChanged' }],
    [
      { error: new WidgetError('CHAIN_NOT_SUPPORTED', { caipNetworkId: 'eip155:42161' }) },
      { cause: 'notSupported' },
    ],
    [{ error: new TypeError('x') }, { cause: 'failed', detail: 'Unknown error' }],
  ] as const)('[R4.14] shows and throws the result: %j', async (answer, failure) => {
    const { widget, session } = await connectedWidget();
    session.answerSwitchWith(answer);

    await expect(widget.switchNetwork('eip155:42161')).rejects.toBeInstanceOf(Error);

    expect(widget.state.switching).toEqual({
      status: 'failed',
      caipNetworkId: 'eip155:42161',
      failure,
    });
    expect(widget.state.connections.eip155.network?.name).toBe('Ethereum');
  });

  it("[R4.14] shows 'Chain is not supported' where the wallet refuses the chain", async () => {
    const { widget, session } = await connectedWidget();
    session.answerSwitchWith({
      error: new WidgetError('CHAIN_NOT_SUPPORTED', { caipNetworkId: 'eip155:42161' }),
    });

    await expect(widget.switchNetwork('eip155:42161')).rejects.toThrow('Chain is not supported');
  });

  it.each([
    'dismissed',
    'switched again',
    'back',
    'closed',
    'followed by a move in the wallet',
  ] as const)('forgets a failure when it is %s', async (how) => {
    const { widget, session } = await connectedWidget();
    await widget.open();
    await widget.show('Networks');
    session.answerSwitchWith('decline');
    await widget.switchNetwork('eip155:42161').catch(() => undefined);
    expect(widget.state.switching).toMatchObject({ status: 'failed' });

    if (how === 'dismissed') widget.dismissSwitch();
    if (how === 'switched again') await widget.switchNetwork('eip155:1');
    if (how === 'back') await widget.back();
    if (how === 'closed') await widget.close();
    if (how === 'followed by a move in the wallet') session.change({ chainReference: '42161' });

    expect(widget.state.switching).toBeUndefined();
  });

  it('is refused for a network that is not configured', async () => {
    const { widget } = await connectedWidget();

    await expect(widget.switchNetwork('eip155:10')).rejects.toMatchObject({
      code: 'NETWORK_NOT_FOUND',
      message: 'Network not found: "eip155:10"',
    });
    expect(widget.state.switching).toBeUndefined();
  });

  it.each(['ethereum', 'Etherum', '1'])('offers the network that %j means', async (written) => {
    const { widget } = await readyWidget();

    await expect(widget.switchNetwork(written as CaipNetworkId)).rejects.toMatchObject({
      message: `Network not found: "${written}". Did you mean "eip155:1"?`,
    });
  });

  it('[R5.20] shows the switch-network-not-found alert for a network that is not configured', async () => {
    const { widget, logger } = await readyWidget();

    await widget.switchNetwork('eip155:10').catch(() => undefined);

    expect(await raisedAlert(widget)).toEqual({
      code: 'NETWORK_NOT_FOUND',
      short: 'Network Not Found',
      long: expect.stringContaining('`networks`'),
    });
    expect(logger.entries).toEqual([
      { level: 'error', message: expect.stringMatching(/^Network Not Found\. /) },
    ]);
  });

  it.each(['', 'x', 'eip155:', 'constructor'])('is refused for %j', async (id) => {
    const { widget } = await readyWidget();

    await expect(widget.switchNetwork(id as CaipNetworkId)).rejects.toMatchObject({
      code: 'NETWORK_NOT_FOUND',
    });
  });
});

describe('a switch that waits for the wallet', () => {
  it('is cancelled for another one', async () => {
    const { widget, session } = await connectedWidget();
    session.answerSwitchWith('hang');
    const first = expect(widget.switchNetwork('eip155:42161')).rejects.toMatchObject({
      code: 'ABORTED',
    });

    await widget.switchNetwork('eip155:1');

    await first;
    expect(widget.state.switching).toBeUndefined();
  });

  it('keeps the later one, however the earlier ends', async () => {
    const { widget, session } = await connectedWidget();
    session.answerSwitchWith('hang');
    const first = widget.switchNetwork('eip155:42161').catch(() => undefined);
    const second = widget.switchNetwork('eip155:42161').catch(() => undefined);

    await first;

    expect(widget.state.switching).toEqual({ status: 'asking', caipNetworkId: 'eip155:42161' });
    widget.dismissSwitch();
    await second;
  });

  it('is dismissed at once, and the wallet may still switch', async () => {
    const { widget, session } = await connectedWidget();
    session.answerSwitchWith('hang');
    const switched = expect(widget.switchNetwork('eip155:42161')).rejects.toMatchObject({
      code: 'ABORTED',
    });

    widget.dismissSwitch();
    expect(widget.state.switching).toBeUndefined();
    await switched;
    session.change({ chainReference: '42161' });

    expect(widget.state.connections.eip155.network?.name).toBe('Arbitrum One');
  });

  it('is over when the wallet leaves meanwhile', async () => {
    const { widget, session } = await connectedWidget();
    session.answerSwitchWith('hang');
    const switched = expect(widget.switchNetwork('eip155:42161')).rejects.toMatchObject({
      code: 'ABORTED',
    });

    session.leave();

    await switched;
    expect(widget.state.switching).toBeUndefined();
    expect(widget.state.connections.eip155.network?.name).toBe('Ethereum');
  });

  it('is over when another wallet replaces it', async () => {
    const second = willingWallet('test.second', bobOnArbitrum);
    const { widget, session } = await connectedWidget({ wallets: [second] });
    session.answerSwitchWith('hang');
    const switched = expect(widget.switchNetwork('eip155:42161')).rejects.toMatchObject({
      code: 'ABORTED',
    });

    await widget.connect('test.second');

    await switched;
    expect(widget.state.switching).toBeUndefined();
  });

  it('is over when the widget is disposed', async () => {
    const { widget, session, clock } = await connectedWidget();
    session.answerSwitchWith('hang');
    const switched = expect(widget.switchNetwork('eip155:42161')).rejects.toMatchObject({
      code: 'ABORTED',
    });

    widget.dispose();

    await switched;
    expect(clock.sleeping).toBe(0);
    expect(widget.state.switching).toBeUndefined();
  });

  it('stays pending while the account changes', async () => {
    const { widget, session } = await connectedWidget();
    session.answerSwitchWith('hang');
    const switched = widget.switchNetwork('eip155:42161').catch(() => undefined);

    session.change({ addresses: bobOnArbitrum.addresses });

    expect(widget.state.switching).toMatchObject({ status: 'asking' });
    widget.dismissSwitch();
    await switched;
  });

  it('continues while the modal is closed', async () => {
    const { widget, session } = await connectedWidget();
    session.answerSwitchWith('hang');
    await widget.open({ view: 'Networks' });
    const switched = widget.switchNetwork('eip155:42161').catch(() => undefined);

    await widget.close();

    expect(viewsOf(widget)).toEqual([]);
    expect(widget.state.switching).toMatchObject({ status: 'asking' });
    widget.dismissSwitch();
    await switched;
  });
});
