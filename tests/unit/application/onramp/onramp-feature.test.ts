import { describe, expect, it, jest } from '@jest/globals';
import { parseTransactionPage } from '../../../../domain/transaction/transaction';
import { FakeOnrampSource, FakeTransactionSource } from '../../../../infrastructure/fake';
import { FakeLoginWindows } from '../../../../infrastructure/fake/fake-login-windows';
import { HttpClient, type HttpRequest } from '../../../../ports/http-client';
import { LoginWindows } from '../../../../ports/login-window';
import { OnrampSource } from '../../../../ports/onramp-source';
import { override } from '../../../../ports/token';
import { TransactionSource } from '../../../../ports/transaction-source';
import { ALICE, BOB, connectedWidget, type ConnectedGiven } from '../../../support/headless-kit';

const page = 'https://pay.coinbase.com/buy';

describe('OnrampFeature', () => {
  it('[R9.11] offers the providers of the namespace in use', async () => {
    const evm = await setUp();
    expect(evm.state().providers.map(({ name }) => name)).toEqual(['coinbase', 'meld']);

    const solana = await setUp({
      namespace: 'solana',
      grant: {
        addresses: ['So11111111111111111111111111111111111111112'],
        chainReference: '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
      },
    });
    expect(solana.state().providers.map(({ name }) => name)).toEqual(['meld']);
    await expect(solana.onramp.buy('coinbase')).rejects.toMatchObject({
      code: 'ONRAMP_UNSUPPORTED',
    });
    expect(solana.source.answers.asked).toEqual([]);
  });

  it('[R9.13] offers nothing in a restricted time zone', async () => {
    const resolved = new Intl.DateTimeFormat().resolvedOptions();
    jest
      .spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions')
      .mockReturnValue({ ...resolved, timeZone: 'Asia/Macau' });
    const { onramp, source, state } = await setUp();

    expect(state().providers).toEqual([]);
    await expect(onramp.buy('meld')).rejects.toMatchObject({ code: 'ONRAMP_UNSUPPORTED' });
    expect(source.answers.asked).toEqual([]);
  });

  it('offers nothing where the site names no source', async () => {
    const { widget } = await connectedWidget({});
    const onramp = await widget.feature('onramp');

    expect(widget.state.features.onramp?.providers).toEqual([]);
    await expect(onramp.buy('coinbase')).rejects.toMatchObject({ code: 'ONRAMP_UNSUPPORTED' });
  });

  it('offers the providers that the site names, by its service', async () => {
    const asked: HttpRequest[] = [];
    const http: HttpClient = {
      request: async (request) => {
        asked.push(request);
        return request.body ? { url: page, reference: 'r-1' } : { data: [] };
      },
    };
    const windows = new FakeLoginWindows().allow();
    const { clock, widget } = await connectedWidget({
      options: {
        sources: { onramp: { url: 'https://service.test/', providers: ['transak', 'coinbase'] } },
      },
      overrides: [override(HttpClient, http), override(LoginWindows, windows)],
    });
    const onramp = await widget.feature('onramp');
    const names = widget.state.features.onramp?.providers.map(({ name }) => name);
    expect(names).toEqual(['coinbase', 'transak']);
    await expect(onramp.buy('meld')).rejects.toMatchObject({ code: 'ONRAMP_UNSUPPORTED' });

    await onramp.buy('coinbase');
    await clock.advance(0);

    expect(windows.latest.url).toBe(page);
    expect(asked.map(({ url }) => url)).toEqual([
      'https://service.test/onramp/session',
      'https://service.test/onramp/coinbase/r-1/transactions',
    ]);
  });

  it('[R9.13] opens the provider’s page for the account, with the chain for cards', async () => {
    const { onramp, state, source, windows, widget } = await setUp();
    source.answers.answerWith(page);

    await onramp.buy('meld');

    expect(source.answers.asked).toMatchObject([
      { provider: 'meld', address: ALICE, network: { id: 1 }, cardPayChain: 'ethereum' },
    ]);
    expect(windows.latest.url).toBe(page);
    expect(widget.state.view?.name).toBe('BuyInProgress');
    expect(state().purchase).toEqual({ status: 'buying', provider: 'meld' });
  });

  it.each(['coinbase', 'moonpay', 'transak'] as const)(
    '[R7.6] polls every 4 s for the purchase from %s, and shows when it arrives',
    async (provider) => {
      const { onramp, state, source, transactions, clock } = await setUp({
        options: { sources: { onramp: { providers: [provider] } } },
      });
      source.answers.answerWith(page);
      transactions.answers.answerWith(bought('old'));
      await onramp.buy(provider);
      await clock.advance(4000);
      expect(state().purchase.status).toBe('buying');

      transactions.answers.answerWith(bought('old', 'new'));
      await clock.advance(3999);
      expect(state().purchase.status).toBe('buying');
      await clock.advance(1);

      expect(state().purchase).toMatchObject({
        status: 'bought',
        provider,
        transaction: { id: 'new' },
      });
      expect(transactions.answers.asked[0]).toMatchObject({ onramp: provider, address: ALICE });
      expect(clock.sleeping).toBe(0);
    },
  );

  it('keeps polling when the history fails once, and stops when the view is left', async () => {
    const { onramp, state, source, transactions, clock, widget } = await setUp();
    source.answers.answerWith(page);
    transactions.answers.answerWith(bought('old'));
    await onramp.buy('coinbase');
    await clock.advance(0);
    transactions.answers.failWith(new Error('down'));
    await clock.advance(4000);
    expect(state().purchase.status).toBe('buying');

    await widget.close();
    await clock.advance(4000);
    const asked = transactions.answers.asked.length;
    await clock.advance(60_000);

    expect(transactions.answers.asked).toHaveLength(asked);
    expect(clock.sleeping).toBe(0);
  });

  it('finds the purchase even if the history fails at first', async () => {
    const { onramp, state, source, transactions, clock } = await setUp();
    source.answers.answerWith(page);
    transactions.answers.failWith(new Error('down'));
    await onramp.buy('coinbase');
    await clock.advance(4000);

    transactions.answers.answerWith(bought('old'));
    await clock.advance(4000);
    expect(state().purchase.status).toBe('buying');
    transactions.answers.answerWith(bought('old', 'new'));
    await clock.advance(4000);

    expect(state().purchase.status).toBe('bought');
  });

  it('reports that the page could not be opened, and closes the empty window', async () => {
    const { onramp, state, windows, widget, clock } = await setUp();

    await expect(onramp.buy('meld')).rejects.toMatchObject({ code: 'SERVICE_UNREACHABLE' });
    await clock.advance(0);

    expect(windows.latest.isOpen).toBe(false);
    expect(state().purchase).toEqual({ status: 'failed', provider: 'meld' });
    expect(widget.state.snackbar?.text).toBe('Something went wrong');
  });

  it('reports that the browser blocked the window, and sends no request', async () => {
    const source = new FakeOnrampSource();
    const { widget } = await connectedWidget({
      overrides: [override(OnrampSource, source), override(LoginWindows, new FakeLoginWindows())],
    });
    const onramp = await widget.feature('onramp');

    await expect(onramp.buy('meld')).rejects.toMatchObject({ code: 'WINDOW_BLOCKED' });

    expect(source.answers.asked).toEqual([]);
    expect(widget.state.features.onramp?.purchase).toEqual({ status: 'idle' });
  });

  it('navigates the window to https pages only', async () => {
    const { onramp, source, windows } = await setUp();
    source.answers.answerWith('javascript:alert(1)');

    await expect(onramp.buy('meld')).rejects.toMatchObject({ code: 'SERVICE_RESPONSE_INVALID' });

    expect(windows.latest.url).toBeUndefined();
  });

  it('cancels a purchase for the next one, for another account, and when it is left', async () => {
    const { onramp, state, source, session, widget } = await setUp();
    source.answers.hang();
    const first = onramp.buy('meld');
    source.answers.answerWith(page);
    const second = onramp.buy('meld');
    await expect(first).rejects.toMatchObject({ code: 'ABORTED' });
    await second;
    expect(state().purchase.status).toBe('buying');

    session.change({ addresses: [BOB] });
    expect(state().purchase).toEqual({ status: 'idle' });

    await onramp.buy('meld');
    onramp.leave();
    expect(widget.state.features.onramp?.purchase).toEqual({ status: 'idle' });
  });

  it('[R2.2] does not exist where the site has it off', async () => {
    const { widget } = await connectedWidget({ options: { features: { onramp: false } } });

    await expect(widget.feature('onramp')).rejects.toMatchObject({ code: 'FEATURE_OFF' });
  });
});

