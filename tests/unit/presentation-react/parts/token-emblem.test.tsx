import { afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { formatCaipAddress } from '../../../../domain/caip/caip-address';
import { ethereum } from '../../../../domain/network/built-in-networks';
import { TokenEmblem } from '../../../../presentation-react/parts/token-emblem';
import { pictureBooks } from '../../../../presentation-react/pictures/books';
import { someAddress, someImage } from '../../../../apps/gallery/fake-widget';
import { cleanUp, find, render } from '../../../support/render';

beforeAll(() => pictureBooks.token.read('unknown'));
afterEach(cleanUp);

const { caipNetworkId: chainId } = ethereum;
const usdc = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48';

function contract(address: string) {
  return formatCaipAddress({ namespace: 'eip155', chainReference: '1', address });
}

describe('TokenEmblem', () => {
  it.each([
    ['the native currency', { chainId, symbol: 'ETH' }],
    ['a known contract', { chainId, symbol: 'USDC', address: contract(usdc) }],
    ['it in small letters', { chainId, symbol: 'USDC', address: contract(usdc.toLowerCase()) }],
  ])('shows the picture of %s', async (_, token) => {
    const { page } = await render(<TokenEmblem token={token} />);
    expect(page.querySelectorAll('svg > *').length).toBeGreaterThan(0);
    expect(page.textContent).toBe('');
  });

  it('shows the initials of a stranger that takes a known symbol', async () => {
    const address = contract(someAddress);
    const { page } = await render(<TokenEmblem token={{ chainId, symbol: 'USDC', address }} />);
    expect(page.querySelector('svg')).toBeNull();
    expect(page.textContent).toBe('U');
  });

  it('prefers the picture that the site lets the page load', async () => {
    const token = { chainId, symbol: 'ETH', iconUrl: someImage };
    const { page } = await render(<TokenEmblem token={token} />);
    expect(find(page, 'img').getAttribute('src')).toBe(someImage);
  });
});
