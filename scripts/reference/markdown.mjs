/**
 * A text as a cell of a table: on one line, with its bars escaped.
 *
 * @param {string} text
 */
export function cell(text) {
  return text
    .replaceAll(/\n\s*- /g, ' · ')
    .replaceAll(/\s*\n\s*/g, ' ')
    .replaceAll('|', String.raw`\|`);
}

/**
 * @param {readonly string[]} heads
 * @param {readonly (readonly string[])[]} rows
 */
export function table(heads, rows) {
  const line = (/** @type {readonly string[]} */ cells) => `| ${cells.map(cell).join(' | ')} |`;
  return [line(heads), line(heads.map(() => '---')), ...rows.map(line)].join('\n');
}

/**
 * @param {string} text
 * @param {string} [language]
 */
export function code(text, language = 'ts') {
  return `\`\`\`${language}\n${text}\n\`\`\``;
}

/**
 * A text in backticks, also in a cell.
 *
 * @param {string} text
 */
export function quoted(text) {
  return `\`${text.replaceAll(/\s+/g, ' ')}\``;
}

/**
 * How a heading is named in links.
 *
 * @param {string} heading
 */
export function anchorOf(heading) {
  return heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(' ', '-');
}

/**
 * The parts of a page, with an empty line between them.
 *
 * @param {readonly (string | undefined | false)[]} parts
 */
export function page(...parts) {
  return `${parts.filter(Boolean).join('\n\n')}\n`;
}
