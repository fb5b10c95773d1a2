import { afterEach, beforeEach, expect } from '@jest/globals';
import type { Clock } from '../../../ports/clock';
import { describeWalletPairing } from '../../contract/wallet-pairing.contract';
import { eventually } from '../../support/eventually';
import type { PairingProposal } from '../../../ports/wallet-pairing';
import { type PairingLab, startPairingLab } from './pairing-lab';

/** The relay times out after 15 seconds, which are over in a moment here. */
const hastyClock: Clock = {
  now: () => Date.now(),
  sleep: (_ms, signal) =>
    new Promise((resolve, reject) => {
      const timer = setTimeout(resolve, 2000);
      signal?.addEventListener('abort', () => {
        clearTimeout(timer);
        reject(signal.reason);
      });
    }),
};

let lab: PairingLab;

beforeEach(async () => {
  lab = await startPairingLab({ clock: hastyClock });
});

afterEach(async () => {
  await lab.stop();
});

describeWalletPairing('RelayWalletPairing', (reach) => {
  lab.relay.setDown(reach === 'unreachable');
  const pairing = lab.visit();
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
      return lab.visit();
    },
  };
});
