import { inSpan } from '../../observe/trace';
import type { Mailer } from '../../ports/mailer';

/** A mail server whose time a collector sees: of a mail it hears its kind alone. */
export function tracedMailer(mailer: Mailer): Mailer {
  const send = (kind: string, work: () => Promise<void>): Promise<void> =>
    inSpan(`mail ${kind}`, {}, work);
  return {
    send: (mail) => send('code', () => mailer.send(mail)),
    askForDevice: (mail) => send('device', () => mailer.askForDevice(mail)),
    notify: (mail) => send('notice', () => mailer.notify(mail)),
    notifyDevice: (mail) => send('notice of a device', () => mailer.notifyDevice(mail)),
    notifyLogin: (mail) => send('notice of a login', () => mailer.notifyLogin(mail)),
    notifyWallet: (mail) => send('notice of a wallet', () => mailer.notifyWallet(mail)),
  };
}
