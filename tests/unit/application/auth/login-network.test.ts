import { describe, expect, it } from '@jest/globals';
import { activeConnection } from '../../../../application/snapshot/widget-state';
import { FeatureError } from '../../../../domain/errors/feature-error';
import { arbitrum, ethereum } from '../../../../domain/network/built-in-networks';
import { ScriptedAuthFrame } from '../../../../infrastructure/fake';
import type {
  FrameAnswer,
  FramePayload,
  FrameRequestType,
} from '../../../../domain/frame-protocol/frame-requests';
import {
  EMBEDDED_ADDRESS,
  EMBEDDED_EMAIL,
  headlessAuth,
  loggedIn,
  rejectionOf,
} from '../../../support/headless-auth';

/** A frame whose operator serves some networks, and answers 4901 for the others. */
class ServingFrame extends ScriptedAuthFrame {
  readonly #served: readonly string[];

  constructor(...served: readonly string[]) {
    super();
    this.#served = served;
    this.ready()
      .answer('SYNC_DAPP_DATA', {})
      .answer('GET_SMART_ACCOUNT_ENABLED_NETWORKS', { smartAccountEnabledNetworks: [] })
      .answer('CONNECT_EMAIL', { action: 'CONNECT' });
  }

  override send<Type extends FrameRequestType>(
    type: Type,
    payload: FramePayload<Type>,
    signal?: AbortSignal,
  ): Promise<FrameAnswer<Type>> {
    if (type === 'GET_USER') {
      const { chainId = '' } = payload as FramePayload<'GET_USER'>;
      if (this.#served.includes(chainId)) {
        this.answer('GET_USER', { address: EMBEDDED_ADDRESS, chainId, email: EMBEDDED_EMAIL });
      } else {
        const frameMessage = 'The network is not known to this wallet';
        this.on('GET_USER', {
          error: new FeatureError('FRAME_FAILED', { frameMessage, isNetworkUnknown: true }),
        });
      }
    }
    return super.send(type, payload, signal);
  }
}

describe('a login on a network that the embedded wallet does not serve', () => {
  it('moves to the first of the site that it does serve', async () => {
    const frame = new ServingFrame(arbitrum.caipNetworkId);
    const { widget } = await loggedIn({ frame });

    const { account, network } = activeConnection(widget.state);
    expect(account?.address).toBe(EMBEDDED_ADDRESS);
    expect(network?.caipNetworkId).toBe(arbitrum.caipNetworkId);
  });

  it('says so where it serves none of the site', async () => {
    const { clock, widget } = headlessAuth({ frame: new ServingFrame('eip155:8453') });
    const auth = await widget.feature('auth');
    const failed = rejectionOf(auth.connectEmail(EMBEDDED_EMAIL));
    await clock.advance(500);

    expect(await failed).toMatchObject({
      code: 'CHAIN_NOT_SUPPORTED',
      message: 'Chain is not supported',
      context: { caipNetworkId: ethereum.caipNetworkId },
    });
    expect(activeConnection(widget.state).status).toBe('disconnected');
  });

  it.each(['foo', 0, '0', '1.5', -1])(
    'is refused where the frame names chain %p',
    async (chainId) => {
      const frame = new ServingFrame();
      const { clock, widget } = headlessAuth({ frame });
      const auth = await widget.feature('auth');
      const send = frame.send.bind(frame);
      frame.send = (type, payload, signal) => {
        if (type !== 'GET_USER') return send(type, payload, signal);
        const user = { address: EMBEDDED_ADDRESS, chainId, email: EMBEDDED_EMAIL };
        return Promise.resolve(user as never);
      };
      const failed = rejectionOf(auth.connectEmail(EMBEDDED_EMAIL));
      await clock.advance(500);

      expect(await failed).toMatchObject({ code: 'WALLET_RESPONSE_INVALID' });
    },
  );
});
