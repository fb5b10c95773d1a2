import { createTransport } from 'nodemailer';
import type { LoginConfig } from '../config/login-config';

const TIMEOUT_MS = 10_000;

/** A one-time code on its way to a visitor. */
export interface CodeMail {
  readonly to: string;
  readonly code: string;

  /** The site that the visitor signs in to. */
  readonly site: string;
  readonly sentAtMs: number;
}

export interface Mailer {
  /** @throws where the mail server does not take the mail. */
  send(mail: CodeMail): Promise<void>;
}

/** Sends mail by the operator's SMTP server. No link is in it: scanners of mailboxes open links. */
export function smtpMailer({ mailFrom, smtpUrl }: LoginConfig): Mailer {
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
  });
  return {
    async send({ to, code, site, sentAtMs }) {
      await transport.sendMail({
        from: mailFrom,
        to: { name: '', address: to },
        subject: 'Your sign-in code',
        text: [
          `${site} asks you to sign in to your wallet (${new Date(sentAtMs).toUTCString()}).`,
          '',
          `Your code: ${code}`,
          '',
          'It works for 10 minutes, on the device that asked for it.',
          'We never ask for this code anywhere else. If you did not ask for it, ignore this mail.',
        ].join('\r\n'),
      });
    },
  };
}
