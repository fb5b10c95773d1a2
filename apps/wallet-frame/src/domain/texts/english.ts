import type { changeWords } from './change-words';
import { problemWords } from './problem-words';
import type { requestWords } from './request-words';
import { spoken } from './spoken';

/** The texts of the frame's first screens, in English. A function says how a number or a name stands in it. */
export const english = spoken('first', {
  notSecure: 'not secure',
  email: 'Email',
  code: {
    title: 'Enter the code',
    sending: 'Sending a code',
    sent: (email: string) => `We sent a code with six digits to ${email}.`,
    signsIn: (site: string) => `It signs you in to ${site}.`,
    work: (email: string) =>
      `This takes a moment: many codes were asked for. Then we send one to ${email}.`,
    press: 'We sent you an email. Open the page in it, and press its button.',
    asks: {
      join: 'With the code, this address signs in to your wallet too.',
      changeOld: 'It confirms that your email address changes.',
      changeNew: 'With the code, this address replaces the old one.',
    },
    field: 'One-time code',
    secret: 'Type the code only here. The site does not see it. The last digit sends it.',
    checking: 'Checking…',
    worksFor: (time: string) => `It works for ${time}`,
    over: 'This code has expired. Ask for a new one.',
    resend: 'Send a new code',
    resendIn: (seconds: number) => `Send a new code in ${seconds} s`,
    leave: 'Cancel',
  },
  problems: problemWords,
} as const);

/** What a view may say about a failure. */
export type ProblemCode = keyof typeof english.problems;

export type ChangeKind = keyof typeof changeWords.kinds;
export type ChangeFact = keyof typeof changeWords.facts;
export type StepTitle = keyof typeof requestWords.steps;
export type StepNote = keyof typeof requestWords.stepNotes;
export type FactLabel = keyof typeof requestWords.facts;
export type EffectKind = keyof typeof requestWords.effects.kinds;
export type Warning = keyof typeof requestWords.warnings;
