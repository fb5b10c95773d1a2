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

  /** The relay knows the code. */
  readonly showCode: () => void;

  /** The person approves on `eip155`. */
  readonly approve: () => void;
  readonly decline: () => void;

  /** The person approves on `eip155`, and signs in with it. */
  readonly sign: () => void;

  /** Whether the wallet still has a session that the site may use. */
  readonly hasSession: () => boolean;

  /** The pairing as the next visit has it, which remembers what was approved. */
  readonly nextVisit: () => WalletPairing;
}

const signIn = { domain: 'example.org', uri: 'https://example.org', nonce: 'abcdef123456' };

/** What every {@link WalletPairing} owes its callers. `create` with `'unreachable'` has no relay. */
export function describeWalletPairing(
  name: string,
  create: (relay: 'reachable' | 'unreachable') => PairingHarness,
): void {
  describe(`${name} keeps the WalletPairing contract`, () => {
    it('tells the pairing URI once, and before the answer', async () => {
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

    it('says that the person declined', async () => {
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

    it('says that the relay is out of reach', async () => {
      const { pairing } = create('unreachable');

      await expect(
        pairing.propose({ networks: [ethereum], onUri: () => {} }),
      ).rejects.toMatchObject({ code: 'PAIRING_UNREACHABLE' });
    });

    it('ends at once with its signal, and ends what is approved after that', async () => {
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

    it('restores nothing where nothing was approved', async () => {
      const { pairing } = create('reachable');

      expect(await pairing.restore([ethereum])).toEqual([]);
    });

    it('restores on the next visit what was approved, and nothing once that has ended', async () => {
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
