import { afterEach, describe, expect, it } from '@jest/globals';
import { exhibits } from '../../../../apps/gallery/exhibits';
import {
  ConnectButton,
  type LanguagePack,
  WidgetProvider,
} from '../../../../presentation-react/index';
import { de } from '../../../../presentation-react/languages/de/index';
import { texts as account } from '../../../../presentation-react/languages/de/account';
import { texts as login } from '../../../../presentation-react/languages/de/login';
import { texts as modal } from '../../../../presentation-react/languages/de/modal';
import { texts as money } from '../../../../presentation-react/languages/de/money';
import { ja } from '../../../../presentation-react/languages/ja/index';
import {
  type LanguageFiles,
  languagePack,
} from '../../../../presentation-react/languages/language-pack';
import { cleanUp, find, inside, render, settle } from '../../../support/render';

afterEach(cleanUp);

const { approveHint: _a, approveReject: _b, emailCodeTitle: _c, ...halfLogin } = login;
const { close: _d, ...halfModal } = modal;

/** German that lacks texts of every kind. */
const half = languagePack({
  lang: 'de',
  isReviewed: true,
  buttons: {
    connectWallet: 'Wallet verbinden',
    restoring: 'Wird verbunden',
    tryAgain: 'Noch einmal',
    disposed: 'Geschlossen',
    wrongNetwork: 'Falsches Netzwerk',
    chooseNetwork: 'Netzwerk wählen',
  },
  parts: {
    account: () => Promise.resolve({ texts: account }),
    login: () => Promise.resolve({ texts: halfLogin }),
    modal: () => Promise.resolve({ texts: halfModal }),
    money: () => Promise.resolve({ texts: money }),
    permissions: () => Promise.resolve({ texts: {} }),
    signIn: () => Promise.resolve({ texts: {} }),
  },
} satisfies LanguageFiles);

async function show(id: string, language: LanguagePack): Promise<HTMLElement> {
  const widget = exhibits.find((one) => one.id === id)?.widget();
  if (!widget) throw new Error(`There is no story ${id}`);
  await render(
    <WidgetProvider widget={widget} language={language}>
      <ConnectButton />
    </WidgetProvider>,
  );
  await settle();
  return find(inside('modal'), 'dialog');
}

/** What a screen reader reads as English within an element of another language. */
function readInEnglish(dialog: HTMLElement): readonly string[] {
  return [...dialog.querySelectorAll('[lang="en"]')].map(
    (one) => one.getAttribute('aria-label') ?? one.textContent ?? '',
  );
}

describe('a text that a language lacks', () => {
  it('stands in English, and is marked as that, also as a name that only a screen reader reads', async () => {
    const dialog = await show('ApproveTransaction/a request', half);

    expect(dialog.closest('[lang]')?.getAttribute('lang')).toBe('de');
    expect([...readInEnglish(dialog)].sort()).toEqual([
      'Check the request in the wallet window.',
      'Close',
      'Reject',
    ]);
    expect(dialog.textContent).toContain(login.approveTitle);
  });

  it('is marked with its values in it', async () => {
    const dialog = await show('EmailVerifyOtp/a code for the site', half);

    const lead = find(dialog, '.code-lead');
    expect(lead.textContent).toMatch(/^Enter the code we sent to .*Der Code gilt 10 Minuten\./);
    expect(lead.lang).toBe('en');
  });

  it('is no longer marked where a text of the language takes its place', async () => {
    const dialog = await show('ApproveTransaction/a request', half);
    const hint = find(dialog, '[lang="en"].hint');

    await settle(() => {
      for (const node of hint.childNodes) node.textContent = login.approveHint;
    });
    expect(hint.hasAttribute('lang')).toBe(false);
  });
});

it('nothing is marked where a language has every text', async () => {
  const dialog = await show('ApproveTransaction/a request', { ...de, isReviewed: true });
  const offered = [...dialog.querySelectorAll('[lang]')].map(({ textContent }) => textContent);

  expect(offered).toEqual(['Show in English']);
});

it.each([
  ['ja', ja, 'auto-phrase'],
  ['de', de, ''],
])('lines of %s end where its phrases end, in browsers that know', async (_, language, wanted) => {
  const dialog = await show('ApproveTransaction/a request', language);
  const places = [...(dialog.getRootNode() as ShadowRoot).children] as HTMLElement[];

  expect(places.find((place) => place.contains(dialog))?.style.wordBreak ?? '').toBe(wanted);
});
