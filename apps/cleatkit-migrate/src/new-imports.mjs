import { Node } from 'ts-morph';

/**
 * The imports that a file gets. Those of a module that the file imports by name already join that statement.
 */
export class NewImports {
  /** @readonly @type {Map<string, Map<string, string>>} The local names by module and exported name. */
  #wanted = new Map();
  /** @readonly @type {Map<string, number>} How many identifiers of a name the file has. */
  #names = new Map();
  /** @readonly @type {import('./source.mjs').Source} */
  #source;

  /** @param {import('./source.mjs').Source} source */
  constructor(source) {
    this.#source = source;
    const { file, text } = source;
    file.forEachDescendant((node) => {
      if (Node.isIdentifier(node))
        this.#names.set(node.getText(), (this.#names.get(node.getText()) ?? 0) + 1);
    });
    const imports = file.getImportDeclarations();
    const [first] = imports;
    const [again] = file.getExportDeclarations();
    const sample =
      (first ?? again)?.getModuleSpecifier()?.getText() ?? /require\((['"])/.exec(text)?.[1] ?? "'";
    this.quote = sample.startsWith('"') ? '"' : "'";
    const statements = file.getStatements().filter((each) => !Node.isFunctionDeclaration(each));
    const ended = statements.filter((each) => each.getText().endsWith(';')).length;
    this.semicolon = statements.length === 0 || ended * 2 >= statements.length ? ';' : '';
    this.isCommonJs =
      imports.length === 0 &&
      file.getExportDeclarations().length === 0 &&
      !file.getStatements().some((each) => /^export\b/.test(each.getText())) &&
      /\brequire\(/.test(text);
  }

  get isEmpty() {
    return this.#wanted.size === 0;
  }

  /**
   * The local name of `name` of `module`, which is imported from now on.
   *
   * @param {string} module
   * @param {string} name
   * @param {string} [wished] The local name that the file has for it already.
   */
  use(module, name, wished) {
    const names = this.#wanted.get(module) ?? new Map();
    this.#wanted.set(module, names);
    const known = names.get(name) ?? this.#importedAs(module, name);
    const local = known ?? wished ?? this.free(name, this.#source.imports.usesOfName(name));
    names.set(name, local);
    return local;
  }

  /**
   * A name that the file has no identifier of, apart from `allowed` many.
   *
   * @param {string} name
   * @param {number} [allowed]
   */
  free(name, allowed = 0) {
    const prefixed = withPrefix(name);
    const numbered = [2, 3, 4, 5].map((index) => `${prefixed}${index}`);
    const options = [name, prefixed, ...numbered];
    const countOf = (/** @type {string} */ each) => this.#names.get(each) ?? 0;
    const found = options.find((each) => countOf(each) <= (each === name ? allowed : 0));
    return found ?? `${prefixed}${this.#names.size}`;
  }

  /** Keeps `name` from being taken by what is written later. @param {string} name */
  take(name) {
    this.#names.set(name, (this.#names.get(name) ?? 0) + 1000);
    return name;
  }

  /** @param {string} module @param {string} name */
  #importedAs(module, name) {
    for (const declaration of this.#source.file.getImportDeclarations()) {
      if (declaration.getModuleSpecifierValue() !== module || declaration.isTypeOnly()) continue;
      const found = declaration
        .getNamedImports()
        .find(
          (each) =>
            each.getName() === name.replace('type ', '') &&
            (!each.isTypeOnly() || name.startsWith('type ')),
        );
      if (found) return found.getAliasNode()?.getText() ?? found.getName();
    }
    return undefined;
  }

  /** @returns {readonly import('./source.mjs').Edit[]} */
  edits() {
    const { file, eol } = this.#source;
    /** @type {import('./source.mjs').Edit[]} */
    const edits = [];
    /** @type {string[]} */
    const lines = [];
    for (const [module, names] of [...this.#wanted].sort(
      ([one], [other]) => Number(isOwn(one)) - Number(isOwn(other)) || (one < other ? -1 : 1),
    )) {
      const missing = [...names].filter(([name]) => this.#importedAs(module, name) === undefined);
      if (missing.length === 0) continue;
      const joined = file
        .getImportDeclarations()
        .find(
          (each) =>
            each.getModuleSpecifierValue() === module &&
            !each.isTypeOnly() &&
            each.getNamedImports().length > 0 &&
            !this.#source.imports.isRemoved(each),
        );
      const last = joined?.getNamedImports().at(-1);
      if (last) {
        edits.push({
          start: last.getEnd(),
          end: last.getEnd(),
          text: `, ${specifiers(missing, ' as ')}`,
        });
      } else if (this.isCommonJs) {
        lines.push(
          `const { ${specifiers(missing, ': ')} } = require(${this.quote}${module}${this.quote})${this.semicolon}`,
        );
      } else {
        lines.push(
          `import { ${specifiers(missing, ' as ')} } from ${this.quote}${module}${this.quote}${this.semicolon}`,
        );
      }
    }
    if (lines.length > 0) {
      const at = this.#place();
      const before = at === 0 || this.#source.text[at - 1] === '\n' ? '' : '\n';
      edits.push({ start: at, end: at, text: `${before}${lines.join('\n')}${before ? '' : eol}` });
    }
    return edits;
  }

  /** Behind the last import, or behind what has to come first: a comment for the engine, or a directive. */
  #place() {
    const { file, imports } = this.#source;
    const removed = imports.firstRemoved();
    if (removed) return removed.getStart();
    const statements = file.getStatements();
    const last = statements
      .filter((each) => Node.isImportDeclaration(each) || isRequire(each))
      .at(-1);
    if (last) return last.getEnd();
    const directive = statements.filter((each, index) => index === 0 && isDirective(each)).at(-1);
    return directive ? directive.getEnd() : (statements[0]?.getStart() ?? 0);
  }
}

/** @param {readonly (readonly [string, string])[]} names @param {string} as */
function specifiers(names, as) {
  return names
    .map(([name, local]) => (name.replace('type ', '') === local ? name : `${name}${as}${local}`))
    .join(', ');
}

/** @param {Node} node */
function isRequire(node) {
  return (
    Node.isVariableStatement(node) && /^(const|let|var)[^=]+=\s*require\(/.test(node.getText())
  );
}

/** @param {Node} node */
function isDirective(node) {
  return Node.isExpressionStatement(node) && Node.isStringLiteral(node.getExpression());
}

/** Whether a module is the site's own. @param {string} module */
function isOwn(module) {
  return /^(\.|@\/|~\/|src\/)/.test(module);
}

/** @param {string} name */
function withPrefix(name) {
  if (/^[A-Z]/.test(name)) return `Cleat${name}`;
  if (name.startsWith('use')) return `useCleat${name.slice(3)}`;
  return `cleat${name[0]?.toUpperCase()}${name.slice(1)}`;
}
