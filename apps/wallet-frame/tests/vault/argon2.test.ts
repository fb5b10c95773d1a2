import { expect, it } from '@jest/globals';
import { execFileSync } from 'node:child_process';
import { build } from 'esbuild';

/** What a kit of the vault is stretched by, and whether its words open it. Printed by a process of its own. */
const program = `
  import { openKit } from './src/domain/vault/kit';
  import { Vault } from './src/use-cases/vault/vault';
  import { FakeService, FakeSlotStore, ORIGIN } from './tests/vault/fake-service';
  const user = 'dmlzaXRvci1vbmUtb2YtdGVzdHM';
  const service = new FakeService(user);
  const vault = new Vault({ shares: service, nonces: service, origin: ORIGIN, store: new FakeSlotStore(), user });
  const entropy = await vault.begin(async (bytes) => String(bytes));
  const { kit, words } = await vault.makeKit({ kind: 'device' });
  const isOpened = (await openKit(kit, words, String)) === entropy;
  process.stdout.write(JSON.stringify({ name: kit.stretch.name, isOpened }));
`;

// Argon2id in Jest's contexts, which look up each global by hand, takes half a minute.
it('stretches words by Argon2id', async () => {
  const folder = new URL('../..', import.meta.url).pathname;
  const { outputFiles } = await build({
    stdin: { contents: program, resolveDir: folder },
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
    target: 'es2022',
  });
  const [bundle] = outputFiles;
  const args = ['--input-type=module', '-'];
  const printed = execFileSync(process.execPath, args, { input: bundle?.text ?? '' }).toString();

  expect(JSON.parse(printed)).toEqual({ name: 'argon2id', isOpened: true });
}, 60_000);
