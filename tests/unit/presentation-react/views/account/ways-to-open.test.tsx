import { afterEach, describe, expect, it } from '@jest/globals';
import { FakeAuthVerbs } from '../../../../../apps/gallery/auth-verbs';
import { accountStories } from '../../../../../apps/gallery/stories/account';
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

async function shown(name = 'with one way to open the embedded wallet') {
  const widget = accountStories.find((story) => story.name === name)?.widget();
  if (!widget) throw new Error(`No story ${name}`);
  const auth = new FakeAuthVerbs();
  widget.offer('auth', auth);
  await renderWith(widget);
  await settle(() => widget.open());
  await settle();
  return { auth, modal: inside('modal'), widget };
}

describe('the ways that open the embedded wallet', () => {
  it('are one of two, the first one ticked', async () => {
    const { modal } = await shown();
    const steps = [...find(modal, '.ways').querySelectorAll('.way-step')];
    expect(steps.map(({ textContent }) => textContent)).toEqual([
      '1 of 2 ways to open',
      'Add a second way',
    ]);
    expect(steps.map((step) => step.querySelector('[data-is-done] svg') !== null)).toEqual([
      true,
      false,
    ]);
  });

  it('lead to the page of the wallet that adds one, and back to the account', async () => {
    const { auth, modal, widget } = await shown();
    await press(control(modal, /Add a second way/));
    await settle();
    expect(auth.asked).toEqual([['showKeys']]);
    expect(widget.asked.slice(-2)).toEqual([['close'], ['open', { view: 'Account' }]]);
  });

  it('lead back where the page of the wallet fails, too', async () => {
    const { auth, modal, widget } = await shown();
    auth.errors.set('showKeys', new FeatureError('FRAME_NOT_LOADED', {}));
    await press(control(modal, /Add a second way/));
    await settle();
    expect(widget.asked.at(-1)).toEqual(['open', { view: 'Account' }]);
  });

  it('can be left for later', async () => {
    const { auth, modal, widget } = await shown();
    await press(control(modal, 'Not now'));
    expect(auth.asked).toEqual([['putOffSecondWay']]);

    const state = widget.state.features.auth;
    await settle(() => {
      if (state) {
        widget.setFeature('auth', { ...state, user: { ...state.user, isSecondWayLater: true } });
      }
    });
    expect(modal.querySelector('.ways')).toBeNull();
  });

  it('are not counted where there are two, and in the account of another wallet', async () => {
    const { modal } = await shown('with tokens in the embedded wallet');
    expect(modal.querySelector('.ways')).toBeNull();
    await cleanUp();
    const other = await shown('with tokens');
    expect(other.modal.querySelector('.ways')).toBeNull();
  });
});
