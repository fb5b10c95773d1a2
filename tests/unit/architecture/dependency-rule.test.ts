import { describe, expect, it } from '@jest/globals';
import { readdirSync } from 'node:fs';
import { type Import, importsOf, packageOf, type Source, sourcesIn } from './sources';

/** The sources that the files of one place may import from each other. */
interface Area {
  /** A folder, a file, or with a `*` at its end every path that starts so. */
  readonly place: string;
  readonly areas: readonly string[];
  readonly packages: readonly string[];

  /** Areas of which only types may be named. */
  readonly types?: readonly string[];
}

const MAX_LINES = 300;
const inner = ['domain', 'ports'];
const composed = [...inner, 'application', 'infrastructure'];
const shared = [...inner, 'infrastructure/di', 'infrastructure/validation'];

/** The programs beside the widget. */
const apps = ['apps/service', 'apps/wallet-frame'];

/** The folders of `domain` in which the widget, the service and the wallet's frame agree: decision 0144. */
const kernel = [
  'bytes',
  'caip',
  'frame-protocol',
  'language',
  'login',
  'number',
  'outside',
  'rpc',
  'runtime',
  'theme',
];

const kernelFolders = kernel.map((folder) => `domain/${folder}`);
const frame = 'apps/wallet-frame/src';

/** What the page of the frame takes of the widget's looks, besides style sheets: decision 0159. */
const sharedLooks = [
  'presentation-react/pictures/picture.tsx',
  'presentation-react/pictures/sprites/login-brands.ts',
  'presentation-react/primitives/avatar.ts',
  'presentation-react/primitives/code-places.tsx',
  'presentation-react/primitives/icon.tsx',
  'presentation-react/primitives/late-icons.ts',
  'presentation-react/primitives/spinner.tsx',
  'presentation-react/theme/apply-theme.ts',
  'presentation-react/theme/read-color.ts',
  'presentation-react/theme/refine-theme.ts',
];
const frameInner = [`${frame}/domain`, `${frame}/ports`, ...kernelFolders];

/** The layers of the wallet's frame: decision 0147. */
const frameAreas: readonly Area[] = [
  {
    place: `${frame}/domain`,
    areas: kernelFolders,
    packages: [
      '@noble/curves',
      '@noble/hashes',
      '@scure/base',
      '@scure/bip32',
      '@scure/bip39',
      '@scure/btc-signer',
      '@scure/sr25519',
    ],
  },
  { place: `${frame}/ports`, areas: frameInner, packages: [] },
  { place: `${frame}/use-cases`, areas: frameInner, packages: [] },
  // What the worker with the keys does. No other use case names it.
  { place: `${frame}/use-cases/vault`, areas: frameInner, packages: ['@noble/hashes'] },
  {
    place: `${frame}/adapters/browser`,
    areas: [...frameInner, ...sharedLooks, `${frame}/adapters/storage`, `${frame}/languages`],
    packages: [],
  },
  {
    place: `${frame}/adapters/channel`,
    areas: [...frameInner, `${frame}/use-cases`, `${frame}/adapters/nodes`],
    packages: [],
  },
  { place: `${frame}/languages`, areas: [`${frame}/domain`], packages: [] },
  { place: `${frame}/adapters/nodes`, areas: frameInner, packages: [] },
  { place: `${frame}/adapters/service`, areas: frameInner, packages: [] },
  { place: `${frame}/adapters/social`, areas: frameInner, packages: [] },
  { place: `${frame}/adapters/storage`, areas: frameInner, packages: [] },
  { place: `${frame}/adapters/window`, areas: frameInner, packages: [] },
  { place: `${frame}/adapters/worker`, areas: frameInner, packages: [] },
  {
    place: `${frame}/adapters/worker/serve-keys.ts`,
    areas: [...frameInner, `${frame}/use-cases/vault`],
    packages: [],
  },
  {
    place: `${frame}/views`,
    areas: [...frameInner, ...sharedLooks],
    packages: ['react', 'qr'],
  },
  {
    place: `${frame}/root`,
    areas: [frame, ...kernelFolders],
    packages: ['react-dom', '@noble/hashes'],
  },
];

