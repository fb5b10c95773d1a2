import { describe, expect, it } from '@jest/globals';
import { activeConnection } from '../../../../application/snapshot/widget-state';
import type { CaipNetworkId } from '../../../../domain/caip/caip-network-id';
import { arbitrum } from '../../../../domain/network/built-in-networks';
import { InMemorySiwxSessions } from '../../../../infrastructure/fake';
import { anySiwx } from '../../../support/any-sign-in';
import { type SignInAccount, SiwxSessions } from '../../../../ports/siwx-sessions';
import { override } from '../../../../ports/token';
import { EMBEDDED_ADDRESS, headlessAuth, readyFrame } from '../../../support/headless-auth';

const SIGNATURE = '0x5151';
const result = 'https://site.test/?code=42';
const user = { address: EMBEDDED_ADDRESS, chainId: 1 };

describe('a social login of a site that requires a sign-in', () => {
  it('[R4.25] [R7.16] signs in with the same approval, without another prompt', async () => {
    const { widget, frame, siwx } = await loggingIn(({ text }) => ({
      ...user,
      message: text.replaceAll('<<AccountAddress>>', EMBEDDED_ADDRESS),
      signature: SIGNATURE,
    }));

    expect(frame.sent).toContainEqual({
      type: 'CONNECT_SOCIAL',
      payload: {
        uri: result,
        chainId: 'eip155:1',
        siwxMessage: expect.objectContaining({
          accountAddress: '<<AccountAddress>>',
          nonce: 'nonce00000001',
          serializedMessage: expect.stringContaining('account:\n<<AccountAddress>>\n'),
        }),
      },
    });
    expect(siwx.sessions).toMatchObject([
      { data: { accountAddress: EMBEDDED_ADDRESS, chainId: 'eip155:1' }, signature: SIGNATURE },
    ]);
    expect(activeConnection(widget.state).status).toBe('connected');
    expect(widget.state.features.siwx?.signIn.status).toBe('signedIn');
    expect(widget.state.isOpen).toBe(false);
  });

  it.each<[string, object]>([
    ['signs nothing', user],
    ['signs something else', { ...user, message: 'I owe you', signature: SIGNATURE }],
  ])('[R4.24] asks afterwards where the wallet %s', async (_what, answer) => {
    const { widget, siwx } = await loggingIn(() => answer);

    expect(siwx.sessions).toEqual([]);
    expect(widget.state.view?.name).toBe('SIWXSignMessage');
  });

  it('[R4.24] asks afterwards where the signature is invalid', async () => {
    const { widget, siwx, logger } = await loggingIn(({ text }) => ({
      ...user,
      message: text.replaceAll('<<AccountAddress>>', EMBEDDED_ADDRESS),
      signature: '0x00',
    }));

    expect(siwx.sessions).toEqual([]);
    expect(widget.state.view?.name).toBe('SIWXSignMessage');
    expect(logger.entries.map(({ message }) => message)).toContain(
      'The sign-in could not be part of the login',
    );
  });

  it('[R4.24] asks afterwards where the message of the site is about another chain', async () => {
    const { widget, frame, siwx } = await loggingIn(
      () => user,
      { siwx: anySiwx },
      arbitrum.caipNetworkId,
    );

    expect(frame.sent).toContainEqual({ type: 'CONNECT_SOCIAL', payload: { uri: result } });
    expect(siwx.sessions).toEqual([]);
    expect(widget.state.view?.name).toBe('SIWXSignMessage');
  });

  it('is a plain login where the site requires no sign-in', async () => {
    const { frame } = await loggingIn(() => user, {});

    expect(frame.sent).toContainEqual({ type: 'CONNECT_SOCIAL', payload: { uri: result } });
  });
});

/** A complete social login with a frame that answers the sign-in message with `answerTo`. */
async function loggingIn(
  answerTo: (asked: { readonly text: string }) => object,
  options: object = { siwx: anySiwx },
  messageChainId?: CaipNetworkId,
) {
  const siwx = new InMemorySiwxSessions({ clock: { now: () => Date.UTC(2026, 0, 1) } });
  siwx.trust(SIGNATURE);
  if (messageChainId) {
    const createMessage = siwx.createMessage.bind(siwx);
    Object.assign(siwx, {
      createMessage: (account: SignInAccount) =>
        createMessage({ ...account, chainId: messageChainId }),
    });
  }
  const frame = readyFrame()
    .answer('GET_SOCIAL_REDIRECT_URI', { uri: 'https://provider.test/login' })
    .on('CONNECT_SOCIAL', 'hang');
  const headless = headlessAuth({ frame, options, overrides: [override(SiwxSessions, siwx)] });
  const { clock, loginWindows, widget } = headless;
  const auth = await widget.feature('auth');
  await widget.open();
  const login = auth.connectSocial('google');
  await clock.advance(500);
  loginWindows.latest.finish(result);
  await clock.advance(0);
  const asked = frame.sent.find(({ type }) => type === 'CONNECT_SOCIAL')?.payload;
  const text = JSON.parse(JSON.stringify(asked)).siwxMessage?.serializedMessage ?? '';
  frame.settle('CONNECT_SOCIAL', { answer: answerTo({ text }) as typeof user });
  await login;
  await clock.advance(0);
  return { ...headless, siwx };
}
