import { afterEach, describe, expect, it } from '@jest/globals';
import { someAddress } from '../../../../../apps/gallery/fake-widget';
import {
  saying,
  signingIn,
  signInStories,
  silent,
  unreachable,
  unsigned,
} from '../../../../../apps/gallery/stories/sign-in';
import { newAccountProfile } from '../../../../../domain/account/account-profile';
import { signInFaults } from '../../../../../domain/siwx/sign-in-fault';
import type { ViewName } from '../../../../../domain/routing/view-name';
import { signInMessages } from '../../../../../presentation-react/messages/sign-in-en';
import { isWalletAsked } from '../../../../../presentation-react/shell/stand-aside';
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

async function shown(widget = signingIn(), name: ViewName = 'SIWXSignMessage') {
  await renderWith(widget);
  await settle(() => widget.showViews({ name }));
  await settle();
  return { widget, modal: inside('modal') };
}

describe('the view for signing in', () => {
  it.each(['SIWXSignMessage', 'ConnectingSiwe'] as const)(
    '[R4.24] shows as %s what will be signed, in words, with the site, before the wallet is asked',
    async (name) => {
      const { modal, widget } = await shown(signingIn(), name);

      expect(find(modal, 'h2').textContent).toBe('Sign in');
      const { statement, domain } = unsigned().data;
      expect(modal.textContent).toContain(`Sign in to ${domain}`);
      expect(modal.textContent).toContain(statement);
      const groups = [...modal.querySelectorAll('.whole-address [aria-hidden] > span')];
      expect(groups.map(({ textContent }) => textContent).join('')).toBe(someAddress);
      expect(modal.textContent).toContain('Ethereum');
      expect(widget.verbs.asked).toEqual(['prepare']);
    },
  );

  it('shows the text itself, exactly as it is signed', async () => {
    const { modal } = await shown();

    await press(control(modal, 'Full message'));

    expect(find(modal, '.message-text').textContent).toBe(unsigned().text);
  });

  it('[R4.25] asks the wallet on the press, and only then', async () => {
    const { modal, widget } = await shown();

    await press(control(modal, 'Sign in'));

    expect(widget.verbs.asked).toEqual(['prepare', 'signIn']);
  });

  it('[R4.26] asks once while the wallet is asked, and stands aside for it', async () => {
    const { modal, widget } = await shown(signingIn({ signIn: { status: 'signing' } }));

    await press(control(modal, 'Sign in'));

    expect(widget.verbs.asked).toEqual(['prepare']);
    expect(isWalletAsked(widget.state)).toBe(true);
    await settle(() =>
      widget.setFeature('siwx', { isRequired: true, signIn: { status: 'storing' } }),
    );
    expect(isWalletAsked(widget.state)).toBe(false);
  });

  it('makes the message when it shows, and asks for nothing before it has come', async () => {
    const { modal, widget } = await shown(signingIn({}, silent));

    await press(control(modal, 'Sign in'));

    expect(widget.verbs.asked).toEqual(['prepare']);
    expect(modal.textContent).toContain('Preparing the message');
  });

  it('makes the message anew on the press where the site did not answer', async () => {
    const { modal, widget } = await shown(signingIn({ fault: 'unavailable' }, unreachable));
    expect(widget.verbs.asked).toEqual(['prepare']);

    await press(control(modal, 'Try again'));

    expect(widget.verbs.asked).toEqual(['prepare', 'prepare']);
  });

  it('shows the message of the account in use, after a change of it', async () => {
    const { modal, widget } = await shown();
    widget.verbs.answer = saying({ statement: 'Of another account.' });

    await settle(() =>
      widget.setFeature('siwx', {
        isRequired: true,
        signIn: { status: 'asking', isDeclined: false },
        fault: 'accountChanged',
      }),
    );

    expect(modal.textContent).toContain('Of another account.');
    expect(modal.textContent).toContain('You changed the account');
  });

  it.each(signInFaults)('[R4.26] says of "%s" what happened and what to do', async (fault) => {
    const { modal } = await shown(signingIn({ fault }));
    const { headline, hint } = signInMessages.signInFaults[fault];

    expect(find(modal, '[role="alert"].headline').textContent).toBe(headline);
    expect(modal.textContent).toContain(hint);
    const next = fault === 'smartAccount' ? 'Use your basic account' : 'Try again';
    expect(control(modal, next)).toBeTruthy();
    expect(control(modal, /^Cancel/)).toBeTruthy();
  });

  it('[R4.26] switches a smart account that cannot sign, and says where that fails', async () => {
    const chosen: unknown[] = [];
    const widget = signingIn({ fault: 'smartAccount' });
    widget.offer('account', {
      chooseType: async (type: unknown) => void chosen.push(type),
    } as never);
    const { modal } = await shown(widget);

    await press(control(modal, 'Use your basic account'));
    expect(chosen).toEqual(['eoa']);

    const profile = newAccountProfile(widget.options.defaultAccountTypes);
    const change = (status: 'asking' | 'failed'): Promise<void> =>
      settle(() =>
        widget.setFeature('account', { ...profile, typeChange: { status, type: 'eoa' } }),
      );
    await change('asking');
    await press(control(modal, 'Use your basic account'));
    expect(chosen).toEqual(['eoa']);
    await change('failed');
    expect(find(modal, '.notice').textContent).toBe('The account was not switched. Try again.');
    await press(control(modal, 'Use your basic account'));
    expect(chosen).toEqual(['eoa', 'eoa']);
  });

  it('[R4.26] has the focus on the title where the button for the switch had it', async () => {
    const widget = signingIn({ fault: 'smartAccount' });
    const { modal } = await shown(widget);
    control(modal, 'Use your basic account').focus();

    await settle(() =>
      widget.setFeature('siwx', {
        isRequired: true,
        signIn: { status: 'asking', isDeclined: false },
      }),
    );

    expect(control(modal, 'Sign in')).toBeTruthy();
    expect(inside('modal').activeElement?.tagName).toBe('H2');
  });

  it('has different words for each failure', () => {
    const words = Object.values(signInMessages.signInFaults);
    expect(new Set(words.map(({ headline }) => headline)).size).toBe(signInFaults.length);
    expect(new Set(words.map(({ hint }) => hint)).size).toBe(signInFaults.length);
  });

  it.each([
    [true, 'Cancel and disconnect'],
    [false, 'Cancel'],
  ] as const)(
    '[R4.27] says that cancelling disconnects where it does (%s)',
    async (isRequired, label) => {
      const { modal, widget } = await shown(signingIn({ isRequired }));

      await press(control(modal, label));

      expect(widget.verbs.asked).toEqual(['prepare', 'cancel']);
    },
  );

  it('leads to the wallets where none is connected', async () => {
    const story = signInStories.find(({ name }) => name === 'without a wallet');
    const widget = story?.widget() ?? signingIn();
    await renderWith(widget);
    await settle(() => widget.showViews({ name: 'SIWXSignMessage' }));
    await settle();

    await press(control(inside('modal'), 'Connect wallet'));

    expect(widget.asked).toContainEqual(['open', { view: 'Connect' }]);
  });

  it('shows a time that is none as the message has it', async () => {
    const { data, text } = unsigned();
    const odd = { data: { ...data, expirationTime: 'soon' }, text };
    const { modal } = await shown(signingIn({}, async () => odd));
    expect(modal.textContent).toContain('soon');
  });
});
