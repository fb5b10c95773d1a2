import { createTransport } from 'nodemailer';
import type { LoginConfig } from '../config/login-config';
import type { VariableName } from '../config/variables';
import { type Finding, open, right, wrong } from './finding';
import { whyNotReached } from '../domain/why-not-reached';

const TIMEOUT_MS = 5_000;

/** Servers that take mails and send none, by their names and the port that they share. */
const SINKS = /^(?:greenmail|inbucket|mail-?(?:catcher|hog|pit|sink)|maildev)(?:[.-]|$)/i;
const SINK_PORT = '1025';

/** Whether each mail server takes the connection, the user name and the password. No mail is sent. */
export function checkMail({ smtpUrls }: LoginConfig): readonly Promise<Finding>[] {
  const named = smtpUrls.map((url, index) => ({
    url,
    about: index === 0 ? ('SMTP_URL' as const) : ('SMTP_SECOND_URL' as const),
  }));
  return [
    ...named.map(({ about, url }) => checkServer(url, about)),
    ...named.filter(({ url }) => isSink(url)).map(({ about }) => Promise.resolve(sinkAt(about))),
  ];
}

async function checkServer(smtpUrl: string, about: VariableName): Promise<Finding> {
  if (!URL.canParse(smtpUrl))
    return wrong(about, 'It is no URL: encode what is special in a password.');
  const { hostname, port, protocol } = new URL(smtpUrl);
  const host = `${hostname}:${port || (protocol === 'smtps:' ? '465' : '587')}`;
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
  });
  try {
    await transport.verify();
    return right(about, `${host} answers.`);
  } catch (error) {
    return wrong(about, whyNotReached(error, host));
  } finally {
    transport.close();
  }
}

function isSink(url: string): boolean {
  if (!URL.canParse(url)) return false;
  const { hostname, port } = new URL(url);
  return port === SINK_PORT || SINKS.test(hostname);
}

function sinkAt(about: VariableName): Finding {
  return open(about, 'It looks like a mail sink, which keeps every mail: no visitor gets a code.');
}
