import { Node } from 'ts-morph';

/** The name of a property in an object; '' where it has none that is written there. @param {Node} property */
export function nameOf(property) {
  return Node.isPropertyAssignment(property) ||
    Node.isShorthandPropertyAssignment(property) ||
    Node.isMethodDeclaration(property)
    ? property.getName().replaceAll(/['"]/g, '')
    : '';
}

/**
 * The text of an option's value.
 *
 * @param {import('ts-morph').ObjectLiteralExpression} object
 * @param {string} name
 */
export function textOf(object, name) {
  const property = object.getProperty(name);
  if (Node.isShorthandPropertyAssignment(property)) return name;
  return Node.isPropertyAssignment(property)
    ? property.getInitializerOrThrow().getText()
    : undefined;
}

/** The value of a property; of a shorthand, its name. @param {Node} property @returns {Node | undefined} */
export function valueNode(property) {
  if (Node.isShorthandPropertyAssignment(property)) return property.getNameNode();
  return Node.isPropertyAssignment(property) ? property.getInitializer() : undefined;
}

/** What a name stands for. @param {Node} name */
export function declarationsOf(name) {
  const parent = name.getParent();
  const symbol = Node.isShorthandPropertyAssignment(parent)
    ? parent.getValueSymbol()
    : name.getSymbol();
  return symbol?.getDeclarations() ?? [];
}
