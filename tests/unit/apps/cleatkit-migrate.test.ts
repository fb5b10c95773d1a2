import { describe, expect, it } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../../../scripts/command.mjs';

interface Line {
  readonly path: string;
  readonly line: number;
  readonly text: string;
}

interface Outcome {
  readonly texts: Map<string, string>;
  readonly kits: readonly string[];
  readonly report: {
    readonly changed: readonly Line[];
    readonly differs: readonly Line[];
    readonly left: readonly Line[];
    words(): string;
  };
}

/** The command's packages have a lock file of their own: `npm run typecheck:migrate` checks its types. */
const source = (name: string) =>
  import(pathToFileURL(join(root, 'apps/cleatkit-migrate/src', name)).href);
const { migrate } = (await source('migrate.mjs')) as {
  migrate(texts: Map<string, string>, cleatkit: string): Outcome;
};
const { readTree, writeTree } = (await source('tree.mjs')) as {
  readTree(folder: string): Map<string, string>;
  writeTree(folder: string, texts: ReadonlyMap<string, string>): void;
};

const sites = join(root, 'apps/cleatkit-migrate/tests/sites');

/** What the command makes of the texts: those that are others, and what it says. */
function moved(texts: Readonly<Record<string, string>>) {
  const outcome = migrate(new Map(Object.entries(texts)), '0.1.0');
  return { ...outcome, written: Object.fromEntries(outcome.texts) };
}

function scratch(): string {
  return mkdtempSync(join(tmpdir(), 'cleat-migrate-'));
}

describe.each(readdirSync(sites))('the site %s', (name) => {
  const before = readTree(join(sites, name, 'before'));
  const after = readTree(join(sites, name, 'after'));
  const outcome = migrate(before, '0.1.0');
  const now = new Map([...before, ...outcome.texts]);

  it('becomes what it should become', () => {
    expect(Object.fromEntries(now)).toEqual(Object.fromEntries(after));
  });

  it('gets a report with the file and line of each thing', () => {
    const { changed, differs, left } = outcome.report;
    for (const { path, line } of [...changed, ...differs, ...left]) {
      const text = before.get(path) ?? '';
      expect(text.split('\n').length).toBeGreaterThanOrEqual(line);
    }
    const expected = readFileSync(join(sites, name, 'report.txt'), 'utf8');
    expect(expected.startsWith(outcome.report.words())).toBe(true);
  });

  it('is not changed by a second run', () => {
    expect(Object.fromEntries(migrate(now, '0.1.0').texts)).toEqual({});
  });
});

describe('the command', () => {
  const run = (cwd: string, ...args: readonly string[]) => {
    const main = join(root, 'apps/cleatkit-migrate/src/main.mjs');
    const { status, stdout, stderr } = spawnSync(process.execPath, [main, ...args], {
      cwd,
      encoding: 'utf8',
    });
    return { status, words: stdout + stderr };
  };
  const site = () => {
    const folder = scratch();
    cpSync(join(sites, 'monorepo/before'), folder, { recursive: true });
    return folder;
  };

  it('refuses a folder without git, one with changes, a file and a stray option, and writes nothing', () => {
    const folder = site();
    const before = readTree(folder);
    expect(run(folder, '--cleatkit', '0.1.0')).toEqual({
      status: 1,
      words: expect.stringContaining('There is no git'),
    });
    spawnSync('git', ['init', '-q'], { cwd: folder });
    expect(run(folder, '--cleatkit', '0.1.0').words).toContain('not committed');
    expect(run(folder, 'package.json').words).toContain('is a file');
    expect(run(folder, 'nowhere').words).toContain('There is no folder');
    expect(run(folder, '--bogus').words).toContain("Unknown option '--bogus'");
    expect(readTree(folder)).toEqual(before);
    rmSync(folder, { recursive: true });
  });

  it('says with --dry what it would do, and writes nothing', () => {
    const folder = site();
    const before = readTree(folder);
    const { status, words } = run(folder, '--dry', '--cleatkit', '0.1.0');

    expect(status).toBe(0);
    expect(words).toContain('apps/prints/src/main.tsx:7');
    expect(words).toContain('would be written');
    expect(readTree(folder)).toEqual(before);
    rmSync(folder, { recursive: true });
  });

  it('follows no link out of the folder, and writes through none', () => {
    const base = scratch();
    const outside = join(base, 'outside');
    const folder = join(base, 'site');
    mkdirSync(outside);
    mkdirSync(folder);
    const text =
      "import { ConnectButton } from '@rainbow-me/rainbowkit';\nexport { ConnectButton };\n";
    writeFileSync(join(outside, 'button.ts'), text);
    symlinkSync(outside, join(folder, 'linked'));
    symlinkSync(join(outside, 'button.ts'), join(folder, 'button.ts'));

    expect(run(folder, '--allow-dirty', '--cleatkit', '0.1.0').words).toContain('No kit was found');
    expect(() => writeTree(folder, new Map([['linked/new.ts', '']]))).toThrow('leads out');
    expect(() => writeTree(folder, new Map([['../new.ts', '']]))).toThrow('leads out');
    expect(() => writeTree(folder, new Map([['button.ts', '']]))).toThrow('leads out');
    expect(readFileSync(join(outside, 'button.ts'), 'utf8')).toBe(text);
    expect(existsSync(join(outside, 'new.ts'))).toBe(false);
    rmSync(base, { recursive: true });
  });
});

