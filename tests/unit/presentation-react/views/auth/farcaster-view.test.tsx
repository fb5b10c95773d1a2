import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { FakeAuthVerbs } from '../../../../../apps/gallery/auth-verbs';
import { withAuth } from '../../../../../apps/gallery/stories/auth';
import { NO_SOCIAL_LOGIN, type SocialLogin } from '../../../../../domain/auth/social-login';
import {
  cleanUp,
  control,
  find,
  inside,
  press,
  renderWith,
  settle,
} from '../../../../support/render';

const url = 'https://farcaster.xyz/~/siwf?channelToken=1';
const waiting = { status: 'waiting', provider: 'farcaster', url } as const;

let isWide = true;
const original = globalThis.matchMedia;
beforeEach(() => {
  isWide = true;
  globalThis.matchMedia = (query: string) =>
    ({
      matches: query === '(min-width: 720px)' && isWide,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }) as unknown as MediaQueryList;
});
afterEach(async () => {
  await cleanUp();
  globalThis.matchMedia = original;
});

async function shown(socialLogin: SocialLogin) {
  await import('../../../../../presentation-react/views/auth/social-view');
  await import('../../../../../presentation-react/primitives/qr/qr-code');
  const widget = withAuth({ socialLogin });
  const auth = new FakeAuthVerbs();
  widget.offer('auth', auth);
  await renderWith(widget);
  await settle(() => widget.showViews({ name: 'Connect' }, { name: 'ConnectingFarcaster' }));
  await settle();
  await settle();
  return { auth, modal: inside('modal') };
}

describe('ConnectingFarcaster', () => {
  it('[R1.7] shows the code where a phone can scan it, and copies the link', async () => {
    const { auth, modal } = await shown(waiting);

    expect(find(modal, 'h2[tabindex]').textContent).toBe('Farcaster');
    expect(find(modal, '.qr svg, .qr canvas, .qr [role=img]')).toBeDefined();
    expect(modal.querySelector(`a[href="${url}"]`)).toBeNull();
    await press(control(modal, 'Copy link'));
    expect(auth.asked).toEqual([['copyLoginLink']]);
  });

  it('[R1.7] is a link on a phone', async () => {
    isWide = false;
    const { modal } = await shown(waiting);

    expect(find(modal, '[role=status].headline').textContent).toBe('Log in with Farcaster');
    expect(find(modal, 'a.action').getAttribute('href')).toBe(url);
    expect(modal.querySelector('.qr')).toBeNull();
  });

  it('leads to no script, whatever the service says', async () => {
    isWide = false;
    const { modal } = await shown({ ...waiting, url: 'javascript:alert(1)' });

    expect(modal.querySelector('a.action')).toBeNull();
  });

  it('has a place for the code before it is there, which cannot be copied yet', async () => {
    const { auth, modal } = await shown({ status: 'preparing', provider: 'farcaster' });

    expect(find(modal, '.qr').getAttribute('aria-busy')).toBe('true');
    await press(control(modal, 'Copy link'));
    expect(auth.asked).toEqual([]);
  });

  it.each([
    [{ failure: 'refused' }, 'The login failed'],
    [{ failure: 'timedOut' }, 'took too long'],
    [{ failure: 'refused', said: 'This sign-in is over.' }, 'This sign-in is over.'],
  ] as const)('says why the login has ended (%j), and begins it again', async (ended, sentence) => {
    const { auth, modal } = await shown({ status: 'failed', provider: 'farcaster', ...ended });

    expect(find(modal, '[role=alert]').textContent).toContain(sentence);
    await press(control(modal, 'Try again'));
    expect(auth.asked).toEqual([['connectSocial', 'farcaster']]);
  });

  it('begins a login where the site has opened the view by itself', async () => {
    const { auth, modal } = await shown(NO_SOCIAL_LOGIN);

    await press(control(modal, 'Continue with Farcaster'));
    expect(auth.asked).toEqual([['connectSocial', 'farcaster']]);
  });
});
