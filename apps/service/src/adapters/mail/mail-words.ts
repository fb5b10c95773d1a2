import type { Language } from '../../../../../domain/language/language';
import { maskEmailAddress } from '../../../../../domain/login/email-address';
import type { DeviceName } from '../../domain/device-name';
import type {
  CodeMail,
  DeviceMail,
  LoginMail,
  NewDeviceMail,
  NoticeMail,
  WalletMail,
} from '../../ports/mailer';
import { type MailContent, mailOf } from './mail-content';
import { filled, type MailTexts } from '../../domain/mail-texts/mail-texts';
import { mailTexts } from '../../domain/mail-texts/mails-by-language';
import { mailTime } from './mail-time';

export function codeMail(
  mail: CodeMail,
  language: Language = 'en',
  all: MailTexts = mailTexts[language],
): MailContent {
  const { code: texts } = all;
  const [subject, first] = openingOf(mail, texts, language);
  return {
    language,
    subject,
    parts: [
      { kind: 'text', text: first },
      { kind: 'code', label: texts.label, code: mail.code },
      { kind: 'text', text: texts.lasts },
      { kind: 'text', text: texts.never },
    ],
  };
}

export function deviceMail(
  mail: DeviceMail,
  language: Language = 'en',
  all: MailTexts = mailTexts[language],
): MailContent {
  const { device: texts } = all;
  return {
    language,
    subject: texts.subject,
    parts: [
      {
        kind: 'text',
        text: filled(language, texts.text, {
          site: mail.site,
          time: mailTime(mail.sentAtMs, language),
        }),
      },
      { kind: 'page', label: texts.press, url: mail.page },
      { kind: 'text', text: texts.lasts },
    ],
  };
}

export function newAddressMail(
  mail: NoticeMail,
  language: Language = 'en',
  all: MailTexts = mailTexts[language],
): MailContent {
  const { after, subject, text } = all.newAddress;
  const time = mailTime(mail.sentAtMs, language);
  const said = filled(language, text, {
    site: mail.site,
    address: maskEmailAddress(mail.newAddress),
    time,
  });
  return mailOf(language, subject, said, after);
}

export function loginMail(
  mail: LoginMail,
  language: Language = 'en',
  all: MailTexts = mailTexts[language],
): MailContent {
  const { care, ...texts } = all.login;
  const { subject, text } = texts[mail.change];
  const said = filled(language, text, {
    site: mail.site,
    login: mail.login,
    time: mailTime(mail.sentAtMs, language),
  });
  return mailOf(language, subject, said, care);
}

export function newDeviceMail(
  mail: NewDeviceMail,
  language: Language = 'en',
  all: MailTexts = mailTexts[language],
): MailContent {
  const { newDevice: texts } = all;
  const time = mailTime(mail.sentAtMs, language);
  const said = filled(language, texts.text, {
    site: mail.site,
    time,
    name: nameOf(mail.name, texts, language),
  });
  return mailOf(language, texts.subject, said, texts.yours, texts.notYours);
}

export function walletMail(
  mail: WalletMail,
  language: Language = 'en',
  all: MailTexts = mailTexts[language],
): MailContent {
  const { wallet: texts } = all;
  const time = mailTime(mail.sentAtMs, language);
  switch (mail.kind) {
    case 'asked': {
      const { open, stays, subject, text } = texts.asked;
      return mailOf(
        language,
        subject,
        filled(language, text, { time, day: mailTime(mail.readyAtMs, language) }),
        open,
        stays,
      );
    }
    case 'replaced':
      return mailOf(
        language,
        texts.replaced.subject,
        filled(language, texts.replaced.text, { time }),
        texts.replaced.back,
      );
    case 'restored': {
      const { aside, subject, text } = texts.restored;
      return mailOf(language, subject, filled(language, text, { time }), aside, texts.care);
    }
    case 'discarded': {
      const { keep, subject, text } = texts.discarded;
      return mailOf(
        language,
        subject,
        filled(language, text, { time, day: mailTime(mail.goesAtMs, language) }),
        keep,
      );
    }
    case 'ending': {
      const { keep, lost, subject, text } = texts.ending;
      return mailOf(
        language,
        subject,
        filled(language, text, { time, day: mailTime(mail.goesAtMs, language) }),
        keep,
        lost,
      );
    }
    case 'staying': {
      const { nothing, subject, text } = texts.staying;
      return mailOf(language, subject, filled(language, text, { time }), nothing);
    }
    case 'kept':
      return mailOf(
        language,
        texts.kept.subject,
        filled(language, texts.kept.text, { time }),
        texts.care,
      );
  }
}

function openingOf(
  { newAddress = '', purpose, sentAtMs, site }: CodeMail,
  texts: MailTexts['code'],
  language: Language,
): readonly [string, string] {
  const { subject, text } = texts[purpose ?? 'login'];
  const values = {
    site,
    address: maskEmailAddress(newAddress),
    time: mailTime(sentAtMs, language),
  };
  return [subject, filled(language, text, values)];
}

function nameOf(
  { browser, system }: DeviceName,
  texts: MailTexts['newDevice'],
  language: Language,
): string {
  if (browser === undefined) return system ?? texts.unknown;
  return system === undefined ? browser : filled(language, texts.named, { browser, system });
}