async function setUp(options: ConnectedGiven = {}) {
  const source = new FakeOnrampSource();
  const transactions = new FakeTransactionSource();
  const windows = new FakeLoginWindows().allow();
  const connected = await connectedWidget({
    ...options,
    ...(options.namespace === 'solana' && { options: { networks: [solanaNetwork] } }),
    overrides: [
      override(OnrampSource, source),
      override(TransactionSource, transactions),
      override(LoginWindows, windows),
    ],
  });
  const onramp = await connected.widget.feature('onramp');
  const state = () => {
    const known = connected.widget.state.features.onramp;
    if (!known) throw new TypeError('The feature has no state');
    return known;
  };
  return { ...connected, onramp, source, state, transactions, windows };
}

const solanaNetwork = {
  id: '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
  chainNamespace: 'solana',
  name: 'Solana',
  nativeCurrency: { name: 'Solana', symbol: 'SOL', decimals: 9 },
  rpcUrls: { default: { http: ['https://solana.test'] } },
} as const;

function bought(...ids: readonly string[]) {
  const data = ids.map((id) => ({
    id,
    metadata: {
      minedAt: '2026-01-01T00:00:00Z',
      chain: 'eip155:1',
      operationType: 'buy',
      status: 'confirmed',
    },
    transfers: [],
  }));
  const parsed = parseTransactionPage({ data });
  if (!parsed) throw new TypeError('no page');
  return parsed;
}
