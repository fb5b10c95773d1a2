import { arbitrum, ethereum, type WidgetOptionsInput } from '../../index';
import { FakeLoginWindows, ScriptedAuthFrame } from '../../infrastructure/fake';
import { AuthFrame } from '../../ports/auth-frame';
import { LoginWindows } from '../../ports/login-window';
import { override } from '../../ports/token';
import { type HeadlessOptions, headlessWidget } from './headless-widget';

/** The account of the embedded wallet in tests. */
export const EMBEDDED_ADDRESS = '0x3333333333333333333333333333333333333333';

/** Its email address. */
export const EMBEDDED_EMAIL = 'ada@example.org';

/** What the embedded wallet answers for the registration of a name. */
export const NAME_TICKET = 'ticket-of-ada';

/** A frame that is ready, has no smart accounts, and has {@link EMBEDDED_ADDRESS} logged in. */
export function readyFrame(): ScriptedAuthFrame {
  return new ScriptedAuthFrame()
    .ready()
    .answer('SYNC_DAPP_DATA', {})
    .answer('GET_SMART_ACCOUNT_ENABLED_NETWORKS', { smartAccountEnabledNetworks: [] })
    .answer('GET_USER', { address: EMBEDDED_ADDRESS, chainId: 1, email: EMBEDDED_EMAIL })
    .answer('GET_NAME_TICKET', { ticket: NAME_TICKET })
    .answer('SIGN_OUT', {});
}

/** A headless widget with an embedded wallet. */
export function headlessAuth({
  frame = readyFrame(),
  loginWindows = new FakeLoginWindows().allow(),
  options,
  ...rest
}: HeadlessOptions & {
  readonly frame?: ScriptedAuthFrame;
  readonly loginWindows?: FakeLoginWindows;
  readonly options?: WidgetOptionsInput;
} = {}) {
  const headless = headlessWidget({
    ...rest,
    ...(options && { options }),
    overrides: [
      ...(rest.overrides ?? []),
      override(AuthFrame, frame),
      override(LoginWindows, loginWindows),
    ],
  });
  for (const { caipNetworkId } of [ethereum, arbitrum]) {
    headless.adapters.of('eip155').setBalance(EMBEDDED_ADDRESS, caipNetworkId, 1n);
  }
  return { ...headless, frame, loginWindows };
}

/** {@link headlessAuth}, logged in by e-mail. */
export async function loggedIn(options: Parameters<typeof headlessAuth>[0] = {}) {
  const headless = headlessAuth(options);
  const { clock, frame, widget } = headless;
  const auth = await widget.feature('auth');
  frame.answer('CONNECT_EMAIL', { action: 'CONNECT' });
  const login = auth.connectEmail(EMBEDDED_EMAIL);
  await clock.advance(500);
  await login;
  return { ...headless, auth };
}

/** The rejection of `promise`. */
export function rejectionOf(promise: Promise<unknown>): Promise<unknown> {
  return promise.then(
    () => undefined,
    (error: unknown) => error,
  );
}
