import { createTransport, type SendMailOptions } from 'nodemailer';
import type { Language } from '../../../../../domain/language/language';
import { withOwnTexts } from '../../domain/mail-texts/mail-texts';
import { mailTexts } from '../../domain/mail-texts/mails-by-language';
import type { Mailer } from '../../ports/mailer';
import type { LoginConfig } from '../../config/login-config';
import { atMost } from './at-most';
import { firstThatTakesIt, type Send } from './first-that-takes-it';
import { htmlBody } from './html-body';
import type { MailContent } from './mail-content';
import {
  codeMail,
  deviceMail,
  loginMail,
  newAddressMail,
  newDeviceMail,
  walletMail,
} from './mail-words';
import { textBody } from './text-body';

/** Also how long a connection waits for its next mail. */
const TIMEOUT_MS = 10_000;

/** Each mail under way has a connection, and mail servers take few of one client. */
const MAX_AT_ONCE = 20;

/** Sends mail by the first of the operator's SMTP servers that takes it. No link acts when it is opened: scanners of mailboxes open links. */
export function smtpMailer({
  brand,
  mailFrom,
  mailLanguage,
  ownMailTexts,
  smtpUrls,
}: LoginConfig): Mailer {
  const leave = firstThatTakesIt(smtpUrls.map(sentBy));
  const inTurn = atMost(MAX_AT_ONCE);
  const sent = (to: string, content: MailContent): Promise<void> => {
    const mail = {
      from: mailFrom,
      to: { name: '', address: to },
      subject: content.subject,
      text: textBody(content, brand),
      html: htmlBody(content, brand),
      // No answer of a holiday, and no list: RFC 3834.
      headers: { 'Auto-Submitted': 'auto-generated' },
    };
    return inTurn(() => leave(mail));
  };
  const spokenTo = ({ language = mailLanguage }: { readonly language?: Language | undefined }) => {
    const own = ownMailTexts.get(language);
    return [language, own ? withOwnTexts(mailTexts[language], own) : mailTexts[language]] as const;
  };
  return {
    send: (mail) => sent(mail.to, codeMail(mail, ...spokenTo(mail))),
    askForDevice: (mail) => sent(mail.to, deviceMail(mail, ...spokenTo(mail))),
    notify: (mail) => sent(mail.to, newAddressMail(mail, ...spokenTo(mail))),
    notifyLogin: (mail) => sent(mail.to, loginMail(mail, ...spokenTo(mail))),
    notifyWallet: (mail) => sent(mail.to, walletMail(mail, ...spokenTo(mail))),
    notifyDevice: (mail) => sent(mail.to, newDeviceMail(mail, ...spokenTo(mail))),
  };
}

/**
 * Sends mails by one SMTP server, over connections that are kept for the next mail: many servers make a new one wait before they greet, and each has
 * a handshake of TLS and a login besides.
 */
export function sentBy(url: string): Send<SendMailOptions> {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: MAX_AT_ONCE,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
  });
  return async (mail) => void (await transport.sendMail(mail));
}
