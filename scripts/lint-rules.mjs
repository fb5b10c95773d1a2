/**
 * A node of the syntax tree, as far as the rules below read it.
 *
 * @typedef {object} Syntax
 * @property {string} type
 * @property {string} [name]
 * @property {Syntax} [argument]
 * @property {Syntax} [callee]
 * @property {Syntax} [object]
 * @property {Syntax} [property]
 * @property {readonly (Syntax | null)[]} [elements]
 * @property {readonly Syntax[]} [properties]
 */

/** @typedef {{ readonly report: (fault: { node: Syntax, message: string }) => void }} Context */

const GROUP = 'Write the members one on a line, or give the list a name: no group in a spread.';

/** The names of whole collections of collaborators. */
const wholes = new Set(['core', 'deps', 'forms', 'parts']);

/** Reports `...{ a, b }`, `...[a, b]`, `...[a, b].map(…)` and `...[a, b]: Parameters<…>`. */
const groupSpread = {
  /** @param {Context} context */
  create: (context) => {
    /** @param {Syntax} node */
    const check = (node) => {
      if (isGroup(node.argument)) context.report({ node, message: GROUP });
    };
    return { RestElement: check, SpreadElement: check };
  },
};

/** Reports `{ ...deps, clock }` and `{ ...this.#deps }`: they hide which collaborators a part takes. */
const wholeHandOn = {
  /** @param {Context} context */
  create: (context) => ({
    /** @param {Syntax} list */
    ObjectExpression: ({ properties = [] }) => {
      for (const node of properties) {
        const name = node.argument?.name ?? node.argument?.property?.name ?? '';
        if (node.type !== 'SpreadElement' || !wholes.has(name)) continue;
        context.report({ node, message: `Name what is taken of "${name}".` });
      }
    },
  }),
};

/**
 * Whether `node` is a list or an object that is written there, or what a method of such a list returns.
 *
 * @param {Syntax | undefined} node
 * @returns {boolean}
 */
function isGroup(node) {
  if (!node) return false;
  if (/^(Array|Object)(Expression|Pattern)$/.test(node.type)) return true;
  const { object } = (node.type === 'CallExpression' && node.callee) || {};
  return isGroup(object) && !isCopy(object);
}

/**
 * Whether `node` is `[...one]`, a list of what another object iterates over.
 *
 * @param {Syntax | undefined} node
 */
function isCopy(node) {
  return node?.elements?.length === 1 && node.elements[0]?.type === 'SpreadElement';
}

export default {
  meta: { name: 'cleat' },
  rules: { 'group-spread': groupSpread, 'whole-hand-on': wholeHandOn },
};
