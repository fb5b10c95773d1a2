import { Node, ts } from 'ts-morph';
import { convert, leave } from '../convert.mjs';
import { attributesOf, isOpening } from '../jsx.mjs';
import { planHook } from '../members.mjs';
import { wrapWagmi } from '../wrap.mjs';
import { moveAdapter, moveCreate } from './appkit-options.mjs';
import { elements, hooks } from './appkit-rules.mjs';

/** @typedef {import('../source.mjs').Source} Source */
/** @typedef {import('../site.mjs').Site} Site */
/** @typedef {import('../kit-imports.mjs').Binding} Binding */

const adapters = /^(Ethers5?|Solana|Bitcoin)Adapter$/;
const own = new Set(['ethereum', 'arbitrum']);
const otherChains = /^(solana|bitcoin)/;

/** @type {import('../kit.mjs').Kit} */
export const appKit = {
  name: 'AppKit',
  packages: ['@reown/appkit', '@reown/appkit-*', '@web3modal/*'],
  isOf: (module) => /^@reown\/appkit(\/|-|$)/.test(module),
  needs: { wagmi: 2 },
  components: {},
  providers: ['createAppKit', 'WagmiAdapter'],
  elements: Object.keys(elements),
  makeWidgets(site, source, bindings) {
    for (const binding of bindings) {
      if (binding.imported === 'WagmiAdapter') {
        convert(source, binding, (reference) => moveAdapter(site, source, reference));
      }
    }
    for (const binding of bindings) {
      if (binding.imported === 'createAppKit') {
        convert(source, binding, (reference) => moveCreate(site, source, reference));
      }
    }
  },
  rewrite(site, source, bindings) {
    const usesWagmi = site.sources.some(
      ({ path, text }) =>
        site.packageOf(path) === site.packageOf(source.path) && /from ['"]wagmi['"]/.test(text),
    );
    for (const binding of bindings) {
      const { imported, module } = binding;
      if (Object.hasOwn(hooks, imported)) {
        const rule = /** @type {import('../members.mjs').HookRule} */ (hooks[imported]);
        convert(source, binding, (reference) => planHook(source, reference, rule));
      } else if (module === '@reown/appkit/networks') moveNetwork(source, binding, usesWagmi);
      else if (adapters.test(imported))
        convert(source, binding, (reference) => dropAdapter(source, reference));
      else if (!['createAppKit', 'WagmiAdapter'].includes(imported)) {
        const isSignIn = /SIWE|SIWX|formatMessage|verifySignature/i.test(imported);
        leave(
          source,
          { ...binding, references: binding.references.filter((each) => !binding.done.has(each)) },
          isSignIn
            ? 'sign-in is an option of the widget, siweConfig or siwx: see docs/sign-in.md'
            : 'it has no counterpart',
        );
      }
    }
    moveElements(source);
    if (bindings.some(({ imported }) => imported === 'createAppKit' || imported === 'WagmiAdapter'))
      wrapWagmi(site, source);
  },
};

/** A network, or its type: only where it comes from is another module. @param {Source} source @param {Binding} binding @param {boolean} usesWagmi */
function moveNetwork(source, binding, usesWagmi) {
  const { imported, references } = binding;
  const local = binding.local.getText();
  references.forEach((each) => binding.done.add(each));
  if (references.length === 0) return;
  if (imported === 'AppKitNetwork') {
    const name = source.added.use('viem', 'type Chain', 'Chain');
    for (const each of references) source.replace(each, name);
  } else if (otherChains.test(imported)) source.added.use('cleatkit/networks', imported, local);
  else if (imported === 'defineChain') source.added.use('viem', imported, local);
  else if (usesWagmi) source.added.use('wagmi/chains', imported, local);
  else if (imported === 'mainnet') source.added.use('cleatkit', 'ethereum', local);
  else source.added.use(own.has(imported) ? 'cleatkit' : 'viem/chains', imported, local);
}

/** An adapter of which the widget has no need. @param {Source} source @param {import('ts-morph').Identifier} reference */
function dropAdapter(source, reference) {
  const made = reference.getParent();
  if (!Node.isNewExpression(made)) return 'it is used as a value';
  const declaration = made.getParent();
  if (Node.isArrayLiteralExpression(declaration)) return () => {};
  if (!Node.isVariableDeclaration(declaration))
    return 'it is not made in the options of createAppKit';
  const statement = declaration.getVariableStatement();
  const uses = source.referencesOf(declaration.getNameNode());
  const isOption = uses.every((each) =>
    each.getFirstAncestor(
      (node) => Node.isPropertyAssignment(node) && node.getName() === 'adapters',
    ),
  );
  if (!statement || !isOption) return 'it is used outside of the options of createAppKit';
  return () => source.removeLine(statement);
}

/** `<appkit-button />` and its like. @param {Source} source */
function moveElements(source) {
  for (const tag of [
    ...source.file.getDescendantsOfKind(ts.SyntaxKind.JsxSelfClosingElement),
    ...source.file.getDescendantsOfKind(ts.SyntaxKind.JsxOpeningElement),
    ...source.file.getDescendantsOfKind(ts.SyntaxKind.JsxClosingElement),
  ]) {
    const name = tag.getTagNameNode();
    const target = elements[name.getText()];
    if (target === undefined) continue;
    source.replace(name, source.added.use('cleatkit/react', target));
    if (!isOpening(tag)) continue;
    source.changed(tag, `<${name.getText()}> is Cleat's <${target}>`);
    for (const attribute of attributesOf(tag)) {
      const own = attribute.getNameNode().getText();
      if (own === 'label' && target === 'ConnectButton') continue;
      if (own === 'balance' && target !== 'NetworkButton') {
        source.replace(
          attribute,
          /hide/.test(attribute.getText()) ? 'showBalance={false}' : 'showBalance',
        );
        continue;
      }
      source.remove(attribute);
      source.differs(attribute, `${own}: <${target}> has no such attribute; it is taken out`);
    }
  }
}
