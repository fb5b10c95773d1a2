import { afterEach, describe, expect, it } from '@jest/globals';
import { fullPortfolio, onTwoNetworks } from '../../../../../apps/gallery/stories/tokens';
import { holding } from '../../../../../apps/gallery/stories/wallets';
import type { Portfolio } from '../../../../../domain/token/portfolio';
import { cleanUp, find, inside, renderWith, settle } from '../../../../support/render';

afterEach(cleanUp);

async function shown(portfolio: Portfolio) {
  const widget = holding(portfolio);
  await renderWith(widget);
  await settle(() => widget.open());
  await settle();
  return { modal: inside('modal'), widget };
}

const rows = (): readonly string[] =>
  [...inside('modal').querySelectorAll('.tokens .row .name')].map(({ textContent }) => textContent);
const filter = (): HTMLSelectElement | null =>
  inside('modal').querySelector<HTMLSelectElement>('select[aria-label="Network"]');

describe('the networks of the tokens', () => {
  it('stand beside the names where there are several, and can be chosen', async () => {
    const { widget } = await shown(onTwoNetworks);
    expect(rows()).toEqual([
      'EtherETH · Ethereum',
      'EtherETH · Arbitrum One',
      'USDCUSD Coin · Ethereum',
      'USDCUSD Coin · Arbitrum One',
    ]);
    expect([...(filter()?.options ?? [])].map(({ text }) => text)).toEqual([
      'All networks',
      'Ethereum',
      'Arbitrum One',
    ]);

    for (const [value, asked] of [
      ['eip155:42161', 'filter eip155:42161'],
      ['', 'filter none'],
    ] as const) {
      await settle(() => {
        const choice = find(inside('modal'), 'select[aria-label="Network"]') as HTMLSelectElement;
        choice.value = value;
        choice.dispatchEvent(new Event('change', { bubbles: true }));
      });
      expect(widget.tokens.asked.at(-1)).toBe(asked);
    }
  });

  it('leave the tokens of one where the visitor has chosen it, and what the account is worth as it is', async () => {
    const { modal } = await shown({ ...onTwoNetworks, shownNetwork: 'eip155:42161' });
    expect(rows()).toEqual(['EtherETH', 'USDCUSD Coin']);
    expect(filter()?.value).toBe('eip155:42161');
    expect(find(modal, '.worth bdi').textContent).toBe('$6,497.95');
  });

  it('are those of all tokens again where the chosen one has none any more', async () => {
    await shown({ ...onTwoNetworks, shownNetwork: 'eip155:10' });
    expect(rows()).toHaveLength(4);
    expect(filter()?.value).toBe('');
  });

  it('are not offered where all tokens are on one', async () => {
    await shown(fullPortfolio);
    expect(filter()).toBeNull();
    expect(rows().some((row) => row.includes('Ethereum'))).toBe(false);
  });
});