describe('a file', () => {
  it('keeps its line ends, its quotes and its lack of semicolons', () => {
    const { written } = moved({
      'a.tsx':
        'import { ConnectButton } from "@rainbow-me/rainbowkit"\r\nimport { useState } from "react"\r\n\r\nexport const A = () => <ConnectButton\r\n  label="In"\r\n/>\r\n',
    });
    expect(written['a.tsx']).toBe(
      'import { ConnectButton } from "cleatkit/react"\r\nimport { useState } from "react"\r\n\r\nexport const A = () => <ConnectButton\r\n  label="In"\r\n/>\r\n',
    );
  });

  it('is not touched where a name of the kit is another one inside', () => {
    const { written } = moved({
      'a.tsx': `import { ConnectButton } from '@rainbow-me/rainbowkit';
export const A = ({ ConnectButton }: { ConnectButton: () => null }) => <ConnectButton />;
export const B = () => <ConnectButton showBalance={false} />;
`,
    });
    expect(written['a.tsx'])
      .toBe(`import { ConnectButton as CleatConnectButton } from 'cleatkit/react';
export const A = ({ ConnectButton }: { ConnectButton: () => null }) => <ConnectButton />;
export const B = () => <CleatConnectButton showBalance={false} />;
`);
  });

  it('is left whole where one use of a component has no counterpart', () => {
    const { written, report } = moved({
      'a.tsx': `import { ConnectButton } from '@rainbow-me/rainbowkit';
export const A = () => <ConnectButton />;
export const B = styled(ConnectButton);
`,
    });
    expect(written).toEqual({});
    expect(report.left).toEqual([
      { path: 'a.tsx', line: 3, text: expect.stringContaining('used as a value') },
    ]);
  });

  it('that only talks of a kit is none of the command', () => {
    expect(moved({ 'a.ts': '// import from "@rainbow-me/rainbowkit" was here\n' }).kits).toEqual(
      [],
    );
    expect(moved({ 'a.vue': "import '@rainbow-me/rainbowkit/styles.css'\n" }).report.left).toEqual([
      { path: 'a.vue', line: 1, text: 'files of this kind are not rewritten' },
    ]);
  });
});

describe('the endpoints of a site', () => {
  const wagmi = (transports: string) =>
    moved({
      'a.ts': `import { getDefaultConfig } from '@rainbow-me/rainbowkit';
import { base, mainnet } from 'wagmi/chains';
import { fallback, http, webSocket } from 'wagmi';
const own = 'https://own.example';
export const config = getDefaultConfig({
  projectId: 'abc',
  chains: [mainnet, base],
  ${transports}
});
`,
    });
  const option = (text = '') =>
    /customRpcUrls: (\{[\s\S]*?\}),?\n? *(?:projectId|\})/.exec(text)?.[1];

  it('are those of the widget as well, where the transports of wagmi name them', () => {
    const { written, report } = wagmi(`transports: {
    [mainnet.id]: fallback([http('https://a.example', { batch: true }), http(own)]),
    8453: http(process.env.RPC),
  },`);
    expect(option(written['a.ts'])?.replaceAll(/\s+/g, ' ')).toBe(
      "{ [`eip155:${mainnet.id}`]: ['https://a.example', own], 'eip155:8453': process.env.RPC ? [process.env.RPC] : [], }",
    );
    expect(report.differs.map(({ text }) => text).join()).not.toContain('transports');
  });

  it.each([
    ['a socket', "webSocket('wss://a.example')"],
    ['a header', "http('https://a.example', { fetchOptions: { headers: { key: 'abc' } } })"],
    ['a function of the site', 'http(nodeOf(mainnet))'],
    ['what is no address', "http('/rpc')"],
    ['an own node beside that of the chain', "fallback([http('https://a.example'), http()])"],
  ])('stay those of wagmi alone where one is %s, and the report says so', (_what, transport) => {
    const { written, report } = wagmi(
      `transports: { [mainnet.id]: ${transport}, [base.id]: http() },`,
    );
    expect(written['a.ts']).not.toContain('customRpcUrls');
    expect(written['a.ts']).toContain(transport);
    expect(report.differs).toContainEqual({
      path: 'a.ts',
      line: 8,
      text: expect.stringContaining('customRpcUrls'),
    });
  });

  it('are said where wagmi makes its clients by a function', () => {
    const { report } = wagmi(
      'client: ({ chain }) => createClient({ chain, transport: http(own) }),',
    );
    expect(report.differs.map(({ text }) => text)).toContainEqual(
      expect.stringMatching(/^client: .*customRpcUrls/),
    );
  });

  it("are written as the widget takes them, where they were AppKit's", () => {
    const kit = (urls: string) =>
      moved({
        'a.ts': `import { createAppKit } from '@reown/appkit/react';
import { mainnet } from '@reown/appkit/networks';
createAppKit({ networks: [mainnet], projectId: 'abc', customRpcUrls: ${urls} });
`,
      });
    const plain = kit("{ 'eip155:1': [{ url: 'https://a.example' }] }");
    expect(option(plain.written['a.ts'])).toBe("{ 'eip155:1': ['https://a.example'] }");
    const withConfig = kit("{ 'eip155:1': [{ url: 'https://a.example', config: { key: 'a' } }] }");
    expect(withConfig.written['a.ts']).not.toContain('a.example');
    expect(withConfig.report.left).toContainEqual({
      path: 'a.ts',
      line: 3,
      text: expect.stringContaining('customRpcUrls'),
    });
  });
});

