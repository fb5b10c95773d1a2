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

async function shown(name: string): Promise<{ auth: FakeAuthVerbs; widget: FakeWidget }> {
  await import('../../../../../presentation-react/views/profile/profile-view');
  const widget = profileStories.find((story) => story.name === name)?.widget();
  if (!widget) throw new Error(`No story ${name}`);
  const auth = new FakeAuthVerbs();
  widget.offer('auth', auth);
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
    expect(texts()).not.toContain('Change e-mail address');
  });

  it('shows the address of a login by e-mail once, and leads to its change', async () => {
    const { widget } = await shown('after a login by e-mail');
    expect(texts().split('ada@example.org')).toHaveLength(2);
    await press(control(inside('modal'), 'Change e-mail address'));
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
