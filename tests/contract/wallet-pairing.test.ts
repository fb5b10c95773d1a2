import { FakeWalletPairing } from '../../infrastructure/fake/fake-wallet-pairing';
import { FakeWalletSession } from '../../infrastructure/fake/fake-wallet-session';
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