describe('a component that is downloaded', () => {
  it('loses the attributes that Cleat has not, at each of its tags', () => {
    const { report, written } = moved({
      'a.tsx': `import dynamic from 'next/dynamic';
const Button = dynamic(async () => (await import('@rainbow-me/rainbowkit')).ConnectButton, { ssr: false });
export const A = () => <Button label="In" chainStatus="icon" accountStatus="address" />;
`,
    });
    expect(written['a.tsx']).toContain('<Button label="In" showNetwork />');
    expect(written['a.tsx']).toContain("import('cleatkit/react')).ConnectButton");
    expect(report.differs).toContainEqual({
      path: 'a.tsx',
      line: 3,
      text: expect.stringContaining('accountStatus'),
    });
  });

  it('is named where other files may give it attributes', () => {
    const { report } = moved({
      'a.tsx': `import dynamic from 'next/dynamic';
export const Button = dynamic(() => import('@rainbow-me/rainbowkit').then((kit) => kit.ConnectButton));
`,
    });
    expect(report.differs).toEqual([
      { path: 'a.tsx', line: 2, text: expect.stringContaining('attributes') },
    ]);
  });
});

describe('the configuration of the compiler', () => {
  const report = (name: string, text: string) =>
    moved({
      'package.json': '{ "dependencies": { "@rainbow-me/rainbowkit": "2.2.11" } }',
      'a.tsx': "export { ConnectButton } from '@rainbow-me/rainbowkit';\n",
      [name]: text,
    }).report.left;

  it('is named where it finds no exports of a package', () => {
    const text = '{\n  "compilerOptions": {\n    "moduleResolution": "Node"\n  }\n}\n';
    expect(report('tsconfig.app.json', text)).toEqual([
      { path: 'tsconfig.app.json', line: 3, text: expect.stringContaining('"bundler"') },
    ]);
  });

  it.each([
    ['it finds them', 'tsconfig.json', '{ "compilerOptions": { "moduleResolution": "bundler" } }'],
    [
      'Node finds them',
      'tsconfig.json',
      '{ "compilerOptions": { "moduleResolution": "NodeNext" } }',
    ],
    ['a comment says so', 'tsconfig.json', '{\n// "moduleResolution": "node"\n}'],
    ['a text says so', 'tsconfig.txt', '{ "moduleResolution": "node" }'],
  ])('is not named where %s', (_why, name, text) => {
    expect(report(name, text)).toEqual([]);
  });
});

