import { formatCaipAddress } from '../../domain/caip/caip-address';
import { FakeChainSigner } from '../../infrastructure/fake/fake-chain-signer';
import { FakeWalletSession } from '../../infrastructure/fake/fake-wallet-session';
import { describeChainSigner } from './chain-signer.contract';

describeChainSigner('FakeChainSigner', () => {
  const address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
  const signer = new FakeChainSigner();
  return {
    signer,
    session: new FakeWalletSession({ addresses: [address], chainReference: '1' }),
    account: formatCaipAddress({ namespace: 'eip155', chainReference: '1', address }),
    say: (answer) => {
      if (answer === 'yes') signer.answerWith({ signature: '0x5151' });
      else signer.answerWith(answer === 'no' ? 'decline' : 'hang');
    },
    isRight: async (text, signature) =>
      signature === '0x5151' && signer.requests.some((request) => request.text === text),
  };
});
