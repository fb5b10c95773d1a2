import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { build } from 'esbuild';
import { root } from './command.mjs';

/**
 * Makes `import css from './x.css'` a minified text, joined with the style sheets that it imports: our
 * style sheets are adopted, never linked.
 *
 * @type {import('esbuild').Plugin}
 */
export const cssText = {
  name: 'css-text',
  setup(builder) {
    builder.onLoad({ filter: /\.css$/ }, async ({ path }) => {
      const { metafile, outputFiles } = await build({
        absWorkingDir: root,
        entryPoints: [path],
        bundle: true,
        metafile: true,
        minify: true,
        write: false,
      });
      const watchFiles = Object.keys(metafile.inputs).map((input) => join(root, input));
      return { contents: outputFiles[0]?.text ?? '', loader: 'text', watchFiles };
    });
  },
};

/** Modules of Inversify for what our containers have not, each with one export of its own name. */
const unusedOfInversify = [
  'buildNoActivationsInstanceBindingNodeResolverJit',
  'buildNoActivationsResolvedValueBindingNodeResolverJit',
  'buildBuildServiceNodeOptionsFromClassElementMetadata',
  'cloneBinding',
  'getClassMetadata',
  'setInstanceProperties',
  'tryBuildGetPlanOptionsFromManagedClassElementMetadata',
  'unmanaged',
  'FactoryBindingNodeImplementation',
  'InstanceBindingNodeImplementation',
  'PlanServiceRedirectionBindingNodeImplementation',
  'ResolvedValueBindingNodeImplementation',
];

/** Plans of what a binding is made from: ours ask the container when they are made. Curried on loading. */
const subplansOfInversify = ['currySubplan', 'curryBuildPlanServiceNodeFromOptions'];

/** Where it is told of what is bound no more: nothing of ours asked to be. */
const silentOfInversify = [
  'resolveBindingsDeactivations',
  'resolveModuleDeactivations',
  'resolveServiceDeactivations',
];

/** Where a circle of plans is told of: ours are of one binding each. */
const planErrorsOfInversify = ['handlePlanError', 'handleResolveError'];

/** What every container makes for itself, for verbs that ours are never asked. */
const idleOfInversify = ['PluginManager', 'SnapshotManager'];

/** Plans kept for the next time: ours are of one binding each, and what is made of them is kept. */
const planCacheOfInversify = `
  const nothing = () => undefined;
  export class PlanResultCacheService {
    clearCache = nothing;
    get = nothing;
    getByServiceIdentifier = nothing;
    invalidateServiceBinding = nothing;
    set = nothing;
    setNonCachedServiceNode = nothing;
    subscribe = nothing;
  }`;

/** What counts in metadata of the page's `Object`, so that copies of Inversify count together. */
const countersOfInversify = ['getBindingId', 'getContainerModuleId'];

/**
 * Leaves out of Inversify what only other bindings need than those to values and to factories with named
 * dependencies, which are all of ours (`infrastructure/di/provide.ts`): classes and their decorators, code
 * written at run time (the words `new Function`, which a host may scan for), plugins and snapshots. What is
 * left keeps nothing in metadata, so `reflect-metadata`, which changes the page's `Reflect`, goes too.
 *
 * @type {import('esbuild').Plugin}
 */
export const inversifyAsUsed = {
  name: 'inversify-as-used',
  setup(builder) {
    /** @type {Map<string, string>} */
    const contents = new Map();
    for (const name of unusedOfInversify) {
      contents.set(name, `export function ${name}() { throw new Error('${name} is left out'); }`);
    }
    for (const name of silentOfInversify) {
      contents.set(name, `export const ${name} = () => undefined;`);
    }
    for (const name of subplansOfInversify) {
      contents.set(
        name,
        `export const ${name} = () => () => { throw new Error('${name} is left out'); };`,
      );
    }
    for (const name of planErrorsOfInversify) {
      contents.set(name, `export function ${name}(params, error) { throw error; }`);
    }
    for (const name of idleOfInversify) contents.set(name, `export class ${name} {}`);
    for (const name of countersOfInversify) {
      contents.set(name, `let next = 0; export const ${name} = () => next++;`);
    }
    contents.set('PlanResultCacheService', planCacheOfInversify);
    const filter = new RegExp(
      `[\\\\/]@inversifyjs[\\\\/].*[\\\\/](?:${[...contents.keys()].join('|')})\\.js$`,
    );
    builder.onLoad({ filter }, ({ path }) => ({
      contents: contents.get(basename(path, '.js')) ?? '',
    }));
    builder.onLoad({ filter: /[\\/]ReflectLite\.js$/ }, () => ({ contents: '' }));
  },
};

/**
 * Turns viem's one lazy import of its own code into a plain one. With `splitting`, esbuild shares
 * whole modules between chunks, so that import drags most of viem along, used or not.
 *
 * @type {import('esbuild').Plugin}
 */
export const viemWithoutInnerChunks = {
  name: 'viem-without-inner-chunks',
  setup(builder) {
    builder.onLoad(
      { filter: /[\\/]viem[\\/]_esm[\\/]actions[\\/]public[\\/]call\.js$/ },
      async ({ path }) => {
        const source = await readFile(path, 'utf8');
        const lazy = "await import('../../utils/ccip.js')";
        if (!source.includes(lazy)) throw new Error('viem no longer loads its ccip.js lazily');
        const eager = "import * as ccip from '../../utils/ccip.js';";
        return { contents: `${eager}\n${source.replace(lazy, 'ccip')}` };
      },
    );
  },
};

/**
 * Resolves `cleatkit` and its entries to what was built, as a site that installed the package would.
 *
 * @type {import('esbuild').Plugin}
 */
export const builtCleat = {
  name: 'built-cleat',
  setup(builder) {
    builder.onResolve(
      { filter: /^cleatkit(?:\/(?:react|testing|errors|networks|ports))?$/ },
      ({ path }) => {
        const entry = path === 'cleatkit' ? 'index' : path.slice('cleatkit/'.length);
        return { path: join(root, `dist/esm/${entry}.js`) };
      },
    );
  },
};

/** What every bundle of this repository has in common: modern, split, small, with source maps. */
export const browserBundle = /** @satisfies {import('esbuild').BuildOptions} */ ({
  absWorkingDir: root,
  bundle: true,
  format: 'esm',
  platform: 'browser',
  splitting: true,
  minify: true,
  sourcemap: true,
  metafile: true,
  charset: 'utf8',
  legalComments: 'none',
  jsx: 'automatic',
  target: ['es2022', 'chrome111', 'firefox114', 'safari16.4'],
  // RxJS keeps its modern build under this name.
  conditions: ['es2015', 'module'],
  define: { 'process.env.NODE_ENV': '"production"' },
  chunkNames: 'chunks/[name]-[hash]',
});
