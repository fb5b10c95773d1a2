import { expect } from '@jest/globals';
import { FakeWalletPairing } from '../../infrastructure/fake/fake-wallet-pairing';
import { FakeWalletSession } from '../../infrastructure/fake/fake-wallet-session';
import { createTestPhone } from '../../infrastructure/fake/test-phone';
import type { PairingProposal } from '../../ports/wallet-pairing';
import { eventually } from '../support/eventually';
import { describeWalletPairing } from './wallet-pairing.contract';
import { connectorOn } from '../../domain/connection/connector';

describeWalletPairing('FakeWalletPairing', (relay) => {
  const pairing = new FakeWalletPairing();
  if (relay === 'reachable') pairing.accept();
  const address = '0x1111111111111111111111111111111111111111';
  const grant = { addresses: [address], chainReference: '1' } as const;
  const session = new FakeWalletSession(grant);
  let hasEnded = false;
  const details = connectorOn('eip155', {
    id: 'walletConnect',
    name: 'Phone',
    type: 'WALLET_CONNECT',
  });
  return {
    pairing,
    proposed: () => eventually(() => void pairing.latest),
    showCode: () => void pairing.latest.show('wc:test@2'),
    approve: () => pairing.latest.approve({ details, session }),
    sign: () => {
      const iss = `did:pkh:eip155:1:${address}`;
      const cacao = { h: { t: 'caip122' }, p: { iss }, s: { t: 'eip191', s: '0x00' } } as const;
      pairing.latest.sign([cacao], { details, session });
    },
    decline: () => pairing.latest.decline(),
    hasSession: () => session.isOpen,
    nextVisit: () => {
      const next = new FakeWalletPairing();
      const isApproved = pairing.pairings.length > 0 && !hasEnded;
      const remembered = new FakeWalletSession(grant, (left) => void (hasEnded = !left));
      return isApproved ? next.remember({ details, session: remembered }) : next;
    },
  };
});

describeWalletPairing('TestPhone', (relay) => {
  const phone = createTestPhone();
  phone.setOnline(relay === 'reachable');
  let isProposed = false;
  const seen = <Proposal extends PairingProposal>(proposal: Proposal): Proposal => ({
    ...proposal,
    onUri: (uri: string) => {
      isProposed = true;
      proposal.onUri(uri);
    },
  });
  return {
    pairing: {
      propose: (proposal, signal) => phone.propose(seen(proposal), signal),
      signIn: (proposal, signal) => phone.signIn(seen(proposal), signal),
      restore: (networks, signal) => phone.restore(networks, signal),
    },
    proposed: () => eventually(() => expect(isProposed).toBe(true)),
    showCode: () => {},
    approve: () => void phone.scan(),
    sign: () => void phone.scan(),
    decline: () => {
      phone.wallet.next('reject');
      void phone.scan();
    },
    hasSession: () => phone.isConnected,
    nextVisit: () => phone,
  };
});
