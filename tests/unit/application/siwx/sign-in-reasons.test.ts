import { describe, expect, it } from '@jest/globals';
import { WidgetError } from '../../../../domain/errors/widget-error';
import { rejectionOf } from '../../../support/headless-auth';
import { ADDRESS, connected, OTHER, SIGNATURE } from '../../../support/headless-sign-in';

const rpcError = (rpcCode: number) => new WidgetError('RPC', { rpcCode, rpcMessage: 'no' });

describe('a message that is made in advance', () => {
  it('is the one that is signed', async () => {
    const { adapters, siwx, feature } = await connected();
    adapters.of('eip155').signer.answerWith({ signature: SIGNATURE });

    const { text } = await feature.prepare();
    expect((await feature.prepare()).text).toBe(text);
    await feature.signIn();

    expect(siwx.sessions[0]?.message).toBe(text);
  });

  it('has the account in no public state', async () => {
    const { widget, feature } = await connected();

    await feature.prepare();

    expect(JSON.stringify(widget.state)).not.toContain(ADDRESS);
  });

  it('is made anew after four minutes, and after a try that the site refused', async () => {
    const { adapters, siwx, feature, clock } = await connected();
    const { text } = await feature.prepare();
    await clock.advance(240_000);
    const { text: second } = await feature.prepare();
    expect(second).not.toBe(text);

    adapters.of('eip155').signer.answerWith({ signature: '0xforged' });
    await rejectionOf(feature.signIn());
    const { text: third } = await feature.prepare();
    expect(third).not.toBe(second);

    adapters.of('eip155').signer.answerWith('decline');
    await rejectionOf(feature.signIn());
    expect((await feature.prepare()).text).toBe(third);
    expect(siwx.sessions).toEqual([]);
  });

  it('is dropped with the account, and is of the next one', async () => {
    const { connector, feature, clock } = await connected();
    await feature.prepare();

    connector.sessions.at(-1)?.change({ addresses: [OTHER] });
    await clock.advance(0);

    expect((await feature.prepare()).data.accountAddress).toBe(OTHER);
  });

  it('[R8.1] says that the site does not answer, and can be made again', async () => {
    const { siwx, feature, widget } = await connected();
    siwx.failWith(new TypeError('Failed to fetch'));
    await rejectionOf(feature.prepare());
    expect(widget.state.features.siwx?.fault).toBe('unavailable');
    expect(widget.state.view?.name).toBe('SIWXSignMessage');

    siwx.recover();
    expect((await feature.prepare()).data.accountAddress).toBe(ADDRESS);
    expect(widget.state.features.siwx?.fault).toBeUndefined();
  });

  it('leaves the reason of a try that the site refused', async () => {
    const { adapters, feature, widget } = await connected();
    adapters.of('eip155').signer.answerWith({ signature: '0xforged' });
    await rejectionOf(feature.signIn());

    await feature.prepare();

    expect(widget.state.features.siwx?.fault).toBe('refused');
  });
});

describe('the reason of a sign-in that failed', () => {
  it.each([
    ['declined', 'decline'],
    ['pending', { error: rpcError(-32002) }],
    ['unsupported', { error: rpcError(4200) }],
    ['failed', { error: rpcError(-32603) }],
    [
      'otherAccount',
      { error: new WidgetError('WALLET_RESPONSE_INVALID', { method: 'x', reason: 'y' }) },
    ],
    ['refused', { signature: '0xforged' }],
  ] as const)('is "%s"', async (fault, answer) => {
    const { adapters, feature, widget } = await connected();
    adapters.of('eip155').signer.answerWith(answer);

    await rejectionOf(feature.signIn());

    expect(widget.state.features.siwx?.fault).toBe(fault);
  });

  it('is "expired" where the visitor signs too late: the site is not asked', async () => {
    const { adapters, siwx, feature, widget, clock } = await connected();
    const createMessage = siwx.createMessage.bind(siwx);
    siwx.createMessage = async (account) => {
      const { data, text } = await createMessage(account);
      const expirationTime = new Date(Date.UTC(2026, 0, 1) + 60_000).toISOString();
      return { data: { ...data, expirationTime }, text };
    };
    adapters.of('eip155').signer.answerWith('hang');
    const late = rejectionOf(feature.signIn());
    await clock.advance(60_000);
    adapters.of('eip155').signer.settle({ signature: SIGNATURE });

    expect(await late).toMatchObject({ code: 'SIGN_IN_INVALID', context: { reason: 'expired' } });
    expect(siwx.sessions).toEqual([]);
    expect(widget.state.features.siwx?.fault).toBe('expired');
  });

  it.each([
    ['accountChanged', { addresses: [OTHER] }],
    ['networkChanged', { chainReference: '42161' }],
  ] as const)(
    'is "%s" where the visitor changes it while the wallet is asked',
    async (fault, to) => {
      const { adapters, connector, feature, widget, clock } = await connected();
      adapters.of('eip155').signer.answerWith('hang');
      const ended = rejectionOf(feature.signIn());
      await clock.advance(0);

      connector.sessions.at(-1)?.change(to);
      await clock.advance(0);

      expect(await ended).toMatchObject({ code: 'ABORTED' });
      expect(widget.state.features.siwx).toMatchObject({ fault, signIn: { status: 'asking' } });
    },
  );

  it('is gone with the next try', async () => {
    const { adapters, feature, widget } = await connected();
    adapters.of('eip155').signer.answerWith('decline');
    await rejectionOf(feature.signIn());
    adapters.of('eip155').signer.answerWith({ signature: SIGNATURE });

    await feature.signIn();

    expect(widget.state.features.siwx).toEqual({
      isRequired: true,
      signIn: { status: 'signedIn' },
    });
  });
});