describe('what a kit made', () => {
  it('is looked for in every file once it is a widget, also behind other exports and in files that name no kit', () => {
    const { report } = moved({
      'wallet/setup.ts': `import Onboard from '@web3-onboard/core';
const onboard = Onboard({ wallets: [], chains: [{ id: 1, label: 'Mainnet' }] });
onboard.state.select('wallets');
export default onboard;
`,
      'wallet/index.ts': "export { default as wallets } from './setup';\n",
      'page.ts': `import { wallets as mine } from '@/wallet';
export const go = () => mine.connectWallet();
keep(mine);
`,
      'other.ts': "import { mine } from './elsewhere';\nmine.connectWallet();\n",
    });
    expect(
      report.left.map(({ line, path, text }) => `${path}:${line} ${text.split(':')[0]}`),
    ).toEqual([
      'wallet/setup.ts:3 onboard.state',
      'page.ts:2 mine.connectWallet',
      'page.ts:3 mine is given on here',
    ]);
  });

  it('keeps its members that the widget has: modal.open() of AppKit, not modal.subscribeState()', () => {
    const { report } = moved({
      'a.ts': `import { createAppKit } from '@reown/appkit/react';
import { mainnet } from '@reown/appkit/networks';
export const modal = createAppKit({ networks: [mainnet], projectId: 'abc' });
modal.open();
modal.subscribeState(() => {});
`,
    });
    expect(report.left).toContainEqual({
      path: 'a.ts',
      line: 5,
      text: expect.stringContaining('modal.subscribeState'),
    });
    expect(report.left.map(({ line }) => line)).not.toContain(4);
  });

  it('says of a hook that stays that it throws', () => {
    const { report } = moved({
      'a.tsx': `import { init, useConnectWallet, useWallets } from '@web3-onboard/react';
export const onboard = init({ wallets: [], chains: [{ id: 1, label: 'Mainnet' }] });
export const useBoth = () => [useConnectWallet(), useWallets()];
`,
    });
    expect(report.left.map(({ line, text }) => [line, text.includes('it throws')])).toEqual([
      [3, true],
      [3, true],
    ]);
  });
});

describe('a package with the provider of a kit', () => {
  const app = `import { ConnectButton, RainbowKitProvider } from '@rainbow-me/rainbowkit';
export const App = () => <RainbowKitProvider><ConnectButton /></RainbowKitProvider>;
`;

  it('is left whole where nothing says which networks the site has', () => {
    const { written, report } = moved({ 'package.json': '{}', 'a.tsx': app });
    expect(written).toEqual({});
    expect(report.left).toEqual([
      { path: 'a.tsx', line: 1, text: expect.stringContaining('no configuration was found') },
    ]);
  });

  it.each([
    [
      'web3-onboard',
      "import Onboard from '@web3-onboard/core';\nimport injected from '@web3-onboard/injected-wallets';\nexport const make = () => Onboard({ wallets: [injected()], chains: [] });\n",
    ],
    [
      'AppKit',
      "import { createAppKit, useAppKit } from '@reown/appkit/react';\nexport const make = () => createAppKit({ networks: [] });\nexport const A = () => { const { open } = useAppKit(); return open; };\n",
    ],
  ])('is left whole where the set-up of %s is inside of a function', (_kit, text) => {
    expect(moved({ 'package.json': '{}', 'a.ts': text }).written).toEqual({});
  });

  it('loses in one run what only the options of init and the modules in them used', () => {
    const text = `import { init } from '@web3-onboard/react';
import wagmi from '@web3-onboard/wagmi';
import capsuleModule, { Environment } from '@web3-onboard/capsule';
import gas from '@web3-onboard/gas';
const capsule = capsuleModule({ environment: Environment.DEVELOPMENT });
export const board = init({
  wagmi,
  wallets: [capsule],
  chains: [{ id: '0x1', token: 'ETH', label: 'Ethereum', rpcUrl: 'https://node.example' }],
});
export const prices = gas.stream({});
`;
    const { report, written } = moved({ 'package.json': '{}', 'a.js': text });
    expect(written['a.js']).toBe(`import { ethereum, createWidget } from 'cleatkit';
import gas from '@web3-onboard/gas';
export const board = createWidget({
  networks: [ethereum],
  customRpcUrls: { 'eip155:1': ['https://node.example'] },
});
export const prices = gas.stream({});
`);
    expect(report.left).toEqual([
      { path: 'a.js', line: 11, text: expect.stringContaining('@web3-onboard/gas') },
    ]);
    expect(moved(written).written).toEqual({});
  });

  it('gets the widget at a configuration of wagmi that has connectors of its own', () => {
    const { written } = moved({
      'package.json': '{}',
      'a.tsx': app,
      'b.ts': `import { createConfig, http, injected } from 'wagmi';
import { chains } from './chains';
export const config = createConfig({ chains, connectors: [injected()], client });
`,
    });
    expect(written['b.ts']).toContain('createWidget({ networks: chains })');
    expect(written['b.ts']).toContain('connectors: [cleat(widget)], multiInjected');
    expect(written['a.tsx']).toContain('<WidgetProvider widget={widget}><ConnectButton />');
    expect(written['a.tsx']).toContain("import { widget } from './b';");
  });

  it('gets the widget where the provider is downloaded late', () => {
    const { written } = moved({
      'package.json': '{}',
      'a.jsx': `import { lazy } from 'react';
const Late = lazy(async () => ({ default: (await import('@solana/wallet-adapter-react-ui')).WalletModalProvider }));
export const A = () => <Late />;
`,
    });
    expect(written['a.jsx']).toContain("(await import('./cleat-wallet')).WalletWidget");
    expect(written['cleat-wallet.jsx']).toContain('createWidget({ networks: [solana] })');
  });
});
