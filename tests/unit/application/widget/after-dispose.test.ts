import { describe, expect, it } from '@jest/globals';
import {
  FakeNameService,
  FakeTransactionSource,
  FakeWalletPairing,
} from '../../../../infrastructure/fake';
import { NameService } from '../../../../ports/name-service';
import { override } from '../../../../ports/token';
import { TransactionSource } from '../../../../ports/transaction-source';
import { WalletPairing } from '../../../../ports/wallet-pairing';
import { connectedWidget } from '../../../support/headless-kit';
import { sendSetUp } from '../../../support/headless-send';
import { chooseSwap, swapSetUp } from '../../../support/headless-swap';

const disposed = { code: 'WIDGET_DISPOSED' };

describe('a feature of a widget that was disposed', () => {
  it('requests no quote for later input', async () => {
    const { widget, clock, source, swap, state } = await swapSetUp();
    await swap.load();
    widget.dispose();

    chooseSwap(swap, state(), 'ETH', 'USDC');
    swap.typeAmount('1');
    await clock.advance(1000);

    expect(clock.sleeping).toBe(0);
    expect(source.quotes.asked).toEqual([]);
  });

  it('looks up no receiver that is typed afterwards', async () => {
    const { widget, clock, send } = await sendSetUp();
    widget.dispose();

    await send.typeReceiver('ada.eth');

    expect(clock.sleeping).toBe(0);
  });

  it('reads nothing about an account any more', async () => {
    const source = new FakeTransactionSource();
    source.answers.hang();
    const { widget } = await connectedWidget({ overrides: [override(TransactionSource, source)] });
    const history = await widget.feature('history');
    widget.dispose();

    await history.load();

    expect(source.answers.pendingCount).toBe(0);
  });

  it('requests no pairing URI', async () => {
    const pairing = new FakeWalletPairing().accept();
    const { widget } = await connectedWidget({ overrides: [override(WalletPairing, pairing)] });
    const feature = await widget.feature('pairing');
    widget.dispose();

    await expect(feature.pair()).rejects.toMatchObject(disposed);
    expect(pairing.pairings).toEqual([]);
  });

  it('requests no names and registers none', async () => {
    const names = new FakeNameService();
    const { widget } = await connectedWidget({ overrides: [override(NameService, names)] });
    const feature = await widget.feature('names');
    widget.dispose();

    await expect(feature.suggest('ada')).rejects.toMatchObject(disposed);
    await expect(feature.loadOwn()).rejects.toMatchObject(disposed);
    await expect(feature.register('ada')).rejects.toMatchObject(disposed);
    expect(names.suggestions.asked).toEqual([]);
    expect(names.reverseLookUps.asked).toEqual([]);
    expect(names.registrations.asked).toEqual([]);
  });
});
