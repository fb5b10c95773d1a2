import { Node, Project, ts } from 'ts-morph';
import { isNamed } from './site.mjs';
import { kindOf, Source } from './source.mjs';

/**
 * What a kit made, and is Cleat's widget now: `const onboard = init({ … })`.
 *
 * @typedef {object} FormerInstance
 * @property {string} path The file in which it is made.
 * @property {string} name Its name there; `default` where the file only exports it so.
 * @property {ReadonlySet<string>} [same] The members that the widget has as well, and that do the same.
 */

/**
 * Has the uses of what a kit made be looked at.
 *
 * @param {import('./site.mjs').Site} site
 * @param {Source} source
 * @param {Node | undefined} made What the call of the kit is the value of.
 * @param {ReadonlySet<string>} [same]
 */
export function becomesWidget({ formerInstances }, { path }, made, same) {
  const name = Node.isVariableDeclaration(made) ? made.getName() : 'default';
  if (Node.isVariableDeclaration(made) || Node.isExportAssignment(made))
    formerInstances.push({ path, name, ...(same && { same }) });
}

/**
 * Says where a site uses a member that the widget has not: such a line parses, and fails in the browser. Also in files that name no
 * kit, and behind exports from other files.
 *
 * @param {import('./site.mjs').Site} site
 * @param {ReadonlyMap<string, string>} texts All files by their paths.
 */
export function tellFormerMembers(site, texts) {
  const open = [...site.formerInstances];
  const seen = new Set(open.map(keyOf));
  for (let former = open.shift(); former; former = open.shift()) {
    for (const source of [
      ...site.sources.filter(({ path }) => path === former?.path),
      ...importersOf(site, texts, former),
    ]) {
      for (const name of localNames(source, former)) tellMembers(source, name, former);
      for (const again of exportsOf(source, former)) {
        if (seen.has(keyOf(again))) continue;
        seen.add(keyOf(again));
        open.push(again);
      }
    }
  }
}

/** @param {FormerInstance} former */
function keyOf({ name, path }) {
  return `${path} ${name}`;
}

/**
 * The files that import from the one of `former`.
 *
 * @param {import('./site.mjs').Site} site
 * @param {ReadonlyMap<string, string>} texts
 * @param {FormerInstance} former
 * @returns {readonly Source[]}
 */
function importersOf(site, texts, former) {
  const project = new Project({
    useInMemoryFileSystem: true,
    skipLoadingLibFiles: true,
    compilerOptions: { allowJs: true, jsx: ts.JsxEmit.Preserve, noLib: true, noResolve: true },
  });
  return [...texts].flatMap(([path, text]) => {
    if (path === former.path || !/\.[mc]?[jt]sx?$/.test(path)) return [];
    if (site.packageOf(path) !== site.packageOf(former.path)) return [];
    const isImporter = [...text.matchAll(/(?:from|import)\s*['"]([^'"\n]+)['"]/g)].some(
      ([, specifier = '']) => isNamed(specifier, path, former.path),
    );
    if (!isImporter) return [];
    const known = site.sources.find((each) => each.path === path);
    if (known) return [known];
    const file = project.createSourceFile(`/${path}`, text, { scriptKind: kindOf(path) });
    return [new Source(file, path, site.report)];
  });
}

/** The names of `former` in a file: of its constant, or of an import. @param {Source} source @param {FormerInstance} former */
function localNames(source, { name, path }) {
  if (source.path === path) {
    const declaration = source.file.getVariableDeclaration(name)?.getNameNode();
    return Node.isIdentifier(declaration) ? [declaration] : [];
  }
  return source.file.getImportDeclarations().flatMap((each) => {
    if (!isNamed(each.getModuleSpecifierValue(), source.path, path)) return [];
    if (name === 'default') return each.getDefaultImport() ?? [];
    const named = each.getNamedImports().find((one) => one.getName() === name);
    const local = named?.getAliasNode() ?? named?.getNameNode();
    return Node.isIdentifier(local) ? [local] : [];
  });
}

/** Where a file exports `former` again. @param {Source} source @param {FormerInstance} former @returns {readonly FormerInstance[]} */
function exportsOf({ file, path }, former) {
  const again = (/** @type {string} */ name) => ({ ...former, path, name });
  if (path === former.path) {
    const [assigned] = file
      .getExportAssignments()
      .filter((each) => each.getExpression().getText() === former.name);
    return assigned ? [again('default')] : [];
  }
  return file.getExportDeclarations().flatMap((each) => {
    const specifier = each.getModuleSpecifierValue();
    if (specifier === undefined || !isNamed(specifier, path, former.path)) return [];
    if (each.isNamespaceExport()) return former.name === 'default' ? [] : [again(former.name)];
    return each
      .getNamedExports()
      .filter((one) => one.getName() === former.name)
      .map((one) => again(one.getAliasNode()?.getText() ?? former.name));
  });
}

/** @param {Source} source @param {import('ts-morph').Identifier} name @param {FormerInstance} former */
function tellMembers(source, name, { same }) {
  for (const reference of source.referencesOf(name)) {
    const parent = reference.getParent();
    if (Node.isPropertyAccessExpression(parent) && parent.getExpression() === reference) {
      const member = parent.getName();
      if (same?.has(member)) continue;
      source.left(
        reference,
        `${reference.getText()}.${member}: it is Cleat's widget now, whose members are others: see docs/headless.md`,
      );
    } else if (
      Node.isCallExpression(parent) ||
      (Node.isVariableDeclaration(parent) && parent.getInitializer() === reference)
    ) {
      source.left(
        reference,
        `${reference.getText()} is given on here: it is Cleat's widget now, whose members are others: see docs/headless.md`,
      );
    }
  }
}
