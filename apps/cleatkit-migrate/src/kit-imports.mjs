import { Node } from 'ts-morph';

/**
 * One name that a file has of a kit.
 *
 * @typedef {object} Binding
 * @property {string} module
 * @property {string} imported The exported name; `default`, or `*` for the whole module.
 * @property {import('ts-morph').Identifier} local
 * @property {Node} specifier What is taken out of the list of names.
 * @property {Node} statement The import, or the `require`.
 * @property {boolean} isType
 * @property {readonly import('ts-morph').Identifier[]} references
 * @property {Set<Node>} done The references that are rewritten.
 */

/** What a file imports of the kits, and what is unused of that. */
export class KitImports {
  /** @type {Binding[]} */
  bindings = [];
  /** @readonly @type {Set<Node>} Whole statements that go. */
  #gone = new Set();
  /** @readonly @type {import('./source.mjs').Source} */
  #source;

  /** @param {import('./source.mjs').Source} source */
  constructor(source) {
    this.#source = source;
  }

  /**
   * Finds what is imported of the modules that `isOfKit` knows.
   *
   * @param {(module: string) => boolean} isOfKit
   * @returns {readonly Binding[]} Those that are found.
   */
  find(isOfKit) {
    const found = [
      ...this.#source.file.getImportDeclarations().flatMap((each) => importedBy(each)),
      ...this.#source.file.getVariableStatements().flatMap((each) => requiredBy(each)),
    ]
      .filter(({ module }) => isOfKit(module))
      .map((each) => ({
        ...each,
        references: this.#source.referencesOf(each.local),
        done: new Set(),
      }));
    this.bindings.push(...found);
    return found;
  }

  /** How many identifiers of this name are of a kit's binding that goes. @param {string} name */
  usesOfName(name) {
    return this.bindings
      .filter(
        ({ local, done, references }) =>
          local.getText() === name && done.size === references.length,
      )
      .reduce((sum, { references }) => sum + references.length + 1, 0);
  }

  /** @param {Node} statement */
  removeStatement(statement) {
    this.#gone.add(statement);
  }

  /** @param {Node} statement */
  isRemoved(statement) {
    return this.#gone.has(statement) || this.#isEmptied(statement);
  }

  firstRemoved() {
    const all = [...this.#gone, ...this.bindings.map(({ statement }) => statement)];
    return all
      .filter((each) => this.isRemoved(each))
      .sort((one, other) => one.getStart() - other.getStart())[0];
  }

  /** Whether a statement of the kits goes, or a part of one. */
  get isAnyUnused() {
    return this.#gone.size > 0 || this.#unused().length > 0;
  }

  /** The bindings that nothing uses any more. */
  #unused() {
    return this.bindings.filter(({ done, references }) => done.size === references.length);
  }

  /** @param {Node} statement */
  #isEmptied(statement) {
    const unused = this.#unused().filter((each) => each.statement === statement);
    if (unused.length === 0) return false;
    const names = Node.isImportDeclaration(statement)
      ? statement.getNamedImports().length +
        (statement.getDefaultImport() ? 1 : 0) +
        (statement.getNamespaceImport() ? 1 : 0)
      : this.bindings.filter((each) => each.statement === statement).length;
    return unused.length === names;
  }

  /** @returns {readonly import('./source.mjs').Edit[]} */
  edits() {
    const { text } = this.#source;
    const whole = new Set(
      [...this.#gone, ...this.bindings.map(({ statement }) => statement)].filter((each) =>
        this.isRemoved(each),
      ),
    );
    const edits = [...whole].map((statement) => {
      const [rest = ''] = /^[ \t]*\r?\n?/.exec(text.slice(statement.getEnd())) ?? [];
      return { start: statement.getStart(), end: statement.getEnd() + rest.length, text: '' };
    });
    const unused = this.#unused().filter(({ statement }) => !whole.has(statement));
    for (const statement of new Set(unused.map((each) => each.statement))) {
      const gone = new Set(
        unused.filter((each) => each.statement === statement).map((each) => each.specifier),
      );
      edits.push(...withoutSpecifiers(text, listOf(statement), gone));
    }
    return edits;
  }
}

/** @param {import('ts-morph').ImportDeclaration} statement */
function importedBy(statement) {
  const module = statement.getModuleSpecifierValue();
  const isType = statement.isTypeOnly();
  const byDefault = statement.getDefaultImport();
  const whole = statement.getNamespaceImport();
  return [
    ...(byDefault
      ? [{ module, imported: 'default', local: byDefault, specifier: byDefault, statement, isType }]
      : []),
    ...(whole
      ? [{ module, imported: '*', local: whole, specifier: whole, statement, isType }]
      : []),
    ...statement.getNamedImports().map((specifier) => ({
      module,
      imported: specifier.getName(),
      local: /** @type {import('ts-morph').Identifier} */ (
        specifier.getAliasNode() ?? specifier.getNameNode()
      ),
      specifier,
      statement,
      isType: isType || specifier.isTypeOnly(),
    })),
  ];
}

/**
 * `const { A, B: C } = require('kit')`.
 *
 * @param {import('ts-morph').VariableStatement} statement
 * @returns {readonly Omit<Binding, 'references' | 'done'>[]}
 */
function requiredBy(statement) {
  const [declaration, ...more] = statement.getDeclarations();
  const call = declaration?.getInitializer();
  const name = declaration?.getNameNode();
  if (
    more.length > 0 ||
    !Node.isCallExpression(call) ||
    call.getExpression().getText() !== 'require'
  )
    return [];
  const [argument] = call.getArguments();
  if (!Node.isStringLiteral(argument)) return [];
  const module = argument.getLiteralValue();
  if (Node.isIdentifier(name))
    return [{ module, imported: '*', local: name, specifier: name, statement, isType: false }];
  if (!Node.isObjectBindingPattern(name)) return [];
  return name.getElements().flatMap((specifier) => {
    const local = specifier.getNameNode();
    if (!Node.isIdentifier(local)) return [];
    const imported = specifier.getPropertyNameNode()?.getText() ?? local.getText();
    return [{ module, imported, local, specifier, statement, isType: false }];
  });
}

/** The names in the braces of a statement. @param {Node} statement @returns {readonly Node[]} */
function listOf(statement) {
  if (Node.isImportDeclaration(statement)) return statement.getNamedImports();
  const pattern = Node.isVariableStatement(statement)
    ? statement.getDeclarations()[0]?.getNameNode()
    : undefined;
  return Node.isObjectBindingPattern(pattern) ? pattern.getElements() : [];
}

/**
 * Takes names out of a list with one comma each; those at its end with the comma before them.
 *
 * @param {string} text
 * @param {readonly Node[]} list
 * @param {ReadonlySet<Node>} gone
 */
function withoutSpecifiers(text, list, gone) {
  const lastKept = list.filter((each) => !gone.has(each)).at(-1);
  const edits = list.flatMap((each, index) => {
    const next = list[index + 1];
    const isAtEnd = lastKept !== undefined && each.getStart() > lastKept.getEnd();
    if (!gone.has(each) || isAtEnd) return [];
    return [{ start: each.getStart(), end: next ? next.getStart() : each.getEnd(), text: '' }];
  });
  const last = list.at(-1);
  if (lastKept && last && last !== lastKept)
    edits.push({ start: lastKept.getEnd(), end: last.getEnd(), text: '' });
  for (const each of gone) {
    if (list.includes(each)) continue;
    const [comma = ''] = /^\s*,\s*/.exec(text.slice(each.getEnd())) ?? [];
    edits.push({ start: each.getStart(), end: each.getEnd() + comma.length, text: '' });
  }
  return edits;
}
