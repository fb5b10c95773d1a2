import { afterEach, describe, expect, it } from '@jest/globals';
import { exhibits } from '../../../../apps/gallery/exhibits';
import {
  ConnectButton,
  type LanguagePack,
  WidgetProvider,
} from '../../../../presentation-react/index';
import { ar } from '../../../../presentation-react/languages/ar/index';
import { de } from '../../../../presentation-react/languages/de/index';
import { cleanUp, find, inside, render, settle } from '../../../support/render';

afterEach(cleanUp);

const dialog = (): HTMLElement => find(inside('modal'), 'dialog');
const offer = (text: string): HTMLButtonElement | undefined =>
  [...dialog().querySelectorAll('button')].find(({ textContent }) => textContent === text);

/** Shows a story of the gallery in a language. */
async function show(id: string, language?: LanguagePack) {
  const widget = exhibits.find((one) => one.id === id)?.widget();
  if (!widget) throw new Error(`There is no story ${id}`);
  await render(
    <WidgetProvider widget={widget} {...(language && { language })}>
      <ConnectButton />
    </WidgetProvider>,
  );
  await settle();
}

const press = (text: string) => settle(() => offer(text)?.click());
const ENGLISH = 'Show in English';

describe.each([
  ['WalletSendPreview/reviewed', 'Send', 'Senden'],
  ['SwapPreview/reviewed', 'Swap', 'Tauschen'],
])('the review of %s', (id, english, german) => {
  const words = (): readonly (string | null)[] =>
    [...dialog().querySelectorAll('button')].map(({ textContent }) => textContent);

  it('can be read in English where no native speaker has read the language, and back', async () => {
    await show(id, de);
    expect(words()).toContain(german);
    expect(offer(ENGLISH)?.lang).toBe('en');

    await press(ENGLISH);
    expect(words()).toContain(english);
    expect(words()).not.toContain(german);
    expect(offer('Deutsch')?.closest('[lang="en"][dir="ltr"]')).not.toBeNull();

    await press('Deutsch');
    expect(words()).toContain(german);
  });

  it('offers nothing where a native speaker has read it, and in English', async () => {
    const load: LanguagePack['load'] = async (...asked) => {
      const texts = await de.load(...asked);
      return { isReviewed: true, over: (from) => texts.over(from) };
    };
    await show(id, { ...de, isReviewed: true, load });
    expect(words()).toContain(german);
    expect(offer(ENGLISH)).toBeUndefined();
    await cleanUp();

    await show(id);
    expect(words()).toContain(english);
    expect(offer(ENGLISH)).toBeUndefined();
  });
});

it.each([
  ['SIWXSignMessage/a message', 'Site', 'Seite'],
  ['EmailVerifyOtp/a code for the site', 'Resend code', 'Code erneut senden'],
  ['EmailVerifyOtp/ended, refused', 'Start again', 'Noch einmal beginnen'],
  [
    'EmailVerifyDevice/the e-mail is on its way',
    'Approve this device',
    'Bestätigen Sie dieses Gerät',
  ],
  ['ApproveTransaction/a request', 'Reject', 'Ablehnen'],
  ['ConnectingSocial/failed, refused', 'The login failed', 'Die Anmeldung ist fehlgeschlagen'],
  ['ConnectingFarcaster/failed, refused', 'The login failed', 'Die Anmeldung ist fehlgeschlagen'],
  ['UpdateEmailWallet/a new address', 'Save', 'Speichern'],
])('the view %s can be read in English, and back', async (id, english, german) => {
  await show(id, de);
  expect(dialog().textContent).toContain(german);

  await press(ENGLISH);
  expect(dialog().textContent).toContain(english);
  expect(dialog().textContent).not.toContain(german);
  expect(offer('Deutsch')?.closest('[lang="en"][dir="ltr"]')).not.toBeNull();

  await press('Deutsch');
  expect(dialog().textContent).toContain(german);
});

it('a page of the embedded wallet in a view makes the offer itself, right behind its place', async () => {
  await show('EmailVerifyOtp/a code for the frame', de);

  expect(offer(ENGLISH)?.previousElementSibling?.className).toBe('code-slot');
});

it('a warning that the visitor has checked stays checked in English', async () => {
  await show('WalletSendPreview/warns: looksLikeKnown', ar);
  const check = (): HTMLInputElement =>
    find(dialog(), 'input[type="checkbox"]') as HTMLInputElement;
  await settle(() => check().click());
  expect(check().checked).toBe(true);

  await press(ENGLISH);

  expect(check().checked).toBe(true);
  expect(dialog().textContent).toContain('looks like');
});
