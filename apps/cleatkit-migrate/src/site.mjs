import { posix } from 'node:path';
import { Node } from 'ts-morph';

/** @typedef {import('./source.mjs').Source} Source */
/** @typedef {{ readonly path: string, readonly name: string }} Widget Where the widget of a package is made. */

/** What the command knows of a whole site: its files, and the widget of each package. */
export class Site {
  /** @readonly @type {Widget[]} */
  #widgets = [];
  /** @type {Map<string, string>} Texts of new files by their paths. */
  newFiles = new Map();
  /** @readonly @type {import('./former-instances.mjs').FormerInstance[]} */
  formerInstances = [];

  /**
   * @param {readonly Source[]} sources
   * @param {readonly string[]} packages The folders with a package.json.
   * @param {import('./report.mjs').Report} report
   */
  constructor(sources, packages, report) {
    this.sources = sources;
    this.packages = packages;
    this.report = report;
    for (const source of sources) this.#findWidget(source);
  }

  /** The folder of the package that a file is in. @param {string} path */
  packageOf(path) {
    const above = this.packages.filter((folder) => folder === '' || path.startsWith(`${folder}/`));
    return above.sort((one, other) => other.length - one.length)[0] ?? '';
  }

  /** @param {Widget} widget */
  addWidget(widget) {
    this.#widgets.push(widget);
  }

  /** Whether the package of a file has a widget. @param {string} path */
  hasWidget(path) {
    return this.widgetOf(path) !== undefined;
  }

  /** The name of the widget in `source`, which imports it where it is made elsewhere. @param {Source} source */
  widgetIn(source) {
    const widget = this.widgetOf(source.path);
    if (!widget) return undefined;
    if (widget.path === source.path) return widget.name;
    return source.added.use(specifierOf(source, widget.path), widget.name);
  }

  /** The widget of the package of a file. @param {string} path */
  widgetOf(path) {
    const near = this.#widgets.filter((each) => this.packageOf(each.path) === this.packageOf(path));
    return near.find((each) => each.path === path) ?? near[0];
  }

  /** A widget of an earlier run, or of a person. @param {Source} source */
  #findWidget(source) {
    if (!source.text.includes('createWidget')) return;
    for (const statement of source.file.getVariableStatements()) {
      for (const declaration of statement.getDeclarations()) {
        const made = declaration.getInitializer();
        if (Node.isCallExpression(made) && made.getExpression().getText() === 'createWidget') {
          this.addWidget({ path: source.path, name: declaration.getName() });
        }
      }
    }
  }
}

/**
 * How `source` names the file at `path`: as it does already, or by the way from one to the other.
 *
 * @param {Source} source
 * @param {string} path
 */
export function specifierOf(source, path) {
  const specifiers = source.file
    .getImportDeclarations()
    .map((each) => each.getModuleSpecifierValue());
  const known = specifiers.find((each) => isNamed(each, source.path, path));
  if (known !== undefined) return known;
  const hasEnding = specifiers.some((each) => each.startsWith('.') && each.endsWith('.js'));
  return `${relativeOf(source.path, path)}${hasEnding ? '.js' : ''}`;
}

/**
 * Whether `specifier`, in the file at `from`, names the file at `path`: by the way to it, or by a path from the root of the sources.
 *
 * @param {string} specifier
 * @param {string} from
 * @param {string} path
 */
export function isNamed(specifier, from, path) {
  const bare = bareOf(path);
  const named = specifier.replace(/\.[mc]?[jt]sx?$/, '').replace(/\/index$/, '');
  if (named.startsWith('.'))
    return posix.normalize(posix.join(posix.dirname(from), named)) === bare;
  return /^(@|~|src)\//.test(named) && `/${bare}`.endsWith(`/${named.replace(/^(@|~)\//, '')}`);
}

/** @param {string} path */
function bareOf(path) {
  return path.replace(/\.[^./]+$/, '').replace(/\/index$/, '');
}

/** How the file at `from` names the one at `path`. @param {string} from @param {string} path */
export function relativeOf(from, path) {
  const way = posix.relative(posix.dirname(from), bareOf(path)) || '.';
  return way.startsWith('.') ? way : `./${way}`;
}
