import { turned } from '../languages/turned';
import { type NetworkName, networkNames } from '../network-names';
import { type Choices, type Layout } from './choices';
import { changedOptions } from './changed-options';
import { printLiteral, Verbatim } from './print-literal';
import { switchedOn, type SwitchName, switchNames } from './switches';

/** What a site writes to have the widget as the visitor made it, in React or without a view of ours. */
export const codeKinds = { react: 'React', headless: 'Headless' } as const;
export type CodeKind = keyof typeof codeKinds;

/** What the demo has: all of it where nothing else is said. */
interface Ground {
  readonly running?: readonly NetworkName[];
  readonly offered?: readonly SwitchName[];
}

/** What of the ground the visitor has left on. */
interface Site {
  readonly networks: readonly NetworkName[];
  readonly offered: readonly SwitchName[];
  readonly areOn: readonly SwitchName[];
}

/** The code for `choices`, on those of the running networks that the visitor has not turned off. */
export function printCode(
  kind: CodeKind,
  choices: Choices,
  { running = networkNames, offered = switchNames }: Ground = {},
): string {
  const networks = running.filter((name) => !choices.networksOff.includes(name));
  const site = { networks, offered, areOn: switchedOn(offered, choices.switched) };
  return kind === 'react' ? reactCode(choices, site) : headlessCode(choices, site);
}

/** The networks that the package's first entry exports; the others are at `cleatkit/networks`. */
const inFirstEntry: readonly NetworkName[] = ['arbitrum', 'ethereum'];

/** The components of each layout, and how they stand in the page. */
const layoutParts: {
  readonly [L in Layout]: { readonly names: readonly string[]; readonly lines: readonly string[] };
} = {
  modal: {
    names: ['ConnectButton', 'NetworkButton'],
    lines: ['<NetworkButton />', '<ConnectButton />'],
  },
  panel: { names: ['WidgetPanel'], lines: ['<WidgetPanel />'] },
  custom: {
    names: ['ConnectButton'],
    lines: [
      '<ConnectButton.Custom>',
      '  {({ account, buttonProps }) => (',
      '    <button type="button" {...buttonProps}>',
      "      {account?.short ?? 'Sign in'}",
      '    </button>',
      '  )}',
      '</ConnectButton.Custom>',
    ],
  },
};

function reactCode(choices: Choices, site: Site): string {
  const { names, lines } = layoutParts[choices.layout];
  const language = languageOf(choices);
  const options = { ...themeOf(choices), ...changedOptions(choices, site.offered) };
  return `${imports(site, ['createWidget'])}
${language.imports}import { ${[...names, 'WidgetProvider'].join(', ')} } from 'cleatkit/react';

const widget = createWidget(${optionsText(site, options)});

export function App() {
  return (
    <WidgetProvider widget={widget}${language.props}>
${lines.map((line) => `      ${line}`).join('\n')}
    </WidgetProvider>
  );
}
`;
}

/** Without a view of ours there is no layout, no theme and no language. */
function headlessCode(choices: Choices, site: Site): string {
  const options = changedOptions({ ...choices, layout: 'modal' }, site.offered);
  return `${imports(site, ['activeConnection', 'createWidget'])}

export const widget = createWidget(${optionsText(site, options)});

// Called at once and after every change: draw what you like.
widget.subscribe(() => {
  const { account, status } = activeConnection(widget.state);
  console.log(status, account?.address ?? 'no account');
});

// Looks for the wallets of this browser: they are in widget.state.connectorRows.
await widget.preload();

export const connect = (walletId: string) => widget.connect(walletId);
`;
}

function imports({ areOn, networks }: Site, others: readonly string[]): string {
  const first = networks.filter((name) => inFirstEntry.includes(name));
  const more = networks.filter((name) => !inFirstEntry.includes(name));
  return [
    `import { ${[...others, ...first].sort().join(', ')} } from 'cleatkit';`,
    ...(more.length > 0
      ? [`import { ${[...more].sort().join(', ')} } from 'cleatkit/networks';`]
      : []),
    ...(areOn.includes('signIn') ? ["import { createSignIn } from 'cleatkit/sign-in';"] : []),
  ].join('\n');
}

function optionsText({ areOn, networks }: Site, options: object): string {
  const text = printLiteral({
    networks: networks.map((name) => new Verbatim(name)),
    ...(areOn.includes('pairing') && { projectId: 'YOUR_PROJECT_ID' }),
    ...(areOn.includes('signIn') && { siwx: new Verbatim('createSignIn({ required: false })') }),
    ...options,
  });
  return remarks.reduce((all, [line, remark]) => all.replace(line, `${line} // ${remark}`), text);
}

/** What the reader has to know of a line. */
const remarks = [
  ["projectId: 'YOUR_PROJECT_ID',", "WalletConnect's, or `relayUrl`: a relay of your own"],
  ['siwx: createSignIn({ required: false }),', 'its server is `cleatkit/server`'],
] as const;

function themeOf({ mode, preset, accent }: Choices): object {
  return {
    ...(mode !== 'system' && { themeMode: mode }),
    ...(preset !== 'cleat' && { themePreset: preset }),
    ...(accent !== '' && { themeVariables: { accent } }),
  };
}

/** The language and the direction of the provider; nothing for English from the left. */
function languageOf({
  language,
  direction,
}: Choices): Readonly<Record<'imports' | 'props', string>> {
  const { lang } = turned(language, direction);
  const messages = lang === undefined ? '' : ` messages={{ lang: '${lang}' }}`;
  if (language === 'en') return { imports: '', props: messages };
  const pack = language.replace('-', '');
  return {
    imports: `import { ${pack} } from 'cleatkit/languages/${language}';\n`,
    props: ` language={${pack}}${messages}`,
  };
}
