import { ConfigError } from './config-error';
import type { VariableReader } from './read-variables';

export interface LoginConfig {
  readonly smtpUrl: string;
  readonly mailFrom: string;

  /** The origin of the wallet's frame, the only one that may ask for codes. */
  readonly frameOrigin: string;

  /** The sites that may pass a visitor's code on. */
  readonly codeOrigins: readonly string[];

  /** Whether a device that is new to an account needs a press in a mail before it gets a code. */
  readonly approvesDevices: boolean;
}

/** Logins by e-mail, where a mail server is set. */
export function parseLogin(read: VariableReader): LoginConfig | undefined {
  const smtpUrl = read.text('SMTP_URL');
  if (smtpUrl === '') return undefined;
  if (!/^smtps?:\/\/./.test(smtpUrl)) {
    throw new ConfigError('SMTP_URL', 'must begin with smtp:// or smtps://');
  }
  const because = 'SMTP_URL is set';
  read.required('SERVICE_SECRET', `${because}: codes are stored as a hash with it`);
  const mailFrom = read.required('MAIL_FROM', because);
  const frameOrigin = frameOriginOf(read, because);
  const approvesDevices = read.oneOf('DEVICE_APPROVAL', ['on', 'off']) === 'on';
  const sites = read.origins('ORIGINS');
  const codeOrigins = read.origins('CODE_ORIGINS');
  if (!codeOrigins.every((origin) => sites.includes(origin))) {
    throw new ConfigError('CODE_ORIGINS', 'must be origins of ORIGINS');
  }
  return { smtpUrl, mailFrom, frameOrigin, codeOrigins, approvesDevices };
}

/** The origin of the wallet's frame. */
export function frameOriginOf(read: VariableReader, because: string): string {
  read.required('FRAME_ORIGIN', because);
  const [frameOrigin, ...more] = read.origins('FRAME_ORIGIN');
  if (frameOrigin === undefined || more.length > 0) {
    throw new ConfigError('FRAME_ORIGIN', 'must be one origin');
  }
  return frameOrigin;
}
