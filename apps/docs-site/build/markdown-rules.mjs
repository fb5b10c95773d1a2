/**
 * Rules for the Markdown of the site. Aligned cells of tables say so by a class, because a strict policy refuses the attribute `style`;
 * and Vue reads no expression in code inside of a line.
 *
 * @param {{ readonly core: { readonly ruler: { push(name: string, rule: (state: { readonly tokens: readonly Token[] }) => void): void } } }} markdown
 */
export function markdownRules(markdown) {
  markdown.core.ruler.push('cleat', ({ tokens }) => {
    for (const token of tokens) {
      classed(token);
      for (const child of token.children ?? []) {
        if (child.type === 'code_inline') child.attrSet('v-pre', '');
      }
    }
  });
}

/** @param {Token} token */
function classed(token) {
  const [, align] = /^text-align:(\w+)$/.exec(token.attrGet('style') ?? '') ?? [];
  if (align === undefined) return;
  token.attrs?.splice(token.attrIndex('style'), 1);
  token.attrJoin('class', `cell-${align}`);
}

/**
 * @typedef {object} Token
 * @property {string} type
 * @property {[string, string][] | null} attrs
 * @property {readonly Token[] | null} children
 * @property {(name: string) => string | null} attrGet
 * @property {(name: string) => number} attrIndex
 * @property {(name: string, value: string) => void} attrJoin
 * @property {(name: string, value: string) => void} attrSet
 */
