import { afterEach, describe, expect, it } from '@jest/globals';
import { FakeWidget, walletRow } from '../../../../../apps/gallery/fake-widget';
import type { WidgetOptionsInput } from '../../../../../domain/options/parse-options';
import { cleanUp, control, inside, press, renderWith, settle } from '../../../../support/render';

afterEach(cleanUp);

const terms = { termsConditionsUrl: 'https://dapp.test/terms' };
const privacy = { privacyPolicyUrl: 'https://dapp.test/privacy' };
const legalCheckbox = { features: { legalCheckbox: true } };

async function shown(options: WidgetOptionsInput): Promise<FakeWidget> {
  const widget = new FakeWidget(options);
  widget.set({ connectorRows: [walletRow('io.rabby', { name: 'Rabby' })] });
  await renderWith(widget);
  await settle(() => widget.open());
  return widget;
}

const box = (): HTMLInputElement | null => inside('modal').querySelector('input');
const rabby = (): HTMLElement => control(inside('modal'), /Rabby/);
const links = (): readonly (readonly [string, string | null])[] =>
  [...inside('modal').querySelectorAll('.legal a')].map(
    (link) => [link.textContent, link.getAttribute('href')] as const,
  );

describe('the documents of a site', () => {
  it.each([
    ['its terms', terms, [['Terms of service', 'https://dapp.test/terms']]],
    ['its policy', privacy, [['Privacy policy', 'https://dapp.test/privacy']]],
    [
      'both',
      { ...terms, ...privacy },
      [
        ['Terms of service', 'https://dapp.test/terms'],
        ['Privacy policy', 'https://dapp.test/privacy'],
      ],
    ],
  ])('are named below the wallets: %s', async (_what, options, expected) => {
    const widget = await shown(options);

    expect(links()).toEqual(expected);
    expect(inside('modal').textContent).toContain('By connecting, you agree to:');
    expect(box()).toBeNull();
    await press(rabby());
    expect(widget.asked).toContainEqual(['chooseWallet', 'io.rabby']);
  });

  it('are not named where there are none', async () => {
    await shown({});

    expect(inside('modal').querySelector('.legal')).toBeNull();
  });

  it('let a visitor connect only after consent, where the site asks for it', async () => {
    const widget = await shown({ ...terms, ...privacy, ...legalCheckbox });
    expect(rabby().matches(':enabled')).toBe(false);
    await press(rabby());
    expect(widget.asked.map(([verb]) => verb)).not.toContain('chooseWallet');

    await settle(() => box()?.click());

    expect(rabby().matches(':enabled')).toBe(true);
    await press(rabby());
    expect(widget.asked).toContainEqual(['chooseWallet', 'io.rabby']);
  });

  it('are described to the visitor who reaches the box', async () => {
    await shown({ ...terms, ...privacy, ...legalCheckbox });
    const description = box()?.getAttribute('aria-describedby') ?? '';

    expect(box()?.labels?.[0]?.textContent).toBe('I have read and agree to:');
    expect(inside('modal').getElementById(description)?.textContent).toContain('Privacy policy');
  });

  it('need consent once: it stays given when the visitor comes back, and in the other list', async () => {
    const widget = await shown({ ...terms, ...legalCheckbox });
    await settle(() => box()?.click());

    await settle(() => widget.show('WhatIsAWallet'));
    await settle(() => widget.back());
    expect(box()?.checked).toBe(true);
    await settle(() => widget.show('ConnectWallets'));
    expect(box()?.checked).toBe(true);

    await settle(() => box()?.click());
    expect(rabby().matches(':enabled')).toBe(false);
  });
});
