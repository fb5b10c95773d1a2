import { mkdirSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { CommandError, root, runAsCommand, say } from './command.mjs';
import { ensureBuilt } from './ensure-built.mjs';
import { installFor, ownInstalls } from './install-missing.mjs';
import { sourceManifest } from './publish-manifest.mjs';

const dist = join(root, 'dist');
const reports = join(root, 'docs/api');

/** The compiler options of the reports: the declarations as a strict site reads them. */
const compilerOptions = {
  target: 'es2022',
  lib: ['es2022', 'dom'],
  module: 'nodenext',
  moduleResolution: 'nodenext',
  types: [],
  jsx: 'react-jsx',
  strict: true,
  skipLibCheck: true,
};

/**
 * Writes the exports of each entry to a report in `docs/api`, and returns which reports changed.
 *
 * @param {{ readonly keep: boolean }} options Whether to leave a report that would change.
 * @returns {readonly string[]} The entries whose exports differ from their report.
 */
export function reportApi({ keep }) {
  installFor('tools');
  const { Extractor, ExtractorConfig } = createRequire(
    join(root, ownInstalls.tools, 'package.json'),
  )('@microsoft/api-extractor');
  const scratch = join(root, '.cache/api');
  mkdirSync(reports, { recursive: true });
  rmSync(scratch, { recursive: true, force: true });

  return entries()
    .filter(({ name, types }) => {
      const configObject = configOf(name, join(dist, types), scratch);
      const config = ExtractorConfig.prepare({
        configObject,
        configObjectFullPath: undefined,
        packageJsonFullPath: join(dist, 'package.json'),
      });
      const { apiReportChanged } = Extractor.invoke(config, {
        localBuild: !keep,
        messageCallback: silence,
      });
      return apiReportChanged;
    })
    .map(({ name }) => name);
}

/** @param {{ handled: boolean }} message */
function silence(message) {
  Object.assign(message, { handled: true });
}

/**
 * @param {string} name
 * @param {string} entry
 * @param {string} scratch
 */
function configOf(name, entry, scratch) {
  const off = { enabled: false };
  const unsaid = { default: { logLevel: 'none' } };
  return {
    projectFolder: dist,
    mainEntryPointFilePath: entry,
    apiReport: {
      enabled: true,
      includeForgottenExports: true,
      reportFileName: `${name}.api.md`,
      reportFolder: reports,
      reportTempFolder: scratch,
    },
    docModel: off,
    dtsRollup: off,
    tsdocMetadata: off,
    newlineKind: 'lf',
    compiler: { overrideTsconfig: { compilerOptions, files: [entry] } },
    messages: {
      compilerMessageReporting: unsaid,
      extractorMessageReporting: unsaid,
      tsdocMessageReporting: unsaid,
    },
  };
}

/** The published entries with declarations, and the name of the report of each. */
function entries() {
  return Object.entries(sourceManifest().exports).flatMap(([path, target]) =>
    typeof target === 'string'
      ? []
      : [
          {
            name: path === '.' ? 'index' : path.slice('./'.length).replaceAll('/', '-'),
            types: target.types.replace('./dist/', ''),
          },
        ],
  );
}

/** Throws where the exports of an entry differ from its report. */
export function checkApiReports() {
  const changed = reportApi({ keep: true });
  if (changed.length === 0) return say('The API matches docs/api.');
  throw new CommandError(
    `The API changed: ${changed.join(', ')}. If that is intended, run "npm run api" and commit docs/api.`,
  );
}

await runAsCommand(import.meta.url, async () => {
  await ensureBuilt();
  const changed = reportApi({ keep: false });
  say(changed.length === 0 ? 'The API did not change.' : `The API changed: ${changed.join(', ')}.`);
});
