import { Node, ts } from 'ts-morph';
import { bare } from './jsx.mjs';

/** @typedef {import('./source.mjs').Source} Source */

/**
 * What a hook of a kit becomes.
 *
 * @typedef {object} HookRule
 * @property {Readonly<Record<string, string>>} [hooks] Hooks of `cleatkit/react` by the name of the variable for their answer, with
 *   their arguments: `{ account: "useAccount('eip155')" }`.
 * @property {Readonly<Record<string, (of: Readonly<Record<string, string>>, source: Source) => string>>} members Each member of the
 *   kit's answer, as an expression over those variables.
 * @property {(call: import('ts-morph').CallExpression) => string | undefined} [fault] Why one call cannot be rewritten.
 * @property {Readonly<Record<string, string>>} [differs] What is different with a member.
 */

/**
 * Rewrites `const { a, b } = useOfKit()` and `const answer = useOfKit()`.
 *
 * @param {Source} source
 * @param {import('ts-morph').Identifier} reference The hook's name.
 * @param {HookRule} rule
 * @returns {(() => void) | string}
 */
export function planHook(source, reference, rule) {
  const call = reference.getParent();
  if (!Node.isCallExpression(call) || call.getExpression() !== reference)
    return 'it is used as a value';
  const fault = rule.fault?.(call);
  if (fault !== undefined) return fault;
  const declaration = call.getParent();
  if (Node.isExpressionStatement(declaration)) return () => source.removeLine(declaration);
  if (!Node.isVariableDeclaration(declaration)) return 'its answer is not kept in a constant';
  const statement = declaration.getVariableStatement();
  if (!statement || statement.getDeclarations().length > 1)
    return 'it is one of several declarations';
  const wanted = wantedOf(source, declaration.getNameNode(), rule.members);
  if (typeof wanted === 'string') return wanted;
  return () => {
    const lines = linesOf(source, wanted, rule, call);
    const indent = source.indentOf(statement);
    source.replace(statement, lines.join(`\n${indent}`));
    source.changed(statement, `${reference.getText()}() reads Cleat`);
    tellDifferences(source, wanted, rule, statement);
  };
}

/**
 * @typedef {object} Wanted
 * @property {readonly { readonly member: string, readonly local: string }[]} members
 * @property {string} [whole] The constant that has the members.
 */

/**
 * @param {Source} source
 * @param {Node} name
 * @param {HookRule['members']} known
 * @returns {Wanted | string}
 */
export function wantedOf(source, name, known) {
  if (Node.isObjectBindingPattern(name)) {
    /** @type {{ member: string, local: string }[]} */
    const members = [];
    for (const element of name.getElements()) {
      const member = element.getPropertyNameNode()?.getText() ?? element.getName();
      if (element.getDotDotDotToken() || element.getInitializer())
        return 'its answer is taken apart in an unusual way';
      if (!Object.hasOwn(known, member)) return `"${member}" has no counterpart`;
      members.push({ member, local: element.getNameNode().getText() });
    }
    return { members };
  }
  if (!Node.isIdentifier(name)) return 'its answer is taken apart in an unusual way';
  const members = new Set();
  for (const each of source.referencesOf(name)) {
    const access = each.getParent();
    if (!Node.isPropertyAccessExpression(access) || access.getExpression() !== each)
      return 'its whole answer is passed on';
    if (!Object.hasOwn(known, access.getName())) return `"${access.getName()}" has no counterpart`;
    members.add(access.getName());
  }
  return {
    members: [...members].map((member) => ({ member, local: member })),
    whole: name.getText(),
  };
}

/**
 * @param {Source} source
 * @param {Wanted} wanted
 * @param {HookRule} rule
 * @param {import('ts-morph').CallExpression} call
 */
function linesOf(source, wanted, rule, call) {
  const { hooks = {} } = rule;
  const { expressions, used } = expressionsOf(source, wanted, rule, Object.keys(hooks));
  const calls = callsOf(source, used, hooks, call);
  const [only] = [...used];
  const direct =
    used.size === 1 && only
      ? expressions.map(({ text }) => new RegExp(`^${only[1]}\\.(\\w+)$`).exec(text)?.[1])
      : [];
  if (
    only &&
    wanted.whole === undefined &&
    direct.length > 0 &&
    direct.every((each) => each !== undefined)
  ) {
    const names = expressions.map(({ local }, index) =>
      direct[index] === local ? local : `${direct[index]}: ${local}`,
    );
    return [`const { ${names.join(', ')} } = ${calls.get(only[0])}${source.semicolon}`];
  }
  const lines = hookLines(source, used, hooks, call);
  return [...lines, ...constantsOf(source, wanted, expressions)];
}

/**
 * The calls of Cleat's hooks by the keys of the rule.
 *
 * @param {Source} source
 * @param {ReadonlyMap<string, string>} used
 * @param {Readonly<Record<string, string>>} hooks
 * @param {import('ts-morph').CallExpression} call
 */