/** The page that compares what a browser is served with the log: decision 0202. It shares no module with the wallet. */
const frameCheck = 'apps/frame-check/src';
const frameCheckAreas: readonly Area[] = [
  {
    place: `${frameCheck}/domain`,
    areas: [],
    packages: ['@noble/curves', '@noble/hashes', '@scure/base'],
  },
  { place: `${frameCheck}/use-cases`, areas: [`${frameCheck}/domain`], packages: [] },
  {
    place: `${frameCheck}/views`,
    areas: [`${frameCheck}/domain`, `${frameCheck}/use-cases`],
    packages: [],
  },
  { place: `${frameCheck}/root`, areas: [frameCheck], packages: [] },
];

/** The families of adapters of the service, with the packages that each may import. */
const serviceAdapters = [
  { name: 'evm', packages: ['@noble/curves', '@noble/hashes'] },
  { name: 'farcaster', packages: [] },
  { name: 'http', packages: ['hono', 'node:crypto', 'node:http', 'node:net'] },
  { name: 'kms', packages: ['node:crypto'] },
  { name: 'mail', packages: ['nodemailer'] },
  { name: 'onramp', packages: ['node:crypto'] },
  { name: 'providers', packages: [] },
  { name: 'solana', packages: ['@noble/curves'] },
  { name: 'social', packages: ['#openid', 'node:crypto'] },
  {
    name: 'sql',
    packages: ['#pg', 'libsql', 'node:crypto', 'node:fs', 'node:path', 'node:timers'],
  },
  { name: 'swap', packages: [] },
  { name: 'telemetry', packages: ['#telemetry'] },
  { name: 'webhooks', packages: ['#webhooks', 'node:http', 'node:https', 'node:net'] },
];

/** What a check of a set-up looks at things by. */
const adaptersOfCheck = [
  'adapters/evm',
  'adapters/kms',
  'adapters/solana',
  'adapters/sql',
  'adapters/webhooks',
];

/**
 * `tsc -b` keeps the layers apart as well. Only this test checks the packages, and the families of adapters.
 */
