import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import { API, SymbolFlags } from 'typescript/unstable/sync';
import { SyntaxKind } from 'typescript/unstable/ast';
import { CommandError, root } from '../command.mjs';
import {
  docOf,
  isPublic,
  isTokenOf,
  namesIn,
  textOf,
  typeTextOf,
  withoutBody,
} from './node-texts.mjs';

/** @typedef {import('./docstring.mjs').Docstring} Docstring */
/** @typedef {import('typescript/unstable/sync').Symbol} Named */
/** @typedef {import('typescript/unstable/sync').Project} Project */

/** @typedef {import('./node-texts.mjs').Node} Node */

/**
 * A member of an interface or a class.
 *
 * @typedef {object} Member
 * @property {string} name
 * @property {readonly string[]} declarations Of a function that may be called in several ways, each.
 * @property {string | undefined} type Of a value; `undefined` for a function.
 * @property {boolean} isOptional
 * @property {Docstring} doc
 */

/**
 * What a source declares.
 *
 * @typedef {object} Declaration
 * @property {string} id The same wherever it is passed on.
 * @property {string} name
 * @property {string} source The file, from the root.
 * @property {'class' | 'function' | 'interface' | 'type' | 'value'} kind
 * @property {string} text As it is written, without comments and bodies; of an interface and a class its first line.
 * @property {readonly Member[]} members
 * @property {Docstring} doc
 * @property {boolean} isPort Whether it is an interface and the token of it.
 * @property {readonly string[]} values Of a type that is one of some texts, all of them.
 * @property {() => readonly Declaration[]} uses The declarations of this repository that its types name.
 */

const layers = ['presentation-react', 'infrastructure', 'application', 'ports', 'domain'];
const configs = ['tsconfig.composition.json', ...layers.map((layer) => `${layer}/tsconfig.json`)];

/** What the sources declare, as the compiler reads them. */
export class Declarations {
  /** @readonly */ #api = new API({ cwd: root });
  /** @readonly @type {readonly Project[]} */
  #projects;
  /** @readonly @type {Map<string, Declaration>} */
  #read = new Map();

  constructor() {
    const paths = configs.map((config) => join(root, config));
    const snapshot = this.#api.updateSnapshot({ openProjects: paths });
    this.#projects = paths.flatMap((path) => snapshot.getProject(path) ?? []);
  }

  /** Ends the compiler. */
  close() {
    this.#api.close();
  }

  /**
   * What a module exports, in the order of its text.
   *
   * @param {string} source From the root.
   * @returns {readonly Declaration[]}
   */
  exportsOf(source) {
    const { project, file } = this.#open(source);
    const module = project.checker.getSymbolAtLocation(file);
    return (module ? project.checker.getExportsOfModule(module) : []).flatMap(
      (each) => this.#declarationOf(each, project) ?? [],
    );
  }

  /**
   * One of the declarations of a module.
   *
   * @param {string} source
   * @param {string} name
   */
  named(source, name) {
    const found = this.exportsOf(source).find((each) => each.name === name);
    if (!found) throw new CommandError(`${source} does not export ${name}.`);
    return found;
  }

