import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Runs before runc, with the same arguments. podman always requests higher limits (`rlimits`), which a kernel
 * may refuse even to root, so they are removed from the file that runc reads next.
 */
const args = process.argv.slice(2);
const file = args
  .map((name, index) => {
    const value = args[index + 1] ?? '';
    if (name === '--bundle' || name === '-b') return join(value, 'config.json');
    return name === '--process' || name === '-p' ? value : '';
  })
  .find((path) => path !== '' && existsSync(path));
if (file) {
  const wanted = JSON.parse(readFileSync(file, 'utf8'));
  delete (wanted.process ?? wanted).rlimits;
  writeFileSync(file, JSON.stringify(wanted));
}
