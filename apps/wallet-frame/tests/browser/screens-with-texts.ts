import { approvalOf } from './approval-screen';
import { screens } from './every-screen';
import type { ShownScreen } from './views-world';

export const NOTHING = { screen: { kind: 'nothing' }, functions: [] };

const code: ShownScreen = {
  screen: {
    kind: 'code',
    site: 'https://site.test',
    email: 'ada.lovelace@a-long-name-of-a-company.example',
    purpose: 'login',
    isBusy: false,
    resendAtMs: Date.now() + 60_000,
    expiresAtMs: Date.now() + 600_000,
  },
  functions: ['submit', 'resend', 'leave'],
};
const unlock: ShownScreen = {
  screen: { kind: 'unlock', hasPasskey: true, hasPhrase: true, isBusy: false },
  functions: ['openByPasskey', 'openByWords', 'openByKit', 'lost', 'leave'],
};
export const plain = approvalOf('0.02 ETH');
export const warned: ShownScreen = {
  ...plain,
  screen: {
    ...plain.screen,
    reading: { ...(plain.screen['reading'] as object), warnings: ['highFee', 'wouldFail'] },
  },
};

/** A request to sign a text. */
export function saying(value: string): ShownScreen {
  const step = { title: 'message', facts: [{ label: 'message', value }] };
  const reading = { ...(plain.screen['reading'] as object), steps: [step] };
  return { ...plain, screen: { ...plain.screen, reading } };
}

/** The ways to open the wallet, each of which can be ended. */
export const keys: ShownScreen = {
  screen: {
    kind: 'keys',
    isBusy: false,
    slots: ['passkey', 'phrase', 'kit', 'device'].map((kind) => ({
      id: kind,
      kind,
      createdAtMs: Date.UTC(2026, 2, 12, 12),
      isHere: false,
      canEnd: true,
    })),
  },
  functions: ['addPasskey', 'addWords', 'end', 'takeAway', 'close'],
};

/** What stands out of its place: wider than the page, or a text that its own box cuts. */
export const CUT = `[...document.querySelectorAll('main, main *')].flatMap((one) => {
  const { left, right, width } = one.getBoundingClientRect();
  const isCut = getComputedStyle(one).overflowX !== 'visible' && one.scrollWidth > one.clientWidth + 1 &&
    !one.closest('pre') && one.clientWidth > 0;
  return width > 0 && (left < -1 || right > innerWidth + 1 || isCut) && !one.closest('.hidden, pre, input')
    ? [one.tagName + '.' + one.className + ': ' + one.textContent.slice(0, 40)] : [];
})`;

/** A screen of every kind, and those with most texts. */
export const screensWithTexts: readonly ShownScreen[] = [
  code,
  unlock,
  warned,
  ...screens.map(({ shown }) => shown),
];

const site = 'https://shop.with-a-long-name.example';
const email = 'a•••@a-long-name-of-a-company.example';
const sinceMs = Date.UTC(2026, 2, 12, 12);
const browser = { browser: 'Firefox', system: 'Windows', sinceMs, usedMs: sinceMs };

/** What a screen of a kind has, and its functions. */
function shown(
  kind: string,
  parts: Readonly<Record<string, unknown>>,
  ...functions: readonly string[]
): ShownScreen {
  return { screen: { kind, isBusy: false, site, email, ...parts }, functions };
}

const purposes = ['join', 'changeOld', 'changeNew'];
const beforeCodes = ['press', 'work'];
const tasks = ['approve', 'change', 'keys', 'login', 'name', 'request', 'social', 'words'];
const notes = [
  'approved',
  'done',
  'mail',
  'nothing',
  'over',
  'signedIn',
  'signInOver',
  'soon',
  'waiting',
  'words',
];
const waits = ['mailbox', 'window'];
const steps = ['ask', 'wait', 'ready', 'stopped', 'aside', 'discard', 'going'];

/** The other screens, each with all that it can have. */
export const furtherScreens: readonly ShownScreen[] = [
  ...purposes.map((purpose) =>
    shown('code', { purpose, resendAtMs: 0 }, 'submit', 'resend', 'leave'),
  ),
  ...beforeCodes.map((before) =>
    shown('code', { purpose: 'login', resendAtMs: 0, before }, 'leave'),
  ),
  ...tasks.map((task) => shown('window', { task }, 'open', 'leave')),
  ...notes.map((note) => shown('note', { note })),
  shown('device', {}, 'approve'),
  shown(
    'words',
    {
      words: 'able about above absent absorb abstract absurd abuse access accident account accuse',
    },
    'done',
  ),
  shown(
    'logins',
    {
      logins: ['email', 'google', 'openid:own'].map((provider) => ({
        id: provider,
        provider,
        title: 'Google',
        label: email,
        createdAtMs: sinceMs,
        isHere: provider === 'email',
        canRemove: true,
      })),
      offered: [{ name: 'github', title: 'GitHub' }],
    },
    'addEmail',
    'addSocial',
    'useKit',
    'remove',
    'showDevices',
    'close',
  ),
  ...waits.map((where) =>
    shown('logins', { logins: [], offered: [], waiting: { for: where } }, 'close'),
  ),
  shown('letIn', {}, 'leave'),
  shown('signedOut', {}, 'signIn', 'leave'),
  shown(
    'devices',
    {
      devices: [
        { ...browser, id: 'a', isHere: true, sites: [site, 'http://other.test:8080'] },
        { ...browser, id: 'b', isHere: false, sites: [site] },
      ],
      waiting: [{ ...browser, id: 'c', site }],
    },
    'end',
    'endOthers',
    'allow',
    'close',
  ),
  shown('phone', { link: 'https://farcaster.example/siwf' }, 'leave'),
  shown('phone', {}, 'leave'),
  shown('export', {}, 'reveal', 'fail', 'makeKit', 'done'),
  shown('kit', { mayLead: true }, 'open', 'leave'),
  shown(
    'unlock',
    { hasPasskey: false, hasPhrase: false, renewedAtMs: sinceMs },
    'openByWords',
    'openByKit',
    'lost',
    'leave',
  ),
  ...steps.map((step) => shown('renewal', { step, atMs: sinceMs }, 'confirm', 'other', 'leave')),
];
