import { Node } from 'ts-morph';
import { valueOf } from '../jsx.mjs';
import { languages } from '../languages.mjs';

const others = /** @type {Readonly<Record<string, string>>} */ ({
  zh: 'zh-CN',
  'zh-Hans': 'zh-CN',
  'zh-HK': 'zh-TW',
  'zh-Hant': 'zh-TW',
  pt: 'pt-BR',
  ua: 'uk',
});

/**
 * `language={de}` in the place of `locale="de-DE"`.
 *
 * @param {import('../source.mjs').Source} source
 * @param {import('ts-morph').JsxAttribute} attribute
 * @param {Node} [value]
 */
export function languageText(source, attribute, value = valueOf(attribute)) {
  if (!Node.isStringLiteral(value)) {
    source.left(
      attribute,
      'a language that is chosen at run time: import each from cleatkit/languages, and give one to language',
    );
    return '';
  }
  const wished = value.getLiteralValue();
  const [base = ''] = wished.split('-');
  const tag = [wished, others[wished] ?? '', base, others[base] ?? ''].find((each) =>
    languages.includes(each),
  );
  if (base === 'en') return '';
  if (tag === undefined) {
    source.differs(attribute, `the widget does not speak ${wished}; it speaks English`);
    return '';
  }
  return `language={${source.added.use(`cleatkit/languages/${tag}`, tag.replace('-', ''))}}`;
}
