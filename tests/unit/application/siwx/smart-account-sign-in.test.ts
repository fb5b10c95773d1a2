import { describe, expect, it } from '@jest/globals';
import { activeConnection } from '../../../../application/snapshot/widget-state';
import type { FrameUser } from '../../../../domain/frame-protocol/frame-user';
import { WidgetError } from '../../../../domain/errors/widget-error';
import { walletOf } from '../../../../infrastructure/chains/eip155/session-wallet';
import { InMemorySiwxSessions } from '../../../../infrastructure/fake';
import { SiwxSessions } from '../../../../ports/siwx-sessions';
import { override } from '../../../../ports/token';
import type { WalletSession } from '../../../../ports/wallet-connector';
import { anySiwx } from '../../../support/any-sign-in';
import {
  EMBEDDED_ADDRESS,
  loggedIn,
  readyFrame,
  rejectionOf,
} from '../../../support/headless-auth';

const CONTRACT = '0x5555555555555555555555555555555555555555';
const SIGNATURE = '0x5151';
const refusal = new WidgetError('RPC', { rpcCode: 4200, rpcMessage: 'no' });

/** What the frame describes where `type` is in use, and the smart account is a contract. */
function userOf(
  type: 'eoa' | 'smartAccount',
  types: readonly ('eoa' | 'smartAccount')[] = ['eoa', 'smartAccount'],
): FrameUser {
  const addresses = { eoa: EMBEDDED_ADDRESS, smartAccount: CONTRACT };
  return {
    address: addresses[type],
    chainId: 1,
    accounts: types.map((one) => ({ address: addresses[one], type: one })),
    preferredAccountType: type,
    smartAccountDeployed: false,
  };
}

/** A visitor whose smart account is a contract without EIP-1271, at the view for signing in. */
async function asked(user = userOf('smartAccount'), isRequired = true) {
  const siwx = new InMemorySiwxSessions({ clock: { now: () => Date.UTC(2026, 0, 1) }, isRequired });
  const frame = readyFrame()
    .answer('GET_SMART_ACCOUNT_ENABLED_NETWORKS', { smartAccountEnabledNetworks: [1] })
    .answer('GET_USER', user)
    .on('RPC_REQUEST', { error: refusal });
  const headless = await loggedIn({
    frame,
    options: { siwx: anySiwx },
    overrides: [override(SiwxSessions, siwx.trust(SIGNATURE))],
  });
  const { adapters, clock, widget } = headless;
  Object.assign(adapters.of('eip155'), {
    signer: {
      signMessage: (text: string, _account: unknown, session: WalletSession) =>
        walletOf(session).request({ method: 'personal_sign', params: [text] }),
    },
  });
  await clock.advance(0);
  const siwxVerbs = await widget.feature('siwx');
  return { ...headless, siwx, siwxVerbs };
}

/** From now on the plain account is in use, and signs. */
function usePlain({ frame }: Awaited<ReturnType<typeof asked>>): void {
  frame
    .answer('SET_PREFERRED_ACCOUNT', { type: 'eoa', address: EMBEDDED_ADDRESS })
    .answer('GET_USER', userOf('eoa'))
    .answer('RPC_REQUEST', { result: SIGNATURE });
}

describe('a smart account that cannot sign', () => {
  it.each([true, false])(
    '[R4.26] leads to the account of the key, which signs in (required: %s)',
    async (isRequired) => {
      const visit = await asked(userOf('smartAccount'), isRequired);
      const { clock, siwx, siwxVerbs, widget } = visit;
      expect(await rejectionOf(siwxVerbs.signIn())).toMatchObject({ context: { rpcCode: 4200 } });
      expect(widget.state.features.siwx?.fault).toBe('smartAccount');
      expect(widget.state.view?.name).toBe('SIWXSignMessage');

      usePlain(visit);
      await (await widget.feature('account')).chooseType('eoa');
      await clock.advance(0);

      expect(widget.state.features.siwx).toEqual({
        isRequired,
        signIn: { status: 'asking', isDeclined: false },
      });
      expect((await siwxVerbs.prepare()).data.accountAddress).toBe(EMBEDDED_ADDRESS);
      await siwxVerbs.signIn();
      await clock.advance(0);
      expect(siwx.sessions).toMatchObject([{ data: { accountAddress: EMBEDDED_ADDRESS } }]);
      expect(activeConnection(widget.state).account?.address).toBe(EMBEDDED_ADDRESS);
      expect(widget.state.isOpen).toBe(false);
    },
  );

  it('[R4.26] stays in use where the wallet does not change, and the state says so', async () => {
    const { frame, siwxVerbs, widget } = await asked();
    await rejectionOf(siwxVerbs.signIn());
    const account = await widget.feature('account');
    frame.refuse('SET_PREFERRED_ACCOUNT');

    await rejectionOf(account.chooseType('eoa'));

    expect(widget.state.features.account?.typeChange).toEqual({ status: 'failed', type: 'eoa' });
    expect(widget.state.features.siwx?.fault).toBe('smartAccount');
    expect(JSON.stringify(widget.state)).not.toContain(CONTRACT);
  });

  it.each([
    ['is not one, and its wallet signs nothing', userOf('eoa')],
    ['is the only one of its wallet', userOf('smartAccount', ['smartAccount'])],
  ])('[R4.26] leads nowhere where the account %s', async (_what, user) => {
    const { siwxVerbs, widget } = await asked(user);
    await rejectionOf(siwxVerbs.signIn());
    expect(widget.state.features.siwx?.fault).toBe('unsupported');
  });
});
