import { afterEach, describe, expect, it } from '@jest/globals';
import { withNames } from '../../../../../apps/gallery/stories/names';
import type { NamesVerbs } from '../../../../../application/names/names-feature';
import { EMBEDDED_WALLET_ID } from '../../../../../domain/auth/embedded-wallet';
import type { NamesState } from '../../../../../domain/name/names-state';
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

const name = 'alice.site.eth';
const free: NamesState['suggestions'] = {
  status: 'loaded',
  names: [{ name, isRegistered: false }],
};
const taken: NamesState['suggestions'] = {
  status: 'loaded',
  names: [
    { name, isRegistered: true },
    { name: 'alice2.site.eth', isRegistered: false },
  ],
};

/** Half a second and a bit, in which the visitor types nothing. */
const pause = (): Promise<void> => settle(() => new Promise((resolve) => setTimeout(resolve, 550)));

async function shown(part: Partial<NamesState> = {}, typed = '') {
  await import('../../../../../presentation-react/views/names/names-view');
  const widget = withNames(part);
  const asked: string[] = [];
  const verbs: NamesVerbs = {
    suggest: async (text) => void asked.push(`suggest ${text}`),
    loadOwn: async () => void asked.push('own'),
    register: async (text) => void asked.push(`register ${text}`),
  };
  widget.offer('names', verbs);
  await renderWith(widget);
  await settle(() =>
    widget.showViews({ name: 'Account' }, { name: 'RegisterAccountName', args: { name: typed } }),
  );
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
  const show = (more: Partial<NamesState>): Promise<void> => {
    const { names } = widget.state.features;
    return settle(() => names && widget.setFeature('names', { ...names, ...more }));
  };
  return { asked, modal, show, type, widget };
}

describe('choosing a name', () => {
  it('looks up what was typed half a second after the last letter, and registers it when it is free', async () => {
    const { asked, modal, show, type } = await shown();
    await type('ali');
    await type(' Alice ');
    expect(modal.textContent).toContain('Checking');
    expect(asked).not.toContain('suggest alice');
    await press(control(modal, 'Choose this name'));

    await pause();
    expect(asked).toContain('suggest alice');
    expect(asked).not.toContain('suggest ali');
    await show({ suggestions: free });
    expect(find(modal, '[role="status"]').textContent).toContain('alice.site.eth is available');

    await press(control(modal, 'Choose this name'));
    expect(asked.filter((one) => one.startsWith('register'))).toEqual(['register alice']);
  });

  it('has the parent behind the typed name, also where the page reads from right to left', async () => {
    const { modal } = await shown();

    const field = find(modal, 'input').parentElement;
    expect(field?.dir).toBe('ltr');
    expect(field?.textContent).toBe('.site.eth');
  });

  it('does not take the answer to another name for that of the typed one', async () => {
    const { asked, modal, show, type } = await shown({}, 'alice');
    await show({ suggestions: free });
    await type('alicia');

    expect(modal.textContent).not.toContain('is available');
    await press(control(modal, 'Choose this name'));
    expect(asked.filter((one) => one.startsWith('register'))).toEqual([]);
  });

  it.each([
    ['abc', 'Use at least 4 characters.'],
    ['al_ice', 'Use letters, numbers and hyphens.'],
    ['аlice', 'Use letters, numbers and hyphens.'],
  ])('[R5.1] says what is wrong with %s', async (text, said) => {
    const { modal, type } = await shown();
    await type(text);

    expect(find(modal, '.field-note').textContent).toBe(said);
    expect(find(modal, 'input').getAttribute('aria-invalid')).toBe('true');
  });

  it('offers free names in the place of one that is taken', async () => {
    const { asked, modal, show } = await shown({}, 'alice');
    await show({ suggestions: taken });
    expect(modal.textContent).toContain('alice.site.eth is taken');

    await press(find(modal, '.row'));
    expect((find(modal, 'input') as HTMLInputElement).value).toBe('alice2');
    await pause();
    expect(asked).toContain('suggest alice2');
  });

  it('says that a name is reserved, and that the check failed, with a way to repeat it', async () => {
    const { asked, modal, show } = await shown({}, 'alice');
    const names = [{ name, isRegistered: true, isReserved: true }] as const;
    await show({ suggestions: { status: 'loaded', names } });
    expect(modal.textContent).toContain('alice.site.eth is reserved');

    await show({ suggestions: { status: 'failed', names: [] } });
    expect(modal.textContent).toContain('could not be checked');
    await press(control(modal, 'Try again'));
    expect(asked.filter((one) => one === 'suggest alice').length).toBeGreaterThan(0);
  });

  it('waits while the wallet signs and the service registers, and says why it failed', async () => {
    const { asked, modal, show, type } = await shown({ suggestions: free }, 'alice');
    await show({ registration: { status: 'signing', name } });
    await press(control(modal, 'Sign the message in your wallet'));
    await show({ registration: { status: 'registering', name } });
    await press(control(modal, 'Registering your name'));
    expect(asked.filter((one) => one.startsWith('register'))).toEqual([]);

    await show({ registration: { status: 'failed', name, reason: '', why: 'declined' } });
    expect(find(modal, '[role="alert"]').textContent).toContain('You did not sign');
    await type('alicia');
    expect(modal.querySelector('[role="alert"]')).toBeNull();
  });

  it('shows the name that the account has, and no field', async () => {
    const { asked, modal } = await shown({
      own: { status: 'loaded', names: [{ name, addresses: {} }] },
    });

    expect(asked).toContain('own');
    expect(modal.textContent).toContain('You already own a name: alice.site.eth');
    expect(modal.querySelector('input')).toBeNull();
  });
});

it('the name that was registered is shown with the account, and leads there', async () => {
  await import('../../../../../presentation-react/views/names/names-view');
  const widget = withNames({ registration: { status: 'registered', name } });
  await renderWith(widget);
  await settle(() => widget.showViews({ name: 'RegisterAccountNameSuccess' }));
  await settle();
  const modal = inside('modal');

  expect(modal.textContent).toContain('alice.site.eth is yours');
  expect(modal.textContent?.replaceAll(/\s/g, '')).toContain(
    '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
  );
  await press(control(modal, 'Go to your account'));
  expect(widget.state.view?.name).toBe('Account');
});

it('the account of the embedded wallet shows its name, or the way to one, where the site has names', async () => {
  await import('../../../../../presentation-react/views/names/account-name');
  const widget = withNames({ own: { status: 'loaded', names: [] } });
  widget.setOptions({ sources: { names: { url: 'https://service.example', parent: 'site.eth' } } });
  await renderWith(widget);
  await settle(() => widget.showViews({ name: 'Account' }));
  expect(inside('modal').textContent).not.toContain('Choose a name');

  await settle(() => widget.setAccount({ connectorId: EMBEDDED_WALLET_ID }));
  await settle();
  await press(control(inside('modal'), 'Choose a name for this account'));
  expect(widget.state.view?.name).toBe('RegisterAccountName');

  await settle(() => widget.showViews({ name: 'Account' }));
  const { names } = widget.state.features;
  const own = { status: 'loaded', names: [{ name, addresses: {} }] } as const;
  await settle(() => names && widget.setFeature('names', { ...names, own }));
  await settle();
  expect(inside('modal').textContent).toContain('Name: alice.site.eth');
});
