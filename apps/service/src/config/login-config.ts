import { type Language, languages } from '../../../../domain/language/language';
import { ConfigError } from './config-error';
import { type MailBrand, parseMailBrand } from './mail-brand';
import { type OwnMailTexts, parseMailTemplates } from './mail-templates';
import type { VariableReader } from './read-variables';

export interface LoginConfig {
  /** The mail servers, in the order in which they are tried. */
  readonly smtpUrls: readonly string[];
  readonly mailFrom: string;
  readonly brand: MailBrand;

  /** Of mails whose reader's is not known. */
  readonly mailLanguage: Language;

  /** The operator's words, in the place of ours. */
  readonly ownMailTexts: OwnMailTexts;

  /** The origin of the wallet's frame, the only one that may ask for codes. */
  readonly frameOrigin: string;

  /** The sites that may pass a visitor's code on. */
  readonly codeOrigins: readonly string[];

  /** Whether a device that is new to an account needs a press in a mail before it gets a code. */
  readonly approvesDevices: boolean;
}

/** Logins by e-mail, where a mail server is set. */
export function parseLogin(read: VariableReader): LoginConfig | undefined {
  if (read.text('SMTP_URL') === '') return undefined;
  const smtpUrls = (['SMTP_URL', 'SMTP_SECOND_URL'] as const)
    .map((name) => smtpUrlOf(read, name))
    .filter((url) => url !== '');
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
  const brand = parseMailBrand(read);
  const mailLanguage = read.oneOf('MAIL_LANGUAGE', languages);
  return {
    smtpUrls,
    mailFrom,
    brand,
    mailLanguage,
    ownMailTexts: parseMailTemplates(read),
    frameOrigin,
    codeOrigins,
    approvesDevices,
  };
}

function smtpUrlOf(read: VariableReader, name: 'SMTP_SECOND_URL' | 'SMTP_URL'): string {
  const url = read.text(name);
  if (url !== '' && !/^smtps?:\/\/./.test(url)) {
    throw new ConfigError(name, 'must begin with smtp:// or smtps://');
  }
  return url;
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