const areas: readonly Area[] = [
  { place: 'domain', areas: [], packages: ['@noble/hashes', '@scure/base'] },
  { place: 'ports', areas: ['domain'], packages: [] },
  { place: 'application', areas: inner, packages: ['rxjs'] },
  { place: 'infrastructure/chains', areas: shared, packages: ['zod'] },
  {
    place: 'infrastructure/chains/polkadot',
    areas: [...shared, 'infrastructure/rpc'],
    packages: [
      '@noble/curves',
      '@noble/hashes',
      '@polkadot-api/metadata-builders',
      '@polkadot-api/substrate-bindings',
      '@scure/sr25519',
    ],
  },
  {
    place: 'infrastructure/chains/bip122',
    areas: [...shared, 'infrastructure/rpc'],
    packages: ['@noble/curves', '@noble/hashes', '@scure/base', '@scure/btc-signer'],
  },
  {
    place: 'infrastructure/chains/eip155',
    areas: shared,
    packages: ['viem', 'zod', 'rxjs', '@noble/curves', '@noble/hashes'],
  },
  {
    place: 'infrastructure/chains/solana',
    areas: [...shared, 'infrastructure/http'],
    packages: ['@solana/web3.js', '@noble/curves', '@noble/hashes', 'zod'],
  },
  { place: 'infrastructure/clock', areas: shared, packages: [] },
  { place: 'infrastructure/devtools', areas: shared, packages: [] },
  { place: 'infrastructure/di', areas: inner, packages: ['inversify'] },
  {
    place: 'infrastructure/fake',
    areas: [...shared, 'infrastructure/storage'],
    packages: [
      'viem',
      'rxjs',
      '@noble/curves',
      '@noble/hashes',
      '@scure/base',
      '@scure/btc-signer',
      '@scure/sr25519',
    ],
  },
  { place: 'infrastructure/analytics', areas: shared, packages: ['zod'] },
  { place: 'infrastructure/asset', areas: shared, packages: ['zod'] },
  { place: 'infrastructure/blockscout', areas: shared, packages: [] },
  { place: 'infrastructure/directory', areas: shared, packages: ['zod'] },
  { place: 'infrastructure/frame', areas: shared, packages: [] },
  {
    place: 'infrastructure/history',
    areas: [...shared, 'infrastructure/blockscout', 'infrastructure/chains'],
    packages: ['zod'],
  },
  { place: 'infrastructure/host', areas: shared, packages: ['zod'] },
  { place: 'infrastructure/http', areas: shared, packages: ['zod'] },
  { place: 'infrastructure/identity', areas: shared, packages: ['zod'] },
  { place: 'infrastructure/logging', areas: shared, packages: [] },
  {
    place: 'infrastructure/nft',
    areas: [...shared, 'infrastructure/http'],
    packages: ['@noble/hashes'],
  },
  { place: 'infrastructure/price', areas: shared, packages: [] },
  { place: 'infrastructure/onramp', areas: shared, packages: [] },
  { place: 'infrastructure/rpc', areas: [...shared, 'infrastructure/http'], packages: ['zod'] },
  { place: 'infrastructure/sign-in', areas: inner, packages: [] },
  {
    place: 'infrastructure/sign-in-server',
    areas: [...inner, 'infrastructure/chains'],
    packages: [],
  },
  { place: 'infrastructure/siwx', areas: shared, packages: [] },
  { place: 'infrastructure/storage', areas: shared, packages: ['zod'] },
  {
    place: 'infrastructure/walletconnect',
    areas: [...shared, 'infrastructure/chains'],
    packages: ['@noble/ciphers', '@noble/curves', '@noble/hashes', '@scure/base'],
  },
  { place: 'infrastructure/validation', areas: inner, packages: ['zod'] },
  {
    place: 'presentation-react',
    areas: ['domain', 'application', 'presentation-react/primitives/qr'],
    types: ['ports'],
    packages: ['react', 'react-dom', 'focus-trap', 'tabbable'],
  },
  { place: 'presentation-react/primitives/qr', areas: [], packages: ['react', 'uqr', 'qr'] },
  { place: 'composition', areas: composed, packages: [] },
  {
    place: 'composition/elements',
    areas: ['domain', 'application', 'index.ts', 'presentation-react', 'infrastructure/sign-in'],
    packages: [],
  },
  {
    place: 'composition/devtools',
    areas: [...composed, 'presentation-react/devtools'],
    packages: [],
  },
  { place: 'composition-root.ts', areas: [...composed, 'composition'], packages: [] },
  {
    place: 'index.ts',
    areas: [...composed, 'composition-root.ts', 'composition/late-chains.ts'],
    packages: [],
  },
  ...frameAreas,
  ...frameCheckAreas,
  {
    place: 'apps/service/src/domain',
    areas: ['domain'],
    packages: ['@noble/hashes', 'node:crypto'],
  },
  { place: 'apps/service/src/ports', areas: ['domain', ...inService('domain')], packages: [] },
  {
    place: 'apps/service/src/config',
    areas: ['domain', ...inService('domain')],
    packages: ['@adraffy/ens-normalize', '@noble/curves', 'node:crypto', 'node:fs'],
  },
  {
    place: 'apps/service/src/observe',
    areas: inService('config'),
    packages: ['node:async_hooks', 'node:crypto'],
  },
  {
    place: 'apps/service/src/use-cases',
    areas: ['domain', ...inService('domain', 'ports', 'observe')],
    packages: [
      '@adraffy/ens-normalize',
      '@noble/curves',
      '@noble/hashes',
      'node:crypto',
      'node:util',
    ],
  },
  ...serviceAdapters.map(({ name, packages }) => ({
    place: `apps/service/src/adapters/${name}`,
    areas: ['domain', ...inService('domain', 'ports', 'config', 'observe', ...usedBy(name))],
    packages,
  })),
  { place: 'apps/service/src/composition', areas: ['apps/service/src'], packages: ['hono'] },
  {
    place: 'apps/service/src/commands',
    areas: ['apps/service/src'],
    packages: ['node:fs', 'node:readline', 'node:util'],
  },
  {
    place: 'apps/service/src/check',
    areas: ['domain', ...inService('config', 'domain', ...adaptersOfCheck)],
    packages: ['#webhooks', 'node:fs', 'node:path', 'nodemailer'],
  },
  {
    place: 'apps/service/src',
    areas: ['apps/service/src'],
    packages: [
      '#openid',
      '#telemetry',
      '#webhooks',
      '@hono/node-server',
      'node:http',
      'node:net',
      'node:timers',
    ],
  },
];

function inService(...layers: readonly string[]): readonly string[] {
  return layers.map((layer) => `apps/service/src/${layer}`);
}

/** Of the service's adapters, `http` alone calls use cases; those of providers share one client. */
function usedBy(adapter: string): readonly string[] {
  if (adapter === 'http') return ['use-cases'];
  if (adapter === 'farcaster') return ['adapters/evm', 'adapters/providers'];
  return ['evm', 'onramp', 'social', 'swap'].includes(adapter) ? ['adapters/providers'] : [];
}

