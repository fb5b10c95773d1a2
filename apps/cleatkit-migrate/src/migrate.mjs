import { posix } from 'node:path';
import { Node, Project, ts } from 'ts-morph';
import { tellOldResolution } from './compiler-options.mjs';
import { moveElsewhere } from './elsewhere.mjs';
import { tellFormerMembers } from './former-instances.mjs';
import { kits } from './kit.mjs';
import { majorOf, movedManifest, parseManifest, wishOf } from './manifest.mjs';
import { Report } from './report.mjs';
import { Site } from './site.mjs';
import { kindOf, Source } from './source.mjs';

const code = /\.[mc]?[jt]sx?$/;

/**
 * Moves a site. Pure: texts in, texts out.
 *
 * @param {ReadonlyMap<string, string>} texts All files by their paths.
 * @param {string} cleatkit The version of the package in package.json.
 * @returns {{ texts: Map<string, string>, report: Report, kits: readonly string[], packages: readonly string[] }} The texts that are
 *   others than before; the folders whose package.json got the package.
 */
export function migrate(texts, cleatkit) {
  const report = new Report();
  const packages = [...texts.keys()]
    .filter((path) => posix.basename(path) === 'package.json')
    .map((path) => posix.dirname(path).replace(/^\.$/, ''));
  const sources = sourcesOf(texts, report);
  const site = new Site(sources, packages, report);
  const found = new Set();
  const jobs = sources.flatMap((source) =>
    kits.flatMap((kit) => {
      const bindings = source.imports.find((module) => kit.isOf(module));
      const isFound = bindings.length > 0 || mentions(source, kit);
      if (!isFound) return [];
      found.add(kit);
      const folder = site.packageOf(source.path);
      const fault = tooOld(kit, parseManifest(texts.get(posix.join(folder, 'package.json')) ?? ''));
      if (fault !== undefined) {
        report.left.push({ path: source.path, line: 1, text: fault });
        return [];
      }
      return [{ kit, source, bindings }];
    }),
  );
  for (const { kit, source, bindings } of jobs) kit.makeWidgets(site, source, bindings);
  for (const { kit, source } of jobs)
    if (!site.hasWidget(source.path)) kit.makeLate?.(site, source);
  const halted = new Set(
    jobs
      .filter((job) => isHalted(site, job))
      .map(({ kit, source }) => `${kit.name} ${site.packageOf(source.path)}`),
  );
  for (const { kit, source, bindings } of jobs) {
    if (halted.has(`${kit.name} ${site.packageOf(source.path)}`)) {
      const [first] = bindings;
      source.left(
        first?.statement ?? source.file,
        'no configuration was found from which to make the widget; nothing of the kit is rewritten in this package',
      );
      continue;
    }
    kit.rewrite(site, source, bindings);
    moveElsewhere(site, source, kit);
  }
  tellFormerMembers(site, texts);
  const written = writtenOf(site, texts);
  tellUnread(texts, report);
  const moved = moveManifests(site, texts, written, cleatkit);
  return { texts: written, report, kits: [...found].map(({ name }) => name), packages: moved };
}

/**
 * Whether a file has the provider of a kit, and its package no widget: half a kit would be worse than all of it.
 *
 * @param {Site} site
 * @param {{ readonly kit: import('./kit.mjs').Kit, readonly source: Source, readonly bindings: readonly import('./kit-imports.mjs').Binding[] }} job
 */
function isHalted(site, { kit, source, bindings }) {
  if (site.hasWidget(source.path)) return false;
  return bindings.some(
    ({ imported, references }) => references.length > 0 && kit.providers?.includes(imported),
  );
}

/** @param {ReadonlyMap<string, string>} texts @param {Report} report */
function sourcesOf(texts, report) {
  const project = new Project({
    useInMemoryFileSystem: true,
    skipLoadingLibFiles: true,
    compilerOptions: { allowJs: true, jsx: ts.JsxEmit.Preserve, noLib: true, noResolve: true },
  });
  const words =
    /cleatkit|wagmi|rainbow-me|connectkit|reown|web3modal|solana\/wallet-adapter|web3-onboard|thirdweb|appkit|w3m-/;
  return [...texts]
    .filter(([path, text]) => code.test(path) && words.test(text))
    .flatMap(([path, text]) => {
      const file = project.createSourceFile(`/${path}`, text, { scriptKind: kindOf(path) });
      const { parseDiagnostics } = /** @type {any} */ (file.compilerNode);
      if (parseDiagnostics.length === 0) return [new Source(file, path, report)];
      const line = file.getLineAndColumnAtPos(parseDiagnostics[0].start).line;
      if (kits.some((kit) => namesKit(text, kit)))
        report.left.push({
          path,
          line,
          text: 'it does not parse; nothing of this file is changed',
        });
      return [];
    });
}

