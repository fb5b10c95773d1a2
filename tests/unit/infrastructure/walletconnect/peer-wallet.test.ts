import { describe, expect, it } from '@jest/globals';
import { peerWallet } from '../../../../infrastructure/walletconnect/peer-wallet';

const image = 'data:image/png;base64,AA==';

describe('the wallet at the other end of a session', () => {
  it('is shown by its own details, cleaned, and with its first valid icon', () => {
    const icons = ['javascript:alert(1)', 'https://phone.test/icon.png?id=1', image];

    expect(peerWallet({ name: '  Pho\u202ene ', icons })).toEqual({
      id: 'walletConnect',
      name: 'Phone',
      type: 'WALLET_CONNECT',
      imageUrl: image,
    });
  });

  it('has no picture from a host', () => {
    const icons = ['https://tracker.test/pixel.gif', 'data:image/png;base64,', 'data:text/html,x'];

    expect(peerWallet({ name: 'Phone', icons })).not.toHaveProperty('imageUrl');
  });

  it('may have blanks in an inline icon', () => {
    const drawn = 'data:image/svg+xml,<svg viewBox="0 0 8 8"></svg>';

    expect(peerWallet({ name: 'Phone', icons: [drawn] }).imageUrl).toBe(drawn);
  });

  it.each([undefined, null, {}, { name: 7, icons: 'none' }, { name: ' ', icons: [null, {}, ''] }])(
    'is shown as WalletConnect where it only has %j',
    (metadata) => {
      expect(peerWallet(metadata)).toEqual({
        id: 'walletConnect',
        name: 'WalletConnect',
        type: 'WALLET_CONNECT',
      });
    },
  );
});