function callsOf(source, used, hooks, call) {
  const argument = call.getArguments()[0];
  return new Map(
    [...used.keys()].map((key) => {
      const [, hook = '', args = ''] = /^(\w+)\((.*)\)$/.exec(hooks[key] ?? '') ?? [];
      const given = args
        .replace('$namespace', namespaceIn(argument))
        .replaceAll("'", source.added.quote);
      return [key, `${source.added.use('cleatkit/react', hook)}(${given})`];
    }),
  );
}

/**
 * A constant for each of Cleat's hooks that is needed.
 *
 * @param {Source} source
 * @param {ReadonlyMap<string, string>} used The names of the constants by the keys of the rule.
 * @param {Readonly<Record<string, string>>} hooks
 * @param {import('ts-morph').CallExpression} call
 */
export function hookLines(source, used, hooks, call) {
  const calls = callsOf(source, used, hooks, call);
  return [...used].map(([key, name]) => `const ${name} = ${calls.get(key)}${source.semicolon}`);
}

/**
 * @param {Source} source
 * @param {Wanted} wanted
 * @param {readonly { readonly local: string, readonly text: string }[]} expressions
 */
export function constantsOf(source, { whole }, expressions) {
  if (whole === undefined)
    return expressions.map(({ local, text }) => `const ${local} = ${text}${source.semicolon}`);
  return [
    `const ${whole} = { ${expressions.map(({ local, text }) => `${local}: ${text}`).join(', ')} }${source.semicolon}`,
  ];
}

/**
 * The expressions of the members, and the variables that they read.
 *
 * @param {Source} source
 * @param {Wanted} wanted
 * @param {HookRule} rule
 * @param {readonly string[]} keys
 */
export function expressionsOf(source, wanted, rule, keys) {
  /** @type {Map<string, string>} */
  const used = new Map();
  const of = Object.defineProperties(
    {},
    Object.fromEntries(
      keys.map((key) => [
        key,
        {
          get: () => {
            const name = used.get(key) ?? source.added.take(source.added.free(key));
            used.set(key, name);
            return name;
          },
        },
      ]),
    ),
  );
  const expressions = wanted.members.map(({ member, local }) => ({
    local,
    text: rule.members[member]?.(of, source) ?? 'undefined',
  }));
  return { expressions, used };
}

/** @param {Source} source @param {Wanted} wanted @param {HookRule} rule @param {Node} node */
export function tellDifferences(source, wanted, { differs = {} }, node) {
  for (const { member } of wanted.members) {
    const text = differs[member];
    if (text !== undefined) source.differs(node, `${member}: ${text}`);
  }
}

/** The namespace in the argument of a kit's hook: `{ namespace: 'solana' }` or `'solana'`. @param {Node | undefined} argument */
function namespaceIn(argument) {
  const node = bare(argument);
  if (Node.isStringLiteral(node)) return node.getText();
  if (!Node.isObjectLiteralExpression(node)) return '';
  const property = node.getProperty('namespace');
  return Node.isPropertyAssignment(property) ? property.getInitializerOrThrow().getText() : '';
}

/**
 * Rewrites the function that a `Custom` button is given.
 *
 * @param {Source} source
 * @param {Node} element The whole element.
 * @param {HookRule} rule Over the variable `state`.
 * @returns {(() => void) | string}
 */
export function planRenderProp(source, element, rule) {
  const [render, ...more] = element
    .getDescendantsOfKind(ts.SyntaxKind.JsxExpression)
    .filter((each) => each.getParent() === element && each.getExpression() !== undefined);
  const made = render?.getExpression();
  if (!Node.isArrowFunction(made) && !Node.isFunctionExpression(made))
    return 'it has no function between its tags';
  const [parameter, ...others] = made.getParameters();
  if (more.length > 0 || others.length > 0) return 'it has more than one function or argument';
  if (!parameter) return () => {};
  const wanted = wantedOf(source, parameter.getNameNode(), rule.members);
  if (typeof wanted === 'string') return wanted;
  return () => {
    const { expressions, used } = expressionsOf(source, wanted, rule, ['state']);
    const body = made.getBody();
    const name = used.get('state') ?? '';
    const hasBrackets =
      source.text[parameter.getStart() - 1] === '(' ||
      made.getParameters()[0]?.getTypeNode() !== undefined ||
      source.text.slice(made.getStart(), parameter.getStart()).includes('(');
    source.replace(parameter, hasBrackets ? name : `(${name})`);
    const indent = `${source.indentOf(made)}  `;
    const lines = constantsOf(source, wanted, expressions);
    if (Node.isBlock(body)) {
      source.insert(body.getStart() + 1, lines.map((each) => `\n${indent}${each}`).join(''));
    } else {
      source.insert(
        body.getStart(),
        `{\n${lines.map((each) => `${indent}${each}\n`).join('')}${indent}return `,
      );
      source.insert(body.getEnd(), `${source.semicolon}\n${source.indentOf(made)}}`);
    }
    tellDifferences(source, wanted, rule, element);
  };
}
