import { docstringOf } from './docstring.mjs';
import { page, quoted, table } from './markdown.mjs';

const rule = /(\/\*\*(?:(?!\*\/)[\s\S])*\*\/)\n {2}(\w+): \{/g;

/**
 * The page of all views.
 *
 * @param {string} source The module that has the rules of the views.
 * @param {Readonly<Record<string, { readonly feature?: string, readonly needsAccount: boolean }>>} rules
 */
export function viewPage(source, rules) {
  const docs = new Map(
    [...source.matchAll(rule)].map(([, comment = '', name = '']) => [
      name,
      docstringOf(comment).text,
    ]),
  );
  return page(
    '# Views',
    'The screens of the modal, by the names that `open({ view })` and `show(view)` take. A view with a feature rejects as `feature` does where that is off. A view that needs an account gives way to `Connect` when the account in use is disconnected. `state.view.name` is the one on show.',
    table(
      ['View', 'What the visitor sees and does', 'Feature', 'Needs an account'],
      Object.entries(rules).map(([name, { feature, needsAccount }]) => [
        quoted(name),
        docs.get(name) ?? '',
        feature === undefined ? '' : `[\`${feature}\`](../features.md#${feature})`,
        needsAccount ? 'yes' : '',
      ]),
    ),
  );
}
