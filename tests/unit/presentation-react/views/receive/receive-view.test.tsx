import { afterEach, describe, expect, it } from '@jest/globals';
import { receiving } from '../../../../../apps/gallery/stories/receive';
import { someAddress } from '../../../../../apps/gallery/fake-widget';
import { ethereum } from '../../../../../domain/network/built-in-networks';
import type { ReceiveState } from '../../../../../domain/payment/receive-state';
import {
  cleanUp,
  control,
  find,
  inside,
  press,
  renderWith,
  settle,
} from '../../../../support/render';
import { typeInto } from '../../../../support/type-into';

afterEach(cleanUp);

async function shown(part: Partial<ReceiveState> = {}) {
  const widget = receiving(part);
  await renderWith(widget);
  await settle(() => widget.showViews({ name: 'Account' }, { name: 'WalletReceive' }));
  await settle();
  return { widget, verbs: widget.verbs, modal: inside('modal') };
}

describe('the view for receiving', () => {
  it('[R2.1] shows the whole address in groups of four, and copies it', async () => {
    const { modal, verbs } = await shown();

    expect(find(modal, 'h2').textContent).toBe('Receive');
    const groups = [...modal.querySelectorAll('.whole-address [aria-hidden] > span')];
    expect(groups.map(({ textContent }) => textContent).join('')).toBe(someAddress);
    expect(groups.slice(1, -1).every(({ textContent }) => textContent?.length === 4)).toBe(true);
    await press(control(modal, 'Copy address'));
    expect(verbs.asked).toEqual(['copy']);
  });

  it('draws the payment URI as a QR code, and copies it', async () => {
    const { modal, verbs } = await shown();

    expect(find(modal, 'svg.qr-code').getAttribute('aria-label')).toMatch(/^QR code/);
    expect(modal.textContent).not.toContain('Copy payment link');
    await press(control(modal, 'Ask for an amount'));
    await press(control(modal, 'Copy payment link'));
    expect(verbs.asked).toEqual(['copyLink']);
  });

  it('says how tokens come from an exchange, also where nothing is sold', async () => {
    const { modal } = await shown();

    await press(control(modal, 'From an exchange'));

    const steps = [...modal.querySelectorAll('.steps li')].map(({ textContent }) => textContent);
    expect(steps).toHaveLength(3);
    expect(steps[1]).toContain('Choose Ethereum as the network');
  });

  it('passes the typed amount on', async () => {
    const { modal, verbs } = await shown();
    await press(control(modal, 'Ask for an amount'));
    await typeInto(find(modal, 'input'), '0.5');
    expect(verbs.asked).toEqual(['typeAmount 0.5']);
  });

  it('says what it asks for also where the field is folded away', async () => {
    const { modal } = await shown({ amount: { text: '0.25', symbol: 'ETH' } });
    const asked = control(modal, 'Ask for an amount: 0.25 ETH');
    expect(asked.getAttribute('aria-expanded')).toBe('true');
    await press(asked);
    expect(modal.querySelector('input')).toBeNull();
    expect(asked.textContent).toContain('0.25 ETH');
  });

  it('asks which amount is meant', async () => {
    const readings = { asFraction: '1', asThousands: '1000' };
    const { modal, verbs } = await shown({
      amount: { text: '1,000', symbol: 'ETH', fault: 'ambiguous', readings },
    });

    expect(find(modal, '[role="alert"]').textContent).toBe('Which amount do you mean?');
    expect(find(modal, 'input').getAttribute('aria-invalid')).toBe('true');
    await press(control(modal, '1000'));
    expect(verbs.asked).toEqual(['typeAmount 1000']);
  });

  it('says which network to send on, and on which others the address receives', async () => {
    const { modal, widget } = await shown();
    expect(find(modal, '.notice').textContent).toMatch(/^Use this address on Ethereum only/);
    expect(find(modal, '.receives-on ul').textContent).toBe('Arbitrum One');

    await settle(() =>
      widget.setFeature('receive', { ...widget.state.features.receive, networks: [ethereum] }),
    );
    expect(modal.querySelector('.receives-on')).toBeNull();
  });

  it('offers no amount and no link where payment links have none', async () => {
    const { modal, widget } = await shown();
    const { amount: _none, ...rest } = widget.state.features.receive ?? {};
    await settle(() => widget.setFeature('receive', rest));

    expect(modal.textContent).not.toContain('Ask for an amount');
    expect(modal.textContent).not.toContain('Copy payment link');
  });

  it('shows nothing of a former account after it has left', async () => {
    const { modal, widget } = await shown();
    await settle(() => widget.setFeature('receive', {}));
    expect(modal.textContent).not.toContain(someAddress.slice(2, 6));
  });
});