const layers = [
  'domain',
  'ports',
  'application',
  'infrastructure',
  'presentation-react',
  'composition',
];
const top = readdirSync(new URL('../../..', import.meta.url)).filter((name) =>
  name.endsWith('.ts'),
);
const sources = sourcesIn(...layers, ...top, frame, frameCheck, 'apps/service/src');

describe('the dependency rule', () => {
  it('has a row for every family of adapters', () => {
    const folders = readdirSync(new URL('../../../infrastructure', import.meta.url), {
      withFileTypes: true,
    });
    const families = folders.filter((entry) => entry.isDirectory()).map(({ name }) => name);

    const places = areas.map(({ place }) => place);
    expect(families.filter((name) => !places.includes(`infrastructure/${name}`))).toEqual([]);
  });

  it('covers every source', () => {
    expect(sources.filter(({ path }) => !areaOf(path)).map(({ path }) => path)).toEqual([]);
  });

  it('lets a layer name only the layers below it, also in types', () => {
    expect(offences(isForbiddenArea)).toEqual([]);
  });

  it('lets a folder import only its own packages, also in types', () => {
    expect(offences(isForbiddenPackage)).toEqual([]);
  });

  it.each(apps)('lets %s import of the other sources the folders of the kernel alone', (app) => {
    const outside = filesOutside(app).filter(
      (path) => !kernel.some((folder) => isWithin(path, `domain/${folder}`)),
    );
    const looks = app === 'apps/wallet-frame' ? sharedLooks : [];
    expect(outside.filter((path) => !looks.includes(path))).toEqual([]);
  });

  it('lets the looks that the frame shares load no code but their own, and the kernel', () => {
    // The types of a picture, which no file of the frame names.
    const allowed = [...sharedLooks, 'presentation-react/pictures/art.ts', ...kernelFolders];
    const loaded = reachedFrom(sources.filter(({ path }) => sharedLooks.includes(path)));
    expect(loaded.filter((path) => !allowed.some((place) => isWithin(path, place)))).toEqual([]);
    const shared = filesOutside('apps/wallet-frame');
    expect(sharedLooks.filter((path) => !shared.includes(path))).toEqual([]);
    expect(packagesOf(loaded)).toEqual(['react']);
  });

  it('names no folder as part of the kernel that no app imports', () => {
    const imported = apps.flatMap(filesOutside);
    const idle = kernel.filter(
      (folder) => !imported.some((path) => isWithin(path, `domain/${folder}`)),
    );
    expect(idle).toEqual([]);
  });

  it('lets the kernel need no package and no other layer, down to the last file that it loads', () => {
    const loaded = reachedFrom(sourcesIn(...kernel.map((folder) => `domain/${folder}`)));
    expect(loaded.filter((path) => !isWithin(path, 'domain'))).toEqual([]);
    expect(packagesOf(loaded)).toEqual([]);
  });

  it('imports only files that exist', () => {
    const isMissing = ({ specifier, target }: Import): boolean =>
      specifier.startsWith('.') && target === undefined;
    expect(offences((_source, imported) => isMissing(imported))).toEqual([]);
  });

  it('loads the composition root only when it is needed', () => {
    const isEager = ({ target, isLazy, isTypeOnly }: Import): boolean =>
      target === 'composition-root.ts' && !isLazy && !isTypeOnly;
    expect(offences((_source, imported) => isEager(imported))).toEqual([]);
  });

  it('loads no two files in a circle', () => {
    expect(circlesIn(filesLoadedBy())).toEqual([]);
  });

  it.each(['application', frame])(
    'lets no two files of %s name each other, also in types',
    (layer) => {
      expect(circlesIn(filesNamedIn(layer))).toEqual([]);
    },
  );

  it.each([
    'domain',
    'application',
    'presentation-react',
    frame,
    `${frame}/domain`,
    `${frame}/use-cases`,
    `${frame}/adapters`,
    'apps/service/src',
    'apps/service/src/adapters',
    'apps/service/src/use-cases',
  ])('lets the folders of %s depend one way, also in types', (layer) => {
    expect(circlesIn(foldersNamedIn(layer))).toEqual([]);
  });

  it(`keeps every source within ${MAX_LINES} lines`, () => {
    const long = sources.filter(({ text }) => text.split('\n').length > MAX_LINES + 1);
    expect(long.map(({ path }) => path)).toEqual([]);
  });
});

