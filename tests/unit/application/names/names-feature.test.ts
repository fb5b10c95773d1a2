import { describe, expect, it } from '@jest/globals';
import { coinTypeOf } from '../../../../domain/name/coin-type';
import type { WidgetOptionsInput } from '../../../../domain/options/parse-options';
import { FeatureError } from '../../../../domain/errors/feature-error';
import { WidgetError } from '../../../../domain/errors/widget-error';
import {
  FakeNameService,
  FakeWalletCatalogue,
  FakeWalletConnector,
} from '../../../../infrastructure/fake';
import { NameService } from '../../../../ports/name-service';
import { override } from '../../../../ports/token';
import { eventually } from '../../../support/eventually';
import {
  EMBEDDED_ADDRESS,
  loggedIn,
  NAME_TICKET,
  rejectionOf,
} from '../../../support/headless-auth';
import { headlessWidget } from '../../../support/headless-widget';

const SIGNATURE = '0x5151';

describe('registering a name', () => {
  it('[R4.29] [R7.3] signs, registers, keeps the profile name and shows success', async () => {
    const { widget, clock, frame, names, service } = await embedded();
    service.registrations.answerWith(undefined);
    await widget.open({ view: 'RegisterAccountName' });

    const registering = names.register(' ada-1 ');
    await clock.advance(0);
    expect(widget.state.view?.name).toBe('ApproveTransaction');
    expect(widget.state.features.names?.registration).toEqual({
      status: 'signing',
      name: 'ada-1.example.eth',
    });
    frame.settle('RPC_REQUEST', { answer: { result: SIGNATURE } });
    await registering;
    await clock.advance(0);

    const message = JSON.stringify({
      name: 'ada-1.example.eth',
      attributes: {},
      timestamp: Math.floor(clock.now() / 1000),
    });
    expect(service.registrations.asked).toEqual([
      {
        coinType: coinTypeOf(1),
        address: EMBEDDED_ADDRESS,
        message,
        signature: SIGNATURE,
        ticket: NAME_TICKET,
      },
    ]);
    expect(frame.sent.at(-1)).toEqual({
      type: 'GET_NAME_TICKET',
      payload: { address: EMBEDDED_ADDRESS, name: 'ada-1.example.eth' },
    });
    expect(widget.state.history).toEqual([{ name: 'RegisterAccountNameSuccess' }]);
    expect(widget.state.features.names?.registration.status).toBe('registered');
    await eventually(() =>
      expect(widget.state.features.account?.identity).toMatchObject({
        status: 'loaded',
        name: 'ada-1.example.eth',
      }),
    );
  });

  it('[R4.29] returns to RegisterAccountName when the service refuses, with the reason', async () => {
    const { widget, clock, frame, names, service } = await embedded();
    const refusal = new FeatureError('NAME_REGISTRATION_REFUSED', {
      reason: 'Name is taken',
      refusal: 'taken',
    });
    service.registrations.failWith(refusal);
    await widget.open({ view: 'RegisterAccountName' });

    const refused = rejectionOf(names.register('ada-1'));
    await clock.advance(0);
    frame.settle('RPC_REQUEST', { answer: { result: SIGNATURE } });

    expect(await refused).toMatchObject({
      code: 'NAME_REGISTRATION_FAILED',
      message: 'Error registering name ada-1.example.eth',
      cause: refusal,
    });
    expect(widget.state.view?.name).toBe('RegisterAccountName');
    expect(widget.state.features.names?.registration).toEqual({
      status: 'failed',
      name: 'ada-1.example.eth',
      reason: 'Name is taken',
      why: 'taken',
    });
    expect(widget.state.snackbar?.text).toBe('Something went wrong');
  });

  it('[R6.1] registers nothing where the embedded wallet gives no ticket', async () => {
    const { clock, frame, names, service } = await embedded();
    frame.on('GET_NAME_TICKET', {
      error: new FeatureError('FRAME_FAILED', { frameMessage: 'The sign-in is over' }),
    });

    const refused = rejectionOf(names.register('ada-1'));
    await clock.advance(0);
    frame.settle('RPC_REQUEST', { answer: { result: SIGNATURE } });

    expect(await refused).toMatchObject({
      code: 'NAME_REGISTRATION_FAILED',
      cause: { code: 'FRAME_FAILED' },
    });
    expect(service.registrations.asked).toEqual([]);
  });

  it('[R4.29] returns to RegisterAccountName when the visitor declines the signature', async () => {
    const { widget, clock, frame, names, service } = await embedded();
    await widget.open({ view: 'RegisterAccountName' });
    const refused = rejectionOf(names.register('ada-1'));
    await clock.advance(0);

    const error = new WidgetError('RPC', { rpcCode: 4001, rpcMessage: 'no' });
    frame.settle('RPC_REQUEST', { error });
    await refused;

    expect(widget.state.view?.name).toBe('RegisterAccountName');
    expect(service.registrations.asked).toEqual([]);
  });

  it.each([
    ['the modal', false],
    ['the embedded panel', true],
  ])('[R4.21] keeps waiting for its own transaction when %s is closed', async (_what, on) => {
    const { widget, clock, frame, names, service } = await embedded({ enableEmbedded: on });
    service.registrations.answerWith(undefined);
    await widget.open({ view: 'RegisterAccountName' });
    const registering = names.register('ada-1');
    await clock.advance(0);

    await widget.close();
    expect(widget.state.features.auth?.requests).toHaveLength(1);
    frame.settle('RPC_REQUEST', { answer: { result: SIGNATURE } });
    await registering;

    expect(service.registrations.asked).toHaveLength(1);
  });

  it('[R4.42] shows a closed and pending request again with the next request', async () => {
    const { widget, clock, frame, names, service } = await embedded();
    service.registrations.answerWith(undefined);
    await widget.open({ view: 'RegisterAccountName' });
    const registering = names.register('ada-1');
    await clock.advance(0);
    await widget.close();
    expect(widget.state.isOpen).toBe(false);

    widget
      .provider()
      ?.request({ method: 'personal_sign', params: [] })
      .catch(() => {});
    await clock.advance(0);

    expect(widget.state).toMatchObject({ isOpen: true, view: { name: 'ApproveTransaction' } });
    expect(frame.isShown).toBe(true);
    frame.settle('RPC_REQUEST', { answer: { result: SIGNATURE } });
    await registering;
    expect(service.registrations.asked).toHaveLength(1);
  });

  it.each(['registered', 'refused'] as const)(
    '[R4.21] loses no request of the site behind its own: a name that is %s shows its result after it',
    async (outcome) => {
      const { widget, clock, frame, names, service } = await embedded();
      if (outcome === 'registered') service.registrations.answerWith(undefined);
      await widget.open({ view: 'RegisterAccountName' });
      const registering = rejectionOf(names.register('ada-1'));
      await clock.advance(0);
      const waiting = widget.provider()?.request({ method: 'personal_sign', params: [] });
      frame.settle('RPC_REQUEST', { answer: { result: SIGNATURE } });
      await registering;
      await clock.advance(0);
      expect(widget.state.features.names?.registration.status).not.toBe('signing');
      expect(widget.state.view?.name).toBe('ApproveTransaction');
      expect(frame.isShown).toBe(true);

      frame.settle('RPC_REQUEST', { answer: { result: SIGNATURE } });

      await expect(waiting).resolves.toBe(SIGNATURE);
      const view = outcome === 'registered' ? 'RegisterAccountNameSuccess' : 'RegisterAccountName';
      expect(widget.state).toMatchObject({ isOpen: true, history: [{ name: view }] });
    },
  );

  it.each([
    [
      'steps back from',
      'back',
      { isOpen: true, history: [{ name: 'RegisterAccountNameSuccess' }] },
    ],
    ['closes', 'close', { isOpen: false, history: [] }],
    ['goes elsewhere from', 'open', { isOpen: true, history: [{ name: 'Account' }] }],
  ] as const)(
    '[R4.21] shows its result to a visitor who %s the request behind it',
    async (_how, leave, state) => {
      const { widget, clock, frame, names, service } = await embedded();
      service.registrations.answerWith(undefined);
      await widget.open({ view: 'RegisterAccountName' });
      const registering = names.register('ada-1');
      await clock.advance(0);
      const waiting = rejectionOf(
        widget.provider()?.request({ method: 'personal_sign', params: [] }) ?? Promise.resolve(),
      );
      frame.settle('RPC_REQUEST', { answer: { result: SIGNATURE } });
      await registering;
      await clock.advance(0);

      await widget[leave]();

      expect(await waiting).toMatchObject({ code: 'FRAME_ABORTED' });
      expect(widget.state).toMatchObject(state);
    },
  );

  it('[R4.31] is cancelled by stepping back from the approval', async () => {
    const { widget, clock, names, service } = await embedded();
    await widget.open({ view: 'RegisterAccountName' });
    const refused = rejectionOf(names.register('ada-1'));
    await clock.advance(0);

    await widget.back();

    expect(await refused).toMatchObject({ cause: { code: 'FRAME_ABORTED' } });
    expect(widget.state.view?.name).toBe('RegisterAccountName');
    expect(service.registrations.asked).toEqual([]);
  });

  it.each([
    ['abc', 'Use at least 4 characters.'],
    ['  abc  ', 'Use at least 4 characters.'],
    ['ada lovelace', 'Use letters, numbers and hyphens.'],
  ])('[R5.1] refuses %j without a request', async (name, message) => {
    const { names, service } = await embedded();

    expect(await rejectionOf(names.register(name))).toMatchObject({
      code: 'NAME_INVALID',
      message,
    });
    expect(service.registrations.asked).toEqual([]);
  });

  it('[R6.1] is for the embedded wallet only', async () => {
    const connector = new FakeWalletConnector({
      id: 'test.wallet',
      name: 'Test Wallet',
      type: 'ANNOUNCED',
      namespace: 'eip155',
    }).answerWith({ grant: { addresses: [EMBEDDED_ADDRESS], chainReference: '1' } });
    const service = new FakeNameService();
    const { widget } = headlessWidget({
      catalogue: new FakeWalletCatalogue(connector),
      overrides: [override(NameService, service)],
    });
    const names = await widget.feature('names');
    const expected = { code: 'NAME_OWNER_MISSING', message: 'Address or auth connector not found' };

    expect(await rejectionOf(names.register('ada-1'))).toMatchObject(expected);
    await widget.connect('test.wallet');
    expect(await rejectionOf(names.register('ada-1'))).toMatchObject(expected);
  });

  it('registers once for two presses', async () => {
    const { clock, frame, names, service } = await embedded();
    service.registrations.answerWith(undefined);
    const both = [names.register('ada-1'), names.register('ada-1')];
    await clock.advance(0);
    frame.settle('RPC_REQUEST', { answer: { result: SIGNATURE } });
    await Promise.all(both);

    expect(service.registrations.asked).toHaveLength(1);
  });

  it('can be tried again after a failure, and shows only known parts of a foreign error', async () => {
    const { widget, clock, frame, names, service } = await embedded();
    service.registrations.failWith(new TypeError('socket hang up'));
    await widget.open({ view: 'RegisterAccountName' });
    const refused = rejectionOf(names.register('ada-1'));
    await clock.advance(0);
    frame.settle('RPC_REQUEST', { answer: { result: SIGNATURE } });
    await refused;
    expect(widget.state.features.names?.registration).toEqual({
      status: 'failed',
      name: 'ada-1.example.eth',
      reason: 'Unknown error',
      why: 'failed',
    });

    service.registrations.hang();
    const registering = names.register('ada-2');
    await clock.advance(0);
    frame.settle('RPC_REQUEST', { answer: { result: SIGNATURE } });
    await clock.advance(0);
    expect(widget.state.features.names?.registration).toEqual({
      status: 'registering',
      name: 'ada-2.example.eth',
    });
    service.registrations.settle(undefined);
    await registering;

    expect(service.registrations.asked).toHaveLength(2);
    expect(widget.state.view?.name).toBe('RegisterAccountNameSuccess');
  });

  it.each([
    ['registered', undefined],
    [
      'refused',
      new FeatureError('NAME_REGISTRATION_REFUSED', {
        reason: 'Name is taken',
        refusal: 'taken',
      }),
    ],
  ])(
    'shows no view of its own where the modal was closed before it is %s',
    async (_what, error) => {
      const { widget, clock, frame, names, service } = await embedded();
      service.registrations.hang();
      await widget.open({ view: 'RegisterAccountName' });
      const ended = rejectionOf(names.register('ada-1'));
      await clock.advance(0);
      frame.settle('RPC_REQUEST', { answer: { result: SIGNATURE } });
      await clock.advance(0);
      await widget.close();
      const { history } = widget.state;

      if (error) service.registrations.settleWithError(error);
      else service.registrations.settle(undefined);
      await ended;

      expect(widget.state.isOpen).toBe(false);
      expect(widget.state.history).toEqual(history);
    },
  );

  it("cancels the service's request when the account logs out", async () => {
    const { widget, auth, clock, frame, names, service } = await embedded();
    service.registrations.hang();
    await widget.open({ view: 'RegisterAccountName' });
    const left = rejectionOf(names.register('ada-1'));
    await clock.advance(0);
    frame.settle('RPC_REQUEST', { answer: { result: SIGNATURE } });
    await clock.advance(0);

    await auth.signOut();
    service.registrations.settle(undefined);

    expect(await left).toMatchObject({ code: 'ABORTED' });
    expect(widget.state.features.names?.registration).toEqual({ status: 'idle' });
    expect(widget.state.view?.name).not.toBe('RegisterAccountNameSuccess');
    expect(widget.state.snackbar?.text).not.toBe('Something went wrong');
  });

  it('is cancelled by disposing, and starts no more after it', async () => {
    const { widget, clock, names, service } = await embedded();
    const left = rejectionOf(names.register('ada-1'));
    await clock.advance(0);

    widget.dispose();

    expect(await left).toMatchObject({ code: 'ABORTED' });
    expect(await rejectionOf(names.register('ada-2'))).toMatchObject({ code: 'WIDGET_DISPOSED' });
    expect(service.registrations.asked).toEqual([]);
  });

  it('registers nothing for an account that has logged out meanwhile', async () => {
    const { widget, auth, clock, names, service } = await embedded();
    const refused = rejectionOf(names.register('ada-1'));
    await clock.advance(0);

    await auth.signOut();

    expect(await refused).toMatchObject({ code: 'ABORTED' });
    expect(widget.state.features.names?.registration).toEqual({ status: 'idle' });
    expect(service.registrations.asked).toEqual([]);
  });
});

