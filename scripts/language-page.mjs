import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './command.mjs';

/**
 * The page of a language: who has read it, its terms, and how to correct it.
 *
 * @param {object} language
 * @param {string} language.tag
 * @param {string} language.english Its name in English.
 * @param {string} language.own Its name in itself.
 * @param {boolean} language.isReviewed
 */
export function languagePage({ tag, english, own, isReviewed }) {
  /** @type {Readonly<Record<string, readonly string[]>>} */
  const glossary = JSON.parse(
    readFileSync(join(root, `presentation-react/languages/${tag}/glossary.json`), 'utf8'),
  );
  const terms = Object.entries(glossary).map(
    ([term, forms]) => `| ${term} | ${forms.join(', ')} |\n`,
  );
  return `# ${english}

${own}, \`${tag}\`. Written by \`npm run languages\`.

## Who has read it

${
  isReviewed
    ? 'A native speaker has read the texts about approvals, warnings and recovery.'
    : 'No native speaker has read the texts about approvals, warnings and recovery. Until one has, what a visitor approves offers "Show in English".'
}

## Terms

Each text that says one of these in English says one of its forms in ${english}: in the widget, in the wallet's page and in the mails. A
test compares.

| English | ${english} |
| --- | --- |
${terms.join('')}
## Correct it

1. \`npm run languages -- table ${tag}\` writes \`reports/languages/${tag}.csv\`: the key, where it is seen, the English and the translation of
   every text. One that the language lacks has no translation.
2. Change the last column in any spreadsheet, and save it as CSV. What stands in braces is a value and stays; it may stand anywhere in the text.
3. \`npm run languages -- read ${tag}\` writes it into the sources. It changes nothing where a cell is wrong, and names its line.
4. \`npm run gallery\` shows every view in the language that you choose at its top.

A term is changed in \`presentation-react/languages/${tag}/glossary.json\`. A native speaker who has read the texts about approvals,
warnings and recovery sets \`isReviewed\` in \`presentation-react/languages/${tag}/index.ts\` to \`true\`, and adds the tag to
\`domain/language/is-reviewed.ts\`.
`;
}
