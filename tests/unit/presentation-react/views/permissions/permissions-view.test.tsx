import { afterEach, describe, expect, it } from '@jest/globals';
import {
  permissionCreatedStories,
  permissionListStories,
  permissionReviewStories,
  withPermissions,
} from '../../../../../apps/gallery/stories/permissions';
import type { Stories } from '../../../../../apps/gallery/stories/story';
import type { FakeWidget } from '../../../../../apps/gallery/fake-widget';
import type { PermissionsVerbs } from '../../../../../application/permissions/permissions-feature';
import type { ViewName } from '../../../../../domain/routing/view-name';
import { eventually } from '../../../../support/eventually';
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

/** The view `name` in the state of the story `story`, and the verbs that it called. */
async function shown(name: ViewName, stories: Stories, story: string) {
  await import('../../../../../presentation-react/views/permissions/permissions-view');
  const found = stories.find((each) => each.name === story);
  if (!found) throw new TypeError(`No story is called ${story}`);
  return { ...(await rendered(found.widget(), name)) };
}

async function rendered(widget: FakeWidget, name: ViewName) {
  const asked: string[] = [];
  const verbs: PermissionsVerbs = {
    supported: async () => [],
    grant: async () => {
      throw new TypeError('No view asks for a permission');
    },
    confirm: async () => void asked.push('confirm'),
    list: async () => {
      asked.push('list');
      return [];
    },
    revoke: async (context) => void asked.push(`revoke ${context}`),
    request: async () => undefined,
  };
  widget.offer('permissions', verbs);
  await renderWith(widget);
  await settle(() =>
    widget.showViews({ name: 'Account' }, ...(name === 'Account' ? [] : [{ name }])),
  );
  await settle();
  return { asked, modal: inside('modal'), widget };
}

describe('the review of a permission', () => {
  it('names the amount, the token, who may spend it, the network and the end', async () => {
    const { asked, modal } = await shown(
      'SmartSessionReview',
      permissionReviewStories,
      'an amount every week',
    );
    const text = modal.textContent ?? '';

    expect(text).toContain('Daily News asks to spend without asking you each time');
    expect(text).toContain('25 USDC every week');
    expect(text).toContain('At most 100 USDC until it ends');
    expect(text).toContain('0x01656');
    expect(text).toContain('Ethereum');
    expect(text).toMatch(/Ends.*2030/);
    await press(control(modal, 'Continue in the wallet'));
    expect(asked).toEqual(['confirm']);
  });

  it('asks the wallet only after the visitor has accepted the warnings', async () => {
    const { asked, modal } = await shown(
      'SmartSessionReview',
      permissionReviewStories,
      'without a limit and without an end',
    );
    expect(modal.textContent).toContain('All USDC of this account, without a limit');
    expect(modal.textContent).toContain('This has no end');
    await press(control(modal, 'Continue in the wallet'));
    expect(asked).toEqual([]);

    await press(find(modal, 'input'));
    await press(control(modal, 'Continue in the wallet'));
    expect(asked).toEqual(['confirm']);
  });

  it('says in which respects the wallet granted more, and offers no second request', async () => {
    const { modal, widget } = await shown(
      'SmartSessionReview',
      permissionReviewStories,
      'the wallet granted more',
    );

    expect(modal.textContent).toContain('more than was asked: higher limits, a later end');
    expect(modal.textContent).not.toContain('Continue in the wallet');
    await press(control(modal, 'See all smart sessions'));
    expect(widget.asked).toContainEqual(['show', 'SmartSessionList']);
  });

  it('declines by a step back', async () => {
    const { modal, widget } = await shown(
      'SmartSessionReview',
      permissionReviewStories,
      'an amount every week',
    );
    await press(control(modal, 'Decline'));

    expect(widget.asked.map(([verb]) => verb)).toContain('back');
  });
});

describe('a permission that was granted', () => {
  it('is shown as the wallet granted it', async () => {
    const { modal, widget } = await shown(
      'SmartSessionCreated',
      permissionCreatedStories,
      'changed by the wallet',
    );

    expect(modal.textContent).toContain('Your wallet changed the request');
    expect(modal.textContent).toContain('0.05 ETH at once');
    await press(control(modal, 'See all smart sessions'));
    expect(widget.asked).toContainEqual(['show', 'SmartSessionList']);
  });
});

describe('the list of permissions', () => {
  it('[R3.16] has a beta tag, the limits of each, and revokes one after a confirmation', async () => {
    const { asked, modal } = await shown('SmartSessionList', permissionListStories, 'several');
    expect(find(modal, '.tag').textContent).toBe('Beta');
    const [first] = modal.querySelectorAll('li');
    if (!first) throw new TypeError('The list is empty');
    expect(first.textContent).toMatch(/25 USDC every week.*0x01.*Ethereum.*Ends .*2030/);
    await press(find(first, 'button'));
    expect(first.textContent).toContain('At most 100 USDC until it ends');

    await press(control(first, 'Revoke'));
    expect(asked).toEqual(['list']);
    await press(control(first, 'Keep it'));
    await press(control(first, 'Revoke'));
    await press(control(first, 'Revoke'));
    expect(asked).toEqual(['list', 'revoke 0x01']);
  });

  it('marks those that have ended and those that allow more than was asked', async () => {
    const { asked, modal } = await shown('SmartSessionList', permissionListStories, 'several');
    const entries = [...modal.querySelectorAll('.list > li')];

    expect(entries[1]?.textContent).toContain('More than asked');
    expect(entries[3]?.textContent).toContain('Ended');
    await press(find(entries[3] as HTMLElement, 'button'));
    await press(control(entries[3] as HTMLElement, 'Remove from the list'));
    expect(asked).toEqual(['list', 'revoke 0x04']);
  });

  it('shows those of this browser where the wallet does not list them, and tries again', async () => {
    const { asked, modal } = await shown(
      'SmartSessionList',
      permissionListStories,
      'the wallet does not list them',
    );

    expect(modal.textContent).toContain('These are the ones saved in this browser');
    await press(control(modal, 'Try again'));
    expect(asked).toEqual(['list', 'list']);
  });
});

describe('the account', () => {
  it('leads to its permissions where the site has them on and the wallet grants them', async () => {
    await import('../../../../../presentation-react/views/permissions/permissions-entry');
    const { modal, widget } = await rendered(withPermissions(), 'Account');
    await eventually(() => expect(modal.textContent).toContain('Smart sessions'));
    await press(control(modal, 'Smart sessions'));

    expect(widget.asked).toContainEqual(['show', 'SmartSessionList']);
  });

  it('does not offer them where the wallet does not', async () => {
    const { modal } = await rendered(withPermissions({ support: 'no' }), 'Account');

    expect(modal.textContent).not.toContain('Smart sessions');
  });
});
