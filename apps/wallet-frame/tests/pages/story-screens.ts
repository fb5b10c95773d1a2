import type { Fact, Reading, Step } from '../../src/domain/readings/reading';
import type { Screen } from '../../src/domain/screens/screens';

const press = (): void => undefined;
const site = 'https://shop.example';
const account = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const other = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC';
const usdc = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48';

/** Days of a year that is over: no text depends on the clock. */
const day = (month: number): number => Date.UTC(2025, month, 12, 9, 30);

const base = { isBusy: false } as const;
const leave = press;
const close = press;

function approvalOf(title: Step['title'], facts: readonly Fact[], more?: Partial<Reading>): Screen {
  const step: Step = { title, facts };
  return {
    ...base,
    kind: 'approval',
    site,
    account,
    network: 'Ethereum',
    reading: { steps: [step], warnings: [], isUnderstood: true, raw: '0x00', ...more },
    waiting: 0,
    approve: press,
    decline: press,
  };
}

/** The screens that the gallery shows, by the names of its stories. */
export const storyScreens: Readonly<Record<string, Screen>> = {
  code: {
    ...base,
    kind: 'code',
    purpose: 'login',
    site,
    email: 'a•••@example.com',
    resendAtMs: 0,
    submit: press,
    resend: press,
    leave,
  },
  safety: { ...base, kind: 'safety', hasWords: true, choose: press },
  unlock: {
    ...base,
    kind: 'unlock',
    hasPasskey: true,
    hasPhrase: true,
    openByPasskey: press,
    openByWords: press,
    openByKit: press,
    lost: press,
    leave,
  },
  window: { ...base, kind: 'window', task: 'approve', site, open: press, leave },
  renewal: { ...base, kind: 'renewal', step: 'ask', atMs: day(11), confirm: press, leave },
  words: {
    kind: 'words',
    words: 'test test test test test test test test test test test junk',
    done: press,
  },
  logins: {
    ...base,
    kind: 'logins',
    logins: [
      {
        id: 'a',
        provider: 'email',
        title: 'Email',
        label: 'a•••@example.com',
        createdAtMs: day(2),
        isHere: true,
        canRemove: true,
      },
      {
        id: 'b',
        provider: 'google',
        title: 'Google',
        label: 'Ada',
        createdAtMs: day(3),
        isHere: false,
        canRemove: true,
      },
    ],
    offered: [
      { name: 'apple', title: 'Apple' },
      { name: 'github', title: 'GitHub' },
    ],
    addEmail: press,
    addSocial: press,
    remove: press,
    showDevices: press,
    close,
  },
  keys: {
    ...base,
    kind: 'keys',
    slots: [
      { id: 'a', kind: 'passkey', createdAtMs: day(2), isHere: true, canEnd: true },
      { id: 'b', kind: 'phrase', createdAtMs: day(3), isHere: false, canEnd: true },
    ],
    addPasskey: press,
    addWords: press,
    end: press,
    takeAway: press,
    close,
  },
  devices: {
    ...base,
    kind: 'devices',
    devices: [
      {
        id: 'a',
        browser: 'Chrome',
        system: 'macOS',
        isHere: true,
        sinceMs: day(2),
        usedMs: day(4),
        sites: [site],
      },
      {
        id: 'b',
        browser: 'Safari',
        system: 'iOS',
        isHere: false,
        sinceMs: day(3),
        usedMs: day(4),
        sites: [site],
      },
    ],
    waiting: [],
    end: press,
    endOthers: press,
    close,
  },
  transfer: approvalOf('send', [
    { label: 'amount', value: '0.02 ETH' },
    { label: 'to', value: other },
    { label: 'fee', value: '0.0000756 ETH' },
  ]),
  permit: approvalOf(
    'permit',
    [
      { label: 'amount', value: 'Unlimited USDC' },
      { label: 'spender', value: other },
      { label: 'token', value: usdc },
      { label: 'expires', value: 'Sun, 17 Mar 2030 17:46:40 GMT' },
    ],
    { warnings: ['unlimited'] },
  ),
  message: approvalOf('message', [
    { label: 'message', value: 'I am a member of the shop, and I have read its rules.' },
  ]),
};
