import { afterEach, describe, expect, it } from '@jest/globals';
import { FakeAuthVerbs } from '../../../../../apps/gallery/auth-verbs';
import type { FakeWidget } from '../../../../../apps/gallery/fake-widget';
import { profileStories } from '../../../../../apps/gallery/stories/profile';
import { FeatureError } from '../../../../../domain/errors/feature-error';
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

async function shown(
  name: string,
  account?: object,
): Promise<{ auth: FakeAuthVerbs; widget: FakeWidget }> {
  await import('../../../../../presentation-react/views/profile/profile-view');
  const widget = profileStories.find((story) => story.name === name)?.widget();
  if (!widget) throw new Error(`No story ${name}`);
  const auth = new FakeAuthVerbs();
  widget.offer('auth', auth);
  if (account) widget.offer('account', account as never);
  await renderWith(widget);
  await settle(() => widget.showViews({ name: 'Account' }, { name: 'Profile' }));
  await settle();
  return { auth, widget };
}

const texts = (): string => inside('modal').textContent;

describe('Profile', () => {
  it('[R1.6] shows the name, the picture, the address and the provider of a social login', async () => {
    await shown('after a social login');
    expect(find(inside('modal'), '.visitor img').getAttribute('src')).toMatch(/^data:/);
    for (const text of ['Ada Lovelace', 'ada@example.org', 'Signed in with Google']) {
      expect(texts()).toContain(text);
    }
    // The address is the provider's word, and not the one that a code changes.
    expect(texts()).not.toContain('Change email');
  });

  it('shows the address of a login by e-mail once, and leads to its change', async () => {
    const { widget } = await shown('after a login by e-mail');
    expect(texts().split('ada@example.org')).toHaveLength(2);
    await press(control(inside('modal'), 'Change email'));
    expect(widget.asked).toContainEqual(['show', 'UpdateEmailWallet']);
  });

  it.each([
    ['How you sign in', 'showLogins'],
    ['Keys of your wallet', 'showKeys'],
  ])('leaves %s to the page of the wallet, from a modal that is closed', async (name, verb) => {
    const { auth, widget } = await shown('without a name');
    await press(control(inside('modal'), name));
    await settle();
    expect(widget.asked).toContainEqual(['close']);
    expect(auth.asked).toEqual([[verb]]);
  });

  it('is back where the page of the wallet cannot be reached', async () => {
    const { auth, widget } = await shown('without a name');
    auth.errors.set('showLogins', new FeatureError('FRAME_NOT_LOADED', {}));
    await press(control(inside('modal'), 'How you sign in'));
    await settle();
    expect(widget.asked).toContainEqual(['open', { view: 'Profile' }]);
  });
});

describe('the account types of the embedded wallet', () => {
  async function withTypes(story: string) {
    const chosen: string[] = [];
    await shown(story, {
      loadIdentity: async () => {},
      chooseType: async (type: string) => void chosen.push(type),
    });
    return { chosen, modal: inside('modal') };
  }

  it.each([
    [
      'a smart account that is set up',
      'Use your basic account',
      'eoa',
      /You’re on your smart account\./,
    ],
    [
      'a smart account of an address of its own',
      'Use your basic account',
      'eoa',
      /set up with your first transaction.*different addresses/s,
    ],
    ['a key’s account with a smart one', 'Use your smart account', 'smartAccount', /^/],
  ])('[R6.2] are changed in the profile: %s', async (story, label, type, text) => {
    const { chosen, modal } = await withTypes(story);

    expect(modal.textContent).toMatch(text);
    await press(control(modal, new RegExp(`^${label}`)));

    expect(chosen).toEqual([type]);
  });

  it('[R6.2] are not offered where there is no smart account, and the view says so', async () => {
    const { modal } = await withTypes('on a network without smart accounts');

    expect(modal.textContent).toContain('Smart accounts don’t work on this network.');
    expect(modal.textContent).not.toContain('Switch to your');
  });

  it('say that the change failed, and can be changed again', async () => {
    const { chosen, modal } = await withTypes('a smart account that could not be left');

    expect(find(modal, '[role="alert"]').textContent).toContain('The account was not switched.');
    await press(control(modal, /^Use your basic account/));
    expect(chosen).toEqual(['eoa']);
  });
});
