/**
 * What a new site says to its visitors, beside the widget.
 *
 * @typedef {object} SiteTexts
 * @property {string} guest To a visitor without a wallet.
 * @property {string} hello To one with `{address}`.
 */

/** The texts of a site, by the language of its widget. @type {Readonly<Record<string, SiteTexts>>} */
export const siteTexts = {
  ar: { guest: 'مرحبًا أيها الزائر', hello: 'مرحبًا {address}' },
  de: { guest: 'Hallo, Gast', hello: 'Hallo, {address}' },
  en: { guest: 'Hello, guest', hello: 'Hello, {address}' },
  es: { guest: 'Hola, visitante', hello: 'Hola, {address}' },
  fa: { guest: 'سلام، مهمان', hello: 'سلام، {address}' },
  fr: { guest: 'Bonjour, visiteur', hello: 'Bonjour, {address}' },
  hi: { guest: 'नमस्ते, अतिथि', hello: 'नमस्ते, {address}' },
  id: { guest: 'Halo, tamu', hello: 'Halo, {address}' },
  it: { guest: 'Ciao, ospite', hello: 'Ciao, {address}' },
  ja: { guest: 'ゲストさん、こんにちは', hello: '{address} さん、こんにちは' },
  ko: { guest: '안녕하세요, 손님', hello: '안녕하세요, {address}님' },
  ms: { guest: 'Helo, tetamu', hello: 'Helo, {address}' },
  nl: { guest: 'Hallo, gast', hello: 'Hallo, {address}' },
  pl: { guest: 'Witaj, gościu', hello: 'Witaj, {address}' },
  'pt-BR': { guest: 'Olá, visitante', hello: 'Olá, {address}' },
  ru: { guest: 'Здравствуйте, гость', hello: 'Здравствуйте, {address}' },
  th: { guest: 'สวัสดี ผู้เยี่ยมชม', hello: 'สวัสดี {address}' },
  tr: { guest: 'Merhaba, misafir', hello: 'Merhaba, {address}' },
  uk: { guest: 'Вітаємо, гостю', hello: 'Вітаємо, {address}' },
  vi: { guest: 'Xin chào, khách', hello: 'Xin chào, {address}' },
  'zh-CN': { guest: '您好，访客', hello: '您好，{address}' },
  'zh-TW': { guest: '您好，訪客', hello: '您好，{address}' },
};

const rightToLeft = ['ar', 'fa'];

/**
 * A file of a template, with what it says to visitors in another language.
 *
 * @param {string} text
 * @param {string} tag
 */
export function saidIn(text, tag) {
  const texts = siteTexts[tag];
  if (!texts || tag === 'en') return text;
  const isTurned = rightToLeft.includes(tag);
  return text
    .replaceAll('<html lang="en">', `<html lang="${tag}"${isTurned ? ' dir="rtl"' : ''}>`)
    .replaceAll('Hello, guest', texts.guest)
    .replaceAll(/Hello, (\$\{[\w.]+\})/g, (_, /** @type {string} */ address) =>
      // The address would turn the words around it.
      texts.hello.replace('{address}', isTurned ? `\u2068${address}\u2069` : address),
    );
}