function offences(isOffence: (source: Source, imported: Import) => boolean): readonly string[] {
  return sources.flatMap((source) =>
    importsOf(source)
      .filter((imported) => isOffence(source, imported))
      .map(({ specifier }) => `${source.path} imports ${specifier}`),
  );
}

function isForbiddenArea({ path }: Source, { target, isTypeOnly }: Import): boolean {
  const area = areaOf(path);
  const other = target === undefined ? undefined : areaOf(target);
  if (!area || target === undefined || other === area) return false;
  const allowed = isTypeOnly ? [...area.areas, ...(area.types ?? [])] : area.areas;
  // A family may use files in the folder of its kind.
  const isOwnKind = other !== undefined && isWithin(area.place, other.place);
  return !isOwnKind && !allowed.some((place) => isWithin(target, place));
}

function isForbiddenPackage({ path }: Source, { specifier }: Import): boolean {
  if (specifier.startsWith('.')) return false;
  return !areaOf(path)?.packages.includes(packageOf(specifier));
}

function areaOf(path: string): Area | undefined {
  return areas
    .filter(({ place }) => isWithin(path, place))
    .reduce<Area | undefined>(
      (best, area) => (best && best.place.length > area.place.length ? best : area),
      undefined,
    );
}

function isWithin(path: string, place: string): boolean {
  if (place.endsWith('*')) return path.startsWith(place.slice(0, -1));
  return path === place || path.startsWith(`${place}/`);
}

/** The dependencies of each place. */
type Graph = ReadonlyMap<string, readonly string[]>;

/** The files that are loaded with each file. A type is gone at run time, and an `import()` comes later. */
function filesLoadedBy(): Graph {
  return graphOf(sources, ({ isLazy, isTypeOnly }) => !isLazy && !isTypeOnly);
}

/** The files of `layer` that each of them names: in types, and in an `import()`, as well. */
function filesNamedIn(layer: string): Graph {
  return graphOf(sourcesIn(layer), () => true);
}

/** The folders of `layer` that each of them names: in types, and in an `import()`, as well. */
function foldersNamedIn(layer: string): Graph {
  const folders = new Map<string, Set<string>>();
  for (const [path, targets] of filesNamedIn(layer)) {
    const folder = folderIn(layer, path);
    const named = folders.get(folder) ?? new Set();
    folders.set(folder, named);
    for (const target of targets) {
      if (!isWithin(target, layer)) continue;
      if (folderIn(layer, target) !== folder) named.add(folderIn(layer, target));
    }
  }
  return new Map([...folders].map(([folder, named]) => [folder, [...named]]));
}

function graphOf(files: readonly Source[], counts: (imported: Import) => boolean): Graph {
  return new Map(
    files.map((source) => [
      source.path,
      importsOf(source)
        .filter(counts)
        .flatMap(({ target }) => target ?? []),
    ]),
  );
}

/** The files beyond its own folder that the sources of `app` import. */
function filesOutside(app: string): readonly string[] {
  return sourcesIn(`${app}/src`)
    .flatMap((source) => importsOf(source))
    .flatMap(({ target }) => target ?? [])
    .filter((target) => !isWithin(target, app));
}

/** `start`, and the files that they name, to the last. */
function reachedFrom(start: readonly Source[]): readonly string[] {
  const graph = graphOf(sources, () => true);
  const reached = new Set(start.map(({ path }) => path));
  for (const place of reached) for (const next of graph.get(place) ?? []) reached.add(next);
  return [...reached];
}

/** The packages that the files import. */
function packagesOf(files: readonly string[]): readonly string[] {
  return sources
    .filter(({ path }) => files.includes(path))
    .flatMap((source) => importsOf(source))
    .map(({ specifier }) => specifier)
    .filter((specifier) => !specifier.startsWith('.'));
}

/** The first folder below `layer`, or the file itself where it lies in none. */
function folderIn(layer: string, path: string): string {
  return path.slice(layer.length + 1).split('/', 1)[0] ?? '';
}

/** One description per circle: its places, the first one repeated at the end. */
function circlesIn(graph: Graph): readonly string[] {
  const done = new Set<string>();
  const found: string[] = [];

  const visit = (place: string, trail: readonly string[]): void => {
    const start = trail.indexOf(place);
    if (start >= 0) found.push([...trail.slice(start), place].join(' → '));
    if (start >= 0 || done.has(place)) return;
    for (const target of graph.get(place) ?? []) visit(target, [...trail, place]);
    done.add(place);
  };

  for (const place of graph.keys()) visit(place, []);
  return found;
}
