import { Node } from 'ts-morph';
import { convert } from '../convert.mjs';
import { textOf } from '../properties.mjs';
import { moveConfig, optionFrom } from '../wagmi-config.mjs';

/** @typedef {import('../source.mjs').Source} Source */
/** @typedef {import('../site.mjs').Site} Site */
/** @typedef {import('../kit-imports.mjs').Binding} Binding */

/** The reverse domain names by which these wallets announce themselves (EIP-6963). */
const rdns = /** @type {Readonly<Record<string, string>>} */ ({
  braveWallet: 'com.brave.wallet',
  bitgetWallet: 'com.bitget.web3',
  coinbaseWallet: 'com.coinbase.wallet',
  baseAccount: 'com.coinbase.wallet',
  backpackWallet: 'app.backpack',
  enkryptWallet: 'com.enkrypt',
  frameWallet: 'sh.frame',
  imTokenWallet: 'im.token.app',
  metaMaskWallet: 'io.metamask',
  okxWallet: 'com.okex.wallet',
  oneKeyWallet: 'so.onekey.app.wallet',
  phantomWallet: 'app.phantom',
  rabbyWallet: 'io.rabby',
  rainbowWallet: 'me.rainbow',
  tahoWallet: 'xyz.taho',
  talismanWallet: 'xyz.talisman',
  trustWallet: 'com.trustwallet.app',
  uniswapWallet: 'org.uniswap.app',
  zerionWallet: 'io.zerion.wallet',
});

/** Those that the widget has by itself: what announces itself, and pairing. */
const always = new Set(['injectedWallet', 'walletConnectWallet', 'safeWallet']);

/**
 * The widget's option for a list of wallets, and what to do once it is written.
 *
 * @param {Source} source
 * @param {Node | undefined} property
 * @param {readonly Binding[]} bindings
 */
export function walletsIn(source, property, bindings) {
  const list = Node.isPropertyAssignment(property) ? property.getInitializer() : property;
  return walletsOf(source, list, bindings);
}

/** @param {Source} source @param {Node | undefined} list @param {readonly Binding[]} bindings */
function walletsOf(source, list, bindings) {
  if (list === undefined) return { options: [], finish: () => {} };
  if (!Node.isArrayLiteralExpression(list)) return undefined;
  const ofKit = bindings.filter(({ module }) => module.endsWith('/wallets'));
  const used = ofKit.flatMap((binding) =>
    binding.references
      .filter((each) => each.getStart() >= list.getStart() && each.getEnd() <= list.getEnd())
      .map((reference) => ({ binding, reference })),
  );
  const ids = used
    .sort((one, other) => one.reference.getStart() - other.reference.getStart())
    .flatMap(({ binding }) => rdns[binding.imported] ?? []);
  return {
    options:
      ids.length > 0
        ? [
            `featuredWalletIds: [${[...new Set(ids)].map((each) => source.quoted(each)).join(', ')}]`,
          ]
        : [],
    finish: () => {
      for (const { binding, reference } of used) {
        binding.done.add(reference);
        const isKnown = Object.hasOwn(rdns, binding.imported) || always.has(binding.imported);
        if (!isKnown)
          source.differs(
            reference,
            `${binding.imported}: it is listed where it announces itself, not first`,
          );
      }
      source.differs(
        list,
        'wallets: these come first; other wallets of the browser are listed as well (excludeWalletIds)',
      );
    },
  };
}

/**
 * `connectorsForWallets(groups, { appName, projectId })`, whose answer is the `connectors` of a `createConfig`.
 *
 * @param {Site} site
 * @param {Source} source
 * @param {readonly Binding[]} bindings
 */
export function moveConnectors(site, source, bindings) {
  const binding = bindings.find(({ imported }) => imported === 'connectorsForWallets');
  if (!binding) return;
  convert(source, binding, (reference) => {
    const call = reference.getParent();
    if (!Node.isCallExpression(call)) return 'it is used as a value';
    const [list, options] = call.getArguments();
    const wallets = walletsOf(source, list, bindings);
    if (!wallets) return 'its wallets are no list that is written there';
    const declaration = call.getParent();
    const used = Node.isVariableDeclaration(declaration)
      ? source.referencesOf(declaration.getNameNode()).map((each) => each.getParent())
      : [declaration];
    const [property, ...more] = used;
    const config = property?.getParent();
    const isOnly =
      more.length === 0 &&
      (Node.isPropertyAssignment(property) || Node.isShorthandPropertyAssignment(property));
    if (!isOnly || property.getName() !== 'connectors' || !Node.isObjectLiteralExpression(config)) {
      return 'its answer is not just the connectors of a configuration';
    }
    const ofKit = Node.isObjectLiteralExpression(options) ? options : undefined;
    const move = moveConfig(site, source, config, {
      own: new Set(),
      widget: () => [...(ofKit ? optionFrom(ofKit, 'projectId') : []), ...wallets.options],
    });
    if (typeof move === 'string') return move;
    return () => {
      const statement = Node.isVariableDeclaration(declaration)
        ? declaration.getVariableStatement()
        : undefined;
      if (statement) source.removeLine(statement);
      if (ofKit && textOf(ofKit, 'appName'))
        source.differs(
          ofKit,
          "appName: wallets show the page's host, or the widget's option metadata",
        );
      wallets.finish();
      move();
    };
  });
}
