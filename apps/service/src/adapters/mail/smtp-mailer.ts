import type { CodeMail, Mailer, WalletMail } from '../../ports/mailer';
import { createTransport } from 'nodemailer';
import { maskEmailAddress } from '../../../../../domain/login/email-address';
import type { LoginConfig } from '../../config/login-config';
import type { DeviceName } from '../../domain/device-name';
import { atMost } from './at-most';

const TIMEOUT_MS = 10_000;

/** Each mail has a connection of its own, and mail servers take few of one client. */
const MAX_AT_ONCE = 20;

/** Sends mail by the operator's SMTP server. No link acts when it is opened: scanners of mailboxes open links. */
export function smtpMailer({ mailFrom, smtpUrl }: LoginConfig): Mailer {
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
  });
  const inTurn = atMost(MAX_AT_ONCE);
  const sent = (to: string, subject: string, lines: readonly string[]): Promise<void> => {
    const text = lines.join('\r\n');
    const mail = { from: mailFrom, to: { name: '', address: to }, subject, text };
    return inTurn(async () => void (await transport.sendMail(mail)));
  };
  return {
    send: (mail) => {
      const [subject, first] = openingOf(mail);
      return sent(mail.to, subject, [
        `${first} (${timeOf(mail)}).`,
        '',
        `Your code: ${mail.code}`,
        '',
        'It works for 10 minutes, on the device that asked for it.',
        'We never ask for this code anywhere else. If you did not ask for it, ignore this mail.',
      ]);
    },
    askForDevice: (mail) =>
      sent(mail.to, 'A new browser asks to sign in', [
        `A browser that is new to your wallet asks to sign in on ${mail.site} (${timeOf(mail)}).`,
        '',
        `If it is yours, open this page and press its button: ${mail.page}`,
        '',
        'It works for 10 minutes. Opening the page alone does nothing. If you did not ask, ignore this mail.',
      ]),
    notify: (mail) =>
      sent(mail.to, 'Your wallet has a new e-mail address', [
        `On ${mail.site} your wallet got the e-mail address ${maskEmailAddress(mail.newAddress)} (${timeOf(mail)}).`,
        'This address signs in to it no more. For a day no way to open the wallet can be added or removed.',
      ]),
    notifyLogin: (mail) =>
      sent(
        mail.to,
        mail.change === 'added'
          ? 'Your wallet has a new sign-in'
          : 'A sign-in was removed from your wallet',
        [
          mail.change === 'added'
            ? `On ${mail.site} a sign-in by ${mail.login} was added to your wallet (${timeOf(mail)}).`
            : `On ${mail.site} the sign-in by ${mail.login} was removed from your wallet (${timeOf(mail)}).`,
          'If it was not you, sign in, remove what is not yours, and end the browsers that you do not know.',
        ],
      ),
    notifyWallet: (mail) => {
      const [subject, lines] = newsOf(mail);
      return sent(mail.to, subject, lines);
    },
    notifyDevice: (mail) =>
      sent(mail.to, 'A new browser has signed in', [
        `A browser that is new to your wallet has signed in on ${mail.site} (${timeOf(mail)}).`,
        `It says that it is ${wordsOf(mail.name)}.`,
        '',
        'If it was you, there is nothing to do. It opens the wallet only with a passkey or the recovery words.',
        'If it was not you, sign in on a site with your wallet, open "Signed in on" in the wallet, and end it there.',
      ]),
  };
}

function openingOf({ newAddress = '', purpose, site }: CodeMail): readonly [string, string] {
  switch (purpose) {
    case 'emailFrom':
      return [
        'Your wallet gets a new e-mail address',
        `On ${site} you asked to change the e-mail address of your wallet to ${maskEmailAddress(newAddress)}`,
      ];
    case 'emailTo':
      return [
        'Confirm your e-mail address',
        `This address is to be the one of a wallet on ${site}`,
      ];
    default:
      return ['Your sign-in code', `${site} asks you to sign in to your wallet`];
  }
}

function newsOf(mail: WalletMail): readonly [string, readonly string[]] {
  const time = timeOf(mail);
  switch (mail.kind) {
    case 'asked':
      return [
        'A new wallet may take the place of yours',
        [
          `A browser that has signed in to your account cannot open your wallet, and asks to begin a new one (${time}).`,
          `It can begin on ${dayOf(mail.readyAtMs)}.`,
          '',
          'Can you still open your wallet? Open it on any site before then, and nothing happens. Then end the browsers that you do not know.',
          'Your wallet is not deleted in any case: who can open it puts it back in its place.',
        ],
      ];
    case 'replaced':
      return [
        'A new wallet has taken the place of yours',
        [
          `A browser that has signed in to your account has begun a new wallet in the place of yours (${time}).`,
          '',
          'Your wallet is not deleted. Open it as before on any site, and put it back in its place. Then end the browsers that you do not know.',
        ],
      ];
    case 'restored':
      return [
        'A wallet that was set aside is back in its place',
        [
          `Who can open a wallet of your account that was set aside has put it back in its place (${time}).`,
          'The wallet that was there is set aside, and not deleted: who can open it puts it back.',
          '',
          'If it was not you, sign in on a site with your wallet, and end the browsers that you do not know.',
        ],
      ];
    case 'discarded':
      return [
        'A wallet that was set aside will be deleted',
        [
          `Who can open a wallet of your account that was set aside has asked to delete it (${time}).`,
          `It is deleted on ${dayOf(mail.goesAtMs)}.`,
          '',
          'Was it not you? Open that wallet on any site before then, and keep it. Then end the browsers that you do not know.',
        ],
      ];
    case 'kept':
      return [
        'A wallet that was set aside is kept',
        [
          `Who can open a wallet of your account that was set aside, and was to be deleted, has chosen to keep it (${time}).`,
          '',
          'If it was not you, sign in on a site with your wallet, and end the browsers that you do not know.',
        ],
      ];
  }
}

function dayOf(ms: number): string {
  return new Date(ms).toUTCString();
}

function wordsOf({ browser, system }: DeviceName): string {
  if (browser === undefined) return system ?? 'one that we do not know';
  return system === undefined ? browser : `${browser} on ${system}`;
}

function timeOf({ sentAtMs }: { readonly sentAtMs: number }): string {
  return new Date(sentAtMs).toUTCString();
}
