import { Node, ts } from 'ts-morph';
import { KitImports } from './kit-imports.mjs';
import { NewImports } from './new-imports.mjs';

/** @typedef {import('./report.mjs').Report} Report */
/** @typedef {{ readonly start: number, readonly end: number, readonly text: string }} Edit */

/**
 * One file of the site: what is changed in it, as a list of texts in the place of others. Everything else stays as it is
 * written, down to the last blank.
 */
export class Source {
  /** Whether the provider of the widget is put into it. */
  isWrapped = false;

  /** @readonly @type {Edit[]} */
  #edits = [];

  /**
   * @param {import('ts-morph').SourceFile} file
   * @param {string} path Below the site's folder.
   * @param {Report} report
   */
  constructor(file, path, report) {
    this.file = file;
    this.path = path;
    this.report = report;
    this.text = file.getFullText();
    this.isTyped = /\.[mc]?tsx?$/.test(path);
    this.eol = this.text.includes('\r\n') ? '\r\n' : '\n';
    this.added = new NewImports(this);
    this.imports = new KitImports(this);
  }

  /** Whether anything is to be changed. */
  get isChanged() {
    return this.#edits.length > 0 || !this.added.isEmpty;
  }

  /**
   * @param {Node} node
   * @param {string} text
   */
  replace(node, text) {
    this.edit(node.getStart(), node.getEnd(), text);
  }

  /**
   * @param {number} at
   * @param {string} text
   */
  insert(at, text) {
    this.edit(at, at, text);
  }

  /**
   * Takes `node` out with the blanks before it; a comment before it stays.
   *
   * @param {Node} node
   */
  remove(node) {
    const before = this.text.slice(node.getPos(), node.getStart());
    this.edit(before.trim() === '' ? node.getPos() : node.getStart(), node.getEnd(), '');
  }

  /**
   * Takes a property or an element out of its list, with its comma and a comment behind it.
   *
   * @param {Node} node
   */
  removeFromList(node) {
    const [comma = ''] = /^\s*,([ \t]*\/\/[^\n]*)?/.exec(this.text.slice(node.getEnd())) ?? [];
    const start = this.text.slice(0, node.getStart()).trimEnd().length;
    this.edit(start, node.getEnd() + comma.length, '');
  }

  /**
   * Takes a whole statement out, with its line.
   *
   * @param {Node} node
   * @param {string} [text] In its place.
   */
  removeLine(node, text = '') {
    const [rest] = /^[ \t]*\r?\n?/.exec(this.text.slice(node.getEnd())) ?? [''];
    // Between two empty lines, one of them goes as well.
    const isAlone = /\n[ \t]*\r?\n[ \t]*$/.test(this.text.slice(0, node.getStart()));
    const [more] = (isAlone &&
      /^[ \t]*\r?\n/.exec(this.text.slice(node.getEnd() + rest.length))) || [''];
    this.edit(node.getStart(), node.getEnd() + (text === '' ? rest.length + more.length : 0), text);
  }

  /**
   * @param {number} start
   * @param {number} end
   * @param {string} text
   */
  edit(start, end, text) {
    this.#edits.push({ start, end, text });
  }

  /** Whether `node` is inside of what is taken out or replaced by a text without it. @param {Node} node */
  isGone(node) {
    const word = new RegExp(`\\b${node.getText().replaceAll('$', String.raw`\$`)}\\b`);
    return this.#edits.some(
      ({ end, start, text }) =>
        start <= node.getStart() && node.getEnd() <= end && !word.test(text),
    );
  }

  /** The blanks before the line of `node`. @param {Node} node */
  indentOf(node) {
    const start = this.text.lastIndexOf('\n', node.getStart() - 1) + 1;
    return /^[ \t]*/.exec(this.text.slice(start))?.[0] ?? '';
  }

  /** `text` in the quotes of this file. @param {string} text */
  quoted(text) {
    return this.added.quote + text + this.added.quote;
  }

  /** What ends a statement in this file. */
  get semicolon() {
    return this.added.semicolon;
  }

  /**
   * The identifiers that mean the same as `name`, apart from `name` itself.
   *
   * @param {Node} name
   * @returns {readonly import('ts-morph').Identifier[]}
   */
  referencesOf(name) {
    const checker = this.file.getProject().getTypeChecker().compilerObject;
    const meant = checker.getSymbolAtLocation(name.compilerNode);
    if (!meant) return [];
    /** @type {import('ts-morph').Identifier[]} */
    const found = [];
    this.file.forEachDescendant((node) => {
      if (node === name || !Node.isIdentifier(node) || node.getText() !== name.getText()) return;
      if (symbolOf(checker, node) === meant) found.push(node);
    });
    return found;
  }

  /** The line of `node`, as editors count. @param {Node} node */
  lineOf(node) {
    return node.getStartLineNumber();
  }

  /** @param {Node} node @param {string} text */
  left(node, text) {
    this.report.left.push({ path: this.path, line: this.lineOf(node), text });
  }

  /** @param {Node} node @param {string} text */
  differs(node, text) {
    this.report.differs.push({ path: this.path, line: this.lineOf(node), text });
  }

  /** @param {Node} node @param {string} text */
  changed(node, text) {
    this.report.changed.push({ path: this.path, line: this.lineOf(node), text });
  }

  /**
   * The text with all changes.
   *
   * @throws {Error} Where two changes meet, or the text would not parse: nothing of the file is written then.
   */
  result() {
    const edits = [...this.#edits, ...this.imports.edits(), ...this.added.edits()];
    const sorted = edits
      .map((edit, index) => ({ ...edit, index }))
      .sort(
        (one, other) => one.start - other.start || one.end - other.end || one.index - other.index,
      );
    let at = 0;
    let text = '';
    for (const edit of sorted) {
      if (edit.start < at)
        throw new Error(`two changes meet in line ${lineAt(this.text, edit.start)}`);
      text += this.text.slice(at, edit.start) + edit.text.replaceAll(/\r?\n/g, this.eol);
      at = edit.end;
    }
    text += this.text.slice(at);
    const { parseDiagnostics } = /** @type {any} */ (
      ts.createSourceFile(this.path, text, ts.ScriptTarget.Latest, false, kindOf(this.path))
    );
    if (parseDiagnostics.length > 0) throw new Error('what would be written does not parse');
    return text;
  }
}

/**
 * @param {import('ts-morph').ts.TypeChecker} checker
 * @param {import('ts-morph').Identifier} node
 */
function symbolOf(checker, node) {
  const parent = node.getParent();
  if (Node.isShorthandPropertyAssignment(parent)) {
    return checker.getShorthandAssignmentValueSymbol(parent.compilerNode);
  }
  if (Node.isExportSpecifier(parent)) {
    return checker.getExportSpecifierLocalTargetSymbol(parent.compilerNode);
  }
  return checker.getSymbolAtLocation(node.compilerNode);
}

/** @param {string} text @param {number} at */
function lineAt(text, at) {
  return text.slice(0, at).split('\n').length;
}

/** JSX is in `.js` files as well. @param {string} path */
export function kindOf(path) {
  if (/\.[mc]?ts$/.test(path)) return ts.ScriptKind.TS;
  return path.endsWith('.tsx') ? ts.ScriptKind.TSX : ts.ScriptKind.JSX;
}
