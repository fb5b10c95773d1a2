import { Node } from 'ts-morph';
import { planComponent } from '../components.mjs';
import { convert, leave } from '../convert.mjs';
import { planHook, planRenderProp } from '../members.mjs';
import { specifierOf } from '../site.mjs';
import { besides } from '../wagmi-config.mjs';

/** @typedef {import('../source.mjs').Source} Source */
/** @typedef {import('../site.mjs').Site} Site */
/** @typedef {import('../kit-imports.mjs').Binding} Binding */

const ui = /^@solana\/wallet-adapter-(react-ui|material-ui|ant-design)$/;
const providers = ['WalletModalProvider', 'WalletDialogProvider'];
/** The file that the command adds, and the component in it. */
const FILE = 'cleat-wallet';
const WIDGET = 'WalletWidget';
const kept = /^@solana\/wallet-adapter-(react|base)$/;
const buttons = [
  'WalletMultiButton',
  'WalletModalButton',
  'WalletDialogButton',
  'WalletConnectButton',
];

/** @type {import('../members.mjs').HookRule} */
const modalHook = {
  hooks: { modal: 'useModal()' },
  members: {
    visible: ({ modal }) => `${modal}.isOpen`,
    setVisible: ({ modal }, source) =>
      `(isVisible${source.isTyped ? ': boolean' : ''}) => void (isVisible ? ${modal}.open() : ${modal}.close())`,
  },
};

/** @type {import('../kit.mjs').Kit} */
export const walletAdapter = {
  name: "Solana's wallet-adapter",
  packages: [
    '@solana/wallet-adapter-react-ui',
    '@solana/wallet-adapter-wallets',
    '@solana/wallet-adapter-*',
  ],
  isOf: (module) => module.startsWith('@solana/wallet-adapter-') && !kept.test(module),
  components: Object.fromEntries(buttons.map((each) => [each, 'ConnectButton'])),
  ruleOf: componentRule,
  providers,
  ownComponent: (source, name) =>
    providers.includes(name) ? { name: WIDGET, path: besides(source, FILE) } : undefined,
  makeWidgets(site, source, bindings) {
    const isHere = bindings.some(
      ({ imported, module }) => ui.test(module) && providers.includes(imported),
    );
    const isLate =
      /import\(\s*['"]@solana\/wallet-adapter-[\w-]+['"]\s*\)[\s\S]{0,80}?Wallet(Modal|Dialog)Provider/.test(
        source.text,
      );
    if (!isHere && !isLate) return;
    const path = besides(source, FILE);
    const other = site.widgetOf(source.path);
    if (other?.path === path) return;
    const network = networkIn(source.text);
    site.newFiles.set(path, widgetFile(source, network, other === undefined));
    const [statement = source.file] = source.file.getStatements();
    if (other) {
      source.left(
        statement,
        `add ${network} of cleatkit/networks to the networks of the widget in ${other.path}, and see that ${WIDGET} is inside of WidgetProvider`,
      );
      return;
    }
    site.addWidget({ path, name: 'widget' });
    source.differs(
      statement,
      `the widget is made in ${path}, for the network that this file names: see its options`,
    );
  },
  rewrite(site, source, bindings) {
    for (const binding of bindings) {
      const { imported, module } = binding;
      const rule = ui.test(module) ? componentRule(site, source, imported) : undefined;
      if (rule) {
        convert(source, binding, (reference) =>
          planComponent(source, binding, rule, reference, (element, of) =>
            planRenderProp(source, element, of),
          ),
        );
      } else if (imported === 'useWalletModal') {
        convert(source, binding, (reference) => planHook(source, reference, modalHook));
      } else if (imported.endsWith('Adapter')) {
        convert(source, binding, (reference) => planAdapter(source, reference));
      } else leave(source, binding, 'it has no counterpart');
    }
  },
};

/** @param {Site} site @param {Source} source @param {string} imported @returns {import('../components.mjs').ComponentRule | undefined} */
function componentRule(site, source, imported) {
  if (buttons.includes(imported)) return { name: 'ConnectButton' };
  if (!providers.includes(imported)) return undefined;
  return {
    name: WIDGET,
    module: specifierOf(source, besides(source, FILE)),
    fault: () => (site.hasWidget(source.path) ? undefined : 'there is no widget in this package'),
  };
}

/** A wallet that the site lists: the widget finds it by itself. @param {Source} source @param {import('ts-morph').Identifier} reference */
function planAdapter(source, reference) {
  const made = reference.getParent();
  if (!Node.isNewExpression(made)) return 'it is not made in a list of wallets';
  if (!Node.isArrayLiteralExpression(made.getParent()))
    return 'it is not made in a list of wallets';
  return () => {
    source.removeFromList(made);
    if (/Burner|Torus|Ledger|Trezor|WalletConnect/.test(reference.getText())) {
      source.differs(
        made,
        `${reference.getText()}: the widget finds wallets of the Wallet Standard, and pairs with a projectId`,
      );
    }
  };
}

/** @param {string} text */
function networkIn(text) {
  if (/devnet/i.test(text) && !/mainnet/i.test(text)) return 'solanaDevnet';
  return /testnet/i.test(text) && !/mainnet/i.test(text) ? 'solanaTestnet' : 'solana';
}

/**
 * The component with which the hooks of wallet-adapter follow the widget, and the widget where the site has none.
 *
 * @param {Source} source
 * @param {string} network
 * @param {boolean} makesWidget
 */
function widgetFile(source, network, makesWidget) {
  const type = source.isTyped
    ? "import type { WalletName } from '@solana/wallet-adapter-base';\n"
    : '';
  const makes =
    "import { createWidget } from 'cleatkit';\nimport { NETWORK } from 'cleatkit/networks';\n";
  const widget = '\nexport const widget = createWidget({ networks: [NETWORK] });\n';
  const inside = '      <FollowWidget />\n      {children}';
  const wrapped = makesWidget
    ? `    <WidgetProvider widget={widget}>\n${inside}\n    </WidgetProvider>`
    : `    <>\n${inside}\n    </>`;
  return `'use client';

${type}import { useWallet } from '@solana/wallet-adapter-react';
${makesWidget ? makes : ''}import { useAccount, useWidget${makesWidget ? ', WidgetProvider' : ''} } from 'cleatkit/react';
import { registerSolanaWallet } from 'cleatkit/solana';
import { ${source.isTyped ? 'type ReactNode, ' : ''}useEffect } from 'react';

const NAME = 'Cleat'${source.isTyped ? ' as WalletName' : ''};
${makesWidget ? widget : ''}
/** The widget, around what uses it and the hooks of wallet-adapter. It is inside of WalletProvider. */
export function ${WIDGET}({ children }${source.isTyped ? ': { readonly children: ReactNode }' : ''}) {
  return (
${wrapped}
  );
}

/** Has the hooks of wallet-adapter follow the wallet that a visitor connects in the widget. */
function FollowWidget() {
  const { connect, connected, connecting, select, wallet } = useWallet();
  const { address } = useAccount('solana');
  const widget = useWidget();
  const isSelected = wallet?.adapter.name === NAME;

  useEffect(() => registerSolanaWallet(widget, NAME), [widget]);
  useEffect(() => {
    if (address && !isSelected) select(NAME);
    else if (address && !connected && !connecting) connect().catch(() => {});
  }, [address, connect, connected, connecting, isSelected, select]);
  return null;
}
`.replaceAll('NETWORK', network);
}
