/** @typedef {{ readonly path: string, readonly line: number, readonly text: string }} Line */

/** What the command says at its end. */
export class Report {
  /** @type {Line[]} What is written in another way, and means the same. */
  changed = [];
  /** @type {Line[]} What is written in another way, and does not do quite the same. */
  differs = [];
  /** @type {Line[]} What stays as it was, for a person to do. */
  left = [];

  /** @returns {string} */
  words() {
    return [
      section('Changed', this.changed),
      section('Differs', this.differs),
      section('Left for you', this.left),
    ]
      .filter((each) => each !== '')
      .join('\n\n');
  }
}

/** @param {string} title @param {readonly Line[]} lines */
function section(title, lines) {
  if (lines.length === 0) return '';
  const sorted = [...lines].sort(
    (one, other) =>
      (one.path < other.path ? -1 : Number(one.path > other.path)) || one.line - other.line,
  );
  const texts = sorted.map(({ path, line, text }) => `  ${path}:${line}  ${text}`);
  return [`${title} (${lines.length})`, ...new Set(texts)].join('\n');
}
