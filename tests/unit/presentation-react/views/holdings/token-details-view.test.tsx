import { afterEach, describe, expect, it } from '@jest/globals';
import { FakeSendVerbs, type FakeTokensVerbs } from '../../../../../apps/gallery/send-verbs';
import { tokenDetailsStories } from '../../../../../apps/gallery/stories/holdings';
import { openStory } from '../../../../../apps/gallery/stories/story';
import type { FakeWidget } from '../../../../../apps/gallery/fake-widget';
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

async function shown(name: string) {
  await import('../../../../../presentation-react/views/holdings/token-details-view');
  const story = tokenDetailsStories.find((each) => each.name === name);
  if (!story) throw new Error(`There is no story ${name}`);
  const widget = story.widget() as FakeWidget & { readonly tokens: FakeTokensVerbs };
  await renderWith(widget);
  await settle(() => openStory(widget, 'TokenDetails', story));
  await settle();
  return { widget, modal: inside('modal') };
}

const facts = (): readonly string[] =>
  [...inside('modal').querySelectorAll('.details > div')].map(({ textContent }) => textContent);

describe('the details of a token', () => {
  it('are its balance in full, its price, its worth and its contract', async () => {
    const { modal, widget } = await shown('a token');
    expect(find(modal, '.token-amount').textContent).toBe('250.120 USDC');
    expect(facts()).toEqual([
      'Price$1.00',
      'Value$250.12',
      'Balance250.12 USDC',
      'Decimals6',
      'Contract0xA0b8…eB48',
    ]);
    expect(widget.tokens.priced).toEqual([['USDC']]);

    await press(control(modal, 'Copy contract address'));
    expect(widget.tokens.asked.at(-1)).toBe('copyContract USDC');
    expect(control(modal, 'View on Etherscan').getAttribute('href')).toBe(
      'https://etherscan.io/address/0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48',
    );
  });

  it('say that a price is not known, never 0', async () => {
    await shown('without a price');
    expect(facts()).toEqual(['PriceUnknown', 'Balance1.23456789 ETH']);
  });

  it('lead to sending and receiving it', async () => {
    const { modal, widget } = await shown('a token');
    const send = new FakeSendVerbs();
    widget.offer('send', send);
    await press(control(modal, 'Send'));
    expect(send.asked).toEqual([['chooseToken', 'USDC']]);
    expect(widget.state.view?.name).toBe('WalletSend');
  });

  it('pin, hide and remove it', async () => {
    const { modal, widget } = await shown('added by the visitor');
    await press(control(modal, 'Pin to the top'));
    await press(control(modal, 'Hide'));
    await press(control(modal, 'Remove from the list'));
    expect(widget.tokens.asked.filter((one) => one !== 'load')).toEqual([
      'mark USDC pinned',
      'mark USDC hidden',
      'remove',
    ]);
    expect(widget.state.view?.name).toBe('Account');
  });

  it('warn of bait', async () => {
    const { modal } = await shown('bait');
    expect(find(modal, '.notice').textContent).toMatch(/contains a link/);
    expect(control(modal, 'Show in the list')).toBeTruthy();
  });
});
