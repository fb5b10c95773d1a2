import { build } from 'esbuild';
import { inversifyAsUsed } from '../../scripts/inversify-plugin.mjs';

/** Prints Inversify as one module, for the options that are the first argument. */
const { outputFiles } = await build({
  ...JSON.parse(process.argv[2] ?? '{}'),
  write: false,
  plugins: [inversifyAsUsed()],
});
process.stdout.write(outputFiles[0]?.text ?? '');
