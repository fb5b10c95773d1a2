import type { Screen } from '../../src/domain/screens/screens';
import { storyScreens } from '../pages/story-screens';

type Kind = Screen['kind'];

const site = 'https://shop.example';
const email = 'a•••@example.com';
const base = { site, isBusy: false };
const day = (month: number): number => Date.UTC(2025, month, 12, 9, 30);
const problem = { code: 'olderWallet' };
const change = {
  account: email,
  change: { kind: 'endWay', facts: [{ label: 'way', value: 'Recovery words' }] },
};
const words = 'test test test test test test test test test test test junk';

/** The data of a screen, without its functions. */
type Data = Readonly<Record<string, unknown>>;

function ofStory(name: string): Data {
  const { kind, ...data } = storyScreens[name] ?? {};
  if (kind === undefined) throw new Error(`There is no story ${name}`);
  return data;
}

/** Every kind of screen in its states, by names: a new kind does not compile until it is here. */
export const allScreens: Readonly<Record<Kind, Readonly<Record<string, Data>>>> = {
  nothing: {},
  code: {
    'a login': ofStory('code'),
    'a wrong code': { ...ofStory('code'), problem: { code: 'wrong', count: 2 } },
    busy: { ...ofStory('code'), isBusy: true },
    'before the mail': { ...ofStory('code'), before: 'work' },
    'a press before the mail': { ...ofStory('code'), before: 'press' },
    'a code for the new address': { ...ofStory('code'), purpose: 'changeNew' },
    'a code for the old address': { ...ofStory('code'), purpose: 'changeOld' },
    'a code that is added': { ...ofStory('code'), purpose: 'join' },
  },
  safety: { offered: ofStory('safety'), 'without words': { ...base, hasWords: false } },
  approval: {
    transfer: ofStory('transfer'),
    'an unlimited permit': ofStory('permit'),
    message: ofStory('message'),
    'one of three': { ...ofStory('message'), waiting: 2 },
    failed: { ...ofStory('message'), problem },
    busy: { ...ofStory('message'), isBusy: true },
  },
  window: {
    'an approval': ofStory('window'),
    'a login': { ...base, task: 'login' },
    failed: { ...base, task: 'approve', problem },
  },
  change: { 'a way ends': { ...base, ...change } },
  confirmLogin: {
    leaves: { ...base, step: 'leave', provider: 'Test ID' },
    'is back': { ...base, step: 'finish', provider: 'Test ID' },
  },
  note: Object.fromEntries(
    [
      'approved',
      'done',
      'mail',
      'nothing',
      'over',
      'signedIn',
      'signInOver',
      'soon',
      'waiting',
    ].map((note) => [note, { note }]),
  ),
  device: { asked: base },
  words: { shown: { words }, 'of a kit': { words, purpose: 'kit' } },
  keys: { two: ofStory('keys'), failed: { ...ofStory('keys'), problem } },
  logins: {
    two: ofStory('logins'),
    'waiting for a mail': { ...ofStory('logins'), waiting: { for: 'mailbox' } },
    failed: { ...ofStory('logins'), problem },
  },
  letIn: { asked: base },
  signedOut: { told: { ...base, email } },
  devices: {
    two: ofStory('devices'),
    'one waits': {
      ...ofStory('devices'),
      waiting: [{ id: 'c', browser: 'Firefox', system: 'Linux', site, sinceMs: day(5) }],
    },
  },
  phone: { 'before the link': base, 'with the link': { link: 'https://farcaster.example/link' } },
  export: { offered: base },
  kit: { offered: { ...base, mayLead: true }, failed: { ...base, mayLead: false, problem } },
  unlock: { 'in every way': ofStory('unlock'), failed: { ...ofStory('unlock'), problem } },
  renewal: Object.fromEntries(
    ['ask', 'wait', 'ready', 'stopped', 'aside', 'discard', 'going'].map((step) => [
      step,
      { ...base, step, atMs: day(11) },
    ]),
  ),
};
