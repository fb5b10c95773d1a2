import { Node } from 'ts-morph';
import { planComponent } from '../components.mjs';
import { convert, leave } from '../convert.mjs';
import { bare, tagOf, valueOf } from '../jsx.mjs';
import { relativeOf, specifierOf } from '../site.mjs';
import { textOf } from '../properties.mjs';
import { besides } from '../wagmi-config.mjs';

/** @typedef {import('../source.mjs').Source} Source */
/** @typedef {import('../site.mjs').Site} Site */

const FILE = 'cleat-wallet';
const WIDGET = 'WalletWidget';

/** @type {import('../kit.mjs').Kit} */
export const thirdweb = {
  name: "thirdweb's connect",
  // The package stays: its contracts and hooks go on.
  packages: [],
  isOf: (module) => module === 'thirdweb/react',
  components: {},
  makeWidgets(site, source, bindings) {
    const provider = bindings.find(({ imported }) => imported === 'ThirdwebProvider');
    const usesButton = site.sources.some((each) =>
      each.imports.bindings.some(
        ({ imported, module }) => module === 'thirdweb/react' && imported === 'ConnectButton',
      ),
    );
    if (!provider || !usesButton || site.hasWidget(source.path)) return;
    const client = clientIn(site, source);
    if (!client) {
      source.left(
        provider.local,
        'no exported constant with createThirdwebClient was found, which the hooks of thirdweb need',
      );
      return;
    }
    const path = besides(source, FILE);
    site.newFiles.set(path, widgetFile(source, client.name, relativeOf(path, client.path)));
    site.addWidget({ path, name: 'widget' });
    source.differs(
      provider.local,
      `the widget is made in ${path}, for Ethereum alone: name your networks there`,
    );
    for (const reference of provider.references) {
      const found = tagOf(reference);
      if (!found) continue;
      const name = source.added.use(specifierOf(source, path), WIDGET);
      if (Node.isJsxOpeningElement(found.tag)) source.insert(found.tag.getEnd(), `<${name}>`);
      if (Node.isJsxClosingElement(found.tag)) source.insert(found.tag.getStart(), `</${name}>`);
      if (Node.isJsxOpeningElement(found.tag))
        source.changed(found.tag, `<${name}> is inside of <ThirdwebProvider>`);
    }
  },
  rewrite(site, source, bindings) {
    for (const binding of bindings) {
      if (binding.imported === 'ConnectButton') {
        convert(source, binding, (reference) =>
          planComponent(source, binding, buttonRule(site, source), reference, () => ''),
        );
      } else if (
        /^(ConnectEmbed|PayEmbed|useConnectModal|useWalletDetailsModal|AutoConnect)$/.test(
          binding.imported,
        )
      ) {
        leave(
          source,
          binding,
          'it still asks thirdweb, not Cleat: see useModal and WidgetPanel in docs/react.md',
        );
      }
    }
  },
};

/** @param {Site} site @param {Source} source @returns {import('../components.mjs').ComponentRule} */
function buttonRule(site, source) {
  return {
    name: 'ConnectButton',
    fault: () =>
      site.hasWidget(source.path)
        ? undefined
        : 'there is no ThirdwebProvider in this package that could get the widget',
    attributes: {
      client: () => '',
      connectButton: (attribute) => {
        const value = bare(valueOf(attribute));
        const label = Node.isObjectLiteralExpression(value) ? textOf(value, 'label') : undefined;
        return label === undefined ? undefined : `label={${label}}`;
      },
    },
  };
}

/** Where the client is exported. @param {Site} site @param {Source} source */
function clientIn(site, source) {
  for (const each of site.sources) {
    if (site.packageOf(each.path) !== site.packageOf(source.path)) continue;
    for (const statement of each.file.getVariableStatements()) {
      const [declaration] = statement.getDeclarations();
      const made = declaration?.getInitializer();
      const isClient =
        Node.isCallExpression(made) && made.getExpression().getText() === 'createThirdwebClient';
      if (declaration && isClient && statement.isExported())
        return { path: each.path, name: declaration.getName() };
    }
  }
  return undefined;
}

/** @param {Source} source @param {string} client @param {string} from */
function widgetFile(source, client, from) {
  const given = source.isTyped ? ': { readonly children: ReactNode }' : '';
  return `'use client';

import { createWidget, ethereum } from 'cleatkit';
import { useAccount, useProvider, WidgetProvider } from 'cleatkit/react';
import { ${source.isTyped ? 'type ReactNode, ' : ''}useEffect } from 'react';
import { useDisconnect, useSetActiveWallet } from 'thirdweb/react';
import { EIP1193 } from 'thirdweb/wallets';
import { ${client} } from '${from}';

export const widget = createWidget({ networks: [ethereum] });

/** The widget, around what uses it and the hooks of thirdweb. It is inside of ThirdwebProvider. */
export function ${WIDGET}({ children }${given}) {
  return (
    <WidgetProvider widget={widget}>
      <FollowWidget />
      {children}
    </WidgetProvider>
  );
}

/** Has the hooks of thirdweb follow the wallet that a visitor connects in the widget. */
function FollowWidget() {
  const provider = useProvider();
  const { address } = useAccount('eip155');
  const setActive = useSetActiveWallet();
  const { disconnect } = useDisconnect();

  useEffect(() => {
    if (!provider || !address) return undefined;
    const wallet = EIP1193.fromProvider({ ${source.isTyped ? 'provider: provider as EIP1193.EIP1193Provider' : 'provider'} });
    let isOver = false;
    wallet.connect({ client: ${client} }).then(
      () => (isOver ? undefined : setActive(wallet)),
      () => {},
    );
    return () => {
      isOver = true;
      disconnect(wallet);
    };
    // The functions of thirdweb are others at each render.
  }, [address, provider]);
  return null;
}
`;
}
