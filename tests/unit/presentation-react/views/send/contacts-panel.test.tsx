import { afterEach, describe, expect, it } from '@jest/globals';
import {
  filledIn,
  receiver,
  sending,
  someContacts,
} from '../../../../../apps/gallery/stories/send';
import { otherAddress } from '../../../../../apps/gallery/stories/wallets';
import { NO_SEND, type SendFacts } from '../../../../../domain/send/send-state';
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

/** The view for sending with the contacts open. */
async function shown(facts: Partial<SendFacts> = {}) {
  const widget = sending(facts);
  await renderWith(widget);
  await settle(() => widget.showViews({ name: 'Account' }, { name: 'WalletSend' }));
  await settle();
  const modal = inside('modal');
  await press(control(modal, 'Contacts'));
  await settle();
  return { modal, verbs: widget.verbs };
}

const form: SendFacts['form'] = { ...NO_SEND.form, sendTokenAmount: '' };

describe('the contacts', () => {
  it('are a list to choose from', async () => {
    const { modal, verbs } = await shown({ form, contacts: someContacts });
    const rows = [...modal.querySelectorAll('.contacts .row')].map(
      ({ textContent }) => textContent,
    );
    expect(rows).toEqual(['Savings0x7099…79C8', 'Vitalik0xd8dA…6045']);

    await press(find(modal, '.contacts .row'));

    expect(verbs.asked).toEqual([['typeReceiver', otherAddress]]);
    expect(modal.querySelector('.contacts')).toBeNull();
  });

  it('of 200 have at most 60 rows in the page, and what is edited stands above them', async () => {
    const contacts = Array.from({ length: 200 }, (_, index) => ({
      name: `Friend ${index}`,
      address: `0x${String(index).padStart(40, '0')}`,
      namespace: 'eip155' as const,
    }));
    const { modal, verbs } = await shown({ form, contacts });
    const items = [...modal.querySelectorAll('.contacts [aria-posinset]')];
    expect(items.length).toBeGreaterThan(10);
    expect(items.length).toBeLessThanOrEqual(60);
    expect(items.at(-1)?.getAttribute('aria-setsize')).toBe('200');

    await press(control(modal, 'Edit Friend 3'));
    expect(modal.querySelector('.contacts ul .name-field')).toBeNull();
    await typeInto(find(modal, '.name-field input'), 'Ada');
    await press(control(modal, 'Save'));

    expect(verbs.asked).toEqual([['saveContact', 'Ada', `0x${'3'.padStart(40, '0')}`]]);
  });

  it('say where they are kept, and how there is a first one', async () => {
    const { modal } = await shown({ form });

    expect(find(modal, '.contacts').textContent).toBe(
      'Enter an address above to give it a name here. Contacts stay on this device.',
    );
  });

  it('give the receiver a name', async () => {
    const { modal, verbs } = await shown({ form: filledIn });
    await typeInto(find(modal, '.name-field input'), 'Vitalik');

    await press(control(modal, 'Save'));

    expect(verbs.asked).toEqual([['saveContact', 'Vitalik', receiver]]);
  });

  it('say why a name is not kept', async () => {
    const { modal, verbs } = await shown({ form: filledIn });
    verbs.fault = 'nameTaken';

    await press(control(modal, 'Save'));

    expect(find(modal, '[role="alert"]').textContent).toBe('Another contact has this name.');
  });

  it('warn before a name is given to an imitation', async () => {
    const imitation = `${receiver.slice(0, 8)}${'1'.repeat(28)}${receiver.slice(-6)}`.toLowerCase();
    const typed = { ...filledIn, receiverInput: imitation, receiverAddress: imitation };
    const { modal } = await shown({ form: typed, contacts: someContacts });

    expect(find(modal, '.notice').textContent).toContain('looks like Vitalik’s');
  });

  it('are renamed and removed', async () => {
    const { modal, verbs } = await shown({ form, contacts: someContacts });
    await press(control(modal, 'Edit Savings'));
    const field = find(modal, '.name-field input');
    expect(document.activeElement?.shadowRoot?.activeElement ?? document.activeElement).toBe(field);

    await typeInto(field, 'Cold');
    await press(control(modal, 'Save'));
    await press(control(modal, 'Edit Vitalik'));
    await press(control(modal, 'Remove'));

    expect(verbs.asked).toEqual([
      ['saveContact', 'Cold', otherAddress],
      ['removeContact', receiver],
    ]);
  });
});
