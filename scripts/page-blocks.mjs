/**
 * A code block of a page.
 *
 * @typedef {object} Block
 * @property {string} language
 * @property {string} code
 * @property {string | undefined} file The file that its first line names, as in `// src/app.tsx`.
 */

const fileComment = /^(?:\/\/|<!--) (\S+\.\w+)(?: -->)?$/;

/**
 * The code blocks of a text, in order.
 *
 * @param {string} text
 * @returns {readonly Block[]}
 */
export function blocksIn(text) {
  const blocks = text.matchAll(/^```(\w*)\n([\s\S]*?)^```/gm);
  return [...blocks].map(([, language = '', code = '']) => {
    const [first = ''] = code.split('\n', 1);
    return { language, code, file: fileComment.exec(first)?.[1] };
  });
}
