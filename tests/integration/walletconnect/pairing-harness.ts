import { expect } from '@jest/globals';
import type { Clock } from '../../../ports/clock';
import type { PairingProposal, WalletPairing } from '../../../ports/wallet-pairing';
import type { PairingHarness } from '../../contract/wallet-pairing.contract';
import { eventually } from '../../support/eventually';
import type { PairingLab } from './pairing-lab';

/** The relay times out after 15 seconds, which are over in a moment here; a pairing URI lives for its minutes. */
export const impatientClock: Clock = {
  now: () => Date.now(),
  sleep: (ms, signal) =>
    new Promise((resolve, reject) => {
      const timer = setTimeout(resolve, ms < 60_000 ? Math.min(ms, 2000) : ms);
      signal?.addEventListener('abort', () => {
        clearTimeout(timer);
        reject(signal.reason);
      });
    }),
};

/** A site's pairing, which its page can leave. */
export interface LeavingPairing extends WalletPairing {
  close(): void;
}

/** The pairing of one visit to the site of `lab`, and its phone. */
export function pairingHarness(lab: PairingLab, visit: () => LeavingPairing): PairingHarness {
  const pairing = visit();
  let uri = '';
  /** The phone reads the pairing URI, and its owner answers. */
  const scan = (manner: 'approve' | 'decline') => (): void => {
    lab.behave(manner);
    void lab.phone.pair(uri).catch(() => undefined);
  };
  const seen = <Proposal extends PairingProposal>(proposal: Proposal): Proposal => ({
    ...proposal,
    onUri: (code: string) => {
      uri = code;
      proposal.onUri(code);
    },
  });
  return {
    pairing: {
      propose: (proposal, signal) => pairing.propose(seen(proposal), signal),
      signIn: (proposal, signal) => pairing.signIn(seen(proposal), signal),
      restore: (networks, signal) => pairing.restore(networks, signal),
    },
    proposed: () => eventually(() => expect(uri).not.toBe('')),
    showCode: () => {},
    approve: scan('approve'),
    sign: scan('approve'),
    decline: scan('decline'),
    hasSession: () => lab.questions.length === 0 || lab.phone.sites.length > 0,
    nextVisit: () => {
      pairing.close();
      return visit();
    },
  };
}