describe('looking names up', () => {
  it('[R7.3] suggests names similar to the typed one', async () => {
    const { widget, names, service } = await embedded();
    const found = [{ name: 'ada-1.test', isRegistered: false }];
    service.suggestions.answerWith(found);

    await names.suggest(' ada-1 ');

    expect(service.suggestions.asked).toEqual(['ada-1']);
    expect(widget.state.features.names?.suggestions).toEqual({ status: 'loaded', names: found });
  });

  it('shows the result of the last search, whichever answer comes first', async () => {
    const { widget, clock, names, service } = await embedded();
    service.suggestions.hang();
    const first = rejectionOf(names.suggest('ada-1'));
    const second = names.suggest('ada-2');
    await clock.advance(0);

    service.suggestions.settle([{ name: 'first', isRegistered: false }]);
    service.suggestions.settle([{ name: 'second', isRegistered: false }]);
    await second;

    expect(await first).toMatchObject({ code: 'ABORTED' });
    expect(widget.state.features.names?.suggestions.names).toEqual([
      { name: 'second', isRegistered: false },
    ]);
  });

  it('has no suggestions for a name that cannot be registered', async () => {
    const { widget, names, service } = await embedded();
    service.suggestions.answerWith([{ name: 'ada-1', isRegistered: false }]);
    await names.suggest('ada-1');

    await names.suggest('ad');

    expect(service.suggestions.asked).toHaveLength(1);
    expect(widget.state.features.names?.suggestions).toEqual({ status: 'idle', names: [] });
  });

  it('keeps the last results on show during a new search', async () => {
    const { widget, clock, names, service } = await embedded();
    const found = [{ name: 'ada-1.test', isRegistered: false }];
    service.suggestions.answerWith(found);
    await names.suggest('ada-1');
    service.suggestions.hang();

    const asking = names.suggest('ada-12');
    await clock.advance(0);
    expect(widget.state.features.names?.suggestions).toEqual({ status: 'loading', names: found });
    service.suggestions.settle([]);
    await asking;

    expect(widget.state.features.names?.suggestions).toEqual({ status: 'loaded', names: [] });
  });

  it('drops the answer about a name that was shortened to an invalid one', async () => {
    const { widget, clock, names, service } = await embedded();
    service.suggestions.hang();
    const first = rejectionOf(names.suggest('ada-1'));
    await clock.advance(0);

    await names.suggest('ad');
    service.suggestions.settle([{ name: 'ada-1', isRegistered: false }]);

    expect(await first).toMatchObject({ code: 'ABORTED' });
    expect(widget.state.features.names?.suggestions).toEqual({ status: 'idle', names: [] });
  });

  it('drops the names of an account that changed meanwhile, but not the suggestions', async () => {
    const { widget, auth, clock, names, service } = await embedded();
    service.reverseLookUps.hang();
    service.suggestions.hang();
    const own = rejectionOf(names.loadOwn());
    const suggesting = names.suggest('ada-1');
    await clock.advance(0);

    await auth.signOut();
    service.reverseLookUps.settle([{ name: 'ada.test', addresses: {} }]);
    service.suggestions.settle([{ name: 'ada-1', isRegistered: false }]);
    await suggesting;

    expect(await own).toMatchObject({ code: 'ABORTED' });
    expect(widget.state.features.names).toMatchObject({
      own: { status: 'idle', names: [] },
      suggestions: { status: 'loaded' },
    });
  });

  it('cancels everything when the widget is disposed, and sends nothing after it', async () => {
    const { widget, clock, names, service } = await embedded();
    service.reverseLookUps.hang();
    service.suggestions.hang();
    const own = rejectionOf(names.loadOwn());
    const suggesting = rejectionOf(names.suggest('ada-1'));
    await clock.advance(0);

    widget.dispose();

    expect(await own).toMatchObject({ code: 'ABORTED' });
    expect(await suggesting).toMatchObject({ code: 'ABORTED' });
    expect(await rejectionOf(names.loadOwn())).toMatchObject({ code: 'WIDGET_DISPOSED' });
    expect(await rejectionOf(names.suggest('ada-2'))).toMatchObject({ code: 'WIDGET_DISPOSED' });
    expect(service.suggestions.asked).toEqual(['ada-1']);
  });

  it('[R8.2] reports that suggestions or names could not be fetched', async () => {
    const { widget, names } = await embedded();

    expect(await rejectionOf(names.suggest('ada-1'))).toMatchObject({
      message: 'Error fetching name suggestions',
    });
    expect(await rejectionOf(names.loadOwn())).toMatchObject({
      message: 'Error fetching names for address',
    });
    expect(widget.state.features.names).toMatchObject({
      suggestions: { status: 'failed', names: [] },
      own: { status: 'failed', names: [] },
    });
  });

  it('[R7.3] knows the names of the account in use, and forgets them with it', async () => {
    const { widget, auth, names, service } = await embedded();
    const own = [{ name: 'ada.test', addresses: { 60: EMBEDDED_ADDRESS } }];
    service.reverseLookUps.answerWith(own);

    await names.loadOwn();
    expect(service.reverseLookUps.asked).toEqual([EMBEDDED_ADDRESS]);
    expect(widget.state.features.names?.own).toEqual({ status: 'loaded', names: own });

    await auth.signOut();
    expect(widget.state.features.names?.own).toEqual({ status: 'idle', names: [] });
    expect(await rejectionOf(names.loadOwn())).toMatchObject({ code: 'NOT_CONNECTED' });
  });
});

/** A visitor with an embedded wallet, which asks for signatures in its frame. */
async function embedded(options: WidgetOptionsInput = {}) {
  const service = new FakeNameService();
  const headless = await loggedIn({ options, overrides: [override(NameService, service)] });
  const { adapters, frame, widget } = headless;
  frame.on('RPC_REQUEST', 'hang').answer('RPC_ABORT', {});
  Object.assign(adapters.of('eip155'), {
    signer: {
      signMessage: async (text: string) =>
        widget.provider()?.request({ method: 'personal_sign', params: [text] }),
    },
  });
  return { ...headless, service, names: await widget.feature('names') };
}
