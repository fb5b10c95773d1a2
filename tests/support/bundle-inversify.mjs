import { build } from 'rolldown';
import { inversifyAsUsed } from '../../scripts/bundle-plugins.mjs';

/** Prints Inversify as one module in the format that is the second argument; the first is its file. */
const [, , file = '', format] = process.argv;
const { output } = await build({
  input: file,
  platform: 'node',
  write: false,
  plugins: [inversifyAsUsed()],
  output: { format: format === 'esm' ? 'esm' : 'cjs', codeSplitting: false },
});
process.stdout.write(output[0].code);
