import { describe, expect, it } from '@jest/globals';
import { ethereum } from '../../domain/network/built-in-networks';
import { WidgetError } from '../../domain/errors/widget-error';
import type { WalletPairing } from '../../ports/wallet-pairing';
import { eventually } from '../support/eventually';

/** A pairing, and the wallet on the other side of it. */
export interface PairingHarness {
  readonly pairing: WalletPairing;

  /** Resolves when a proposal has arrived. */
  readonly proposed: () => Promise<void>;

  /** The relay accepts the pairing URI. */
  readonly showCode: () => void;

  /** The visitor approves on `eip155`. */
  readonly approve: () => void;
  readonly decline: () => void;

  /** The visitor approves on `eip155`, and signs in with the approval. */
  readonly sign: () => void;

  /** Whether the wallet still has a session that the site may use. */
  readonly hasSession: () => boolean;

  /** The pairing on the next visit, which remembers the approval. */
  readonly nextVisit: () => WalletPairing;
}

const signIn = { domain: 'example.org', uri: 'https://example.org', nonce: 'abcdef123456' };

/** The contract of every {@link WalletPairing}. `create` with `'unreachable'` has no relay. */
export function describeWalletPairing(
  name: string,
  create: (relay: 'reachable' | 'unreachable') => PairingHarness,
): void {
  describe(`${name} keeps the WalletPairing contract`, () => {
    it('reports the pairing URI once, and before the answer', async () => {
      const { pairing, proposed, showCode, approve } = create('reachable');
      const told: string[] = [];
      const onUri = (uri: string): void => void told.push(uri);
      const answer = pairing.propose({ networks: [ethereum], onUri });
      await proposed();

      showCode();
      expect(told).toEqual([expect.stringMatching(/^wc:/)]);
      approve();
      await answer;

      expect(told).toHaveLength(1);
    });

    it('resolves with one session for each namespace that the wallet approved', async () => {
      const { pairing, proposed, showCode, approve } = create('reachable');
      const answer = pairing.propose({ networks: [ethereum], onUri: () => {} });
      await proposed();
      showCode();
      approve();

      const sessions = await answer;

      expect(sessions.map(({ details }) => details)).toEqual([
        expect.objectContaining({ type: 'WALLET_CONNECT', namespace: 'eip155' }),
      ]);
      expect(sessions[0]?.session.grant.chainReference).toBe('1');
    });

    it('reports that the visitor declined', async () => {
      const { pairing, proposed, showCode, decline } = create('reachable');
      const answer = pairing.propose({ networks: [ethereum], onUri: () => {} });
      const expectation = expect(answer).rejects.toMatchObject({
        name: 'WidgetError',
        code: 'RPC',
      });
      await proposed();
      showCode();
      decline();

      await expectation;
    });

    it('reports that the relay is out of reach', async () => {
      const { pairing } = create('unreachable');

      await expect(
        pairing.propose({ networks: [ethereum], onUri: () => {} }),
      ).rejects.toMatchObject({ code: 'PAIRING_UNREACHABLE' });
    });

    it('ends at once with its signal, and ends a later approval', async () => {
      const { pairing, proposed, showCode, approve, hasSession } = create('reachable');
      const controller = new AbortController();
      const reason = new WidgetError('ABORTED', {});
      const answer = pairing.propose({ networks: [ethereum], onUri: () => {} }, controller.signal);
      const expectation = expect(answer).rejects.toBe(reason);
      await proposed();
      showCode();

      controller.abort(reason);
      await expectation;
      approve();

      await eventually(() => expect(hasSession()).toBe(false));
    });

    it('has the wallet sign in while it approves', async () => {
      const { pairing, proposed, showCode, sign } = create('reachable');
      const answer = pairing.signIn({ networks: [ethereum], onUri: () => {}, signIn });
      await proposed();
      showCode();
      sign();

      const { sessions, cacaos } = await answer;

      expect(sessions.map(({ details }) => details.namespace)).toEqual(['eip155']);
      expect(cacaos).toEqual([
        expect.objectContaining({
          p: expect.objectContaining({ iss: expect.stringMatching(/^did:pkh:eip155:1:0x/) }),
          s: expect.objectContaining({ t: 'eip191' }),
        }),
      ]);
    });

    it('restores nothing without an approval', async () => {
      const { pairing } = create('reachable');

      expect(await pairing.restore([ethereum])).toEqual([]);
    });

    it('restores an approval on the next visit, and nothing once it has ended', async () => {
      const { pairing, proposed, showCode, approve, nextVisit } = create('reachable');
      const answer = pairing.propose({ networks: [ethereum], onUri: () => {} });
      await proposed();
      showCode();
      approve();
      const [before] = await answer;
      before?.session.release();

      const next = nextVisit();
      const [restored] = await next.restore([ethereum]);
      expect(restored?.details).toEqual(before?.details);
      expect(restored?.session.grant).toEqual(before?.session.grant);
      await restored?.session.disconnect();

      expect(await nextVisit().restore([ethereum])).toEqual([]);
    });

    it('restores nothing when it is aborted already', async () => {
      const { pairing } = create('reachable');
      const reason = new WidgetError('ABORTED', {});

      await expect(pairing.restore([ethereum], AbortSignal.abort(reason))).rejects.toBe(reason);
    });

    it('proposes nothing when it is aborted already', async () => {
      const { pairing } = create('reachable');
      const reason = new WidgetError('ABORTED', {});

      await expect(
        pairing.propose({ networks: [ethereum], onUri: () => {} }, AbortSignal.abort(reason)),
      ).rejects.toBe(reason);
    });
  });
}