  /**
   * @param {string} source
   * @returns {{ readonly project: Project, readonly file: import('typescript/unstable/ast').SourceFile }}
   */
  #open(source) {
    for (const project of this.#projects) {
      const file = project.program.getSourceFile(join(root, source));
      if (file) return { project, file };
    }
    throw new CommandError(`No project of the repository has ${source}.`);
  }

  /**
   * @param {Named} exported
   * @param {Project} project
   * @returns {Declaration | undefined} Nothing for what a package or the platform declares.
   */
  #declarationOf(exported, project) {
    const isAlias = (exported.flags & SymbolFlags.Alias) !== 0;
    const symbol = isAlias ? project.checker.getAliasedSymbol(exported) : exported;
    const nodes = /** @type {Node[]} */ (
      symbol.declarations.flatMap((each) => each.resolve(project) ?? [])
    );
    const [first] = nodes;
    const path = String(symbol.declarations[0]?.path);
    if (!first || !isOfRepository(path)) return undefined;
    const source = relative(root, path);
    const id = `${source}#${symbol.name}`;
    const known = this.#read.get(id);
    if (known) return known;
    const declaration = this.#describe(id, exported.name, source, symbol, nodes, project);
    if (declaration) this.#read.set(id, declaration);
    return declaration;
  }

  /**
   * @param {string} id
   * @param {string} name
   * @param {string} source
   * @param {Named} symbol
   * @param {readonly Node[]} nodes
   * @param {Project} project
   * @returns {Declaration | undefined}
   */
  #describe(id, name, source, symbol, nodes, project) {
    const shape = nodes.find(({ kind }) => kinds.has(kind));
    if (!shape) return undefined;
    const kind = kinds.get(shape.kind) ?? 'value';
    const isPort = kind === 'interface' && nodes.length > 1 && nodes.some(isTokenOf);
    return {
      id,
      name,
      source,
      kind,
      text: textOf(shape, kind, () => this.#typeOfValue(symbol, project)),
      members:
        kind === 'interface' || kind === 'class' ? this.#membersOf(symbol, shape, project) : [],
      values: kind === 'type' ? this.#valuesOf(symbol, project) : [],
      doc: docOf(shape, ...nodes),
      isPort,
      uses: () => this.#usesOf(shape, project),
    };
  }

  /**
   * @param {Named} symbol
   * @param {Project} project
   */
  #typeOfValue(symbol, project) {
    const type = project.checker.getTypeOfSymbol(symbol);
    return type ? project.checker.typeToString(type) : '';
  }

  /**
   * @param {Named} symbol
   * @param {Project} project
   * @returns {readonly string[]}
   */
  #valuesOf(symbol, project) {
    const type = project.checker.getDeclaredTypeOfSymbol(symbol);
    const each = type.isUnionType() ? (type.getTypes() ?? []) : [];
    return each.every((one) => one.isStringLiteralType())
      ? each.map(({ value }) => value).sort()
      : [];
  }

  /**
   * @param {Named} symbol
   * @param {Node} shape
   * @param {Project} project
   * @returns {readonly Member[]}
   */
  #membersOf(symbol, shape, project) {
    const { checker } = project;
    const type = checker.getDeclaredTypeOfSymbol(symbol);
    const own = checker.getPropertiesOfType(type).flatMap((property) => {
      const nodes = /** @type {Node[]} */ (
        property.declarations.flatMap((each) => each.resolve(project) ?? [])
      );
      const [first] = nodes;
      const isOwn = property.declarations.every(({ path }) => isOfRepository(String(path)));
      if (!first || !isOwn || property.name.includes('#') || !isPublic(first)) return [];
      const isMethod = methods.has(first.kind);
      return {
        name: property.name,
        declarations: nodes.map((node) => withoutBody(node)),
        type: isMethod ? undefined : typeTextOf(first, () => this.#typeOfValue(property, project)),
        isOptional: (property.flags & SymbolFlags.Optional) !== 0,
        doc: docOf(...nodes),
      };
    });
    const made = /** @type {Node[]} */ ([...(shape.members ?? [])])
      .filter(({ kind }) => kind === SyntaxKind.Constructor)
      .map((node) => ({
        name: 'constructor',
        declarations: [withoutBody(node)],
        type: undefined,
        isOptional: false,
        doc: docOf(node),
      }));
    return [...made, ...own];
  }

  /**
   * @param {Node} shape
   * @param {Project} project
   * @returns {readonly Declaration[]}
   */
  #usesOf(shape, project) {
    const symbols = project.checker.getSymbolAtLocation(namesIn(shape));
    const used = symbols.flatMap((symbol) =>
      symbol && !(symbol.flags & SymbolFlags.TypeParameter)
        ? (this.#declarationOf(symbol, project) ?? [])
        : [],
    );
    return [...new Set(used)];
  }
}

/**
 * Whether it is a source of this repository: no package, and no part of the platform.
 *
 * @param {string} path
 */
function isOfRepository(path) {
  const source = relative(root, path);
  return !/^\.\.|(^|\/)node_modules\/|^types\//.test(source) && existsSync(path);
}

/** @type {ReadonlyMap<number, Declaration['kind']>} */
const kinds = new Map([
  [SyntaxKind.InterfaceDeclaration, /** @type {const} */ ('interface')],
  [SyntaxKind.TypeAliasDeclaration, /** @type {const} */ ('type')],
  [SyntaxKind.ClassDeclaration, /** @type {const} */ ('class')],
  [SyntaxKind.FunctionDeclaration, /** @type {const} */ ('function')],
  [SyntaxKind.VariableDeclaration, /** @type {const} */ ('value')],
]);

const methods = new Set([SyntaxKind.MethodSignature, SyntaxKind.MethodDeclaration]);
