import { FakeWalletPairing } from '../../infrastructure/fake/fake-wallet-pairing';
import { FakeWalletSession } from '../../infrastructure/fake/fake-wallet-session';
import { eventually } from '../support/eventually';
import { describeWalletPairing } from './wallet-pairing.contract';

describeWalletPairing('FakeWalletPairing', (relay) => {
  const pairing = new FakeWalletPairing();
  if (relay === 'reachable') pairing.accept();
  const session = new FakeWalletSession({
    addresses: ['0x1111111111111111111111111111111111111111'],
    chainReference: '1',
  });
  const details = {
    id: 'walletConnect',
    name: 'Phone',
    type: 'WALLET_CONNECT',
    chain: 'eip155',
  } as const;
  return {
    pairing,
    proposed: () => eventually(() => void pairing.latest),
    showCode: () => void pairing.latest.show('wc:test@2'),
    approve: () => pairing.latest.approve({ details, session }),
    decline: () => pairing.latest.decline(),
    hasSession: () => session.isOpen,
  };
});
