import { afterEach, describe, expect, it } from '@jest/globals';
import { foundToken } from '../../../../../apps/gallery/stories/holdings';
import { fullPortfolio } from '../../../../../apps/gallery/stories/tokens';
import { holding } from '../../../../../apps/gallery/stories/wallets';
import { WidgetError } from '../../../../../domain/errors/widget-error';
import {
  cleanUp,
  control,
  find,
  inside,
  press,
  renderWith,
  settle,
} from '../../../../support/render';

afterEach(cleanUp);

async function shown() {
  await import('../../../../../presentation-react/views/holdings/add-token-view');
  const widget = holding(fullPortfolio);
  await renderWith(widget);
  await settle(() => widget.showViews({ name: 'Account' }, { name: 'AddToken' }));
  await settle();
  const modal = inside('modal');
  const type = async (text: string): Promise<void> => {
    const field = find(modal, 'input') as HTMLInputElement;
    const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
    await settle(() => {
      set?.call(field, text);
      field.dispatchEvent(new Event('input', { bubbles: true }));
    });
  };
  return { widget, modal, type };
}

describe('adding a token', () => {
  it('shows what the contract says, and adds the token with a second press', async () => {
    const { modal, type, widget } = await shown();
    widget.tokens.answers.set('find', async () => foundToken);
    await type('0xA0b8');
    await press(control(modal, 'Find token'));
    expect(find(modal, '.details').textContent).toContain('USD Coin (USDC)');
    expect(find(modal, '.details').textContent).toContain('Decimals6');
    expect(modal.textContent).toContain('Anyone can create a token with any name.');
    expect(widget.tokens.asked).not.toContain('add');

    await press(control(modal, 'Add USDC'));
    expect(widget.tokens.asked.filter((one) => one !== 'load')).toEqual(['find 0xA0b8', 'add']);
    expect(widget.state.view?.name).toBe('Account');
  });

  it('warns of what speaks against it', async () => {
    const { modal, type, widget } = await shown();
    const warnings = ['bait', 'sameSymbol'] as const;
    widget.tokens.answers.set('find', async () => ({ ...foundToken, warnings }));
    await type('0xA0b8');
    await press(control(modal, 'Find token'));
    expect(modal.querySelectorAll('.notice')).toHaveLength(2);
  });

  it.each([
    [
      new WidgetError('ADDRESS_INVALID', { namespace: 'eip155', value: 'x' }),
      /not a contract address/,
    ],
    [new WidgetError('SERVICE_UNREACHABLE', {} as never), /did not respond/],
    [undefined, /no token at this address on Ethereum/],
  ])('says why there is none: %s', async (error, said) => {
    const { modal, type, widget } = await shown();
    if (error) {
      widget.tokens.answers.set('find', async () => {
        throw error;
      });
    }
    await type('x');
    await press(control(modal, 'Find token'));
    expect(find(modal, '[role="alert"]').textContent).toMatch(said);
    expect(find(modal, 'input').getAttribute('aria-invalid')).toBe('true');

    await type('y');
    expect(modal.querySelector('[role="alert"]')).toBeNull();
  });

  it('forgets what was found where the text changes: another token is never added', async () => {
    const { modal, type, widget } = await shown();
    widget.tokens.answers.set('find', async () => foundToken);
    await type('0xA0b8');
    await press(control(modal, 'Find token'));
    await type('0xA0b9');
    expect(modal.textContent).not.toContain('Add USDC');
  });
});
