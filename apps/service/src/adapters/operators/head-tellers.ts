import type { LoginConfig } from '../../config/login-config';
import type { ConsoleConfig } from '../../config/console-config';
import type { DaysHead } from '../../ports/console-log';
import type { HeadTeller } from '../../ports/head-teller';
import { firstThatTakesIt } from '../mail/first-that-takes-it';
import { sentBy } from '../mail/smtp-mailer';

const TIMEOUT_MS = 10_000;
const DAY_MS = 24 * 3_600_000;

export interface HeadTellersDeps {
  readonly fetch: typeof globalThis.fetch;
  readonly login: Pick<LoginConfig, 'mailFrom' | 'smtpUrls'>;
}

/** The places that the operator has set. */
export function headTellers(
  { headMail, headUrl }: Pick<ConsoleConfig, 'headMail' | 'headUrl'>,
  { fetch, login }: HeadTellersDeps,
): readonly HeadTeller[] {
  return [
    ...(headMail === undefined ? [] : [byMail(headMail, login)]),
    ...(headUrl === undefined ? [] : [byPost(headUrl, fetch)]),
  ];
}

function byPost(url: string, fetch: typeof globalThis.fetch): HeadTeller {
  return {
    async tell(head) {
      const answer = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ day: dateOf(head), number: head.number, hash: head.hash }),
        redirect: 'error',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      await answer.body?.cancel();
      if (!answer.ok) throw new Error('The head was not taken');
    },
  };
}

function byMail(to: string, { mailFrom, smtpUrls }: HeadTellersDeps['login']): HeadTeller {
  const leave = firstThatTakesIt(smtpUrls.map(sentBy));
  return {
    tell: (head) =>
      leave({
        from: mailFrom,
        to: { name: '', address: to },
        subject: `Log of the console, ${dateOf(head)}`,
        text: wordsOf(head),
        headers: { 'Auto-Submitted': 'auto-generated' },
      }),
  };
}

function wordsOf(head: DaysHead): string {
  const { hash, number } = head;
  return (
    `On ${dateOf(head)} the last entry of the console's log is number ${number}, with the hash\n${hash}\n\n` +
    `Keep this mail. To see whether the log has changed since:\n  main.js log verify ${number}:${hash}\n`
  );
}

function dateOf({ day }: DaysHead): string {
  return new Date(day * DAY_MS).toISOString().slice(0, 10);
}