/** @param {string} text @param {import('./kit.mjs').Kit} kit */
function namesKit(text, kit) {
  return [...text.matchAll(/(?:from|import|require)\s*\(?\s*['"]([^'"\n]+)['"]/g)].some(
    ([, module = '']) => kit.isOf(module),
  );
}

/** @param {Source} source @param {import('./kit.mjs').Kit} kit */
function mentions(source, kit) {
  const { file } = source;
  const statements = [...file.getImportDeclarations(), ...file.getExportDeclarations()];
  const modules = [
    ...statements.map((each) => each.getModuleSpecifierValue()),
    ...file.getDescendantsOfKind(ts.SyntaxKind.CallExpression).map((call) => {
      const [argument] = call.getArguments();
      return Node.isStringLiteral(argument) ? argument.getLiteralValue() : undefined;
    }),
  ];
  return (
    modules.some((each) => each !== undefined && kit.isOf(each)) ||
    (kit.elements ?? []).some((each) => source.text.includes(`<${each}`))
  );
}

/** @param {import('./kit.mjs').Kit} kit @param {import('./manifest.mjs').Manifest | undefined} manifest */
function tooOld(kit, manifest) {
  for (const [name, lowest] of Object.entries(kit.needs ?? {})) {
    const major = majorOf(wishOf(manifest, name));
    if (major !== undefined && major < lowest) {
      return `the site has ${name} ${wishOf(manifest, name)}: move to ${name} ${lowest} first, then run this again`;
    }
  }
  return undefined;
}

/** @param {Site} site @param {ReadonlyMap<string, string>} texts */
function writtenOf(site, texts) {
  /** @type {Map<string, string>} */
  const written = new Map();
  for (const source of site.sources) {
    try {
      const text = source.isChanged || source.imports.isAnyUnused ? source.result() : source.text;
      if (text !== source.text) written.set(source.path, text);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      site.report.left.push({
        path: source.path,
        line: 1,
        text: `nothing of this file is changed: ${reason}`,
      });
    }
  }
  for (const [path, text] of texts) {
    if (!/\.(css|scss|sass|less)$/.test(path)) continue;
    const moved = text.replaceAll(
      /^[ \t]*@import\s+(?:url\()?\s*['"]~?([^'"\n]+)['"][^;\n]*;?[ \t]*(?:\r?\n|$)/gm,
      (whole, module) => (kits.some((kit) => kit.isOf(module)) ? '' : whole),
    );
    if (moved === text) continue;
    written.set(path, moved);
    site.report.changed.push({
      path,
      line: 1,
      text: 'the style sheet of the kit goes: Cleat brings its own',
    });
  }
  for (const [path, text] of site.newFiles) if (!texts.has(path)) written.set(path, text);
  return written;
}

/** Files that the command does not rewrite, and that use a kit. @param {ReadonlyMap<string, string>} texts @param {Report} report */
function tellUnread(texts, report) {
  for (const [path, text] of texts) {
    if (!/\.(vue|svelte|html|mdx)$/.test(path)) continue;
    const index = text.split('\n').findIndex((each) => kits.some((kit) => namesKit(each, kit)));
    if (index !== -1) {
      report.left.push({ path, line: index + 1, text: 'files of this kind are not rewritten' });
    }
  }
}

/**
 * @param {Site} site
 * @param {ReadonlyMap<string, string>} texts
 * @param {Map<string, string>} written
 * @param {string} cleatkit
 */
function moveManifests(site, texts, written, cleatkit) {
  const moved = [];
  const using = [];
  const now = new Map([...texts, ...written]);
  for (const folder of site.packages) {
    const path = posix.join(folder, 'package.json');
    const own = [...now].filter(
      ([each]) =>
        each !== path && !each.endsWith('package.json') && site.packageOf(each) === folder,
    );
    const all = own.map(([, text]) => text).join('\n');
    const usesCleat = own.some(([, text]) => /['"]cleatkit(\/|['"])/.test(text));
    const text = texts.get(path) ?? '';
    const isUsed = (/** @type {string} */ name) =>
      new RegExp(`['"]~?${name.replaceAll(/[/.]/g, '\\$&')}(/[^'"]*)?['"]`).test(all);
    const change = movedManifest(text, {
      cleatkit,
      isUsed,
      kits: usesCleat ? kits : [],
      usesCleat,
    });
    if (usesCleat) using.push(folder);
    if (change.text === text) continue;
    written.set(path, change.text);
    moved.push(folder);
    const gone =
      change.removed.length > 0
        ? `; ${change.removed.join(', ')} ${change.removed.length === 1 ? 'goes' : 'go'}`
        : '';
    site.report.changed.push({ path, line: 1, text: `cleatkit is a dependency${gone}` });
  }
  tellOldResolution(texts, using, site);
  return moved;
}
