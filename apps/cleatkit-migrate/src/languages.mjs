/**
 * The tags of the widget's languages beside English. Written by `npm run languages`.
 *
 * @type {readonly string[]}
 */
export const languages = [
  'ar',
  'de',
  'es',
  'fa',
  'fr',
  'hi',
  'id',
  'it',
  'ja',
  'ko',
  'ms',
  'nl',
  'pl',
  'pt-BR',
  'ru',
  'th',
  'tr',
  'uk',
  'vi',
  'zh-CN',
  'zh-TW',
];
