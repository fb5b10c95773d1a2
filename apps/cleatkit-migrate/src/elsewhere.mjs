import { Node, ts } from 'ts-morph';
import { moveAttributes } from './components.mjs';
import { isOpening, tagOf } from './jsx.mjs';
import { specifierOf } from './site.mjs';

/** @typedef {import('./source.mjs').Source} Source */

/**
 * What of a kit is in a file without an import of a name: style sheets, re-exports, downloads.
 *
 * @param {import('./site.mjs').Site} site
 * @param {Source} source
 * @param {import('./kit.mjs').Kit} kit
 */
export function moveElsewhere(site, source, kit) {
  for (const statement of source.file.getImportDeclarations()) {
    if (statement.getImportClause() || !kit.isOf(statement.getModuleSpecifierValue())) continue;
    source.imports.removeStatement(statement);
    source.changed(statement, 'the style sheet goes: Cleat brings its own');
  }
  for (const statement of source.file.getExportDeclarations()) moveReExport(source, statement, kit);
  for (const call of source.file.getDescendantsOfKind(ts.SyntaxKind.CallExpression)) {
    const [argument] = call.getArguments();
    if (!Node.isStringLiteral(argument) || !kit.isOf(argument.getLiteralValue())) continue;
    const callee = call.getExpression();
    if (callee.getText() === 'require' && Node.isExpressionStatement(call.getParent()))
      source.removeLine(call.getParentOrThrow());
    else if (callee.getKind() === ts.SyntaxKind.ImportKeyword)
      moveDownload(site, source, { call, argument }, kit);
    else if (callee.getText() === 'require' && !Node.isVariableDeclaration(call.getParent()))
      source.left(call, 'a require that is not kept in a constant');
  }
}

/** @param {Source} source @param {import('ts-morph').ExportDeclaration} statement @param {import('./kit.mjs').Kit} kit */
function moveReExport(source, statement, kit) {
  const module = statement.getModuleSpecifierValue();
  if (module === undefined || !kit.isOf(module)) return;
  const names = statement.getNamedExports();
  if (names.length === 0 || !names.every((each) => Object.hasOwn(kit.components, each.getName()))) {
    source.left(statement, `what is exported again of ${module} has no counterpart`);
    return;
  }
  for (const each of names) {
    const name = kit.components[each.getName()] ?? '';
    const outside = each.getAliasNode()?.getText() ?? each.getName();
    source.replace(each, name === outside ? name : `${name} as ${outside}`);
  }
  const specifier = statement.getModuleSpecifier();
  if (specifier) source.replace(specifier, source.quoted('cleatkit/react'));
  source.changed(statement, `exported again of cleatkit/react`);
  source.differs(statement, 'see at each place that uses it which attributes it is given');
}

/**
 * `import('kit').then((all) => all.Button)` and `(await import('kit')).Button`.
 *
 * @param {import('./site.mjs').Site} site
 * @param {Source} source
 * @param {{ readonly call: import('ts-morph').CallExpression, readonly argument: import('ts-morph').StringLiteral }} download
 * @param {import('./kit.mjs').Kit} kit
 */
function moveDownload(site, source, { argument, call }, kit) {
  const taken = takenOf(call);
  const own = taken && kit.ownComponent?.(source, taken.getText());
  const name = own?.name ?? (taken && kit.components[taken.getText()]);
  if (!taken || !name) {
    source.left(
      call,
      `a download of ${argument.getLiteralValue()} of which not one component is taken`,
    );
    return;
  }
  const module = own ? specifierOf(source, own.path) : 'cleatkit/react';
  source.replace(argument, source.quoted(module));
  source.replace(
    taken,
    Node.isShorthandPropertyAssignment(taken.getParent()) ||
      Node.isBindingElement(taken.getParent())
      ? `${name}: ${taken.getText()}`
      : name,
  );
  source.changed(call, `${taken.getText()} is ${name} of ${module}`);
  const rule = kit.ruleOf?.(site, source, taken.getText());
  if (rule) moveTags(source, call, rule);
}

/**
 * Where a download is kept as a component, `const Button = dynamic(() => import(…))`: its tags in this file.
 *
 * @param {Source} source
 * @param {import('ts-morph').CallExpression} call
 * @param {import('./components.mjs').ComponentRule} rule
 */
function moveTags(source, call, rule) {
  const declaration = call
    .getAncestors()
    .find((each) => Node.isVariableDeclaration(each) && Node.isIdentifier(each.getNameNode()));
  const name = Node.isVariableDeclaration(declaration) ? declaration.getNameNode() : undefined;
  if (!Node.isIdentifier(name)) return;
  for (const reference of source.referencesOf(name)) {
    const tag = tagOf(reference)?.tag;
    if (tag && isOpening(tag)) moveAttributes(source, tag, rule);
    else if (
      Node.isExportSpecifier(reference.getParent()) ||
      Node.isExportAssignment(reference.getParent())
    )
      source.differs(reference, 'see at each place that uses it which attributes it is given');
  }
  if (Node.isVariableDeclaration(declaration) && declaration.isExported())
    source.differs(declaration, 'see at each place that uses it which attributes it is given');
}

/** The name of the one component that is taken of a download. @param {import('ts-morph').CallExpression} call */
function takenOf(call) {
  const parent = call.getParent();
  if (Node.isAwaitExpression(parent)) {
    const outer = parent.getParent();
    const access = Node.isParenthesizedExpression(outer) ? outer.getParent() : undefined;
    if (Node.isPropertyAccessExpression(access)) return access.getNameNode();
    const pattern = Node.isVariableDeclaration(outer) ? outer.getNameNode() : undefined;
    const elements = Node.isObjectBindingPattern(pattern) ? pattern.getElements() : [];
    return elements.length === 1 && !elements[0]?.getPropertyNameNode()
      ? elements[0]?.getNameNode()
      : undefined;
  }
  const then =
    Node.isPropertyAccessExpression(parent) && parent.getName() === 'then'
      ? parent.getParent()
      : undefined;
  const [made] = Node.isCallExpression(then) ? then.getArguments() : [];
  if (!Node.isArrowFunction(made)) return undefined;
  const [parameter] = made.getParameters();
  const pattern = parameter?.getNameNode();
  if (Node.isObjectBindingPattern(pattern)) {
    const [element, ...more] = pattern.getElements();
    return more.length === 0 && element && !element.getPropertyNameNode()
      ? element.getNameNode()
      : undefined;
  }
  const accesses = made.getBody().getDescendantsOfKind(ts.SyntaxKind.PropertyAccessExpression);
  const all = Node.isPropertyAccessExpression(made.getBody())
    ? [made.getBody(), ...accesses]
    : accesses;
  const own = all.filter(
    (each) =>
      Node.isPropertyAccessExpression(each) &&
      each.getExpression().getText() === pattern?.getText(),
  );
  const [only] = own;
  return own.length === 1 && Node.isPropertyAccessExpression(only) ? only.getNameNode() : undefined;
}
