import type { Screen } from '../../src/domain/screens/screens';
import { approvalOf } from './approval-screen';
import type { ShownScreen } from './views-world';

/**
 * What a press of a screen's function is worth. `armed`: a button that works once the visitor has seen what it does. `asked`: the
 * wallet asks once more, by the armed button of `change`, or in its own window. `plain`: a press that the visitor did not mean
 * gives its thief nothing.
 */
type Worth = 'armed' | 'asked' | 'plain';

type Kind = Screen['kind'];
type Of<Name extends Kind> = Extract<Screen, { readonly kind: Name }>;
type FunctionsOf<Shown> = {
  [Name in keyof Shown]-?: NonNullable<Shown[Name]> extends (...given: never[]) => unknown
    ? Name
    : never;
}[keyof Shown];

/** Every function of every screen: a new one does not compile until it has its worth here. */
export const worths: {
  readonly [Name in Kind]: { readonly [Call in FunctionsOf<Of<Name>>]: Worth };
} = {
  nothing: {},
  note: {},
  approval: { approve: 'armed', decline: 'plain', elsewhere: 'plain' },
  change: { confirm: 'armed', leave: 'plain', elsewhere: 'plain' },
  confirmLogin: { confirm: 'armed', leave: 'plain' },
  // The window shows all of it.
  window: { open: 'plain', leave: 'plain' },
  // A passkey lies with the visitor, who reads its name in a dialog of the browser. The words are drawn in the window.
  keys: {
    addPasskey: 'armed',
    addWords: 'plain',
    end: 'asked',
    takeAway: 'plain',
    retry: 'plain',
    close: 'plain',
  },
  safety: { choose: 'armed' },
  // A provider asks on a page of its own.
  logins: {
    addEmail: 'asked',
    addSocial: 'plain',
    useKit: 'plain',
    remove: 'asked',
    showDevices: 'plain',
    retry: 'plain',
    close: 'plain',
  },
  devices: { end: 'asked', endOthers: 'asked', allow: 'asked', retry: 'plain', close: 'plain' },
  kit: { open: 'asked', leave: 'plain' },
  renewal: { confirm: 'asked', other: 'asked', leave: 'plain' },
  // They need what no thief has, and are of the visitor alone.
  code: { submit: 'plain', resend: 'plain', leave: 'plain' },
  unlock: {
    openByPasskey: 'plain',
    openByWords: 'plain',
    openByKit: 'plain',
    lost: 'plain',
    leave: 'plain',
  },
  signedOut: { signIn: 'plain', leave: 'plain' },
  letIn: { leave: 'plain' },
  phone: { leave: 'plain' },
  // In the wallet's own window alone.
  device: { approve: 'plain' },
  words: { done: 'plain' },
  export: { reveal: 'plain', fail: 'plain', makeKit: 'plain', done: 'plain' },
};

const site = 'https://site.test';
const problem = undefined;
const base = { site, isBusy: false, problem };
const slot = { id: 'a', kind: 'phrase', createdAtMs: 0, isHere: false, canEnd: true };

/** The data of each screen with an armed button, and the name of that. */
export const screens: readonly {
  readonly shown: ShownScreen;
  readonly armed: string;
}[] = [
  { shown: approvalOf('1 ETH'), armed: 'Approve' },
  {
    shown: of('change', {
      account: 'a…@example.test',
      change: { kind: 'endWay', facts: [{ label: 'way', value: 'Recovery words' }] },
    }),
    armed: 'End it',
  },
  { shown: of('confirmLogin', { step: 'finish', provider: 'Test ID' }), armed: 'Sign in' },
  {
    shown: of('keys', { slots: [slot, { ...slot, id: 'b', isHere: true }] }),
    armed: 'Add a passkey',
  },
  {
    shown: of('safety', { hasWords: true }),
    armed: 'Add a passkey Your phone, this device or a security key opens the wallet. Recommended',
  },
];

function of(kind: Kind, data: Readonly<Record<string, unknown>>): ShownScreen {
  return { screen: { kind, ...base, ...data }, functions: Object.keys(worths[kind]) };
}
