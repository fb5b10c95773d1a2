import { Node } from 'ts-morph';
import { bare } from '../jsx.mjs';

/** @typedef {import('../source.mjs').Source} Source */

const modes = /** @type {Readonly<Record<string, string>>} */ ({
  lightTheme: "mode: 'light'",
  darkTheme: "mode: 'dark'",
  midnightTheme: "mode: 'dark', preset: 'midnight'",
});
const radii = /** @type {Readonly<Record<string, number>>} */ ({
  none: 0,
  small: 2,
  medium: 4,
  large: 6,
});

/**
 * A theme of RainbowKit as one of Cleat.
 *
 * @param {Source} source
 * @param {Node | undefined} written
 * @param {(name: Node) => string | undefined} themeOf The exported name of a theme function, of its local name.
 * @returns {string | undefined} Nothing for what cannot be read.
 */
export function themeText(source, written, themeOf) {
  const node = bare(written);
  if (Node.isConditionalExpression(node)) {
    const [yes, no] = [node.getWhenTrue(), node.getWhenFalse()].map((each) =>
      themeText(source, each, themeOf),
    );
    return yes && no ? `${node.getCondition().getText()} ? ${yes} : ${no}` : undefined;
  }
  if (Node.isNullLiteral(node) || node?.getText() === 'undefined') return '{}';
  if (Node.isObjectLiteralExpression(node)) {
    const light = node.getProperty('lightMode');
    const dark = node.getProperty('darkMode');
    if (!Node.isPropertyAssignment(light) || !Node.isPropertyAssignment(dark)) return undefined;
    const variables = [light, dark].map((each) =>
      themeText(source, each.getInitializer(), themeOf),
    );
    if (variables.includes(undefined)) return undefined;
    const both = /variables: \{[^|]*\}/.exec(variables.join(' | '))?.[0];
    return both ? `{ mode: 'system', ${both.replace(/ \}$/, '')}` : "{ mode: 'system' }";
  }
  if (!Node.isCallExpression(node)) return undefined;
  const name = themeOf(node.getExpression());
  const mode = name === undefined ? undefined : modes[name];
  if (mode === undefined) return undefined;
  const [options] = node.getArguments();
  const variables = variablesOf(source, options);
  return `{ ${mode.replaceAll("'", source.added.quote)}${variables ? `, variables: { ${variables} }` : ''} }`;
}

/** @param {Source} source @param {Node | undefined} options */
function variablesOf(source, options) {
  if (!Node.isObjectLiteralExpression(options)) return '';
  const texts = options.getProperties().flatMap((property) => {
    const value = Node.isPropertyAssignment(property)
      ? property.getInitializerOrThrow()
      : undefined;
    const name = Node.isPropertyAssignment(property) ? property.getName() : '';
    if (name === 'accentColor' && value) return [`accent: ${value.getText()}`];
    if (name === 'borderRadius' && Node.isStringLiteral(value)) {
      return [`borderRadiusMasterPx: ${radii[value.getLiteralValue()] ?? 4}`];
    }
    source.differs(
      property,
      `${name || property.getText()}: a theme of Cleat has no such variable`,
    );
    return [];
  });
  return texts.join(', ');
}
